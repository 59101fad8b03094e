import AlmanacFormats
package import AlmanacKit
package import Foundation

/// A temporary copy of one locale's files from the repository's bundle, for a test to damage.
package final class BundleCopy: Sendable {
  /// The tag of the locale whose files are copied.
  package let tag: String
  /// The copy's folder.
  package let folder: URL

  /// Copies the files of a locale into a folder whose name is difficult in URLs and shells.
  package init(_ tag: String = "de", inside place: URL = FileManager.default.temporaryDirectory) throws {
    self.tag = tag
    folder = place.appending(path: "Kalender für 50 % – \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "json"), withIntermediateDirectories: true)
    for path in ["manifest.json", "json/index.json", "json/regions.json", "json/\(tag)"] {
      try FileManager.default.copyItem(
        at: Repository.folder.appending(path: "Output/\(path)"), to: folder.appending(path: path))
    }
  }

  deinit {
    // If the removal fails, the folder stays among the system's temporary files.
    do { try FileManager.default.removeItem(at: folder) } catch {}
  }

  package func bytes(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

  package func write(_ bytes: Data, to path: String) throws {
    try bytes.write(to: folder.appending(path: path))
  }

  /// Reads a file, changes its values, and writes the file.
  package func change<File: BundleFile>(
    _ path: String, as type: File.Type, _ change: (inout File) throws -> Void
  ) throws {
    var file = try File(reading: [UInt8](bytes(path)))
    try change(&file)
    try write(Data(JSONWriter.bytes(of: file, .compact)), to: path)
  }
}
