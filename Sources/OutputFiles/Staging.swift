package import AlmanacBundle
package import AlmanacKit

/// Writes a bundle so that every file has either its old or its new content at every moment.
///
/// A run first writes the changed files to a staging folder inside the output folder. When all files are staged, it
/// writes a journal of every step to the staging folder. Then it does the steps. It moves each new folder in one step,
/// and other files one by one. Then it deletes left-over files and replaces the manifest last. A run that finds the
/// staging folder of an earlier run discards it, after it has undone what the journal says. Then it writes its own files.
package struct Staging<Store: FileStore>: Sendable {
  /// The name of the staging folder.
  package static var folderName: String { ".almanac-staging" }

  let folder: OutputFolder<Store>
  var store: Store { folder.store }
  static var journalPath: String { "\(folderName)/journal" }
  private static var draftPath: String { "\(folderName)/journal-draft" }

  package init(_ folder: OutputFolder<Store>) {
    self.folder = folder
  }

  /// Writes a file to the staging folder, unless the output folder already has the same bytes at its path.
  ///
  /// Several threads may call this for different paths. `digest` is the digest of the bytes.
  package func stage(
    _ path: String, _ bytes: [UInt8], _ digest: FileDigest
  ) throws(OutputFilesError) -> StagedFile {
    let difference = try folder.difference(path, bytes)
    switch difference {
    case .foreign: throw .foreign(path: path)
    case .same: break
    case .missing, .changed, .edited:
      try storing { () throws(FileStoreError) in
        let staged = Self.stagedPath(path)
        if let parent = parentFolder(of: staged) { try store.makeFolder(parent) }
        try store.create(staged, bytes)
      }
    }
    return StagedFile(path: path, digest: digest, difference: difference)
  }

  /// Moves the staged files into place, deletes left-over files, and replaces the manifest last.
  ///
  /// New files are moved first, because only they need more space. If the disk is full, the old bundle is still
  /// complete.
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
    try write(
      Journal(base: folder.ownership.manifestSHA256, manifest: manifest.digest.sha256, steps: steps))
    try finish(stepsLeftByMovingFolders(steps))
    return summary
  }

  func write(_ journal: Journal) throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      try store.makeFolder(Self.folderName)
      try store.create(Self.draftPath, journal.bytes)
      // `replace` renames the draft in one step. `move` takes two steps, so a run that is killed between them would
      // leave both the journal and the draft.
      try store.replace(Self.journalPath, with: Self.draftPath)
    }
  }

  /// Moves each staged folder that is missing in the output folder, and returns the steps that remain.
  ///
  /// Use this only for files that this run has staged. The staging folder of an earlier run may contain anything.
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

  /// Removes the staged files, unless there is a journal: the next run needs it to undo the steps that are done.
  package func discard() throws(OutputFilesError) {
    try storing { () throws(FileStoreError) in
      guard try store.kind(of: Self.journalPath) == nil else { return }
      try removeStaging()
    }
  }

  static func stagedPath(_ path: String) -> String { "\(folderName)/files/\(path)" }

  /// Removes the staging folder.
  ///
  /// The journal is removed last, because it is needed until everything else is gone.
  func removeStaging() throws(FileStoreError) {
    try store.nameUnreadableFiles(in: Self.folderName)
    for path in try store.children(of: Self.folderName) where path != Self.journalPath {
      try store.removeAll(path)
    }
    try store.removeAll(Self.folderName)
  }
}

extension FileStore {
  /// Removes what is at a path: a file, a folder with everything in it, or a link without its target.
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
