package import AlmanacKit

/// The files of a run, by path.
///
/// It refuses a file or a bundle that is too large for its readers.
package struct FileList: Sendable {
  /// The most bytes of a file and of a bundle, and the most values of a file.
  package struct SizeLimits: Sendable {
    /// The most bytes of the file at a path.
    let file: @Sendable (String) -> Int
    let bundle: Int
    let values: Int

    /// The limits of every reader; `file` gives the most bytes of the file at a path.
    package static func readers(file: @escaping @Sendable (String) -> Int) -> SizeLimits {
      SizeLimits(file: file, bundle: Limits.bundle, values: Limits.jsonValues)
    }
  }

  package private(set) var digests: [String: FileDigest] = [:]
  private var size = 0
  private let limits: SizeLimits

  package init(limits: SizeLimits) {
    self.limits = limits
  }

  /// Adds a JSON file whose number of values grows with the input; throws if it or the bundle exceeds a limit.
  package mutating func add(
    _ path: String, _ digest: FileDigest, valueCount: Int
  ) throws(OutputFilesError) {
    guard valueCount <= limits.values else {
      throw .tooManyValues(path: path, count: valueCount, limit: limits.values)
    }
    try add(path, digest)
  }

  /// Adds a file; throws if the file or the bundle exceeds its limit.
  package mutating func add(_ path: String, _ digest: FileDigest) throws(OutputFilesError) {
    let limit = limits.file(path)
    guard digest.size <= limit else { throw .fileTooLarge(path: path, size: digest.size, limit: limit) }
    size += digest.size
    guard size <= limits.bundle else { throw .bundleTooLarge(size: size, limit: limits.bundle) }
    digests[path] = digest
  }
}
