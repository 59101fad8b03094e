import Foundation

/// The repository whose tests these are.
enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// When the newest of the sources was changed.
  static var sourceChangeTime: Date {
    let sources = FileManager.default.enumerator(
      at: folder.appending(path: "Sources"), includingPropertiesForKeys: [.contentModificationDateKey])
    let files = sources?.compactMap { $0 as? URL } ?? []
    return files.compactMap(changeTime).max() ?? .distantFuture
  }

  /// The text of the README.
  static var readme: String {
    get throws { try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8) }
  }
}

/// When a file was changed; `nil` if there is none.
func changeTime(of file: URL) -> Date? {
  do {
    return try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  } catch {
    return nil
  }
}
