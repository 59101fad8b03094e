import AlmanacOutputFiles
import AlmanacTestSupport

/// A run that writes a bundle, as the command does it; its manifest lists the paths of the bundle's files.
struct BundleRun: Sendable {
  static let manifestPath = "manifest"

  /// The texts of the files, by path.
  let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// All the run writes: the files and the manifest.
  var texts: [String: String] {
    files.merging([Self.manifestPath: files.keys.sorted().map { "\($0)\n" }.joined()]) { $1 }
  }

  /// Repairs the folder, reads the manifest, stages and commits; a run that fails discards what it staged.
  @discardableResult
  func write<Store: FileStore>(to store: Store) throws(OutputFilesError) -> CommitSummary {
    let staging = Staging(try Self.open(store))
    do {
      var staged: [StagedFile] = []
      for path in files.keys.sorted() + [Self.manifestPath] {
        staged.append(try staging.stage(path, Array(texts[path, default: ""].utf8)))
      }
      return try staging.commit(staged)
    } catch {
      // What ended the run is the error that counts.
      do throws(OutputFilesError) { try staging.discard() } catch {}
      throw error
    }
  }

  /// Repairs the folder and reads from its manifest what is owned there.
  static func open<Store: FileStore>(_ store: Store) throws(OutputFilesError) -> OutputFolder<Store> {
    try repair(store)
    return OutputFolder(store: store, owned: try owned(in: store))
  }

  /// Repairs what the manifest that is there says is owned.
  static func repair<Store: FileStore>(_ store: Store) throws(OutputFilesError) {
    try Staging(OutputFolder(store: store, owned: try owned(in: store))).repair()
  }

  private static func owned<Store: FileStore>(in store: Store) throws(OutputFilesError) -> Set<String> {
    guard let manifest = try store.read(manifestPath) else { return [] }
    return Set(
      String(decoding: manifest, as: UTF8.self).split(separator: "\n").map(String.init) + [manifestPath])
  }
}

// Runs that create, change, keep and delete files, and files that are not Almanac's among them.
extension BundleRun {
  static let older = BundleRun([
    "de/days.json": "Montag", "fr/days.json": "lundi, mardi", "fr/plurals.json": "un",
    "regions.json": "DE FR",
  ])
  static let newer = BundleRun([
    "fr/days.json": "lundi", "fr/plurals.json": "un", "years.json": "1900-2100", "zh/cn/days.json": "周一",
  ])
  static let newerWithOtherTexts = BundleRun([
    "fr/days.json": "Lundi", "fr/plurals.json": "une", "years.json": "1950-2050", "zh/cn/days.json": "星期一",
  ])
  static let shorter = BundleRun(["fr/days.json": "lundi", "years.json": "1900-2100"])
  static let longer = BundleRun(
    newer.files.merging(["aa.json": "Etleeni", "fr/ca/days.json": "lundi", "ja/days.json": "月曜日"]) { $1 })

  /// The folder before the first run.
  static let foreignTree = tree(with: [:])

  /// The folder when it is as the run wants it: the bundle, and what was there before, and nothing else.
  var finishedTree: FileTree { Self.tree(with: texts) }

  private static func tree(with texts: [String: String]) -> FileTree {
    let foreign = ["notes.txt": "mine", "de/notes.txt": "meine", "fr/own/notes.txt": "les miens"]
    return FileTree(foreign.merging(texts) { $1 }, folders: ["drafts"], others: ["link", "fr/link"])
  }
}
