extension Staging {
  /// Does the remaining steps of a journal, and removes the staging folder.
  ///
  /// Returns notes about the files that were kept because they changed after the journal was written. If `isStopped`
  /// returns `true`, this throws between two steps, and the next run does the remaining steps.
  func finish(_ journal: Journal, isStopped: () -> Bool) throws(OutputFilesError) -> [FileNote] {
    var folders = SeenFolders()
    var kept: [FileNote] = []
    for step in journal.steps {
      guard !isStopped() else { throw .stopped }
      switch step {
      case .create(let path, _): try create(path, &folders)
      case .replace(let path, _): try replace(path, &folders)
      case .delete(let path, let content):
        folders.forget()
        if let file = try delete(path, content) { kept.append(file) }
      }
    }
    try storing { () throws(FileStoreError) in try removeStaging() }
    return kept
  }

  private func create(_ path: String, _ folders: inout SeenFolders) throws(OutputFilesError) {
    guard try isStaged(path, &folders) else { return }
    let isMoved = try storing { () throws(FileStoreError) in
      guard try folders.isReachable(path, in: store) else { return false }
      try folders.makeFolder(of: path, in: store)
      return try store.move(Self.stagedPath(path), to: path)
    }
    guard isMoved else { throw .foreign(path: path) }
  }

  private func replace(_ path: String, _ folders: inout SeenFolders) throws(OutputFilesError) {
    guard try isStaged(path, &folders) else { return }
    let isReplaced = try storing { () throws(FileStoreError) in
      guard try folders.isReachable(path, in: store), try store.canTakeFile(path) else { return false }
      // A user may have removed the folder that contains the file since the journal was written.
      try folders.makeFolder(of: path, in: store)
      try store.replace(path, with: Self.stagedPath(path))
      return true
    }
    guard isReplaced else { throw .foreign(path: path) }
  }

  /// Deletes a file that Almanac owns; if the file was changed, keeps it and returns a note about it.
  ///
  /// The manifest has the checksum of the unchanged file. If the manifest no longer lists the file, `content` from the
  /// journal has the checksum.
  private func delete(_ path: String, _ content: Journal.Content?) throws(OutputFilesError) -> FileNote? {
    let isListed = folder.ownership.files[path] != nil
    guard isListed || content != nil && folder.ownership.isPossible(path) else { return nil }
    let digest = isListed ? folder.ownership.files[path] ?? nil : content?.digest
    switch try folder.fate(of: path, with: digest) {
    case .kept(let reason): return FileNote(path: path, reason: reason)
    case .gone:
      try removeEmptyFolders(above: path)
      return nil
    case .deletable:
      try storing { () throws(FileStoreError) in try store.removeWithFolders(path) }
      return nil
    }
  }

  /// Removes the empty folders above a path, after an interrupted run deleted the file at the path.
  func removeEmptyFolders(above path: String) throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      guard try store.isReachable(path) else { return }
      for folder in foldersAbove(path) { try store.removeFolderIfEmpty(folder) }
    }
  }

  /// Whether the file for a path is still staged; a link in the staging folder does not count.
  func isStaged(_ path: String, _ folders: inout SeenFolders) throws(OutputFilesError) -> Bool {
    try storing { () throws(FileStoreError) in
      guard try folders.isReachable(Self.stagedPath(path), in: store) else { return false }
      if case .file = try store.kind(of: Self.stagedPath(path)) { return true }
      return false
    }
  }
}
