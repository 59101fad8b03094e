import AlmanacKit
import AlmanacReading

/// Reads the `.stringsdict` that Almanac writes: of each key, the plural forms of one number, and nothing else.
struct PluralsReader {
  /// The lines that are left, without the blanks they begin with.
  private var lines: ArraySlice<ArraySlice<UInt8>>
  private var texts: [ValuePath: String] = [:]

  /// The forms by key and category, and the format by key and its name; `nil` if a line is not of Almanac's form.
  static func texts(of bytes: [UInt8]) -> [ValuePath: String]? {
    guard bytes.isUTF8 else { return nil }
    var reader = PluralsReader(bytes)
    return reader.readFile() ? reader.texts : nil
  }

  private init(_ bytes: [UInt8]) {
    lines =
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        // git may have written the end of the line as `\r\n`.
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return line.drop { $0 == UInt8(ascii: " ") }
      }[...]
  }

  private mutating func readFile() -> Bool {
    guard take(PluralsLayout.opening) else { return false }
    while let key = element("key") {
      guard readEntry(of: key) else { return false }
    }
    return take(PluralsLayout.closing) && lines.isEmpty
  }

  private mutating func readEntry(of key: String) -> Bool {
    guard take(["<dict>", "<key>\(PluralsLayout.formatKey)</key>"]), let format = element("string"),
      add(format, at: [key, PluralsLayout.formatKey]), let argument = element("key"),
      format == PluralsLayout.format(argument), take(["<dict>"] + PluralsLayout.number)
    else { return false }
    while let category = element("key") {
      guard PluralCategory(rawValue: category) != nil, let form = element("string"),
        add(form, at: [key, category])
      else { return false }
    }
    return take(["</dict>", "</dict>"])
  }

  /// Adds a text; `false` if its path has one already, of which each reader would take another one.
  private mutating func add(_ text: String, at path: [String]) -> Bool {
    texts.updateValue(text, forKey: ValuePath(path)) == nil
  }

  /// Takes the next lines; `false` if they are others.
  private mutating func take(_ expected: [String]) -> Bool {
    for line in expected {
      guard let next = lines.popFirst(), next.elementsEqual(line.utf8) else { return false }
    }
    return true
  }

  /// Takes the text of an element on a line of its own; `nil` if the next line is something else.
  private mutating func element(_ name: String) -> String? {
    let (start, end) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
    guard let line = lines.first, line.starts(with: start), line.suffix(end.count).elementsEqual(end),
      line.count >= start.count + end.count,
      let text = Self.unescaped(line.dropFirst(start.count).dropLast(end.count))
    else { return nil }
    lines.removeFirst()
    return text
  }

  /// The text of an element; `nil` if it has other escapes or other elements in it than Almanac writes.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var (rest, text) = (bytes, [UInt8]())
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return nil
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
      // A number of Swift's may begin with a sign.
      guard name.hasPrefix("#x"), name.utf8.dropFirst(2).first != UInt8(ascii: "+") else { return nil }
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
  }
}
