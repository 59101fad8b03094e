package import AlmanacBundle
import AlmanacKit

/// The digests of the files that a run writes, by path.
///
/// `add` refuses files and bundles that are too large for programs that read them.
package struct FileList: Sendable {
  /// The size limits: bytes in a file, bytes in a bundle, and values in a JSON file.
  package struct SizeLimits: Sendable {
    /// Returns the most bytes that the file at a path can have.
    let file: @Sendable (String) -> Int
    let bundle: Int
    let values: Int

    /// The limits of the programs that read a bundle; `file` returns the greatest size of the file at a path, in bytes.
    package static func readers(file: @escaping @Sendable (String) -> Int) -> SizeLimits {
      SizeLimits(file: file, bundle: Limits.bundle, values: Limits.jsonValues)
    }
  }

  package private(set) var digests: [String: FileDigest] = [:]
  private var size = 0
  private let folder: String
  private let limits: SizeLimits

  /// Makes an empty list; `folder` is the path of the bundle's folder, for messages.
  package init(of folder: String, limits: SizeLimits) {
    self.folder = folder
    self.limits = limits
  }

  /// Adds a JSON file with `valueCount` values; throws if the file or the bundle exceeds a limit.
  ///
  /// This is for files, such as the manifest, whose number of values depends on the input.
  package mutating func add(
    _ path: String, _ digest: FileDigest, valueCount: Int
  ) throws(OutputFilesError) {
    guard valueCount <= limits.values else {
      throw .tooManyValues(path: "\(folder)/\(path)", count: valueCount, limit: limits.values)
    }
    try add(path, digest)
  }

  /// Adds a file; throws if the file or all files together exceed their limit.
  package mutating func add(_ path: String, _ digest: FileDigest) throws(OutputFilesError) {
    let limit = limits.file(path)
    guard digest.size <= limit else {
      throw .fileTooLarge(path: "\(folder)/\(path)", size: digest.size, limit: limit)
    }
    size += digest.size
    guard size <= limits.bundle else { throw .bundleTooLarge(path: folder, size: size, limit: limits.bundle) }
    digests[path] = digest
  }
}
