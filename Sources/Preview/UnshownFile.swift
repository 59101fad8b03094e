package import AlmanacKit

/// A file of a bundle that a page cannot show.
package struct UnshownFile: Error, Equatable, Sendable {
  /// The path in the bundle.
  package let path: String
  package let reason: Reason

  /// Why a file cannot be shown.
  package enum Reason: Equatable, Sendable {
    /// It is not what Almanac writes; the text is a sentence without its period.
    case malformed(String)
    /// It has another version of the schema than the one Almanac writes.
    case otherSchema(Int, current: Int)
  }

  /// Reads a file with a function.
  package static func read<File: BundleFile>(
    _ path: String, _ read: () throws(BundleFileError) -> File
  ) throws(UnshownFile) -> File {
    do throws(BundleFileError) {
      return try read()
    } catch {
      switch error {
      case .malformed(let reason): throw UnshownFile(path: path, reason: .malformed(reason))
      case .unsupportedSchema(let version):
        throw UnshownFile(path: path, reason: .otherSchema(version, current: File.currentSchemaVersion))
      }
    }
  }
}

extension UnshownFile: CustomStringConvertible {
  /// What is wrong with the file, as sentences that do not name it.
  package var description: String {
    switch reason {
    case .malformed(let reason): "This is not a file that Almanac writes: \(reason)."
    case .otherSchema(let version, let current):
      "This file has schema version \(version), and this Almanac shows version \(current)."
    }
  }
}
