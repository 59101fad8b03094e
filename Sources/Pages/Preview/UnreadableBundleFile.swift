package import AlmanacKit

/// The error for a file of a bundle that a page cannot show.
package struct UnreadableBundleFile: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file in the bundle.
  package let path: String
  /// The problem with the file, in sentences that do not name the file.
  package let description: String

  /// The error for a file that the bundle does not have.
  static func missing(_ path: String) -> Self { Self(path: path, description: "This file is missing.") }

  /// The error for a file with content that Almanac never writes; `reason` is a sentence without a period.
  private static func malformed(_ path: String, _ reason: String) -> Self {
    Self(path: path, description: "This file has invalid content: \(reason).")
  }

  /// Reads the file at a path with the function `read`, and throws the function's error as an ``UnreadableBundleFile``.
  package static func read<File: BundleFile>(
    _ type: File.Type, _ path: String, _ bytes: [UInt8]
  ) throws(UnreadableBundleFile) -> File {
    do throws(BundleFileError) {
      return try File(reading: bytes)
    } catch {
      switch error {
      case .malformed(let reason): throw malformed(path, reason)
      case .unsupportedSchema(let version):
        throw UnreadableBundleFile(
          path: path,
          description: "This file has schema version \(version), but this version of Almanac can show only "
            + "version \(File.currentSchemaVersion).")
      }
    }
  }

  /// Calls a function that checks the values of the file at a path.
  static func checked<Value>(
    _ path: String, _ check: () throws(FileProblem) -> Value
  ) throws(UnreadableBundleFile) -> Value {
    do throws(FileProblem) {
      return try check()
    } catch {
      throw malformed(path, error.reason)
    }
  }
}
