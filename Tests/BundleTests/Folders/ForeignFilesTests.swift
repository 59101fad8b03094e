import AlmanacBundle
import AlmanacKit
import AlmanacRecord
import Testing

@Suite("A file that Almanac did not write")
struct ForeignFilesTests {
  // The second column has the foreign file, link or folder. The third column has the path that the error names.
  @Test(
    "stops a run that needs its path, and the run changes nothing",
    arguments: [
      ("a file", FileTree(["years.json": "mine"]), "years.json"),
      ("a folder", FileTree(folders: ["years.json"]), "years.json"),
      ("a link", FileTree(others: ["years.json"]), "years.json"),
      ("a file for a folder", FileTree(["zh": "mine"]), "zh"),
      ("a link for a folder", FileTree(others: ["zh"]), "zh"),
      ("a folder for the manifest", FileTree(folders: ["manifest"]), "manifest"),
      ("a file for the staging", FileTree([".almanac-staging": "mine"]), ".almanac-staging"),
      ("a link for the staging", FileTree(others: [".almanac-staging"]), ".almanac-staging"),
    ])
  func obstacle(reason: String, tree: FileTree, path: String) throws {
    let store = try TestFolder(tree)
    #expect(throws: OutputFilesError.foreign(path: path)) { try BundleRun.newer.write(to: store) }
    #expect(try store.tree == tree)
  }

  @Test(
    "is kept if it replaced an owned file that the next run would delete",
    arguments: [
      (FileTree(others: ["regions.json"]), "a link"),
      (FileTree(folders: ["regions.json"]), "an empty folder"),
      (FileTree(["regions.json/mine": "mine"]), "a folder"),
      (FileTree(["de": "mine"]), "a file where its folder was"),
      (FileTree(others: ["de"]), "a link where its folder was"),
    ])
  func tookThePlace(foreign: FileTree, reason: String) throws {
    let digest = FileDigest(of: "ours")
    let listed = SampleManifest(files: [["de/days.json": digest, "regions.json": digest]])
    let manifest = [BundleRun.manifestPath: listed.text]
    let store = try TestFolder(
      FileTree(foreign.texts.merging(manifest) { $1 }, folders: foreign.folders, others: foreign.others))
    try BundleRun([:]).write(to: store)
    let expected = FileTree(
      foreign.texts.merging(["manifest": ""]) { $1 }, folders: foreign.folders, others: foreign.others)
    #expect(try store.tree == expected)
  }

  @Test(
    "is not overwritten if it appears before the commit, and the same run succeeds after it is removed")
  func appears() throws {
    let run = BundleRun(["years.json": "1900-2100"])
    let store = try TestFolder()
    let staging = try BundleRun.stagings(in: [store])[0]
    let files = try ["years.json", "manifest"].map { try staging.stage($0, run.texts[$0, default: ""]) }
    try store.create("years.json", Array("mine".utf8))
    #expect(throws: OutputFilesError.foreign(path: "years.json")) {
      try BundleRun.commit([[files[0]]], manifest: files[1], in: [staging])
    }
    try staging.discard()
    #expect(throws: OutputFilesError.foreign(path: "years.json")) { try run.write(to: store) }
    #expect(try store.tree.texts["years.json"] == "mine")
    try store.remove("years.json")
    try run.write(to: store)
    #expect(try store.tree == FileTree(run.texts))
  }

  @Test("is not overwritten if it appears in place of the manifest, which is the only new file")
  func appearsAsManifest() throws {
    let store = try TestFolder()
    let commit = try BundleRun([:]).prepared(in: store)
    try store.create("manifest", Array("mine".utf8))
    #expect(throws: OutputFilesError.unfinished(.foreign(path: "manifest"), bundle: "")) {
      try commit.run { [] }
    }
    #expect(try store.tree.texts["manifest"] == "mine")
  }

  @Test("stops a run if the manifest claims it, but lists other bytes, and an app usually has such a file")
  func usual() throws {
    let run = BundleRun(["usual.json": "new", "years.json": "new"])
    let manifest = SampleManifest(files: [["usual.json": FileDigest(of: "ours")]])
    let store = try TestFolder(FileTree(["usual.json": "mine", "manifest": manifest.text]))
    let tree = try store.tree
    #expect(throws: OutputFilesError.foreign(path: "usual.json")) { try run.write(to: store) }
    #expect(try store.tree == tree)
  }

  // Git's documentation of core.autocrlf: a checkout writes CRLF instead of LF.
  @Test("is Almanac's own if git changed only the line ends of a listed file")
  func lineEnds() throws {
    let run = BundleRun(["usual.json": "new\n"])
    let listed = "usual.json 6 \(FileDigest(of: "a\rb\nc\n").sha256)\n"
    let store = try TestFolder(FileTree(["usual.json": "a\rb\r\nc\r\n", "manifest": listed]))
    let notes = try run.write(to: store).notes
    #expect(notes == [FileNote(path: "usual.json", reason: .edited)])
    #expect(try store.tree.texts["usual.json"] == "new\n")
    let other = try TestFolder(FileTree(["usual.json": "ab\r\nc\r\n", "manifest": listed]))
    #expect(throws: OutputFilesError.foreign(path: "usual.json")) { try run.write(to: other) }
  }

  @Test("keeps its folder, and empty foreign folders are kept too")
  func folders() throws {
    let foreign = FileTree(["fr/notes.txt": "mine"], folders: ["drafts"], others: ["zh/link"])
    let store = try TestFolder(FileTree(foreign.texts, folders: ["drafts", "zh"], others: ["zh/link"]))
    try BundleRun.newer.write(to: store)
    try BundleRun([:]).write(to: store)
    #expect(try store.tree.folders == ["drafts", "fr", "zh"])
    #expect(try store.tree.texts == ["fr/notes.txt": "mine", "manifest": ""])
    #expect(try store.tree.others == ["zh/link"])
  }
}
