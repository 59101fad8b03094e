import AlmanacEmitters
import AlmanacKit
import AlmanacOptions
import AlmanacOutputFiles
import AlmanacReading

extension Bundle {
  /// The bytes of the manifest in a folder; `nil` if the folder has no manifest.
  ///
  /// Throws if the manifest is too large, or if a folder or a link has the name of the manifest.
  static func manifestBytes(in store: DiskFolder) throws -> [UInt8]? {
    switch try store.kind(of: BundlePath.manifest) {
    case nil: return nil
    case .file(let size) where size <= Limits.file: return try store.contents(of: BundlePath.manifest)
    case .file, .folder, .other:
      throw Failure(file: "\(store.path)/\(BundlePath.manifest)", [.notAManifest])
    }
  }
}

extension Manifest {
  /// Reads the manifest of a bundle; throws if it is damaged, has an unknown schema, or lists a file that Almanac never
  /// writes.
  init(reading bytes: [UInt8], in bundle: String) throws {
    do throws(InputProblem) {
      try self.init(reading: bytes, schemas: ShippedResources.schemaPaths)
    } catch {
      throw Failure(file: "\(bundle)/\(BundlePath.manifest)", [error])
    }
  }
}
