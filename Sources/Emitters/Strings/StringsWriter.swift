import AlmanacKit

/// Collects the texts of a file as lines for `.strings`, as in `"months.standAlone.wide.M01" = "January";`.
///
/// Patterns are skipped, and so are values that people do not read, such as codes. Texts with plural forms are skipped
/// too, because they are in the `.stringsdict`.
struct StringsWriter {
  let arguments: [String: [String]]
  private var buffer = ByteBuffer(capacity: 1 << 15)

  init(arguments: [String: [String]]) { self.arguments = arguments }

  /// The lines that are already written, in UTF-8.
  var bytes: [UInt8] { buffer.bytes }

  /// Writes the texts of a file.
  mutating func write(_ file: some Walkable) {
    file.forEachField { path, step in
      switch step {
      case .labels(let key, let names, let codes, let isGroup):
        let prefix = Self.opening(isGroup ? path : path + [key])
        for (code, name) in zip(codes.codes, names) { write(prefix, code, name) }
      case .label(let key, let text): write(Self.opening(path), key, text)
      case .phrase(let key, let phrase): write(key, phrase)
      default: break
      }
    }
  }

  /// Writes a word, unless it has plural forms.
  mutating func write(_ key: String, _ word: Phrase) {
    guard case .plain(let text) = word else { return }
    write([UInt8(ascii: "\"")], key, FormatString.form(of: text, arguments: arguments[key] ?? [], .apple))
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
    buffer.append("\" = ")
    QuotedText.strings.append(quoted: value, to: &buffer)
    buffer.append(";\n")
  }
}
