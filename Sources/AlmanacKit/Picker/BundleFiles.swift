#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the files of one bundle.
struct BundleFiles: Sendable {
  let folder: String

  /// A file by its path in the bundle, as in `json/de/locale.json`.
  func file<File: BundleFile>(_ path: String, as type: File.Type) throws(AlmanacError) -> File {
    let bytes = try bytes(path)
    do throws(BundleFileError) {
      return try File(reading: bytes)
    } catch {
      switch error {
      case .malformed(let reason): throw .malformedFile(path: path, reason: reason)
      case .unsupportedSchema(let version):
        throw .unsupportedSchema(path: path, found: version, supported: currentSchemaVersion)
      }
    }
  }

  private func bytes(_ path: String) throws(AlmanacError) -> [UInt8] {
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
      return [UInt8](try Data(contentsOf: url))
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

/// What is wrong in a file that could be decoded.
package struct FileProblem: Error {
  package let reason: String
}
