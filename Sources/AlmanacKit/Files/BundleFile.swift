/// A type that holds one file of a bundle; each such type has its own schema version.
package protocol VersionedFile {
  /// The version of the schema that Almanac writes and AlmanacKit reads.
  ///
  /// It increases when programs that read these files must change.
  static var currentSchemaVersion: Int { get }
}

/// A type that holds one JSON file of a bundle, such as ``LocaleFile``; each file contains its schema's version.
package protocol BundleFile: Shape, VersionedFile {}

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
  /// A repeated key is invalid, but an unknown key is ignored. `ignoredKey` is treated as absent, so its field must be
  /// optional. The version is read first, so that a file in a newer version is not reported as malformed.
  package init(reading bytes: [UInt8], without ignoredKey: StaticString? = nil) throws(BundleFileError) {
    self = try Self.read(bytes, without: ignoredKey) { reader throws(JSONMismatch) in try Self(&reader) }
  }

  /// Checks the version of a file's schema, and then reads the file, or a part of it, with the function `value`.
  static func read<Value>(
    _ bytes: [UInt8], without ignoredKey: StaticString? = nil,
    _ value: (inout JSONReader) throws(JSONMismatch) -> Value
  ) throws(BundleFileError) -> Value {
    var reader = try reader(of: bytes, without: ignoredKey)
    let version = try reported { () throws(JSONMismatch) in
      try reader.field("schemaVersion", as: Int.self)
    }
    guard version == currentSchemaVersion else { throw .unsupportedSchema(version) }
    return try reported { () throws(JSONMismatch) in try value(&reader) }
  }

  private static func reader(
    of bytes: [UInt8], without ignoredKey: StaticString?
  ) throws(BundleFileError) -> JSONReader {
    do throws(JSONSyntaxError) {
      return try JSONReader(bytes, without: ignoredKey)
    } catch {
      throw .malformed(reason: "byte \(error.offset): \(error.reason)")
    }
  }
}

private func reported<Value>(_ read: () throws(JSONMismatch) -> Value) throws(BundleFileError) -> Value {
  do throws(JSONMismatch) {
    return try read()
  } catch {
    throw .malformed(reason: error.description)
  }
}
