// A compact file has no sources. What the compiler derives for `Codable` calls these two for them.
extension KeyedDecodingContainer {
  /// The sources of a file; none if the file does not say.
  func decode(_ type: [String: Origin].Type, forKey key: Key) throws -> [String: Origin] {
    try decodeIfPresent(type, forKey: key) ?? [:]
  }
}

extension KeyedEncodingContainer {
  /// Writes the sources of a file, if there are any.
  mutating func encode(_ sources: [String: Origin], forKey key: Key) throws {
    try encodeIfPresent(sources.isEmpty ? nil : sources, forKey: key)
  }
}
