/// Writes a bundle so that every file holds its old or its new content at every instant.
///
/// Changed files are written to a staging folder inside the output. When all are there, a journal of every step
/// is put beside them, and the steps are done: files are moved into place, a folder that is new with all in it,
/// left-over ones deleted, the manifest last. A run that finds a journal finishes it; a run that finds staged files
/// without one discards them.
package struct Staging<Store: FileStore>: Sendable {
  /// The staging folder's name.
  package static var folderName: String { ".almanac-staging" }

  private let folder: OutputFolder<Store>
  private var store: Store { folder.store }
  private static var journalPath: String { "\(folderName)/journal" }
  private static var draftPath: String { "\(folderName)/journal-draft" }

  package init(_ folder: OutputFolder<Store>) {
    self.folder = folder
  }

  /// Finishes or discards what an interrupted run left in the folder; `false` if there was nothing, and nothing
  /// was touched: the folder may be one that can only be read.
  @discardableResult
  package func repair() throws(OutputFilesError) -> Bool {
    guard try isThere() else { return false }
    guard let bytes = try store.read(Self.journalPath) else {
      try storing { () throws(FileStoreError) in try Self.discard(store) }
      return true
    }
    guard let journal = Journal(reading: bytes) else { throw .badJournal(path: Self.journalPath) }
    try checkReplaced(by: journal)
    try finish(journal)
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
    for case .replace(let path) in journal.steps where !folder.owned.contains(path) {
      guard try isStaged(path, &folders) else { continue }
      let kind = try storing { () throws(FileStoreError) in try store.kind(of: path) }
      guard kind == nil else { throw .foreignJournal(path: Self.journalPath, replacing: path) }
    }
  }

  /// Stages a file if the folder has another one; may be called from several threads for different paths.
  package func stage(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) -> StagedFile {
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
    return StagedFile(path: path, size: bytes.count, difference: difference)
  }

  /// Moves what was staged into place, the last file of `files` last, and deletes what is left over.
  ///
  /// New files come first: only they take room, and if the disk is full the old bundle is whole beside them.
  package func commit(_ files: [StagedFile]) throws(OutputFilesError) -> CommitSummary {
    let leftOver = folder.leftOver(emitted: Set(files.map(\.path)))
    let changed = files.compactMap(\.step)
    let moves = changed.dropLast()
    let steps =
      moves.filter(\.isCreation) + moves.filter { !$0.isCreation } + leftOver.map(Journal.Step.delete)
      + changed.suffix(1)
    let summary = CommitSummary(files: files, deleted: leftOver.count)
    guard !steps.isEmpty else { return summary }
    let journal = Journal(steps: steps)
    try storing { () throws(FileStoreError) in
      try store.makeFolder(Self.folderName)
      try store.create(Self.draftPath, journal.bytes)
      // No journal is replaced: one that was there has been finished before anything was staged. Unlike a move,
      // this never leaves the draft's name behind, which would be in the way of the next run's draft.
      try store.replace(Self.journalPath, with: Self.draftPath)
    }
    try finish(Journal(steps: try stepsLeftByMovingFolders(steps)))
    return summary
  }

  /// Moves every staged folder that is new in the output folder, and returns the steps that are left to do.
  ///
  /// Only what the run itself has staged is moved so: a staging folder that was found may hold anything.
  private func stepsLeftByMovingFolders(
    _ steps: [Journal.Step]
  ) throws(OutputFilesError) -> [Journal.Step] {
    var folders = NewFolders(staged: Self.stagedPath)
    var left: [Journal.Step] = []
    for step in steps {
      guard case .create(let path) = step else {
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
      try Self.discard(store)
    }
  }

  private static func stagedPath(_ path: String) -> String { "\(folderName)/files/\(path)" }

  private func finish(_ journal: Journal) throws(OutputFilesError) {
    var folders = SeenFolders()
    for step in journal.steps { try perform(step, &folders) }
    try storing { () throws(FileStoreError) in
      // Everything but the journal first: without it the rest would only be discarded.
      for path in try Self.children(of: Self.folderName, store) where path != Self.journalPath {
        try Self.removeAll(path, store)
      }
      try Self.discard(store)
    }
  }

  /// Does a step, or nothing if an interrupted run has done it.
  private func perform(_ step: Journal.Step, _ folders: inout SeenFolders) throws(OutputFilesError) {
    switch step {
    case .create(let path):
      guard try isStaged(path, &folders) else { return }
      let isMoved = try storing { () throws(FileStoreError) in
        guard try folders.isReachable(path, in: store) else { return false }
        try folders.makeFolder(of: path, in: store)
        return try store.move(Self.stagedPath(path), to: path)
      }
      guard isMoved else { throw .foreign(path: path) }
    case .replace(let path):
      guard try isStaged(path, &folders) else { return }
      let isReplaced = try storing { () throws(FileStoreError) in
        guard try folders.isReachable(path, in: store), try store.canTakeFile(path) else { return false }
        // Somebody may have removed the folder since the journal was written.
        try folders.makeFolder(of: path, in: store)
        try store.replace(path, with: Self.stagedPath(path))
        return true
      }
      guard isReplaced else { throw .foreign(path: path) }
    case .delete(let path):
      // The next manifest, which an interrupted run put in place after the last deletion, does not own the path.
      guard folder.owned.contains(path) else { return }
      folders.forget()
      try storing { () throws(FileStoreError) in
        // A folder or a link that took the file's place is not ours, nor is what a link on the way leads to.
        guard try store.isReachable(path) else { return }
        if case .file = try store.kind(of: path) { try store.remove(path) }
        for folder in foldersAbove(path) { try store.removeFolderIfEmpty(folder) }
      }
    }
  }

  /// Whether the staged file is still there; what a link in the staging folder leads to is none.
  private func isStaged(_ path: String, _ folders: inout SeenFolders) throws(OutputFilesError) -> Bool {
    try storing { () throws(FileStoreError) in
      guard try folders.isReachable(Self.stagedPath(path), in: store) else { return false }
      if case .file = try store.kind(of: Self.stagedPath(path)) { return true }
      return false
    }
  }

  private static func discard(_ store: Store) throws(FileStoreError) {
    try removeAll(folderName, store)
  }

  /// Removes a file, or a folder and all in it, or a link and nothing of what it leads to.
  private static func removeAll(_ path: String, _ store: Store) throws(FileStoreError) {
    guard case .folder = try store.kind(of: path) else { return try store.remove(path) }
    for child in try children(of: path, store) { try removeAll(child, store) }
    try store.removeFolderIfEmpty(path)
  }

  private static func children(of path: String, _ store: Store) throws(FileStoreError) -> [String] {
    try store.names(in: path).map { "\(path)/\($0)" }
  }
}

/// A file of a run: where it goes, and whether the folder has it already.
package struct StagedFile: Equatable, Sendable {
  package let path: String
  /// The size in bytes.
  package let size: Int
  package let difference: FileDifference

  /// What is to be done with it, or `nil` if it is there already.
  var step: Journal.Step? {
    switch difference {
    case .same: nil
    case .missing: .create(path)
    case .changed, .foreign: .replace(path)
    }
  }
}

/// What a run did to the folder, as counts of files.
package struct CommitSummary: Equatable, Sendable {
  package let created: Int
  package let changed: Int
  package let unchanged: Int
  package let deleted: Int

  init(files: [StagedFile], deleted: Int) {
    created = files.count { $0.difference == .missing }
    changed = files.count { $0.difference == .changed }
    unchanged = files.count { $0.difference == .same }
    self.deleted = deleted
  }
}
