import AlmanacKit
import AlmanacReading

/// Reads a `.strings` file in exactly the form that Almanac writes: one line `"key" = "text";` for each text.
enum StringsReader {
  /// The texts of a file by their keys; `nil` if a line has a different form, or if two lines have the same key.
  static func texts(of bytes: [UInt8]) -> [ValuePath: String]? {
    guard bytes.isUTF8 else { return nil }
    var texts: [ValuePath: String] = [:]
    var index = 0
    while index < bytes.count {
      guard let key = quoted(bytes, index), bytes[key.end...].starts(with: " = ".utf8),
        let text = quoted(bytes, key.end + 3), let end = lineEnd(bytes, text.end)
      else { return nil }
      // Programs that read `.strings` disagree about which of two texts for the same key they use.
      guard texts.count < Limits.jsonValues, key.string.isKey,
        texts.updateValue(text.string, forKey: ValuePath([key.string])) == nil
      else { return nil }
      index = end
    }
    return texts
  }

  /// The index where the next line begins; `nil` unless a semicolon and the end of the line are at `index`.
  ///
  /// git may have written the end of the line as `\r\n`.
  private static func lineEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
    [";\n", ";\r\n"].first { bytes[index...].starts(with: $0.utf8) }.map { index + $0.utf8.count }
  }

  private static func quoted(_ bytes: [UInt8], _ index: Int) -> (string: String, end: Int)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    return QuotedTextReader.strings.text(in: bytes, from: index + 1)
  }
}
