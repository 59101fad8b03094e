/// A type that holds one JSON file of a bundle, such as ``LocaleFile``.
package protocol BundleFile: Shape {
  /// The version of the schema that Almanac writes and AlmanacKit reads.
  ///
  /// It increases when programs that read these files must change.
  static var currentSchemaVersion: Int { get }
}

/// The reason why bytes cannot be read as a file of the bundle.
package enum BundleFileError: Error, Equatable, Sendable {
  /// The bytes are not a file of the expected type; `reason` is a sentence without its period.
  case malformed(reason: String)
  /// The file's schema has this version, which AlmanacKit does not read.
  case unsupportedSchema(Int)
}

extension BundleFile {
  /// Reads a file from JSON; throws if the JSON or a field is invalid, or if the schema's version is not supported.
  ///
  /// A repeated key is invalid, but an unknown key is ignored, and so are the origins unless they are needed.
  package init(reading bytes: [UInt8], needsOrigins: Bool = true) throws(BundleFileError) {
    var reader: JSONReader
    do throws(JSONSyntaxError) {
      reader = try JSONReader(bytes, needsOrigins: needsOrigins)
    } catch {
      throw .malformed(reason: "byte \(error.offset): \(error.reason)")
    }
    let version: Int
    do throws(JSONMismatch) {
      // The version is read first, so that a file in a newer version is not reported as malformed.
      version = try reader.field("schemaVersion")
      if version == Self.currentSchemaVersion {
        self = try Self(&reader)
        return
      }
    } catch {
      throw .malformed(reason: error.description)
    }
    throw .unsupportedSchema(version)
  }
}
