import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// A bundle that is only read: a folder on disk, or a folder in a revision of git.
struct ReadBundle {
  /// The name that the user gave for the bundle: a folder, or a revision such as `git:HEAD`.
  let name: String
  /// The paths of the bundle's files.
  let paths: Set<String>
  /// The bundle's manifest.
  let manifest: EarlierManifest

  let folders: ReadFolders
  /// How many more bytes may be read from the bundle's files.
  private var room = Limits.bundle
  /// The paths of the files that were read at least once; they count only once.
  private var counted: Set<String> = []

  /// Reads the manifest of a bundle; `name` is a folder, or a revision such as `git:HEAD`.
  ///
  /// If `name` is a revision, `folder` is the bundle's folder in that revision.
  init(_ name: String, inFolder folder: String) throws {
    self.name = name
    var folders = try ReadFolders(name, inFolder: folder)
    guard let bytes = try folders.manifest() else {
      throw Failure(
        file: name,
        "This is not a bundle: '\(BundleFolder.manifestPath)' is missing. Name the folder of a bundle.")
    }
    let file = "\(name)/\(BundleFolder.manifestPath)"
    manifest = try BundleFolder.manifest(reading: bytes, file: file)
    if manifest.isInterrupted {
      Terminal.error(
        "\(file): warning: A run was interrupted, so the bundle has old and new files. Run the same command again to complete it."
      )
    }
    paths = Set(manifest.files.keys)
    try folders.open(manifest.outputs, paths: paths)
    self.folders = folders
  }

  /// Whether the bundle was made with `--compact`.
  var isCompact: Bool { manifest.isCompact }

  /// The revision in a name such as `git:HEAD`; `nil` if the name is a folder.
  static func revision(of name: String) -> String? {
    name.hasPrefix("git:") ? String(name.dropFirst("git:".count)) : nil
  }

  /// The path of a file, such as `Output/json/de/locale.json`; in a revision, such as `git:HEAD/json/de/locale.json`.
  func location(of path: String) -> String { folders.location(of: path) }

  /// The bytes of the manifest or of a file that it lists; throws if all files that were read so far are too large in
  /// total.
  mutating func bytes(_ path: String) throws -> [UInt8] {
    guard let bytes = try folders.bytes(path) else {
      throw Failure(
        file: location(of: path),
        "The manifest lists this file, but the bundle does not contain it. Restore it, or run 'almanac generate'."
      )
    }
    if counted.insert(path).inserted { room -= bytes.count }
    guard room >= 0 else {
      throw Failure(
        file: name,
        "The files in this bundle are larger than \(Limits.bundle / 1_000_000) MB in total. Name another folder."
      )
    }
    return bytes
  }

  /// The bytes of a file; `nil` if the manifest does not list it.
  mutating func listed(_ path: String) throws -> [UInt8]? {
    try paths.contains(path) ? bytes(path) : nil
  }

  /// Compares the files at some paths, if the bundle has them, with what Almanac writes from the bundle's JSON.
  mutating func check(_ wanted: Set<String>) throws -> RecordCheck {
    try RecordCheck(of: wanted.intersection(paths), in: manifest) { path in
      try bytes(path)
    }
  }
}
