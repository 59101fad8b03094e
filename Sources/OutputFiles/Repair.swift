import AlmanacKit

extension Staging {
  /// Finishes or discards the steps of an interrupted run in the folder; `nil` if there was nothing to repair.
  ///
  /// If there is nothing to repair, this writes nothing, because the folder may be read-only. Otherwise, it returns
  /// notes about two kinds of files: files that were kept because they were changed, and files of the interrupted run
  /// that were removed. If `isStopped` returns `true`, this throws between two files, and the next run repairs the
  /// rest.
  @discardableResult
  package func repair(isStopped: () -> Bool) throws(OutputFilesError) -> [FileNote]? {
    guard try isThere() else { return nil }
    guard let bytes = try store.read(Self.journalPath) else {
      try storing { () throws(FileStoreError) in try removeStaging() }
      return []
    }
    guard let journal = Journal(reading: bytes) else { throw .badJournal(path: Self.journalPath) }
    if try canFinish(journal, isStopped) { return try finish(journal, isStopped: isStopped) }
    // If the new manifest is in place, it lists all files that the interrupted run moved, so these files can stay.
    let isDone = journal.manifest == folder.ownership.manifestSHA256
    let removed = isDone ? [] : try undo(journal, isStopped)
    try storing { () throws(FileStoreError) in try removeStaging() }
    return removed.map { FileNote(path: $0, reason: .removedAfterInterruption) }
  }

  /// Whether the folder is still as the interrupted run left it, so that the steps in its journal can be finished.
  ///
  /// The manifest must have the SHA-256 that the journal's `base` has. Each file must still be staged, or must already
  /// be in place with the staged bytes. If a checkout of another branch has changed the files since then, the steps
  /// would mix two bundles.
  private func canFinish(_ journal: Journal, _ isStopped: () -> Bool) throws(OutputFilesError) -> Bool {
    guard journal.base == folder.ownership.manifestSHA256 else { return false }
    try checkReplaced(by: journal)
    var folders = SeenFolders()
    var room = Self.hashedBytes
    for step in journal.steps {
      guard !isStopped() else { throw .stopped }
      guard let (path, content) = step.written, try !isStaged(path, &folders) else { continue }
      guard try has(path, content, &room) else { return false }
    }
    return true
  }

  /// Whether the output folder has a staging folder; throws if a file or a link has the name of the staging folder.
  private func isThere() throws(OutputFilesError) -> Bool {
    switch try storing({ () throws(FileStoreError) in try store.kind(of: Self.folderName) }) {
    case nil: return false
    case .folder: return true
    case .file, .other: throw .foreign(path: Self.folderName)
    }
  }

  /// Throws if a remaining step in a journal would replace a file that Almanac does not own.
  ///
  /// Almanac never writes such a step, so the journal comes from someone else.
  private func checkReplaced(by journal: Journal) throws(OutputFilesError) {
    var folders = SeenFolders()
    for case .replace(let path, _) in journal.steps where !folder.ownership.owns(path) {
      guard try isStaged(path, &folders) else { continue }
      let kind = try storing { () throws(FileStoreError) in try store.kind(of: path) }
      guard kind == nil else { throw .foreignJournal(path: Self.journalPath, replacing: path) }
    }
  }

  /// Removes the files that an interrupted run moved into a folder which now has a different bundle.
  ///
  /// This happens after a checkout of another branch. The bundle of the run is gone, so the steps of its journal no
  /// longer apply. But the current manifest does not list the files that the run moved into place, so they would block
  /// every later run. A file is removed only if it has the bytes that the run staged, and only at a path where Almanac
  /// writes files. Returns the paths of the removed files.
  private func undo(_ journal: Journal, _ isStopped: () -> Bool) throws(OutputFilesError) -> [String] {
    var room = Self.hashedBytes
    var removed: [String] = []
    for step in journal.steps {
      guard !isStopped() else { throw .stopped }
      switch step {
      case .create(let path, let content), .replace(let path, let content):
        guard isUnknown(path, content), try has(path, content, &room) else { continue }
        try storing { () throws(FileStoreError) in try store.removeWithFolders(path) }
        removed.append(path)
      case .delete(let path, _):
        guard folder.ownership.isPossible(path) else { continue }
        try removeEmptyFolders(above: path)
      }
    }
    return removed
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

  /// Whether the file at a path has the content that a journal names.
  ///
  /// A file of a different size is not read. `room` is the number of bytes that may still be read. It is limited
  /// because a journal may come from an untrusted source.
  private func has(
    _ path: String, _ content: Journal.Content, _ room: inout Int
  ) throws(OutputFilesError) -> Bool {
    let kind = try storing { () throws(FileStoreError) in
      try store.isReachable(path) ? try store.kind(of: path) : nil
    }
    guard case .file(let size) = kind, size <= store.sizeLimit(at: path), content.size ?? size == size else {
      return false
    }
    room -= size
    guard room >= 0 else { throw .largeJournal(path: Self.journalPath) }
    return try storing { () throws(FileStoreError) in try store.digest(of: path)?.sha256 } == content.sha256
  }

  /// The most bytes that a repair reads: the greatest size of a bundle together with its manifest.
  private static var hashedBytes: Int { Limits.bundle + Limits.file }
}

extension Journal.Step {
  /// The path and the content of the file that the step writes; `nil` if the step deletes a file.
  fileprivate var written: (path: String, content: Journal.Content)? {
    switch self {
    case .create(let path, let content), .replace(let path, let content): (path, content)
    case .delete: nil
    }
  }
}
