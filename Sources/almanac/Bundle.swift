import AlmanacICU
import AlmanacKit
import AlmanacOutputFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bundle that is on the disk already: its folder, and what its manifest says.
struct Bundle: Sendable {
  static let manifestPath = "manifest.json"

  let folder: OutputFolder<DiskFolder>
  let manifest: EarlierManifest?

  /// Opens the folder and reads its manifest; before writing, what an interrupted run left is repaired.
  init(at path: String, for access: DiskFolder.Access) throws(Failure) {
    let store: DiskFolder
    do throws(OutputFilesError) {
      store = try DiskFolder(path: path, access: access)
    } catch {
      throw Failure(error, in: path)
    }
    try self.init(in: store, at: path)
    // What may be repaired, the manifest says that is there, and the repair may put the next one in its place.
    if access == .writing, try repair(at: path) { try self.init(in: store, at: path) }
  }

  /// Reads the manifest of an open folder.
  private init(in store: DiskFolder, at path: String) throws(Failure) {
    let manifest = try Bundle.manifestBytes(in: store, at: path).map { bytes throws(Failure) in
      try Bundle.manifest(reading: bytes, file: "\(path)/\(Bundle.manifestPath)")
    }
    self.manifest = manifest
    folder = OutputFolder(store: store, owned: manifest?.owned ?? [])
  }

  /// Repairs what an interrupted run left, and says whether there was anything.
  private func repair(at path: String) throws(Failure) -> Bool {
    do throws(OutputFilesError) {
      return try Staging(folder).repair()
    } catch {
      throw Failure(error, in: path)
    }
  }

  /// The upgrade that writing the bundle with ICU's data is, or `nil` if the data is the same; throws unless the
  /// user accepts one.
  func upgrade(to versions: ICUVersions, _ options: BundleOptions) throws(Failure) -> Upgrade? {
    let upgrade = Upgrade(from: manifest, to: versions)
    guard let upgrade, !options.acceptDataChange else { return upgrade }
    throw upgrade.refusal(in: options.output)
  }

  /// The bytes of the manifest in a folder, or `nil` if there is none; throws if something else has its name.
  static func manifestBytes(in store: DiskFolder, at path: String) throws(Failure) -> [UInt8]? {
    let file = "\(path)/\(manifestPath)"
    do throws(FileStoreError) {
      switch try store.kind(of: manifestPath) {
      case nil: return nil
      case .file(let size) where size <= FileSize.limit: return try store.contents(of: manifestPath)
      case .file, .folder, .other: break
      }
    } catch {
      throw Failure(file: file, "The manifest cannot be read: \(error.reason). Mend that and run again.")
    }
    throw notAManifest(file)
  }

  /// Reads a manifest; throws if it is none that this Almanac knows.
  static func manifest(reading bytes: [UInt8], file: String) throws(Failure) -> EarlierManifest {
    struct Version: Decodable { let schemaVersion: Int }
    guard bytes.count <= FileSize.limit else { throw notAManifest(file) }
    let data = Data(bytes)
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
      guard version <= currentSchemaVersion else {
        throw Failure(
          file: file,
          """
          The manifest has schema version \(version), and this Almanac knows \(currentSchemaVersion). Use the \
          Almanac that wrote it, or a newer one.
          """)
      }
      let manifest = try JSONDecoder().decode(EarlierManifest.self, from: data)
      guard manifest.files.keys.allSatisfy({ isPathOfBundle($0) && $0 != manifestPath }) else {
        throw notAManifest(file)
      }
      return manifest
    } catch let failure as Failure {
      throw failure
    } catch {
      throw notAManifest(file)
    }
  }

  private static func notAManifest(_ file: String) -> Failure {
    Failure(
      file: file,
      "This is not a manifest of Almanac's. Restore it from version control, or move the folder away.")
  }
}

/// What a run has to know of the manifest that is there: it may be that of an Almanac with other fields.
struct EarlierManifest: Decodable, Sendable {
  let cldr: String
  let files: [String: Int]
  let icu: String

  /// The paths that are Almanac's in the folder of this manifest.
  fileprivate var owned: Set<String> { Set(files.keys).union([Bundle.manifestPath]) }
}
