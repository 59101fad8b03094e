struct BundleFiles: Sendable {
  let folder: String

  /// Reads a file by its path in the bundle, such as `json/de/locale.json`.
  func file<File: BundleFile>(_ path: String, as type: File.Type) throws(AlmanacError) -> File {
    let bytes = try bytes(path)
    do throws(BundleFileError) {
      return try File(reading: bytes, needsOrigins: false)
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
      return try RegularFile.bytes(of: "\(root)/\(path)", limit: Limits.file)
    } catch {
      switch error {
      case .missing:
        guard let isFolder = RegularFile.isFolder(root) else { throw .missingFile(path: folder) }
        guard !isFolder else { throw .missingFile(path: path) }
        throw .unreadableFile(path: folder, reason: "it is not a folder. Open the folder that Almanac wrote.")
      case .notRegular: throw .unreadableFile(path: path, reason: "it is not a regular file")
      case .tooLarge:
        throw .malformedFile(path: path, reason: "it is larger than \(Limits.file / 1_000_000) MB")
      case .system(let number): throw .unreadableFile(path: path, reason: RegularFile.reason(number))
      }
    }
  }
}

extension AlmanacError {
  /// Calls a function that uses the values of the file at a path in the bundle.
  static func reporting<Value>(
    _ path: String, _ use: () throws(FileProblem) -> Value
  ) throws(AlmanacError) -> Value {
    do throws(FileProblem) {
      return try use()
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
  }
}
