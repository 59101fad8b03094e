import Foundation

/// The repository whose tests these are.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of the README.
  static var readme: String {
    get throws { try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8) }
  }
}
