import AlmanacKit
import AlmanacReading

/// Reads the `.strings` that Almanac writes: a line `"key" = "text";` for each text, and nothing else.
enum StringsReader {
  /// The texts by key, or `nil` if a line is not of that form or has the key of another.
  static func texts(of bytes: [UInt8]) -> [ValuePath: String]? {
    guard bytes.isUTF8 else { return nil }
    var texts: [ValuePath: String] = [:]
    var index = 0
    while index < bytes.count {
      guard let key = quoted(bytes, index), bytes[key.end...].starts(with: " = ".utf8),
        let text = quoted(bytes, key.end + 3), let end = lineEnd(bytes, text.end)
      else { return nil }
      // Readers disagree about which of two texts counts.
      guard texts.count < Limits.jsonValues, key.string.isKey,
        texts.updateValue(text.string, forKey: ValuePath([key.string])) == nil
      else { return nil }
      index = end
    }
    return texts
  }

  /// The place behind a semicolon and the end of the line, which git may have written as `\r\n`.
  private static func lineEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
    [";\n", ";\r\n"].first { bytes[index...].starts(with: $0.utf8) }.map { index + $0.utf8.count }
  }

  private static func quoted(_ bytes: [UInt8], _ index: Int) -> (string: String, end: Int)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    return QuotedTextReader.strings.text(in: bytes, from: index + 1)
  }
}
