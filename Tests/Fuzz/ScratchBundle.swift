import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation

/// A small temporary copy of this repository's bundle.
final class ScratchBundle: Sendable {
  /// The folder's path.
  let path: String

  init(tags: [String]) throws {
    let output = Repository.folder.appending(path: "Output", directoryHint: .isDirectory)
    // The folder is in memory if possible, because fuzzing writes a million files.
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let place = isThere ? memory : FileManager.default.temporaryDirectory
    path = place.appending(path: "almanac-fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: "\(path)/json", withIntermediateDirectories: true)
    for path in tags.map({ "json/\($0)" }) + ["json/regions.json"] {
      try FileManager.default.copyItem(
        at: output.appending(path: path), to: URL(filePath: "\(self.path)/\(path)"))
    }
    let manifest = Data(try Repository.bytes(of: "Output/manifest.json"))
    try Self.manifest(manifest, tags: tags).write(to: URL(filePath: "\(path)/manifest.json"))
    var index = try IndexFile(reading: Repository.bytes(of: "Output/json/index.json"))
    index.locales = index.locales.filter { tags.contains($0.key) }
    index.languages = index.languages.filter { language in tags.contains { $0.hasPrefix(language.key) } }
    try Data(JSONWriter.bytes(of: index, .compact)).write(to: URL(filePath: "\(path)/json/index.json"))
  }

  /// The manifest without the files of other locales.
  private static func manifest(_ bytes: Data, tags: [String]) throws -> Data {
    var manifest = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
    let files = manifest["files"] as? [String: Any] ?? [:]
    manifest["files"] = files.filter { file in tags.contains { file.key.hasPrefix("json/\($0)/") } }
    let locales = manifest["locales"] as? [String: Any] ?? [:]
    manifest["locales"] = locales.filter { tags.contains($0.key) }
    return try JSONSerialization.data(
      withJSONObject: manifest, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  deinit {
    // If this fails, the folder stays until the system restarts or deletes its temporary files.
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }

  func write(_ bytes: [UInt8], to file: String) throws(BrokenRule) {
    do {
      try Data(bytes).write(to: URL(filePath: "\(path)/\(file)"))
    } catch {
      throw BrokenRule(sentence: "The input cannot be written: \(error)")
    }
  }
}
