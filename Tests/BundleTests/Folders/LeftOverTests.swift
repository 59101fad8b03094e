import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacBundle

@Suite("A left-over file of an earlier run")
struct LeftOverTests {
  private let older = BundleRun.older
  private let shorter = BundleRun.shorter

  @Test(
    "is kept and reported, after the files that the run replaces, if somebody changed it",
    arguments: ["DE FR AT", "de fr", ""])
  func changed(text: String) throws {
    let store = try TestFolder(older.finishedTree)
    try store.write(text, to: "regions.json")
    try store.write("mine", to: "fr/days.json")
    let summary = try shorter.write(to: store)
    #expect(summary.deleted == ["de/days.json", "fr/plurals.json"])
    let notes = [("fr/days.json", FileNote.Reason.edited), ("regions.json", .changed)]
    #expect(summary.notes == notes.map { FileNote(path: $0, reason: $1) })
    #expect(try store.tree.texts == shorter.finishedTree.texts.merging(["regions.json": text]) { $1 })
  }

  @Test("is kept if somebody changes it after the run compared the files")
  func changedLate() throws {
    let store = try TestFolder(older.finishedTree)
    let commit = try shorter.prepared(in: store)
    try store.write("mine", to: "regions.json")
    try commit.run { [] }
    #expect(try store.tree.texts == shorter.finishedTree.texts.merging(["regions.json": "mine"]) { $1 })
  }

  // A killed run may have deleted the file, but not yet its folder.
  @Test(
    "that is gone leaves an empty folder, which is deleted only if an interrupted run can have made it",
    arguments: [("", "json", true), ("interrupted\n", "txt", true), ("interrupted\n", "json", false)])
  func emptyFolder(mark: String, ending: String, isKept: Bool) throws {
    let manifest = "\(mark)de/days.\(ending) 4 \(FileDigest(of: "mine").sha256)\n"
    let store = try TestFolder(FileTree(["manifest": manifest], folders: ["de"]))
    try shorter.write(to: store)
    #expect(try store.tree.folders.contains("de") == isKept)
  }

  // `BundleRun` can write only files with the ending `.json`.
  @Test("is kept and reported if only the manifest names it, even with the manifest's bytes")
  func notNamed() throws {
    let manifest = "own.txt 4 \(FileDigest(of: "mine").sha256)\n"
    let store = try TestFolder(FileTree(["own.txt": "mine", "manifest": manifest]))
    let summary = try shorter.write(to: store)
    #expect(summary.notes == [FileNote(path: "own.txt", reason: .notNamed)])
    #expect(try store.tree.texts["own.txt"] == "mine")
    let text = FileNote(path: "own.txt", reason: .notNamed).description(in: "App")
    for part in ["'App/own.txt'", "options of this run", "Delete it if"] { #expect(text.contains(part)) }
  }

  @Test("is deleted and reported if it still has the bytes that Almanac wrote, but not if it is already gone")
  func deleted() throws {
    let store = try TestFolder(older.finishedTree)
    try store.remove("regions.json")
    let summary = try shorter.write(to: store)
    #expect(summary.deleted == ["de/days.json", "fr/plurals.json"])
    #expect(summary.notes == [])
    #expect(try store.tree == shorter.finishedTree)
  }

  // On file systems that ignore case or normalization, the two paths are one file.
  @Test(
    "is kept if the run writes a path that differs only in case or normalization",
    arguments: [
      ("Years.JSON", "years.json"), ("e\u{301}.json", "\u{E9}.json"), ("E\u{301}.json", "\u{E9}.json"),
      ("STRASSE.json", "straße.json"), ("\u{212A}.json", "k.json"),
    ])
  func variant(old: String, new: String) throws {
    let store = try TestFolder()
    try BundleRun([old: "old"]).write(to: store)
    #expect(try BundleRun([new: "old"]).write(to: store).deleted == [])
    #expect(try store.contents(of: old) == Array("old".utf8))
  }

  @Test("is kept and reported by the next run if somebody changed it after the run was killed")
  func repair() throws {
    let killed = try shorter.killed(on: older.finishedTree).map(\.tree).first {
      $0.isInterrupted && $0.texts["regions.json"] != nil
    }
    let store = try TestFolder(try #require(killed))
    try store.write("mine", to: "regions.json")
    #expect(try shorter.write(to: store).notes == [FileNote(path: "regions.json", reason: .changed)])
    #expect(try store.tree.texts == shorter.finishedTree.texts.merging(["regions.json": "mine"]) { $1 })
  }
}

extension TestFolder {
  fileprivate func write(_ text: String, to path: String) throws {
    try remove(path)
    try create(path, Array(text.utf8))
  }
}
