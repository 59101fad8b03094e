import AlmanacKit

/// Collects the texts of a file as lines for `.strings`, as in `"months.standAlone.wide.M01" = "January";`.
///
/// Patterns are skipped, and so are values that people do not read, such as codes. Texts with plural forms are skipped
/// too, because they are in the `.stringsdict`.
struct StringsWriter {
  private let arguments: [String: [String]]
  private var buffer = ByteBuffer(capacity: 1 << 15)

  /// The lines that `write` writes, in UTF-8; `arguments` has the placeholder names of each key.
  ///
  /// The result is `nil` instead of an empty file, which programs that read `.strings` treat as damaged.
  static func bytes(_ arguments: [String: [String]], _ write: (inout StringsWriter) -> Void) -> [UInt8]? {
    var writer = StringsWriter(arguments: arguments)
    write(&writer)
    let bytes = writer.buffer.bytes
    return bytes.isEmpty ? nil : bytes
  }

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
