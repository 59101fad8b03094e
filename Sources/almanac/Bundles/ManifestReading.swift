import AlmanacBundle
import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

extension Bundle {
  /// The bytes of the manifest in a folder; `nil` if the folder has no manifest.
  ///
  /// Throws if the manifest is too large, or if a folder or a link has the name of the manifest.
  static func manifestBytes(in store: DiskFolder) throws -> [UInt8]? {
    switch try store.kind(of: BundlePath.manifest) {
    case nil: return nil
    case .file(let size) where size <= Limits.file: return try store.contents(of: BundlePath.manifest)
    case .file, .folder, .other: throw EarlierManifest.unusable(in: store.path)
    }
  }
}

extension EarlierManifest {
  /// Reads the manifest of a bundle; throws if it is damaged, has an unknown schema, or lists a file that Almanac never
  /// writes.
  init(reading bytes: [UInt8], in bundle: String) throws {
    let file = "\(bundle)/\(BundlePath.manifest)"
    do throws(Problem) {
      try self.init(reading: bytes, schemas: ShippedResources.schemaPaths)
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
      throw Self.unusable(in: bundle)
    }
  }

  fileprivate static func unusable(in bundle: String) -> Failure {
    Failure(
      file: "\(bundle)/\(BundlePath.manifest)",
      "This is not an Almanac manifest. Restore it from version control, or move the bundle's folder away.")
  }
}
