import AlmanacKit
import AlmanacReading

/// Reads JSON line by line, as `JSONWriter` lays it out for a String Catalog.
///
/// Nothing is read where a line is another one.
struct LineCursor {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isUTF8: Bool { bytes.isUTF8 }
  var isAtEnd: Bool { index == bytes.count }

  /// Takes a line; `false` if the next line is another one.
  mutating func take(_ line: String) -> Bool {
    guard let end = lineEnd(behind: line.utf8) else { return false }
    index = end
    return true
  }

  /// Takes the end of an object; says whether it is the last of its object; `nil` if the next line is another one.
  mutating func close(_ indent: Int) -> Bool? {
    let end = String(repeating: " ", count: indent) + "}"
    if take(end + ",") { return false }
    return take(end) ? true : nil
  }

  /// Takes a line that opens the object of a key.
  mutating func key(_ indent: Int) -> String? {
    guard let key = quoted(after: String(repeating: " ", count: indent)),
      let end = lineEnd(at: key.end, " : {")
    else { return nil }
    index = end
    return key.string
  }

  /// Takes a line with the text of a name.
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

  /// Where the next line begins, if the line ends with these bytes; git may have written its end as `\r\n`.
  private func lineEnd(at place: Int, _ end: String) -> Int? {
    ["\n", "\r\n"].first { bytes[place...].starts(with: (end + $0).utf8) }
      .map { place + end.utf8.count + $0.utf8.count }
  }
}
