import AlmanacBundle
import AlmanacComparison
import AlmanacEmitters
import AlmanacICU
import AlmanacKit
import AlmanacOutputFiles

/// The folder on disk that contains the manifest of a bundle.
struct BundleFolder: Sendable {
  static let manifestPath = BundlePath.manifest

  /// The path of the folder as the user wrote it.
  let path: String
  let folder: OutputFolder<DiskFolder>
  let manifest: EarlierManifest?

  /// Opens the folder for reading, and reads its manifest.
  init(reading path: String) throws {
    try self.init(in: BundleFolder.store(at: path, for: .reading), at: path, isPossible: BundleFolder.canHave)
  }

  /// Opens the folder of a run's bundle for writing, and reads the manifest.
  init(writing options: BundleSettings) throws {
    let (path, choices) = (options.output, options.choices(in: options.outputs[0].formats))
    try self.init(in: BundleFolder.store(at: path, for: .writing), at: path) { path in
      BundleFolder.canHave(path) && (!BundlePath(path).isUsual || choices.canHave(path))
    }
  }

  /// Opens a folder; `sizeLimit` returns the greatest number of bytes that the file at a path in the folder can have.
  static func store(
    at path: String, for access: DiskFolder.Access,
    sizeLimit: @escaping @Sendable (String) -> Int = { BundlePath($0).sizeLimit }
  ) throws -> DiskFolder {
    try EscapingLink.check(output: path)
    return try DiskFolder(path: path, access: access, sizeLimit: sizeLimit)
  }

  /// Reads the manifest in an open folder.
  private init(
    in store: DiskFolder, at path: String, isPossible: @escaping @Sendable (String) -> Bool
  ) throws {
    self.path = path
    let bytes = try BundleFolder.manifestBytes(in: store, at: path)
    manifest = try bytes.map { bytes in
      try BundleFolder.manifest(reading: bytes, file: "\(path)/\(BundleFolder.manifestPath)")
    }
    // The manifest also lists the files in further outputs, which are in other folders.
    let own = manifest?.outputs.first
    var files = manifest?.files.filter { own?.has($0.key) ?? true } ?? [:]
    if let bytes { files[BundleFolder.manifestPath] = FileDigest(of: bytes) }
    folder = OutputFolder(
      store: store,
      ownership: Ownership(
        files, earlier: manifest?.earlierFiles(in: BundleOutput.first), isPossible: isPossible,
        isUsual: { BundlePath($0).isUsual }))
  }

  /// Whether a bundle can have a file at a path, with some choice of locales and options.
  @Sendable private static func canHave(_ path: String) -> Bool {
    BundleChoices.all.canHave(path) || ShippedResources.schemaPaths.contains(path)
  }

  /// The upgrade from the ICU data of the bundle to the ICU data of this run; `nil` if the data is the same.
  ///
  /// Throws if the data differs and the user has not accepted an upgrade.
  func upgrade(to versions: ICUVersions, _ options: BundleSettings) throws -> Upgrade? {
    let upgrade = Upgrade(from: manifest, to: versions, in: fields(comparedWith: options))
    guard let upgrade, !options.acceptDataChange else { return upgrade }
    throw upgrade.refusal(options)
  }

  /// The fields to compare between this bundle and the bundle that a run with `options` writes.
  func fields(comparedWith options: BundleSettings) -> ComparedFields {
    ComparedFields(isOldCompact: manifest?.isCompact ?? options.compact, isNewCompact: options.compact)
  }

  /// The bytes of the manifest in a folder; `nil` if the folder has no manifest.
  ///
  /// Throws if the manifest is too large, or if a folder or a link has the name of the manifest.
  static func manifestBytes(in store: DiskFolder, at path: String) throws -> [UInt8]? {
    switch try store.kind(of: manifestPath) {
    case nil: return nil
    case .file(let size) where size <= Limits.file: return try store.contents(of: manifestPath)
    case .file, .folder, .other: throw notAManifest("\(path)/\(manifestPath)")
    }
  }

  /// Reads a manifest; throws if it is damaged, has an unknown schema, or lists a file that Almanac never writes.
  static func manifest(reading bytes: [UInt8], file: String) throws -> EarlierManifest {
    do throws(EarlierManifest.Problem) {
      return try EarlierManifest(reading: bytes, schemas: ShippedResources.schemaPaths)
    } catch .newerSchema(let version) {
      throw Failure(
        file: file,
        """
        The manifest has schema version \(version), but this version of Almanac reads \
        \(ManifestFile.currentSchemaVersion). Use the version that wrote the manifest, or a newer one.
        """)
    } catch .localeWithoutFiles(let tag) {
      throw Failure(
        file: file,
        """
        The manifest has the locale '\(tag)', but does not list its files. Restore the manifest from version control, \
        or move the bundle's folder away.
        """)
    } catch .foreignFile(let path) {
      throw Failure(
        file: file,
        """
        The manifest lists '\(path.prefix(100))', but a bundle with its locales and options has no such file. \
        Restore the manifest from version control, or move the bundle's folder away.
        """)
    } catch {
      throw notAManifest(file)
    }
  }

  private static func notAManifest(_ file: String) -> Failure {
    Failure(
      file: file,
      "This is not an Almanac manifest. Restore it from version control, or move the bundle's folder away.")
  }
}
