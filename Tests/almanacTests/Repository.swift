import Foundation

/// The repository of Almanac.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of the README.
  static var readme: String {
    get throws { try text(of: "README.md") }
  }

  /// The text of an article of the documentation, such as `OwnWords`.
  static func article(_ name: String) throws -> String {
    try text(of: "Sources/AlmanacKit/AlmanacKit.docc/\(name).md")
  }

  /// The names of the known pickers, which are the names of their files, sorted.
  static var pickers: [String] {
    let files = FileManager.default.enumerator(
      atPath: folder.appending(path: "Sources/Resources/pickers").path)
    return (files?.allObjects as? [String] ?? []).compactMap {
      $0.split(separator: ".").first.map(String.init)
    }.sorted()
  }

  /// The text of a file by its path in the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

/// The time when a file was changed; `nil` if it does not exist.
func changeTime(of file: URL) -> Date? {
  do {
    return try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  } catch {
    return nil
  }
}
