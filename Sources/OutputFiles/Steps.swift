extension Staging {
  /// Does the remaining steps of this run, and removes the staging folder.
  ///
  /// The user cannot stop these steps. They only move and delete files, so they end soon.
  func finish(_ steps: [Journal.Step]) throws(OutputFilesError) {
    var folders = SeenFolders()
    for step in steps {
      switch step {
      case .create(let path, _): try create(path, &folders)
      case .replace(let path, _): try replace(path, &folders)
      case .delete(let path, _):
        folders.forget()
        try delete(path)
      }
    }
    try storing { () throws(FileStoreError) in try removeStaging() }
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
      // A user may have removed the folder that contains the file since the file was compared.
      try folders.makeFolder(of: path, in: store)
      try store.replace(path, with: Self.stagedPath(path))
      return true
    }
    guard isReplaced else { throw .foreign(path: path) }
  }

  /// Deletes a file that Almanac owns, unless someone has just changed it.
  private func delete(_ path: String) throws(OutputFilesError) {
    guard case .deletable = try folder.fate(of: path) else { return }
    try storing { () throws(FileStoreError) in try store.removeWithFolders(path) }
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
