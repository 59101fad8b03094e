import AlmanacTestSupport
import Testing

@testable import AlmanacOutputFiles

@Suite("The journal")
struct JournalTests {
  private let journal = Journal(steps: [
    .create("zh/cn/days.json"), .replace("fr/days.json"), .delete("de/my days.json"), .replace("manifest"),
  ])
  private let text = """
    create zh/cn/days.json
    replace fr/days.json
    delete de/my days.json
    replace manifest

    """

  @Test("has a step a line, in their order")
  func writing() {
    #expect(String(decoding: journal.bytes, as: UTF8.self) == text)
  }

  @Test("is read as it was written")
  func reading() {
    #expect(Journal(reading: Array(text.utf8)) == journal)
  }

  @Test("of no steps is empty")
  func empty() {
    #expect(Journal(steps: []).bytes.isEmpty)
    #expect(Journal(reading: [])?.steps == [])
  }

  @Test("may name files whose names only look like a way out of the folder")
  func oddNames() {
    let steps: [Journal.Step] = [.create("..."), .replace("..a/.b"), .delete("a/..b/c..")]
    #expect(Journal(reading: Journal(steps: steps).bytes)?.steps == steps)
  }

  @Test(
    "is refused with a path that leaves the folder, or is none",
    arguments: ["/etc/passwd", "../x", "a/../../x", "a/..", "./x", "a/./x", "a//x", "a/", "/", ".", ".."])
  func path(_ path: String) {
    for verb in ["create", "replace", "delete"] {
      #expect(Journal(reading: Array("create good\n\(verb) \(path)\n".utf8)) == nil)
    }
  }

  @Test(
    "is refused with a line it does not know",
    arguments: ["move a b", "Create a", "create", "create ", " ", "creat", "\u{FEFF}create a", "a", "\0"])
  func line(_ line: String) {
    #expect(Journal(reading: Array("create good\n\(line)\ndelete good\n".utf8)) == nil)
  }

  @Test("that cannot be read stops a run before it touches anything", arguments: ["delete ../x\n", "{}"])
  func repair(text: String) {
    let tree = FileTree([
      ".almanac-staging/journal": text, ".almanac-staging/files/a": "new", "a": "old", "b": "old",
    ])
    let store = InMemoryFileStore(tree)
    #expect(throws: OutputFilesError.badJournal(path: ".almanac-staging/journal")) {
      try BundleRun.repair(store)
    }
    #expect(store.tree == tree)
  }
}
