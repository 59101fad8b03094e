import AlmanacKit
import AlmanacReading

/// Reads the String Catalogs that Almanac writes line by line, one text of one locale after the other.
///
/// The lines, and the order of keys and tags, are those of the writer, so that two versions of a file can be read side
/// by side.
struct CatalogReader {
  private var lines: LineCursor
  /// The key whose texts are read; `nil` between two keys.
  private var key: String?
  private var lastKey: [UInt8]?
  private var lastTag: [UInt8] = []
  private var state = State.head

  private enum State {
    case head, strings, end
    /// The bytes are not what Almanac writes.
    case failed
  }

  /// A part of a file.
  struct Part {
    let place: Place
    /// Values by their paths: texts, states, a comment.
    let values: [(path: ValuePath, text: String)]

    /// The value that says that the file has texts of the locale; `nil` for what belongs to no locale.
    var locale: (path: ValuePath, text: String)? {
      guard !place.tag.isEmpty else { return nil }
      let tag = String(decoding: place.tag, as: UTF8.self)
      return (CatalogPath.locale(tag), tag)
    }
  }

  /// Where a part is; the places of a file are in order.
  struct Place: Comparable {
    let key: [UInt8]
    /// The tag of the locale; empty for what belongs to no locale.
    let tag: [UInt8]

    static func < (left: Place, right: Place) -> Bool {
      left.key == right.key
        ? left.tag.lexicographicallyPrecedes(right.tag) : left.key.lexicographicallyPrecedes(right.key)
    }
  }

  init(_ bytes: [UInt8]) {
    lines = LineCursor(bytes)
  }

  /// Whether a line was not of Almanac's form.
  var hasFailed: Bool { state == .failed }

  /// The next part; `nil` at the end, or at a line that is not of Almanac's form.
  mutating func next() -> Part? {
    let part = read()
    if part == nil, state != .end { state = .failed }
    return part
  }

  private mutating func read() -> Part? {
    switch state {
    case .head: readHead()
    case .strings: key == nil ? readKey() : readText()
    case .end, .failed: nil
    }
  }

  private mutating func readHead() -> Part? {
    guard lines.isUTF8, lines.take("{"), let language = lines.text("sourceLanguage", 2, comma: true),
      lines.take("  \"strings\" : {")
    else { return nil }
    state = .strings
    let path = ValuePath([CatalogPath.sourceLanguage])
    return Part(place: Place(key: [], tag: []), values: [(path, language)])
  }

  /// Reads a key with its comment.
  private mutating func readKey() -> Part? {
    guard let key = lines.key(4), key.isKey else { return nil }
    let bytes = Array(key.utf8)
    guard lastKey?.lexicographicallyPrecedes(bytes) != false else { return nil }
    let comment = lines.text("comment", 6, comma: true)
    guard lines.take("      \"extractionState\" : \"\(CatalogLayout.extractionState)\","),
      lines.take("      \"localizations\" : {")
    else { return nil }
    (self.key, lastKey, lastTag) = (key, bytes, [])
    let values = comment.map { [(CatalogPath.comment(of: key), $0)] } ?? []
    return Part(place: Place(key: bytes, tag: []), values: values)
  }

  /// Reads the text of a key in a locale, and what ends behind it.
  private mutating func readText() -> Part? {
    guard let key, let lastKey, let tag = lines.key(8), LocaleTag.isWellFormed(tag) else { return nil }
    let bytes = Array(tag.utf8)
    guard lastTag.lexicographicallyPrecedes(bytes), let values = readLocalization([tag, key]),
      let isLast = lines.close(8)
    else { return nil }
    lastTag = bytes
    if isLast {
      guard lines.take("      }"), let isLastKey = lines.close(4) else { return nil }
      self.key = nil
      if isLastKey {
        guard lines.take("  },"), lines.take("  \"version\" : \"\(CatalogLayout.version)\""), lines.take("}"),
          lines.isAtEnd
        else { return nil }
        state = .end
      }
    }
    return Part(place: Place(key: lastKey, tag: bytes), values: values)
  }

  private mutating func readLocalization(_ path: [String]) -> [(path: ValuePath, text: String)]? {
    if lines.take("          \"variations\" : {") { return readForms(path, 12, haveNumber: true) }
    let start = lines
    if let unit = readUnit(path, 10) { return unit }
    lines = start
    return readSubstitution(path)
  }

  /// Reads forms that have no number, and the number that chooses one.
  private mutating func readSubstitution(_ path: [String]) -> [(path: ValuePath, text: String)]? {
    let head = [
      "          \"stringUnit\" : {", "            \"state\" : \"\(CatalogUnit.translated)\",",
      "            \"value\" : \"\(CatalogPlural.frame)\"", "          },",
      "          \"substitutions\" : {", "            \"\(CatalogPlural.name)\" : {",
      "              \"argNum\" : \(CatalogPlural.argument),",
      "              \"formatSpecifier\" : \"\(CatalogPlural.specifier)\",",
      "              \"variations\" : {",
    ]
    guard head.allSatisfy({ lines.take($0) }), let values = readForms(path, 16, haveNumber: false),
      lines.take("            }"), lines.take("          }")
    else { return nil }
    return values
  }

  /// Reads the forms of a plural up to the end of its variations; `indent` is that of the line `plural`.
  private mutating func readForms(
    _ path: [String], _ indent: Int, haveNumber: Bool
  ) -> [(path: ValuePath, text: String)]? {
    let spaces = String(repeating: " ", count: indent)
    guard lines.take("\(spaces)\"plural\" : {") else { return nil }
    var values: [(path: ValuePath, text: String)] = []
    var hasNumber = false
    var last: [UInt8] = []
    while true {
      guard let category = lines.key(indent + 2), PluralCategory(rawValue: category) != nil,
        last.lexicographicallyPrecedes(Array(category.utf8)),
        let unit = readUnit(path + [category], indent + 4), let isLast = lines.close(indent + 2)
      else { return nil }
      last = Array(category.utf8)
      values += unit
      hasNumber = hasNumber || unit.contains { CatalogPlural.hasNumber($0.text) }
      guard !isLast else { break }
    }
    guard hasNumber == haveNumber, lines.take("\(spaces)}"), lines.take(String(spaces.dropLast(2)) + "}")
    else {
      return nil
    }
    return values
  }

  /// Reads a text and its state; `nil`, and nothing is read, if the next line does not begin a text.
  private mutating func readUnit(_ path: [String], _ indent: Int) -> [(path: ValuePath, text: String)]? {
    let spaces = String(repeating: " ", count: indent)
    guard lines.take("\(spaces)\"stringUnit\" : {"),
      let state = lines.text("state", indent + 2, comma: true),
      [CatalogUnit.translated, CatalogUnit.needsReview].contains(state),
      let value = lines.text("value", indent + 2, comma: false), lines.take("\(spaces)}")
    else { return nil }
    return [(ValuePath(path + [CatalogPath.state]), state), (ValuePath(path), value)]
  }
}
