package import AlmanacKit

/// The files of a run, by path.
///
/// It refuses a file or a bundle that is too large for its readers.
package struct FileList: Sendable {
  /// The most bytes of a file and of a bundle, and the most values of a file.
  package struct SizeLimits: Sendable {
    let file: Int
    let bundle: Int
    let values: Int

    /// The limits of every reader.
    package static let readers = SizeLimits(
      file: Limits.file, bundle: Limits.bundle, values: Limits.jsonValues)
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
    guard digest.size <= limits.file else {
      throw .fileTooLarge(path: path, size: digest.size, limit: limits.file)
    }
    size += digest.size
    guard size <= limits.bundle else { throw .bundleTooLarge(size: size, limit: limits.bundle) }
    digests[path] = digest
  }
}
