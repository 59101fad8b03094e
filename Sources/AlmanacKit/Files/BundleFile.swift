/// A whole file of the bundle, which says which version of the schema it has.
package protocol BundleFile: JSONReadable, VersionedFile, Walkable {}

/// Why bytes cannot be read as a file of the bundle.
package enum BundleFileError: Error, Equatable, Sendable {
  /// The bytes are not such a file; the reason is a sentence without its period.
  case malformed(reason: String)
  /// The file has another version of the schema.
  case unsupportedSchema(Int)
}

extension BundleFile {
  /// Reads a file: JSON without a repeated key, in the current version of the schema, with every field in its kind.
  ///
  /// Unknown keys are ignored, and so is `ignoredKey` where it is optional. The version is read first, so that a file of
  /// a newer version is not called malformed.
  package init(reading bytes: [UInt8], without ignoredKey: StaticString? = nil) throws(BundleFileError) {
    self = try Self.read(bytes, without: ignoredKey) { reader throws(JSONMismatch) in try Self(&reader) }
  }

  /// Reads a file, or a part of it, in the current version of the schema.
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
