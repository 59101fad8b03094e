package import Foundation

/// A file beside a test, in a folder that the test target leaves out of the build.
package enum Fixture {
  /// The bytes of a file, by its path from the folder of the test's source file.
  package static func data(_ path: String, beside file: String) throws -> Data {
    let folder = URL(filePath: file).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: path))
  }

  /// Writes a file, by its path from the folder of the test's source file.
  package static func write(_ data: Data, to path: String, beside file: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try data.write(to: folder.appending(path: path))
  }
}
