import AlmanacBundle
import AlmanacKit

/// What a repair after an interrupted run found out about the folder's files.
package struct Repair: Equatable, Sendable {
  /// Notes about the files of the interrupted run that the repair removed.
  package fileprivate(set) var removed: [FileNote] = []
  /// The files that the interrupted run replaced, each with the digest of its new bytes; the manifest lists the old
  /// bytes.
  fileprivate(set) var replaced: [String: FileDigest] = [:]
}

extension OutputFolder {
  /// The folder after a repair: a file that the interrupted run replaced still belongs to Almanac.
  package func after(_ repair: Repair) -> OutputFolder {
    OutputFolder(store: store, ownership: ownership.replacing(repair.replaced))
  }
}

extension Staging {
  /// Undoes what an interrupted run left behind in the folder; `nil` if there was nothing to repair.
  ///
  /// The staging folder may come from someone else, so nothing in it is moved into place. The files that the
  /// interrupted run created are removed, and the run that repairs the folder then writes its own files. If there is
  /// nothing to repair, this writes nothing, because the folder may be read-only. If `isStopped` returns `true`, this
  /// throws between two files, and the next run repairs the rest.
  @discardableResult
  package func repair(isStopped: () -> Bool) throws(OutputFilesError) -> Repair? {
    guard try isThere() else { return nil }
    var repair = Repair()
    if let bytes = try store.read(Self.journalPath) {
      guard let journal = Journal(reading: bytes) else { throw .badJournal(path: Self.journalPath) }
      var room = Self.hashedBytes
      for step in journal.steps {
        guard !isStopped() else { throw .stopped }
        try undo(step, of: journal, &repair, &room)
      }
    }
    try storing { () throws(FileStoreError) in try removeStaging() }
    return repair
  }

  /// Whether the output folder has a staging folder; throws if a file or a link has the name of the staging folder.
  private func isThere() throws(OutputFilesError) -> Bool {
    switch try storing({ () throws(FileStoreError) in try store.kind(of: Self.folderName) }) {
    case nil: return false
    case .folder: return true
    case .file, .other: throw .foreign(path: Self.folderName)
    }
  }

  /// Removes the file of a step if the manifest does not list the file, and the empty folders above it.
  ///
  /// A file is removed only if it has the bytes that the journal names, and only at a path that this run's options
  /// allow. Without this, the files that the interrupted run created would block every later run.
  private func undo(
    _ step: Journal.Step, of journal: Journal, _ repair: inout Repair, _ room: inout Int
  ) throws(OutputFilesError) {
    let (path, ownership) = (step.path, folder.ownership)
    guard let content = step.content else {
      // If the new manifest is in place, the run has deleted the file, so an empty folder is the user's.
      let isDone = journal.manifest == ownership.manifestSHA256
      if !isDone && ownership.isPossible(path) { try removeEmptyFolders(above: path) }
      return
    }
    guard isUnknown(path, content) else { return }
    let found = try digest(of: path, content, &room)
    guard !ownership.owns(path) else {
      if let found { repair.replaced[path] = found }
      return
    }
    if found != nil {
      try storing { () throws(FileStoreError) in try store.remove(path) }
      repair.removed.append(FileNote(path: path, reason: .removedAfterInterruption))
    }
    try removeEmptyFolders(above: path)
  }

  /// Whether a file with this path and content can come from Almanac, but is not in the current manifest.
  ///
  /// If the manifest lists the path with a different checksum, the result is `true`. If it lists the path without a
  /// checksum, the result is `false`.
  private func isUnknown(_ path: String, _ content: Journal.Content) -> Bool {
    let ownership = folder.ownership
    guard ownership.owns(path) else { return ownership.isPossible(path) }
    guard let digest = ownership.files[path] ?? nil else { return false }
    return digest.sha256 != content.sha256
  }

  /// The digest of the file at a path; `nil` if the file does not have the content that a journal names.
  ///
  /// A file of a different size is not read. `room` is the number of bytes that may still be read. It is limited
  /// because a journal may come from an untrusted source.
  private func digest(
    of path: String, _ content: Journal.Content, _ room: inout Int
  ) throws(OutputFilesError) -> FileDigest? {
    let kind = try storing { () throws(FileStoreError) in
      try store.isReachable(path) ? try store.kind(of: path) : nil
    }
    guard case .file(let size) = kind, size <= store.sizeLimit(at: path), content.size ?? size == size else {
      return nil
    }
    room -= size
    guard room >= 0 else { throw .largeJournal(path: Self.journalPath) }
    let digest = try storing { () throws(FileStoreError) in try store.digest(of: path) }
    return digest?.sha256 == content.sha256 ? digest : nil
  }

  /// The most bytes that a repair reads: the greatest size of a bundle together with its manifest.
  private static var hashedBytes: Int { Limits.bundle + Limits.file }
}

extension Journal.Step {
  /// The content of the file that the step writes or deletes; `nil` if the journal does not name it.
  fileprivate var content: Journal.Content? {
    switch self {
    case .create(_, let content), .replace(_, let content): content
    case .delete(_, let content): content
    }
  }
}
