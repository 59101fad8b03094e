import AlmanacComparison
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

  private let files: Files
  /// How many bytes the files that are still to be read may have.
  private var room = Limits.bundle

  private enum Files {
    case folder(DiskFolder)
    case revision(GitFolder)
  }

  /// Reads the manifest of a folder, or of what `folder` was in a revision, as in `git:HEAD`.
  init(_ name: String, inFolder folder: String) throws(Failure) {
    self.name = name
    if let revision = Self.revision(of: name) {
      files = .revision(try GitFolder(folder, in: revision, file: BundleFolder.manifestPath))
    } else {
      do throws(OutputFilesError) {
        files = .folder(try DiskFolder(path: name, access: .reading))
      } catch .noFolder(_, let reason) {
        throw Failure(file: name, "This folder cannot be read: \(reason). Name the folder of a bundle.")
      } catch {
        throw Failure(error, in: name)
      }
    }
    guard let bytes = try Self.manifest(files, name) else {
      throw Failure(
        file: name, "There is no \(BundleFolder.manifestPath), so this is no bundle. Name the folder of one.")
    }
    manifest = try BundleFolder.manifest(reading: bytes, file: "\(name)/\(BundleFolder.manifestPath)")
    paths = Set(manifest.files.keys)
    if case .revision(let folder) = files {
      try folder.list(Set(paths.map { String($0.prefix { $0 != "/" }) }))
    }
  }

  /// Whether it was made with `--compact`.
  var isCompact: Bool { manifest.isCompact }

  /// The revision in `git:REV`; `nil` for a folder.
  static func revision(of name: String) -> String? {
    name.hasPrefix("git:") ? String(name.dropFirst("git:".count)) : nil
  }

  /// The bytes of the manifest, or of a file that it lists; throws if all files read so far are too large together.
  mutating func bytes(_ path: String) throws(Failure) -> [UInt8] {
    guard let bytes = try Self.read(path, files, name) else {
      throw Failure(
        file: "\(name)/\(path)",
        "The manifest lists this file, but the bundle does not contain it. Restore it, or generate again.")
    }
    room -= bytes.count
    guard room >= 0 else {
      throw Failure(
        file: name, "The files of this bundle have more than \(Limits.bundle) bytes. Name another folder.")
    }
    return bytes
  }

  private static func manifest(_ files: Files, _ name: String) throws(Failure) -> [UInt8]? {
    switch files {
    case .revision(let folder): try folder.bytes(of: BundleFolder.manifestPath)
    case .folder(let folder): try BundleFolder.manifestBytes(in: folder, at: name)
    }
  }

  private static func read(_ path: String, _ files: Files, _ name: String) throws(Failure) -> [UInt8]? {
    switch files {
    case .revision(let folder): return try folder.bytes(of: path)
    case .folder(let folder):
      do throws(OutputFilesError) {
        return try folder.read(path)
      } catch {
        throw Failure(error, in: name)
      }
    }
  }
}
