// A compact file has no field `sources`. Swift's generated `Codable` code calls these two methods for that field.
extension KeyedDecodingContainer {
  /// Decodes the field `sources` of a file; the result is empty if the file has no such field.
  func decode(_ type: [String: Origin].Type, forKey key: Key) throws -> [String: Origin] {
    try decodeIfPresent(type, forKey: key) ?? [:]
  }
}

extension KeyedEncodingContainer {
  /// Encodes the field `sources` of a file, unless it is empty.
  mutating func encode(_ sources: [String: Origin], forKey key: Key) throws {
    try encodeIfPresent(sources.isEmpty ? nil : sources, forKey: key)
  }
}
