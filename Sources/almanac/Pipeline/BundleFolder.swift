import AlmanacComparison
import AlmanacEmitters
import AlmanacICU
import AlmanacKit
import AlmanacOutputFiles

/// The folder of the bundle that is on the disk already, and what its manifest says.
struct BundleFolder: Sendable {
  static let manifestPath = BundlePath.manifest

  /// The path as the user wrote it.
  let path: String
  let folder: OutputFolder<DiskFolder>
  let manifest: EarlierManifest?
  /// The SHA-256 of the manifest; `nil` without one.
  let manifestSHA256: String?
  /// The files that an interrupted run would have deleted, and that were changed since.
  let kept: [FileNote]

  /// Opens the folder to read it, and reads its manifest.
  init(reading path: String) throws(Failure) {
    try self.init(in: BundleFolder.store(at: path, for: .reading), at: path, kept: [])
  }

  /// Opens the folder to write it, repairs what an interrupted run left, and reads its manifest.
  ///
  /// Throws between two files of the repair if `isStopped` says that the user stops the run.
  init(writing path: String, isStopped: () -> Bool) throws(Failure) {
    let store = try BundleFolder.store(at: path, for: .writing)
    try self.init(in: store, at: path, kept: [])
    // The manifest says which files may be repaired. A repair may replace the manifest itself, so it is read again.
    if let kept = try folder.repair(at: path, isStopped) { try self.init(in: store, at: path, kept: kept) }
  }

  /// Opens a folder; `sizeLimit` is the most bytes that a file at a path in it can have.
  static func store(
    at path: String, for access: DiskFolder.Access,
    sizeLimit: @escaping @Sendable (String) -> Int = { BundlePath($0).sizeLimit }
  ) throws(Failure) -> DiskFolder {
    try LinkOut.check(output: path)
    do throws(OutputFilesError) {
      return try DiskFolder(path: path, access: access, sizeLimit: sizeLimit)
    } catch {
      throw Failure(error, in: path)
    }
  }

  /// Reads the manifest of an open folder.
  private init(in store: DiskFolder, at path: String, kept: [FileNote]) throws(Failure) {
    self.path = path
    let bytes = try BundleFolder.manifestBytes(in: store, at: path)
    manifest = try bytes.map { bytes throws(Failure) in
      try BundleFolder.manifest(reading: bytes, file: "\(path)/\(BundleFolder.manifestPath)")
    }
    manifestSHA256 = bytes.map { FileDigest(of: $0).sha256 }
    // The manifest lists the files of further outputs too.
    let own = manifest?.outputs.first
    let files = manifest?.files.filter { own?.has($0.key) ?? true } ?? [:]
    folder = OutputFolder(
      store: store,
      ownership: Ownership(
        manifest: BundleFolder.manifestPath, sha256: manifestSHA256, files: files,
        isPossible: BundleFolder.canHave))
    self.kept = kept
  }

  /// Whether a bundle of any locales and options can have a file at a path.
  @Sendable private static func canHave(_ path: String) -> Bool {
    BundleChoices.all.canHave(path) || ShippedResources.schemaPaths.contains(path)
  }

  /// The upgrade that writing the bundle with ICU's data is, or `nil` if the data is the same; throws unless the
  /// user accepts one.
  func upgrade(to versions: ICUVersions, _ options: BundleSettings) throws(Failure) -> Upgrade? {
    let upgrade = Upgrade(from: manifest, to: versions, in: fields(comparedWith: options))
    guard let upgrade, !options.acceptDataChange else { return upgrade }
    throw upgrade.refusal(options)
  }

  /// The fields that the bundle and the one of a run have in common.
  func fields(comparedWith options: BundleSettings) -> ComparedFields {
    ComparedFields(isOldCompact: manifest?.isCompact ?? options.compact, isNewCompact: options.compact)
  }

  /// The bytes of the manifest in a folder; `nil` without one.
  ///
  /// Throws if the name of the manifest belongs to something other than a file.
  static func manifestBytes(in store: DiskFolder, at path: String) throws(Failure) -> [UInt8]? {
    do throws(FileStoreError) {
      switch try store.kind(of: manifestPath) {
      case nil: return nil
      case .file(let size) where size <= Limits.file: return try store.contents(of: manifestPath)
      case .file, .folder, .other: break
      }
    } catch {
      throw Failure(.failed(error), in: path)
    }
    throw notAManifest("\(path)/\(manifestPath)")
  }

  /// Reads a manifest; throws unless this Almanac knows its schema, and its files are ones that Almanac writes.
  static func manifest(reading bytes: [UInt8], file: String) throws(Failure) -> EarlierManifest {
    do throws(EarlierManifest.Problem) {
      return try EarlierManifest(reading: bytes, schemas: ShippedResources.schemaPaths)
    } catch .newerSchema(let version) {
      throw Failure(
        file: file,
        """
        The manifest has schema version \(version), and this Almanac knows \(ManifestFile.currentSchemaVersion). \
        Use the Almanac that wrote it, or a newer one.
        """)
    } catch .localeWithoutFiles(let tag) {
      throw Failure(
        file: file,
        """
        The manifest has the locale '\(tag)', but does not list its files. Restore the manifest from version control, \
        or move the folder away.
        """)
    } catch .foreignFile(let path) {
      throw Failure(
        file: file,
        """
        The manifest lists '\(path.prefix(100))', which is not a file of a bundle with its locales and options. \
        Restore the manifest from version control, or move the folder away.
        """)
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
