import AlmanacKit

/// Collects the texts of a file as lines for `.strings`, as in `"months.standAlone.wide.M01" = "January";`.
///
/// Patterns are skipped, and so are values that people do not read, such as codes. Texts with plural forms are skipped
/// too, because they are in the `.stringsdict`.
struct StringsWriter: TextVisitor {
  let arguments: [String: [String]]
  private var buffer = ByteBuffer(capacity: 1 << 15)
  private var path: [String] = []

  init(arguments: [String: [String]]) {
    self.arguments = arguments
  }

  /// The lines that are already written, in UTF-8.
  var bytes: [UInt8] { buffer.bytes }

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    let prefix = Self.opening(isGroup ? path : path + [key])
    for (code, value) in zip(codes.codes, values) { write(prefix, code, value) }
  }

  mutating func label(_ key: String, _ value: String) {
    write(Self.opening(path), key, value)
  }

  mutating func phrase(_ key: String, _ value: Phrase) {
    guard case .plain(let text) = value else { return }
    write([UInt8(ascii: "\"")], key, FormatString.applesForm(of: text, arguments: arguments[key] ?? []))
  }

  /// The beginning of each line for one table: a quotation mark, and the part of the path that all keys share.
  private static func opening(_ path: [String]) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(UInt8(ascii: "\""))
    for key in path {
      QuotedText.strings.append(key, to: &buffer)
      buffer.append(UInt8(ascii: "."))
    }
    return buffer.bytes
  }

  private mutating func write(_ opening: [UInt8], _ key: String, _ value: String) {
    buffer.append(opening)
    QuotedText.strings.append(key, to: &buffer)
    buffer.append("\" = \"")
    QuotedText.strings.append(value, to: &buffer)
    buffer.append("\";\n")
  }
}
