import AlmanacKit
import AlmanacReading

/// Reads the `.stringsdict` that Almanac writes: of each key, the plural forms of one number, and nothing else.
struct PluralsReader {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private var index = 0
  private var texts: [ValuePath: String] = [:]

  /// The forms by key and category, and the format by key and its name; `nil` if a line is not of Almanac's form.
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

  /// Adds a text; `false` if it is too long, or its path has one already: readers disagree about which text counts.
  private mutating func add(_ text: String, at path: [String]) -> Bool {
    guard texts.count < Limits.jsonValues, path.allSatisfy(\.isKey) else { return false }
    return texts.updateValue(text, forKey: ValuePath(path)) == nil
  }

  /// The next line without its leading spaces, and where the line behind it begins.
  private var line: (text: ArraySlice<UInt8>, end: Int) {
    let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
    // git may have written the end of the line as `\r\n`.
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return (text.drop { $0 == UInt8(ascii: " ") }, min(line.endIndex + 1, bytes.count))
  }

  /// Takes the next lines; `false` if they are others.
  private mutating func take(_ expected: [String]) -> Bool {
    for text in expected {
      let next = line
      guard next.text.elementsEqual(text.utf8) else { return false }
      index = next.end
    }
    return true
  }

  /// Takes the text of an element on a line of its own; `nil` if the next line is something else.
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

  /// The text of an element; `nil` if it has other escapes or other elements in it than Almanac writes.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var (rest, text) = (bytes, [UInt8]())
    while let byte = rest.popFirst() {
      switch byte {
      // The writer escapes controls, and a parser reads U+000D as the end of a line.
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
  /// Whether XML 1.0 allows the character in a document, as a reference too.
  fileprivate var isOfXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// Whether the text can be a key, by the limits of all readers.
  var isKey: Bool { utf8.count <= Limits.jsonKey && !hasTooManyMarks }
}
