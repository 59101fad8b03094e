import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport

/// A run that writes a bundle in the same way as the command, with a manifest that lists the files and their digests.
struct BundleRun: Sendable {
  static let manifestPath = "manifest"

  /// The texts of the files, by path.
  let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// The texts of all files that the run writes, including the manifest.
  var texts: [String: String] {
    files.merging([Self.manifestPath: manifest]) { $1 }
  }

  private var manifest: String {
    files.sorted { $0.key < $1.key }.map { path, text in
      let digest = FileDigest(of: text)
      return "\(path) \(digest.size) \(digest.sha256)\n"
    }.joined()
  }

  /// Repairs the folder, reads the manifest, stages and commits; a failed run discards its staged files.
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
      // The caller needs the error that ended the run, not an error from `discard`.
      do throws(OutputFilesError) { try staging.discard() } catch {}
      throw error
    }
  }

  /// Reads from the folder's manifest which files belong to Almanac, and repairs the folder.
  static func open<Store: FileStore>(_ store: Store) throws(OutputFilesError) -> OutputFolder<Store> {
    let folder = OutputFolder(store: store, ownership: try ownership(in: store))
    return try Staging(folder).repair(isStopped: { false }).map(folder.after) ?? folder
  }

  /// Repairs the folder; the manifest in the folder says which files belong to Almanac.
  @discardableResult
  static func repair<Store: FileStore>(
    _ store: Store, isStopped: () -> Bool = { false }
  ) throws(OutputFilesError) -> [FileNote]? {
    try Staging(OutputFolder(store: store, ownership: try ownership(in: store))).repair(isStopped: isStopped)?
      .removed
  }

  /// The files that a folder's manifest lists; in an old manifest, the lines have no digests.
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
      isPossible: { $0.hasSuffix(".json") }, isUsual: { $0.hasSuffix("usual.json") })
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
  /// Makes the ownership of some files, with the SHA-256 of an empty manifest.
  init(of files: [String: FileDigest?]) {
    self.init(
      manifest: BundleRun.manifestPath, sha256: FileDigest(of: "").sha256, files: files,
      isPossible: { _ in true }, isUsual: { _ in false })
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
    newer.files.merging(["aa.json": "Etleeni", "fr/ca/days.json": "lundi", "ja/days.json": "月曜日"]) { $1 })

  /// The folder before the first run, with only the foreign files.
  static let foreignTree = tree(with: [:])

  /// The folder after a complete run, with only the bundle and the foreign files.
  var finishedTree: FileTree { Self.tree(with: texts) }

  private static func tree(with texts: [String: String]) -> FileTree {
    let foreign = ["notes.txt": "mine", "de/notes.txt": "meine", "fr/own/notes.txt": "les miens"]
    return FileTree(foreign.merging(texts) { $1 }, folders: ["drafts"], others: ["link", "fr/link"])
  }
}
