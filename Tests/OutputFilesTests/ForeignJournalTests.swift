import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// A journal with steps that no run writes: somebody committed it, or wrote it by hand.
@Suite("A journal that names what Almanac did not write")
struct ForeignJournalTests {
  private static let journal = ".almanac-staging/journal"
  private let older = BundleRun.older.finishedTree

  @Test(
    "deletes none of it, neither a file nor the empty folder it would be in",
    arguments: ["notes.txt", "fr/own/notes.txt", "drafts/x"])
  func delete(path: String) throws {
    let store = InMemoryFileStore(older)
    try store.interrupt(with: ["delete \(path)", "delete regions.json"])
    try BundleRun.repair(store)
    var expected = older
    try expected.remove("regions.json")
    #expect(store.tree == expected)
  }

  @Test("deletes none of it where there is no manifest")
  func noManifest() throws {
    let store = InMemoryFileStore(FileTree(["manifest.txt": "mine"]))
    try store.interrupt(with: ["delete manifest.txt"])
    try BundleRun.repair(store)
    #expect(store.tree == FileTree(["manifest.txt": "mine"]))
  }

  @Test("is refused, with nothing done, if it would replace some of it")
  func replace() throws {
    let store = InMemoryFileStore(older)
    try store.interrupt(with: ["replace regions.json", "delete de/days.json", "replace notes.txt"])
    let tree = store.tree
    #expect(throws: OutputFilesError.foreignJournal(path: Self.journal, replacing: "notes.txt")) {
      try BundleRun.repair(store)
    }
    #expect(store.tree == tree)
  }

  @Test("is finished if what it would replace is gone, or the step is done")
  func replaceNothing() throws {
    let store = InMemoryFileStore(older)
    try store.interrupt(with: ["replace x/y.txt", "replace notes.txt"])
    try store.remove(".almanac-staging/files/notes.txt")
    try BundleRun.repair(store)
    #expect(store.tree.texts == older.texts.merging(["x/y.txt": "staged"]) { $1 })
  }

  @Test("keeps what somebody wrote where a file was deleted, if only the journal is left of the run")
  func afterTheManifest() throws {
    let store = InMemoryFileStore(BundleRun.newer.finishedTree)
    try store.create("regions.json", Array("mine".utf8))
    let tree = store.tree
    try store.interrupt(
      with: ["create years.json", "delete regions.json", "replace manifest"], staging: false)
    try BundleRun.repair(store)
    #expect(store.tree == tree)
  }
}

extension InMemoryFileStore {
  /// Leaves a journal as an interrupted run does, with the files it would move if they are still there.
  fileprivate func interrupt(with lines: [String], staging: Bool = true) throws {
    try makeFolder(".almanac-staging/files")
    for line in lines where staging && !line.hasPrefix("delete ") {
      let path = ".almanac-staging/files/" + line.split(separator: " ")[1]
      if let end = path.lastIndex(of: "/") { try makeFolder(String(path[..<end])) }
      try create(path, Array("staged".utf8))
    }
    try create(".almanac-staging/journal", Array(lines.map { "\($0)\n" }.joined().utf8))
  }
}
