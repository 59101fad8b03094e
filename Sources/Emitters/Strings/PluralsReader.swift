import AlmanacKit
import AlmanacReading

/// Reads a `.stringsdict` in exactly the form that Almanac writes: for each key, the plural forms for one number.
struct PluralsReader {
  private let bytes: [UInt8]
  /// The index in `bytes` where the next line begins.
  private var index = 0
  private var texts: [ValuePath: String] = [:]

  /// The plural forms and the format strings of a file; `nil` if Almanac does not write such a file.
  ///
  /// The path of a form is its key and its plural category. The path of a format string is its key and
  /// `NSStringLocalizedFormatKey`.
  static func texts(of bytes: [UInt8]) -> [ValuePath: String]? {
    guard bytes.isUTF8 else { return nil }
    var reader = PluralsReader(bytes: bytes)
    return reader.readFile() ? reader.texts : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readFile() -> Bool {
    guard take(PluralsLayout.opening) else { return false }
    while let key = element("key") {
      guard readEntry(of: key) else { return false }
    }
    return take(PluralsLayout.closing) && index == bytes.count
  }

  private mutating func readEntry(of key: String) -> Bool {
    guard take(["<dict>", "<key>\(PluralsLayout.formatKey)</key>"]), let format = element("string"),
      add(format, at: [key, PluralsLayout.formatKey]), let argument = element("key"),
      format.utf8.elementsEqual(PluralsLayout.format(argument).utf8), take(["<dict>"] + PluralsLayout.number)
    else { return false }
    while let category = element("key") {
      guard PluralCategory(rawValue: category) != nil, let form = element("string"),
        add(form, at: [key, category])
      else { return false }
    }
    return take(["</dict>", "</dict>"])
  }

  /// Adds a text; `false` if a key is too long, if there are too many texts, or if the path already has a text.
  ///
  /// Programs that read a `.stringsdict` disagree about which of two texts for the same path they use.
  private mutating func add(_ text: String, at path: [String]) -> Bool {
    guard texts.count < Limits.jsonValues, path.allSatisfy(\.isKey) else { return false }
    return texts.updateValue(text, forKey: ValuePath(path)) == nil
  }

  /// The next line without its leading spaces, and the index where the line after it begins.
  private var line: (text: ArraySlice<UInt8>, end: Int) {
    let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
    // git may have written the end of the line as `\r\n`.
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return (text.drop { $0 == UInt8(ascii: " ") }, min(line.endIndex + 1, bytes.count))
  }

  /// Reads the next lines if they are the expected lines; otherwise `false`.
  private mutating func take(_ expected: [String]) -> Bool {
    for text in expected {
      let next = line
      guard next.text.elementsEqual(text.utf8) else { return false }
      index = next.end
    }
    return true
  }

  /// Reads a line with one XML element, and returns the text of the element; `nil` if the next line is something else.
  private mutating func element(_ name: String) -> String? {
    let (start, end) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
    let next = line
    guard next.text.starts(with: start), next.text.suffix(end.count).elementsEqual(end),
      next.text.count >= start.count + end.count,
      let text = Self.unescaped(next.text.dropFirst(start.count).dropLast(end.count))
    else { return nil }
    index = next.end
    return text
  }

  /// The text of an XML element, with each escape replaced by its character.
  ///
  /// The result is `nil` if the text contains another element, or an escape that Almanac does not write.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var (rest, text) = (bytes, [UInt8]())
    while let byte = rest.popFirst() {
      switch byte {
      // Almanac writes these characters only as escapes. An XML parser would read a plain U+000D as the end of a line.
      case UInt8(ascii: "<"), UInt8(ascii: ">"), ..<0x20, 0x7F: return nil
      case UInt8(ascii: "&"):
        guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
          let scalar = scalar(named: String(decoding: rest[..<end], as: UTF8.self))
        else { return nil }
        text += String(scalar).utf8
        rest = rest[(end + 1)...]
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    default:
      let digits = name.utf8.dropFirst(2)
      guard name.hasPrefix("#x"), (1...6).contains(digits.count), name.dropFirst(2).allSatisfy(\.isHexDigit)
      else { return nil }
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).flatMap {
        $0.isOfXML ? $0 : nil
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether an XML 1.0 document may contain the character, at least as a reference such as `&#x9;`.
  fileprivate var isOfXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// Whether all code that reads Almanac's files accepts the text as a key.
  ///
  /// The text must not be longer than `Limits.jsonKey`, and must not have too many combining marks in a row.
  var isKey: Bool { utf8.count <= Limits.jsonKey && !hasTooManyMarks }
}
