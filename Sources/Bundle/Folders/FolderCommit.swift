import AlmanacRecord

/// The steps of a commit in one output folder.
struct FolderCommit<Store: FileStore>: Sendable {
  let staging: Staging<Store>
  let summary: CommitSummary
  /// The files that the folder has before the commit, each with its digest.
  let earlierFiles: [String: FileDigest]
  /// The paths of the files to create, to replace and to delete.
  private let created: [String]
  private let replaced: [String]
  private let deleted: [String]
  /// The paths of the files that an interrupted run has already deleted.
  private let gone: [String]
  private var store: Store { staging.store }

  /// Compares the folder with the staged files; `manifest` is `nil` if the folder has no manifest.
  init(_ files: [StagedFile], manifest: StagedFile?, in staging: Staging<Store>) throws(OutputFilesError) {
    self.staging = staging
    let all = files + [manifest].compactMap(\.self)
    let leftOver = try LeftOverFiles(in: staging.folder, emitted: Set(all.map(\.path)))
    summary = CommitSummary(files: all, leftOver: leftOver)
    created = files.filter { $0.difference == .missing }.map(\.path)
    replaced = files.filter(\.isReplacement).map(\.path)
    deleted = leftOver.deleted.map(\.path)
    gone = leftOver.gone
    let kept = files.compactMap { file in file.earlierDigest.map { (file.path, $0) } }
    earlierFiles = Dictionary(kept + leftOver.deleted) { first, _ in first }
  }

  var hasSteps: Bool { !created.isEmpty || !replaced.isEmpty || !deleted.isEmpty }

  /// Moves the new files into place.
  func create() throws(OutputFilesError) {
    for path in created { try create(path, from: Staging<Store>.stagedPath(path)) }
  }

  private func create(_ path: String, from staged: String) throws(OutputFilesError) {
    guard try store.isReachable(path) else { throw try store.foreign(path) }
    try store.makeFolder(of: path)
    guard try store.move(staged, to: path) else { throw try store.foreign(path) }
  }

  /// Replaces the changed files.
  func replace() throws(OutputFilesError) {
    for path in replaced { try replace(path, from: Staging<Store>.stagedPath(path)) }
  }

  private func replace(_ path: String, from staged: String) throws(OutputFilesError) {
    guard try store.isReachable(path), try store.canTakeFile(path) else { throw try store.foreign(path) }
    // A user may have removed the folder that contains the file since the file was compared.
    try store.makeFolder(of: path)
    try store.replace(path, with: staged)
  }

  /// Deletes the left-over files, except files that someone has just changed, and then the empty folders above them.
  func delete() throws(OutputFilesError) {
    for path in deleted {
      guard case .deletable = try staging.folder.fate(of: path) else { continue }
      try store.remove(path)
      try removeEmptyFolders(above: path)
    }
    for path in gone { try removeEmptyFolders(above: path) }
  }

  private func removeEmptyFolders(above path: String) throws(OutputFilesError) {
    guard try store.isReachable(path) else { return }
    for folder in foldersAbove(path) { try store.removeFolderIfEmpty(folder) }
  }

  /// Puts the staged manifest into place; `isNew` says that no manifest is there.
  func put(_ manifest: StagedFile, isNew: Bool) throws(OutputFilesError) {
    guard manifest.difference != .same else { return }
    try put(Staging<Store>.stagedPath(manifest.path), at: manifest.path, isNew: isNew)
  }

  /// Puts an interim manifest into place.
  ///
  /// It is larger than the new manifest, but the next run must be able to read it.
  func put(_ interim: [UInt8], at manifest: StagedFile) throws(OutputFilesError) {
    let (path, limit) = (manifest.path, store.sizeLimit(at: manifest.path))
    guard interim.count <= limit else {
      throw .fileTooLarge(path: store.location(of: path), size: interim.count, limit: limit)
    }
    let staged = "\(Staging<Store>.folderName)/interim-manifest"
    try store.create(staged, interim)
    try put(staged, at: path, isNew: manifest.difference == .missing)
  }

  private func put(_ staged: String, at path: String, isNew: Bool) throws(OutputFilesError) {
    if isNew { try create(path, from: staged) } else { try replace(path, from: staged) }
  }
}
