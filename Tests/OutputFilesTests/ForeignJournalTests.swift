import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// A journal with steps that no run would do, because somebody committed the journal or wrote it by hand.
@Suite("A journal that names files Almanac did not write")
struct ForeignJournalTests {
  private let older = BundleRun.older.finishedTree

  // Every kind of step, over the present manifest: a run would have replaced and deleted the files of the bundle.
  @Test(
    "moves, replaces and deletes nothing",
    arguments: BundleRun.older.texts.keys.sorted() + [
      "notes.txt", "fr/own/notes.txt", "drafts/x", "x/y.txt", ".git/hooks/post-commit", "json/new.json",
    ])
  func steps(path: String) throws {
    for verb in ["create", "replace", "delete"] {
      let store = InMemoryFileStore(older)
      try store.interrupt(with: ["\(verb) \(path)"])
      #expect(try BundleRun.repair(store) == [])
      #expect(store.tree == older, "\(verb)")
      try store.interrupt(with: ["\(verb) \(path)"])
      try BundleRun.newer.write(to: store)
      #expect(store.tree == BundleRun.newer.finishedTree, "\(verb)")
    }
  }

  @Test("does not delete these files if there is no manifest")
  func noManifest() throws {
    let store = InMemoryFileStore(FileTree(["manifest.txt": "mine"]))
    try store.interrupt(with: ["delete manifest.txt"])
    try BundleRun.repair(store)
    #expect(store.tree == FileTree(["manifest.txt": "mine"]))
  }

  @Test("keeps a user's new file at the path of a deleted file if the run did all steps of the journal")
  func afterTheManifest() throws {
    let newer = BundleRun.newer
    let store = InMemoryFileStore(newer.finishedTree)
    try store.create("regions.json", Array("mine".utf8))
    let tree = store.tree
    try store.interrupt(
      with: ["create years.json", "delete regions.json", "replace manifest"],
      over: BundleRun.older.texts[BundleRun.manifestPath],
      writing: newer.texts[BundleRun.manifestPath] ?? "", staging: false)
    try BundleRun.repair(store)
    #expect(store.tree == tree)
  }

  @Test("keeps a user's new empty folder if the run did all steps of the journal")
  func folderAfterTheManifest() throws {
    let newer = BundleRun.newer
    let store = InMemoryFileStore(newer.finishedTree)
    try store.makeFolder("it")
    let tree = store.tree
    try store.interrupt(
      with: ["delete it/days.json", "replace manifest"], over: BundleRun.older.texts[BundleRun.manifestPath],
      writing: newer.texts[BundleRun.manifestPath] ?? "", staging: false)
    try BundleRun.repair(store)
    #expect(store.tree == tree)
  }

  @Test(
    "deletes a file after a checkout only if the journal names its SHA-256 and Almanac writes such paths",
    arguments: [
      ("notes.txt", "mine", "mine"), ("own/notes.json", "mine", "staged"), ("own/notes.json", "mine", "min"),
    ])
  func afterCheckout(path: String, text: String, journaled: String) throws {
    for verb in ["create", "replace"] {
      let store = InMemoryFileStore(FileTree([path: text]))
      try store.interrupt(
        with: ["\(verb) \(path)"], over: "another manifest", text: journaled, staging: false)
      try BundleRun.repair(store)
      #expect(store.tree.texts == [path: text])
    }
  }

  @Test("names each file that it deletes after a checkout")
  func named() throws {
    let store = InMemoryFileStore(FileTree(["fr/days.json": "staged", "it/days.json": "mine"]))
    try store.interrupt(
      with: ["create fr/days.json", "create it/days.json"], over: "another manifest", staging: false)
    let notes = try BundleRun.repair(store)
    #expect(notes == [FileNote(path: "fr/days.json", reason: .removedAfterInterruption)])
    #expect(
      notes?.first?.description(in: "App")
        == "'App/fr/days.json' came from an interrupted run and is not part of the bundle in this folder, so it was removed."
    )
    #expect(store.tree.texts == ["it/days.json": "mine"])
  }

  @Test("keeps a user's empty folder after a checkout if Almanac does not write such paths")
  func folderAfterCheckout() throws {
    let store = InMemoryFileStore(older)
    try store.interrupt(with: ["delete drafts/x"], over: "another manifest", staging: false)
    try BundleRun.repair(store)
    #expect(store.tree == older)
  }

  @Test("deletes no file that the manifest lists, even if the journal belongs to another manifest")
  func listed() throws {
    let store = InMemoryFileStore(older)
    try store.interrupt(
      with: ["create regions.json"], over: "another manifest", text: "DE FR", staging: false)
    try BundleRun.repair(store)
    #expect(store.tree == older)
  }

  @Test("deletes no file that a manifest without checksums lists, even if the journal names its SHA-256")
  func listedWithoutChecksum() throws {
    let tree = FileTree(["regions.json": "DE FR", BundleRun.manifestPath: "regions.json\n"])
    for verb in ["create", "replace"] {
      let store = InMemoryFileStore(tree)
      try store.interrupt(
        with: ["\(verb) regions.json"], over: "another manifest", text: "DE FR", staging: false)
      try BundleRun.repair(store)
      #expect(store.tree == tree, "\(verb)")
    }
  }
}

extension InMemoryFileStore {
  /// Leaves the journal and the staged files of an interrupted run.
  ///
  /// The journal says that the folder already had its present manifest when the run began.
  fileprivate func interrupt(with steps: [String]) throws {
    let manifest = tree.texts[BundleRun.manifestPath]
    try interrupt(with: steps, over: manifest, staging: true)
  }

  /// Leaves the journal of an interrupted run; if `staging` is true, also leaves the staged files.
  fileprivate func interrupt(
    with steps: [String], over base: String?, writing manifest: String = "the next manifest",
    text: String = "staged", staging: Bool
  ) throws {
    try makeFolder(".almanac-staging/files")
    let staged = FileDigest(of: text).sha256
    var lines = [
      "base \(base.map { FileDigest(of: $0).sha256 } ?? "none")",
      "manifest \(FileDigest(of: manifest).sha256)",
    ]
    for step in steps {
      let words = step.split(separator: " ")
      guard words[0] != "delete" else {
        lines.append(step)
        continue
      }
      lines.append("\(words[0]) \(staged) \(words[1])")
      if staging { try stage(String(words[1]), text) }
    }
    try create(".almanac-staging/journal", Array(lines.map { "\($0)\n" }.joined().utf8))
  }

  private func stage(_ path: String, _ text: String) throws {
    let path = ".almanac-staging/files/\(path)"
    if let end = path.lastIndex(of: "/") { try makeFolder(String(path[..<end])) }
    try create(path, Array(text.utf8))
  }
}
