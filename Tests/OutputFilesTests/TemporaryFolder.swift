import Foundation

/// A folder on the disk that is gone when its last user is.
final class TemporaryFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    // What cannot be removed is left to the system's own tidying.
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Writes a file, and the folders it stands in.
  func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  func rename(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(newName))
  }

  /// Makes a symbolic link to something else in the folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path(target))
  }

  /// Gives a file a second name.
  func hardLink(_ name: String, to target: String) throws {
    try FileManager.default.linkItem(atPath: path(target), toPath: path(name))
  }

  /// The texts of all files below a folder, by path from it; what is not a file is not among them.
  func texts(below name: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let file = "\(name)/\(path)"
      let type = try FileManager.default.attributesOfItem(atPath: self.path(file))[.type]
      if type as? FileAttributeType == .typeRegular { texts[path] = try text(file) }
    }
    return texts
  }

  /// The paths of all that is in the folder, sorted.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
  }

  /// The time a file was last written at.
  func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  func setModificationDate(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }
}
