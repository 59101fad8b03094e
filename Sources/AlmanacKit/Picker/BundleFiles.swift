/// Reads the files of one bundle.
struct BundleFiles: Sendable {
  let folder: String

  /// A file by its path in the bundle, as in `json/de/locale.json`.
  func file<File: BundleFile>(_ path: String, as type: File.Type) throws(AlmanacError) -> File {
    // Where a value came from is for those who review a bundle.
    try file(path) { bytes throws(BundleFileError) in try File(reading: bytes, without: "sources") }
  }

  /// A file by its path in the bundle, read by a function.
  func file<File: BundleFile>(
    _ path: String, _ read: ([UInt8]) throws(BundleFileError) -> File
  ) throws(AlmanacError) -> File {
    let bytes = try bytes(path)
    do throws(BundleFileError) {
      return try read(bytes)
    } catch {
      switch error {
      case .malformed(let reason): throw .malformedFile(path: path, reason: reason)
      case .unsupportedSchema(let version):
        throw .unsupportedSchema(path: path, found: version, supported: File.currentSchemaVersion)
      }
    }
  }

  private func bytes(_ path: String) throws(AlmanacError) -> [UInt8] {
    let root = folder.isEmpty ? "." : folder
    do throws(RegularFile.Failure) {
      return try RegularFile(path: "\(root)/\(path)").bytes(limit: Limits.file)
    } catch {
      switch error {
      case .missing: throw .missingFile(path: RegularFile.isFolder(root) ? path : folder)
      case .notRegular: throw .unreadableFile(path: path, reason: "it is not a regular file")
      case .tooLarge:
        throw .malformedFile(path: path, reason: "it has more than \(Limits.file / 1_000_000) MB")
      case .system(let number):
        throw .unreadableFile(path: path, reason: RegularFile.reason(number))
      }
    }
  }
}
