import AlmanacBundle
import AlmanacKit
import AlmanacRecord

/// A run that writes a bundle in the same way as the command, to one or several output folders.
struct BundleRun: Sendable {
  static let manifestPath = "manifest"

  /// The texts of the files of each output folder, by path.
  let files: [[String: String]]

  init(_ files: [String: String], further: [[String: String]] = []) {
    self.files = [files] + further
  }

  /// The path of an output folder in the first folder, with `/` at its end.
  private static func path(ofOutput number: Int) -> String { number == 0 ? "" : "further/" }

  /// The texts of all files that the run writes, including the manifest, by their paths in the first folder.
  var texts: [String: String] {
    files.enumerated().reduce(into: [Self.manifestPath: manifest.text]) { texts, output in
      for (path, text) in output.element { texts[Self.path(ofOutput: output.offset) + path] = text }
    }
  }

  private var manifest: SampleManifest {
    SampleManifest(files: files.map { $0.mapValues { FileDigest(of: $0) } })
  }

  /// Writes the bundle to a folder, which contains all output folders; returns the summary of the first one.
  @discardableResult
  func write<Store: FileStore>(to store: Store) throws(OutputFilesError) -> CommitSummary {
    guard files.count > 1 else { return try write(to: [store])[0] }
    return try write(
      to: files.indices.map { FolderInStore(store: store, folder: Self.path(ofOutput: $0)) })[0]
  }

  /// Opens the folders, stages all files and commits them; a failed run discards its staged files.
  @discardableResult
  func write<Store: FileStore>(to stores: [Store]) throws(OutputFilesError) -> [CommitSummary] {
    let stagings = try Self.stagings(in: stores)
    do throws(OutputFilesError) {
      let staged = try stagings.indices.map { number throws(OutputFilesError) in
        try files[number].sorted { $0.key < $1.key }.map { path, text throws(OutputFilesError) in
          try stagings[number].stage(path, text)
        }
      }
      let last = try stagings[0].stage(Self.manifestPath, manifest.text)
      return try Self.commit(staged, manifest: last, in: stagings)
    } catch {
      // The caller needs the error that ended the run, not an error from `discard`.
      for staging in stagings { do throws(OutputFilesError) { try staging.discard() } catch {} }
      throw error
    }
  }

  /// Stages all files in the only folder, and prepares their commit.
  func prepared<Store: FileStore>(in store: Store) throws(OutputFilesError) -> Commit<Store> {
    let stagings = try Self.stagings(in: [store])
    let staged = try files[0].sorted { $0.key < $1.key }.map { path, text throws(OutputFilesError) in
      try stagings[0].stage(path, text)
    }
    return try Commit(
      [staged], manifest: try stagings[0].stage(Self.manifestPath, manifest.text), in: stagings)
  }

  /// Opens folders for writing; the manifest in the first folder says which files belong to Almanac.
  static func stagings<Store: FileStore>(in stores: [Store]) throws(OutputFilesError) -> [Staging<Store>] {
    let bytes = try stores[0].read(manifestPath)
    return try stores.enumerated().map { number, store throws(OutputFilesError) in
      try Staging(OutputFolder(store: store, ownership: SampleManifest.ownership(bytes, of: number)))
    }
  }

  /// Commits staged files, with an interim manifest for `manifest`.
  @discardableResult
  static func commit<Store: FileStore>(
    _ files: [[StagedFile]], manifest: StagedFile, in stagings: [Staging<Store>]
  ) throws(OutputFilesError) -> [CommitSummary] {
    let commit = try Commit(files, manifest: manifest, in: stagings)
    let digests = files.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.path, $0.digest) }) }
    let interim = SampleManifest(files: digests, earlier: commit.earlierFiles)
    do throws(OutputFilesError) {
      try commit.run { Array(interim.text.utf8) }
    } catch {
      if case .unfinished(let first, _) = error { throw first }
      throw error
    }
    return commit.summaries
  }
}

extension Staging {
  /// Stages a text.
  func stage(_ path: String, _ text: String) throws(OutputFilesError) -> StagedFile {
    try stage(path, Array(text.utf8), FileDigest(of: text))
  }
}

extension FileDigest {
  /// The digest of a file with this text.
  init(of text: String) {
    self.init(of: Array(text.utf8))
  }
}

extension Ownership {
  /// Makes the ownership of the files that a finished manifest lists.
  init(of files: [String: FileDigest]) {
    self.init(files, earlier: nil, isPossible: { _ in true }, isUsual: { _ in false })
  }
}

// Sample runs, which together create, change, keep and delete files. The sample trees also have foreign files, which no
// run writes.
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
    newer.files[0].merging(["aa.json": "Etleeni", "fr/ca/days.json": "lundi", "ja/days.json": "月曜日"]) { $1 })

  // Runs with two output folders, of which only the first has a manifest.
  static let olderPair = BundleRun(
    ["de.json": "Montag", "fr.json": "lundi, mardi"],
    further: [["values-de/a.json": "Montag", "values-fr/a.json": "lundi, mardi", "values/a.json": "Monday"]])
  static let newerPair = BundleRun(
    ["fr.json": "lundi", "zh.json": "周一"],
    further: [["values-fr/a.json": "lundi", "values-zh/a.json": "周一", "values/a.json": "Monday"]])
  static let newestPair = BundleRun(
    ["fr.json": "Lundi", "ja.json": "月曜日"],
    further: [["values-fr/a.json": "Lundi", "values-zh/a.json": "星期一", "values/a.json": "Mon"]])

  /// The folder before the first run, with only the foreign files.
  static let foreignTree = tree(with: [:])

  /// The folder after a complete run, with only the bundle and the foreign files.
  var finishedTree: FileTree { Self.tree(with: texts) }

  private static func tree(with texts: [String: String]) -> FileTree {
    let foreign = [
      "notes.txt": "mine", "de/notes.txt": "meine", "fr/own/notes.txt": "les miens",
      "further/notes.txt": "mine",
    ]
    return FileTree(foreign.merging(texts) { $1 }, folders: ["drafts"], others: ["link", "fr/link"])
  }
}
