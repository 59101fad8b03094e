package import AlmanacKit

/// Writes a bundle so that every file holds its old or its new content at every instant.
///
/// Changed files are written to a staging folder inside the output. When all are there, a journal of every step
/// is put beside them, and the steps are done: files are moved into place, a folder that is new with all in it,
/// left-over ones deleted, the manifest last. A run that finds a journal finishes it; a run that finds staged files
/// without one discards them.
package struct Staging<Store: FileStore>: Sendable {
  /// The staging folder's name.
  package static var folderName: String { ".almanac-staging" }

  let folder: OutputFolder<Store>
  var store: Store { folder.store }
  static var journalPath: String { "\(folderName)/journal" }
  private static var draftPath: String { "\(folderName)/journal-draft" }

  package init(_ folder: OutputFolder<Store>) {
    self.folder = folder
  }

  /// Stages a file if the folder has another one; may be called from several threads for different paths.
  ///
  /// `digest` is that of the bytes.
  package func stage(
    _ path: String, _ bytes: [UInt8], _ digest: FileDigest
  ) throws(OutputFilesError) -> StagedFile {
    let difference = try folder.difference(path, bytes)
    switch difference {
    case .foreign: throw .foreign(path: path)
    case .same: break
    case .missing, .changed:
      try storing { () throws(FileStoreError) in
        let staged = Self.stagedPath(path)
        if let parent = parentFolder(of: staged) { try store.makeFolder(parent) }
        try store.create(staged, bytes)
      }
    }
    return StagedFile(path: path, digest: digest, difference: difference)
  }

  /// Moves what was staged into place, the manifest last, and deletes what is left over.
  ///
  /// New files come first: only they take room, and if the disk is full the old bundle is whole beside them.
  package func commit(
    _ files: [StagedFile], manifest: StagedFile
  ) throws(OutputFilesError) -> CommitSummary {
    let all = files + [manifest]
    let leftOver = try LeftOverFiles(in: folder, emitted: Set(all.map(\.path)))
    let moves = files.compactMap(\.step)
    let steps =
      moves.filter(\.isCreation) + moves.filter { !$0.isCreation }
      + leftOver.deleted.map { .delete($0, nil) } + [manifest.step].compactMap(\.self)
    let summary = CommitSummary(files: all, leftOver: leftOver)
    guard !steps.isEmpty else { return summary }
    var journal = Journal(
      base: folder.ownership.manifestSHA256, manifest: manifest.digest.sha256, steps: steps)
    try write(journal)
    journal.steps = try stepsLeftByMovingFolders(steps)
    // A commit that has begun is not stopped: that takes no longer than to begin it.
    _ = try finish(journal, isStopped: { false })
    return summary
  }

  func write(_ journal: Journal) throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      try store.makeFolder(Self.folderName)
      try store.create(Self.draftPath, journal.bytes)
      // No journal is replaced: one that was there has been finished before anything was staged. Unlike a move,
      // this never leaves the draft's name behind, which would be in the way of the next run's draft.
      try store.replace(Self.journalPath, with: Self.draftPath)
    }
  }

  /// Moves every staged folder that is new in the output folder, and returns the steps that are left to do.
  ///
  /// Only what the run itself has staged is moved so: a staging folder that was found may hold anything.
  func stepsLeftByMovingFolders(
    _ steps: [Journal.Step]
  ) throws(OutputFilesError) -> [Journal.Step] {
    var folders = NewFolders(staged: Self.stagedPath)
    var left: [Journal.Step] = []
    for step in steps {
      guard case .create(let path, _) = step else {
        left.append(step)
        continue
      }
      let isMoved = try storing { () throws(FileStoreError) in try folders.move(path, in: store) }
      if !isMoved { left.append(step) }
    }
    return left
  }

  /// Removes what was staged, unless the journal is written: what a commit has begun, the next run finishes.
  package func discard() throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      guard try store.kind(of: Self.journalPath) == nil else { return }
      try removeStaging()
    }
  }

  static func stagedPath(_ path: String) -> String { "\(folderName)/files/\(path)" }

  /// Removes the staging folder.
  ///
  /// The journal is removed after everything else: what it says is needed until then.
  func removeStaging() throws(FileStoreError) {
    try store.nameUnreadableFiles(in: Self.folderName)
    for path in try store.children(of: Self.folderName) where path != Self.journalPath {
      try store.removeAll(path)
    }
    try store.removeAll(Self.folderName)
  }
}

extension FileStore {
  /// Removes a file, or a folder and all in it, or a link and nothing of what it leads to.
  fileprivate func removeAll(_ path: String) throws(FileStoreError) {
    guard case .folder = try kind(of: path) else { return try remove(path) }
    try nameUnreadableFiles(in: path)
    for child in try children(of: path) { try removeAll(child) }
    try removeFolderIfEmpty(path)
  }

  fileprivate func children(of path: String) throws(FileStoreError) -> [String] {
    try names(in: path).map { "\(path)/\($0)" }
  }
}
