import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport

/// A run that writes a bundle, as the command does it; its manifest lists the bundle's files and their digests.
struct BundleRun: Sendable {
  static let manifestPath = "manifest"

  /// The texts of the files, by path.
  let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// All the run writes: the files and the manifest.
  var texts: [String: String] {
    files.merging([Self.manifestPath: manifest]) { $1 }
  }

  private var manifest: String {
    files.sorted { $0.key < $1.key }.map { path, text in
      let digest = FileDigest(of: text)
      return "\(path) \(digest.size) \(digest.sha256)\n"
    }.joined()
  }

  /// Repairs the folder, reads the manifest, stages and commits; a run that fails discards what it staged.
  @discardableResult
  func write<Store: FileStore>(to store: Store) throws(OutputFilesError) -> CommitSummary {
    let staging = Staging(try Self.open(store))
    do {
      var staged: [StagedFile] = []
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        staged.append(try staging.stage(path, text))
      }
      return try staging.commit(staged, manifest: try staging.stage(Self.manifestPath, manifest))
    } catch {
      // What ended the run is the error that counts.
      do throws(OutputFilesError) { try staging.discard() } catch {}
      throw error
    }
  }

  /// Repairs the folder and reads from its manifest what is owned there.
  static func open<Store: FileStore>(_ store: Store) throws(OutputFilesError) -> OutputFolder<Store> {
    try repair(store)
    return OutputFolder(store: store, ownership: try ownership(in: store))
  }

  /// Repairs what the manifest that is there says is owned.
  @discardableResult
  static func repair<Store: FileStore>(
    _ store: Store, isStopped: () -> Bool = { false }
  ) throws(OutputFilesError) -> [FileNote]? {
    try Staging(OutputFolder(store: store, ownership: try ownership(in: store))).repair(isStopped: isStopped)
  }

  /// What the manifest in a folder lists; a line without a digest is one of an old manifest.
  private static func ownership<Store: FileStore>(in store: Store) throws(OutputFilesError) -> Ownership {
    let manifest = try store.read(manifestPath)
    var files: [String: FileDigest?] = [:]
    for line in String(decoding: manifest ?? [], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      files[parts[0]] = .some(
        parts.count == 3 ? FileDigest(sha256: parts[2], size: Int(parts[1]) ?? -1) : nil)
    }
    return Ownership(
      manifest: manifestPath, sha256: manifest.map { FileDigest(of: $0).sha256 }, files: files,
      isPossible: { $0.hasSuffix(".json") })
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
  /// The ownership of some files by a manifest that was there.
  init(of files: [String: FileDigest?]) {
    self.init(
      manifest: BundleRun.manifestPath, sha256: FileDigest(of: "").sha256, files: files,
      isPossible: { _ in true })
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
