import AlmanacTestSupport
import Foundation

extension Repository {
  /// The text of the README.
  static var readme: String {
    get throws { try text(of: "README.md") }
  }

  /// The names of the known pickers, which are the names of their files, sorted.
  static var pickers: [String] {
    let files = FileManager.default.enumerator(
      atPath: folder.appending(path: "Sources/Resources/pickers").path)
    return (files?.allObjects as? [String] ?? []).compactMap {
      $0.split(separator: ".").first.map(String.init)
    }.sorted()
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
