import AlmanacKit
import AlmanacReading

/// Reads a String Catalog that Almanac wrote, line by line; each step reads one ``Part``, such as a text in one locale.
///
/// Almanac always writes the same layout, and sorts keys and tags. So two versions of a catalog can be read side by
/// side.
struct CatalogReader {
  private var lines: LineCursor
  /// The key whose texts are being read; `nil` before the first key and between two keys.
  private var key: String?
  private var lastKey: [UInt8]?
  private var lastTag: [UInt8] = []
  private var state = State.head

  private enum State {
    case head, strings, end
    /// The reader found a line that Almanac does not write.
    case failed
  }

  /// A part of a catalog: the source language, a key's comment, or a key's text in one locale.
  struct Part {
    let place: Place
    /// The texts, states or the comment of the part, each with its path.
    let values: [(path: ValuePath, text: String)]

    /// The entry of the part's locale: its path is `CatalogPath.locale(tag)`, and its text is the tag.
    ///
    /// A comparison uses these entries to find the locales of a catalog. A part that belongs to no locale has no entry.
    var locale: (path: ValuePath, text: String)? {
      guard !place.tag.isEmpty else { return nil }
      let tag = String(decoding: place.tag, as: UTF8.self)
      return (CatalogPath.locale(tag), tag)
    }
  }

  /// The place of a part in a catalog: its key, and then its locale.
  ///
  /// A catalog has its parts in the order of their places.
  struct Place: Comparable {
    let key: [UInt8]
    /// The tag of the locale; empty for a part that belongs to no locale, such as a comment.
    let tag: [UInt8]

    static func < (left: Place, right: Place) -> Bool {
      left.key == right.key
        ? left.tag.lexicographicallyPrecedes(right.tag) : left.key.lexicographicallyPrecedes(right.key)
    }
  }

  init(_ bytes: [UInt8]) {
    lines = LineCursor(bytes)
  }

  /// Whether the reader found a line that Almanac does not write.
  var hasFailed: Bool { state == .failed }

  /// The next part of the catalog; `nil` at the end, or at a line that Almanac does not write.
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

  /// Reads the line that opens a key, and the key's comment.
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

  /// Reads the text of the open key in the next locale, and the lines that close the objects after the text.
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

  /// Reads plural forms without their number, as in “hours”, and the substitution that declares the number.
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

  /// Reads the forms of a plural, up to the end of its object `variations`.
  ///
  /// `indent` is the number of spaces before the line `plural`. `haveNumber` says whether at least one form must
  /// contain the plural's number. Otherwise, no form may contain it.
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

  /// Reads a text and its state; `nil` if the next lines are not a text.
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
