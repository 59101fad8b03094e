package import Foundation

/// The repository of Almanac.
package enum Repository {
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The bytes of a file by its path in the repository.
  package static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The text of a file by its path in the repository.
  package static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The text of an article of the documentation, such as `OwnWords`.
  package static func article(_ name: String) throws -> String {
    try text(of: "Sources/AlmanacKit/AlmanacKit.docc/\(name).md")
  }
}
