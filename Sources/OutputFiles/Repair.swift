import AlmanacKit

extension Staging {
  /// Finishes or discards what an interrupted run left in the folder; `nil` if there was nothing, and nothing was
  /// touched: the folder may be one that can only be read.
  ///
  /// Returns the files that the interrupted run would have deleted, and that are kept because they were changed, and
  /// the files of that run that were removed. Throws between two files if `isStopped` says that the user stops the run;
  /// the next run repairs the rest.
  @discardableResult
  package func repair(isStopped: () -> Bool) throws(OutputFilesError) -> [FileNote]? {
    guard try isThere() else { return nil }
    guard let bytes = try store.read(Self.journalPath) else {
      try storing { () throws(FileStoreError) in try removeStaging() }
      return []
    }
    guard let journal = Journal(reading: bytes) else { throw .badJournal(path: Self.journalPath) }
    if try canFinish(journal, isStopped) { return try finish(journal, isStopped: isStopped) }
    // The manifest is the last step: if it is in place, all steps are done.
    let isDone = journal.manifest == folder.ownership.manifestSHA256
    let removed = isDone ? [] : try undo(journal, isStopped)
    try storing { () throws(FileStoreError) in try removeStaging() }
    return removed.map { FileNote(path: $0, reason: .undone) }
  }

  /// Whether the folder is as the interrupted run left it.
  ///
  /// The manifest is the one that the run found, and each file is staged or has the bytes that were staged. If files
  /// were exchanged since, as by a checkout of another branch, the steps would make a mixture of two bundles.
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

  /// Whether there is a staging folder; throws if its name leads to something else, like a link out of the
  /// output folder.
  private func isThere() throws(OutputFilesError) -> Bool {
    switch try storing({ () throws(FileStoreError) in try store.kind(of: Self.folderName) }) {
    case nil: return false
    case .folder: return true
    case .file, .other: throw .foreign(path: Self.folderName)
    }
  }

  /// Throws if a step that is still to be done would replace what is not owned; no run of Almanac's writes one.
  private func checkReplaced(by journal: Journal) throws(OutputFilesError) {
    var folders = SeenFolders()
    for case .replace(let path, _) in journal.steps where !folder.ownership.owns(path) {
      guard try isStaged(path, &folders) else { continue }
      let kind = try storing { () throws(FileStoreError) in try store.kind(of: path) }
      guard kind == nil else { throw .foreignJournal(path: Self.journalPath, replacing: path) }
    }
  }

  /// Removes what an interrupted run had put in place before files were exchanged, as by a checkout of another branch.
  ///
  /// The bundle that the run changed is not there any more, so its steps mean nothing. But the manifest that is there
  /// does not know the files that the run had moved into place, so they would be in the way of every later run. Only a
  /// file with the bytes that the run staged is removed, and only where Almanac writes files. Returns the paths of the
  /// removed files.
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

  /// Whether the folder's manifest does not list a file with these bytes.
  private func isUnknown(_ path: String, _ content: Journal.Content) -> Bool {
    let ownership = folder.ownership
    guard ownership.owns(path) else { return ownership.isPossible(path) }
    guard let digest = ownership.files[path] ?? nil else { return false }
    return digest.sha256 != content.sha256
  }

  /// Whether the file at a path has the bytes that a journal names.
  ///
  /// A file of another size is not read. `room` is how many bytes may still be: a journal may come from a stranger.
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

  /// The most bytes that a run can have written: those of a bundle, and of the manifest.
  private static var hashedBytes: Int { Limits.bundle + Limits.file }
}

extension Journal.Step {
  /// The path and the bytes of the file that the step puts in place; `nil` if it deletes one.
  fileprivate var written: (path: String, content: Journal.Content)? {
    switch self {
    case .create(let path, let content), .replace(let path, let content): (path, content)
    case .delete: nil
    }
  }
}
