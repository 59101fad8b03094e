package import Foundation

/// Reads and writes files of test data, which are in folders beside the tests and are not part of the build.
package enum Fixture {
  /// The bytes of a file; `path` is relative to the folder of the test's source file.
  package static func data(_ path: String, beside file: String) throws -> Data {
    let folder = URL(filePath: file).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: path))
  }

  /// Writes a file; `path` is relative to the folder of the test's source file.
  package static func write(_ data: Data, to path: String, beside file: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try data.write(to: folder.appending(path: path))
  }
}
