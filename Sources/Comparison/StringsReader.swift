import AlmanacReading

/// Reads the `.strings` that Almanac writes: a line `"key" = "text";` for each text, and nothing else.
enum StringsReader {
  /// The texts by key, or `nil` if a line is not of that form.
  static func texts(of bytes: [UInt8]) -> [String: String]? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var texts: [String: String] = [:]
    var index = 0
    while index < bytes.count {
      guard let key = quoted(bytes, index), bytes[key.end...].starts(with: " = ".utf8),
        let text = quoted(bytes, key.end + 3), bytes[text.end...].starts(with: ";\n".utf8)
      else { return nil }
      texts[key.string] = text.string
      index = text.end + 2
    }
    return texts
  }

  private static func quoted(_ bytes: [UInt8], _ index: Int) -> (string: String, end: Int)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    return QuotedTextReader.strings.text(in: bytes, from: index + 1)
  }
}
