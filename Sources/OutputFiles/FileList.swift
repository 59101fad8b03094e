package import AlmanacBundle
import AlmanacKit

/// The digests of the files that a run writes, by path.
///
/// `add` refuses files and bundles that are too large for programs that read them.
package struct FileList: Sendable {
  package private(set) var digests: [String: FileDigest] = [:]
  private var size = 0
  private let folder: String
  private let sizeLimit: @Sendable (String) -> Int

  /// Makes an empty list; `folder` is the path of the bundle's folder, for messages.
  ///
  /// `sizeLimit` returns the most bytes that the file at a path can have.
  package init(of folder: String, sizeLimit: @escaping @Sendable (String) -> Int) {
    self.folder = folder
    self.sizeLimit = sizeLimit
  }

  /// Adds a file; throws if the file or all files together exceed their limit.
  package mutating func add(_ path: String, _ digest: FileDigest) throws(OutputFilesError) {
    let limit = sizeLimit(path)
    guard digest.size <= limit else {
      throw .fileTooLarge(path: "\(folder)/\(path)", size: digest.size, limit: limit)
    }
    size += digest.size
    guard size <= Limits.bundle else { throw .bundleTooLarge(path: folder, size: size, limit: Limits.bundle) }
    digests[path] = digest
  }
}
