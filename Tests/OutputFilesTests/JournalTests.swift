import AlmanacKit
import AlmanacTestSupport
import Testing

@testable import AlmanacOutputFiles

private let zeros = String(repeating: "0", count: 64)
private let ones = String(repeating: "1", count: 64)
private let start = "base \(zeros)\nmanifest \(ones)\n"

@Suite("The journal")
struct JournalTests {
  private let journal = Journal(
    base: zeros, manifest: ones,
    steps: [
      .create("zh/cn/days.json", Journal.Content(sha256: zeros, size: 0)),
      .replace("fr/my days.json", Journal.Content(sha256: ones, size: 1_000_000)),
      .delete("de/my days.json", nil), .delete("de/b.json", Journal.Content(sha256: ones, size: 9)),
      .replace("manifest", Journal.Content(sha256: ones, size: 7)),
    ])
  private let text = """
    base \(zeros)
    manifest \(ones)
    create \(zeros):0 zh/cn/days.json
    replace \(ones):1000000 fr/my days.json
    delete de/my days.json
    remove \(ones):9 de/b.json
    replace \(ones):7 manifest

    """

  @Test("names the old and the new manifest, and has one step on each line, in order")
  func writing() {
    #expect(String(decoding: journal.bytes, as: UTF8.self) == text)
  }

  @Test("is read back unchanged")
  func reading() {
    #expect(Journal(reading: Array(text.utf8)) == journal)
    let first = Journal(base: nil, manifest: ones, steps: [])
    #expect(String(decoding: first.bytes, as: UTF8.self) == "base none\nmanifest \(ones)\n")
    #expect(Journal(reading: first.bytes) == first)
  }

  @Test("may have no sizes, because older versions of Almanac wrote none")
  func older() {
    let old = text.replacing(":1000000", with: "").replacing(":0", with: "").replacing(":7", with: "")
      .replacing(":9", with: "")
    let steps = Journal(reading: Array(old.utf8))?.steps
    #expect(steps?.map(\.path) == journal.steps.map(\.path))
    #expect(steps?.first == .create("zh/cn/days.json", Journal.Content(sha256: zeros, size: nil)))
  }

  @Test("may contain names that only look as if they led out of the folder")
  func oddNames() {
    let content = Journal.Content(sha256: zeros, size: nil)
    let steps: [Journal.Step] = [
      .create("...", content), .replace("..a/.b", content), .delete("a/..b/c..", nil),
    ]
    let journal = Journal(base: nil, manifest: ones, steps: steps)
    #expect(Journal(reading: journal.bytes)?.steps == steps)
  }

  @Test(
    "is refused with a path that leaves the folder or is invalid",
    arguments: ["/etc/passwd", "../x", "a/../../x", "a/..", "./x", "a/./x", "a//x", "a/", "/", ".", ".."])
  func path(_ path: String) {
    for verb in ["create \(zeros)", "replace \(zeros)", "remove \(zeros):1", "delete"] {
      let text = "\(start)delete good\n\(verb) \(path)\n"
      #expect(Journal(reading: Array(text.utf8)) == nil)
    }
  }

  @Test(
    "is refused with an unknown line",
    arguments: [
      "move a b", "Create \(zeros) a", "create a", "create \(zeros)", "create \(zeros) ", "create  a", " ",
      "creat", "\u{FEFF}create \(zeros) a", "a", "\0", "delete", "replace \(zeros.dropLast()) a", "base none",
      "", "create \(zeros): a", "create \(zeros):-1 a", "create \(zeros):+1 a", "create \(zeros):01 a",
      "create \(zeros):1:1 a", "create \(zeros):99999999999999999999 a", "create :1 a",
    ])
  func line(_ line: String) {
    #expect(Journal(reading: Array("\(start)delete good\n\(line)\ndelete other\n".utf8)) == nil)
  }

  @Test(
    "is refused if it names a path twice",
    arguments: [
      "delete a\ndelete a\n", "create \(zeros) a\nreplace \(ones) a\n", "create \(zeros) a\ndelete a\n",
    ])
  func repeatedPath(_ steps: String) {
    #expect(Journal(reading: Array("\(start)\(steps)".utf8)) == nil)
  }

  @Test(
    "is refused without the two manifests at its start, or if it is truncated",
    arguments: [
      "", "delete a\n", "base none\n", "base none\ndelete a\n", "manifest \(ones)\nbase none\n",
      "base \(ones.dropLast())\nmanifest \(ones)\n", "base none\nmanifest none\n", "\(start)delete a",
    ])
  func head(_ text: String) {
    #expect(Journal(reading: Array(text.utf8)) == nil)
  }

  @Test(
    "stops a run before any change if it cannot be read", arguments: ["\(start)delete ../x\n", "{}"])
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
