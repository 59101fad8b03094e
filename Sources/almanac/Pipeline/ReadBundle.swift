import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// A bundle that is only read: a folder, or what a folder was in a revision of git.
struct ReadBundle {
  /// The name the user gave it.
  let name: String
  /// The paths of its files.
  let paths: Set<String>
  /// What its manifest says.
  let manifest: EarlierManifest

  let folders: ReadFolders
  /// How many bytes the files that are still to be read may have.
  private var room = Limits.bundle

  /// Reads the manifest of a folder, or of what `folder` was in a revision, as in `git:HEAD`.
  init(_ name: String, inFolder folder: String) throws(Failure) {
    self.name = name
    var folders = try ReadFolders(name, inFolder: folder)
    guard let bytes = try folders.manifest() else {
      throw Failure(
        file: name, "There is no \(BundleFolder.manifestPath), so this is no bundle. Name the folder of one.")
    }
    manifest = try BundleFolder.manifest(reading: bytes, file: "\(name)/\(BundleFolder.manifestPath)")
    paths = Set(manifest.files.keys)
    try folders.open(manifest.outputs, paths: paths)
    self.folders = folders
  }

  /// Whether it was made with `--compact`.
  var isCompact: Bool { manifest.isCompact }

  /// The revision in `git:REV`; `nil` for a folder.
  static func revision(of name: String) -> String? {
    name.hasPrefix("git:") ? String(name.dropFirst("git:".count)) : nil
  }

  /// The path of a file from the working directory, or as git names it.
  func location(of path: String) -> String { folders.location(of: path) }

  /// The bytes of the manifest, or of a file that it lists; throws if all files read so far are too large together.
  mutating func bytes(_ path: String) throws(Failure) -> [UInt8] {
    guard let bytes = try folders.bytes(path) else {
      throw Failure(
        file: location(of: path),
        "The manifest lists this file, but the bundle does not contain it. Restore it, or generate again.")
    }
    room -= bytes.count
    guard room >= 0 else {
      throw Failure(
        file: name, "The files of this bundle have more than \(Limits.bundle) bytes. Name another folder.")
    }
    return bytes
  }
}
