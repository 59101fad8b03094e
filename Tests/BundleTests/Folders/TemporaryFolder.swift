import Foundation

/// A temporary folder, which its `deinit` deletes.
///
/// The folder is in memory if possible, because the tests of interrupted runs make thousands of folders.
final class TemporaryFolder: Sendable {
  private let url: URL

  private static let place: URL = {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    return isThere ? memory : FileManager.default.temporaryDirectory
  }()

  init() throws {
    url = Self.place.appending(path: "almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    // If this fails, the system deletes the folder together with its other temporary files.
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  /// The absolute path of the file or folder `name` inside this temporary folder.
  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Writes a file, and makes its parent folders.
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

  /// Makes a symbolic link to another path in the folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path(target))
  }

  /// The texts of all regular files below the folder `name`, by their paths relative to that folder.
  func texts(below name: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let file = "\(name)/\(path)"
      let type = try FileManager.default.attributesOfItem(atPath: self.path(file))[.type]
      if type as? FileAttributeType == .typeRegular { texts[path] = try text(file) }
    }
    return texts
  }

  /// The paths of all files and folders in the folder, sorted.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
  }

  /// The time when a file was last written.
  func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  func setModificationDate(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }
}
