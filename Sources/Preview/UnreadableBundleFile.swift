package import AlmanacKit

/// The error for a file of a bundle that a page cannot show.
package struct UnreadableBundleFile: Error, Equatable, Sendable {
  /// The path of the file in the bundle.
  package let path: String
  package let reason: Reason

  /// The reason why a page cannot show a file.
  package enum Reason: Equatable, Sendable {
    /// The file has content that Almanac never writes; the text gives the reason as a sentence without a period.
    case malformed(String)
    /// The bundle does not have the file.
    case missing
    /// The file has a different schema version (the first value), and a page can show only the version `current`.
    case otherSchema(Int, current: Int)
  }

  /// Reads the file at a path with the function `read`, and throws the function's error as an ``UnreadableBundleFile``.
  package static func read<File: BundleFile>(
    _ type: File.Type, _ path: String, _ bytes: [UInt8]
  ) throws(UnreadableBundleFile) -> File {
    do throws(BundleFileError) {
      return try File(reading: bytes)
    } catch {
      switch error {
      case .malformed(let reason): throw UnreadableBundleFile(path: path, reason: .malformed(reason))
      case .unsupportedSchema(let version):
        throw UnreadableBundleFile(
          path: path, reason: .otherSchema(version, current: File.currentSchemaVersion))
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
      throw UnreadableBundleFile(path: path, reason: .malformed(error.reason))
    }
  }
}

extension UnreadableBundleFile: CustomStringConvertible {
  /// The problem with the file, in sentences that do not name the file.
  package var description: String {
    switch reason {
    case .missing: "This file is missing."
    case .malformed(let reason): "This file has invalid content: \(reason)."
    case .otherSchema(let version, let current):
      "This file has schema version \(version), but this version of Almanac can show only version \(current)."
    }
  }
}
