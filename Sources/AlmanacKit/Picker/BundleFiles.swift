#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the files of one bundle.
struct BundleFiles: Sendable {
  let folder: String

  private struct Version: Decodable {
    let schemaVersion: Int
  }

  /// A file by its path in the bundle, as in `json/de/locale.json`.
  func file<File: Decodable>(_ path: String, as type: File.Type) throws(AlmanacError) -> File {
    let bytes = try bytes(path)
    do {
      let version = try JSONDecoder().decode(Version.self, from: bytes).schemaVersion
      guard version == currentSchemaVersion else {
        throw AlmanacError.unsupportedSchema(path: path, found: version, supported: currentSchemaVersion)
      }
      return try JSONDecoder().decode(type, from: bytes)
    } catch let error as AlmanacError {
      throw error
    } catch let error as DecodingError {
      throw .malformedFile(path: path, reason: error.place)
    } catch {
      throw .malformedFile(path: path, reason: "\(error)")
    }
  }

  private func bytes(_ path: String) throws(AlmanacError) -> Data {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    guard exists(root) else { throw .missingFile(path: folder) }
    let url = root.appending(path: path)
    guard exists(url) else { throw .missingFile(path: path) }
    do {
      // A device or a pipe may never end.
      guard let size = try size(of: url) else {
        throw AlmanacError.unreadableFile(path: path, reason: "it is no file")
      }
      guard size <= Limits.file else {
        throw AlmanacError.malformedFile(path: path, reason: "it has more than 16 MB")
      }
      return try Data(contentsOf: url)
    } catch let error as AlmanacError {
      throw error
    } catch {
      throw .unreadableFile(path: path, reason: "\(error)")
    }
  }

  /// The bytes of a file; `nil` if it is a folder, a device or a pipe.
  private func size(of url: URL) throws -> UInt64? {
    let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes[.size] as? UInt64
  }

  private func exists(_ url: URL) -> Bool {
    // A path, not a part of a URL, in which a space would be %20.
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}

extension DecodingError {
  /// Where the file is not as it should be.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(_, let context): "'\(context.path)' is of another kind"
    case .valueNotFound(_, let context): "'\(context.path)' is null"
    case .keyNotFound(let key, let context): "'\(context.path + [key.stringValue])' is missing"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "it cannot be decoded"
    }
  }
}

extension DecodingError.Context {
  fileprivate var path: [String] { codingPath.map(\.stringValue) }
}

/// What is wrong in a file that could be decoded.
package struct FileProblem: Error {
  package let reason: String
}
