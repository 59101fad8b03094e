import AlmanacKit
import AlmanacReading

/// Reads JSON line by line, in the layout that `JSONWriter` uses for a String Catalog.
///
/// Each method reads one expected line. If the next line is different, the cursor does not move.
struct LineCursor {
  private let bytes: [UInt8]
  /// The index in `bytes` where the next line begins.
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isUTF8: Bool { bytes.isUTF8 }
  var isAtEnd: Bool { index == bytes.count }

  /// Reads a line with this text; `false` if the next line is different.
  mutating func take(_ line: String) -> Bool {
    guard let end = lineEnd(behind: line.utf8) else { return false }
    index = end
    return true
  }

  /// Reads the line that ends an object, after `indent` spaces; `nil` if the next line is different.
  ///
  /// The result is `true` if the object is the last one in its parent, so that no comma follows.
  mutating func close(_ indent: Int) -> Bool? {
    let end = String(repeating: " ", count: indent) + "}"
    if take(end + ",") { return false }
    return take(end) ? true : nil
  }

  /// The key from a line that opens an object, as in `"de" : {`; `nil` if the next line is different.
  mutating func key(_ indent: Int) -> String? {
    guard let key = quoted(after: String(repeating: " ", count: indent)),
      let end = lineEnd(at: key.end, " : {")
    else { return nil }
    index = end
    return key.string
  }

  /// The text from a line with a given name, as in `"state" : "translated"`; `nil` if the next line is different.
  mutating func text(_ name: String, _ indent: Int, comma: Bool) -> String? {
    let start = "\(String(repeating: " ", count: indent))\"\(name)\" : "
    guard let text = quoted(after: start), let end = lineEnd(at: text.end, comma ? "," : "") else {
      return nil
    }
    index = end
    return text.string
  }

  private func quoted(after start: String) -> (string: String, end: Int)? {
    guard bytes[index...].starts(with: start.utf8) else { return nil }
    let quote = index + start.utf8.count
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    return QuotedTextReader.json.text(in: bytes, from: quote + 1)
  }

  private func lineEnd(behind line: String.UTF8View) -> Int? {
    bytes[index...].starts(with: line) ? lineEnd(at: index + line.count, "") : nil
  }

  /// The index where the next line begins; `nil` unless the rest of the line, from `place` on, is exactly `end`.
  ///
  /// git may have written the end of the line as `\r\n`.
  private func lineEnd(at place: Int, _ end: String) -> Int? {
    ["\n", "\r\n"].first { bytes[place...].starts(with: (end + $0).utf8) }
      .map { place + end.utf8.count + $0.utf8.count }
  }
}
