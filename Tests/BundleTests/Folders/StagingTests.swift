import AlmanacBundle
import AlmanacKit
import AlmanacRecord
import Testing

@Suite("Staging")
struct StagingTests {
  /// A run after an earlier run, and how many files it creates, changes, leaves unchanged and deletes.
  ///
  /// The counts include the manifest.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let earlier: BundleRun?
    let run: BundleRun
    let counts: [Int]

    init(_ reason: String, after earlier: BundleRun?, _ run: BundleRun, _ counts: [Int]) {
      testDescription = reason
      (self.earlier, self.run, self.counts) = (earlier, run, counts)
    }
  }

  @Test(
    "leaves exactly the bundle, and counts created, changed, unchanged and deleted files",
    arguments: [
      Case("the first run creates all files", after: nil, .newer, [5, 0, 0, 0]),
      Case("the same run again changes no file", after: .newer, .newer, [0, 0, 5, 0]),
      Case("other texts change the manifest too", after: .newer, .newerWithOtherTexts, [0, 5, 0, 0]),
      Case("a shorter list deletes and empties folders", after: .newer, .shorter, [0, 1, 2, 2]),
      Case("a longer list creates files", after: .newer, .longer, [3, 1, 4, 0]),
      Case("another list creates, changes, keeps and deletes files", after: .older, .newer, [2, 2, 1, 2]),
      Case("an empty list leaves only the manifest", after: .newer, BundleRun([:]), [0, 1, 0, 4]),
      // The counts are those of the first output.
      Case("two outputs, for the first time", after: nil, .newerPair, [3, 0, 0, 0]),
      Case("two outputs with other texts", after: .olderPair, .newerPair, [1, 2, 0, 1]),
      Case("two outputs without a change", after: .newerPair, .newerPair, [0, 0, 3, 0]),
    ])
  func run(_ example: Case) throws {
    let store = try TestFolder(example.earlier?.finishedTree ?? BundleRun.foreignTree)
    let summary = try example.run.write(to: store)
    let counts = [summary.created, summary.changed, summary.unchanged, summary.deleted.count]
    #expect(counts == example.counts)
    #expect(try store.tree == example.run.finishedTree)
  }

  @Test("moves nothing out of an earlier run's staging folder")
  func foundFolders() throws {
    let killed = try BundleRun.newer.killed(on: BundleRun.foreignTree).first {
      $0.tree.folders.contains(".almanac-staging/files/zh/cn")
        && $0.tree.texts[".almanac-staging/files/fr/days.json"] != nil
    }
    let store = try TestFolder(try #require(killed).tree)
    for path in ["zh/cn/own.json", "fr/days.json"] {
      try store.remove(".almanac-staging/files/\(path)")
      try store.create(".almanac-staging/files/\(path)", Array("not the run's".utf8))
    }
    try BundleRun.newer.write(to: store)
    #expect(try store.tree == BundleRun.newer.finishedTree)
  }

  @Test("changes only its own folder before the commit, and can be discarded")
  func stageOnly() throws {
    let store = try TestFolder(BundleRun.older.finishedTree)
    let staging = try BundleRun.stagings(in: [store])[0]
    let changed = try staging.stage("fr/days.json", "lundi")
    let same = try staging.stage("fr/plurals.json", "un")
    #expect(
      [changed.difference, same.difference] == [.changed(from: FileDigest(of: "lundi, mardi")), .same])
    #expect([changed.digest.size, same.digest.size] == [5, 2])
    #expect(try store.tree.outsideStaging == BundleRun.older.finishedTree)
    #expect(try store.tree.texts[".almanac-staging/files/fr/days.json"] == "lundi")
    #expect(try store.tree.texts[".almanac-staging/files/fr/plurals.json"] == nil)
    try staging.discard()
    #expect(try store.tree == BundleRun.older.finishedTree)
  }

  @Test("restores files that somebody removed or changed")
  func restores() throws {
    let store = try TestFolder(BundleRun.newer.finishedTree)
    try store.remove("zh/cn/days.json")
    try store.removeFolderIfEmpty("zh/cn")
    try store.remove("fr/days.json")
    try store.create("fr/days.json", [])
    let staging = try BundleRun.stagings(in: [store])[0]
    let edited = try staging.stage("fr/days.json", "lundi")
    #expect(edited.difference == .edited)
    #expect(
      try staging.stage("fr/plurals.json", "une").difference == .changed(from: FileDigest(of: "un")),
      "The file still has the bytes that Almanac wrote.")
    try staging.discard()
    let summary = try BundleRun.newer.write(to: store)
    #expect([summary.created, summary.changed, summary.unchanged] == [1, 1, 3])
    #expect(summary.deleted == [])
    #expect(summary.notes == [FileNote(path: "fr/days.json", reason: .edited)])
    #expect(try store.tree == BundleRun.newer.finishedTree)
  }

  @Test("restores the folder of a changed file if somebody removes it after the run compared the files")
  func removedLate() throws {
    let run = BundleRun(["fr/days.json": "lundi"])
    let store = try TestFolder(FileTree(BundleRun(["fr/days.json": "lundi, mardi"]).texts))
    let commit = try run.prepared(in: store)
    try store.remove("fr/days.json")
    try store.removeFolderIfEmpty("fr")
    try commit.run { [] }
    #expect(try store.tree == FileTree(run.texts))
  }

  // The next run must be able to read the interim manifest, and Almanac reads at most 16 MB of a manifest.
  @Test("accepts an interim manifest of 16 MB, and refuses one more byte before it changes the bundle")
  func interimManifest() throws {
    for size in [16_000_000, 16_000_001] {
      let store = try TestFolder(BundleRun.older.finishedTree)
      let commit = try BundleRun.newer.prepared(in: store)
      guard size > 16_000_000 else {
        try commit.run { [UInt8](repeating: 0, count: size) }
        continue
      }
      let error = OutputFilesError.fileTooLarge(path: "manifest", size: size, limit: 16_000_000)
      #expect(throws: error) { try commit.run { [UInt8](repeating: 0, count: size) } }
      #expect(try store.tree.outsideStaging == BundleRun.older.finishedTree)
    }
  }

  @Test("adopts a foreign file that has the bundle's bytes")
  func adopts() throws {
    let store = try TestFolder(FileTree(["years.json": "1900-2100", "notes.txt": "mine"]))
    #expect(try BundleRun.shorter.write(to: store).unchanged == 1)
    try BundleRun([:]).write(to: store)
    #expect(try store.tree.texts == ["notes.txt": "mine", "manifest": ""])
  }

  @Test("changes nothing in a folder without a staging folder, which may be read-only")
  func readOnly() throws {
    let store = try TestFolder(BundleRun.newer.finishedTree)
    _ = try BundleRun.stagings(in: [store])
    #expect(store.changes == 0)
  }
}
