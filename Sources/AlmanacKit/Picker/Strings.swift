extension AlmanacLocale {
  /// One of the picker's own words by its key, as in `action.done`.
  ///
  /// ```swift
  /// try locale.string("action.done")  // "Fertig"
  /// ```
  ///
  /// It throws ``AlmanacError/missingString(locale:key:)`` if the locale has none: it never uses another language.
  public func string(_ key: String) throws(AlmanacError) -> String {
    try string(key, [:])
  }

  /// One of the picker's own sentences with its values, as in `a11y.today` with `date`.
  ///
  /// ```swift
  /// try locale.string("a11y.today", ["date": "17. Februar"])  // "Heute, 17. Februar"
  /// ```
  ///
  /// It takes about a microsecond. It throws ``AlmanacError/missingString(locale:key:)``,
  /// ``AlmanacError/wrongPlaceholders(key:wanted:given:)`` if the text wants other values, or
  /// ``AlmanacError/textTooLong(key:limit:)``.
  public func string(_ key: String, _ values: [String: String]) throws(AlmanacError) -> String {
    guard case .plain(let text) = try phrase(key) else { throw .wrongNumber(key: key) }
    return try Template(text).filled(values, key)
  }

  /// One of the picker's own texts with a number from 0 on, in its plural form and the locale's digits.
  ///
  /// ```swift
  /// try locale.string("selection.count", count: 3)  // "3 Tage ausgewählt"
  /// ```
  ///
  /// It takes about a microsecond. It throws ``AlmanacError/missingString(locale:key:)``, or
  /// ``AlmanacError/wrongNumber(key:)`` for a text without plural forms.
  public func string(_ key: String, count number: Int) throws(AlmanacError) -> String {
    guard case .plural(let forms) = try phrase(key) else { throw .wrongNumber(key: key) }
    let text = forms[file.plurals.cardinal.category(of: number)] ?? forms[.other]
    guard let text else { throw .missingString(locale: tag, key: key) }
    let template = Template(text)
    // Some forms have no number: "hours" beside a wheel that shows it, or Hebrew's dual.
    return try template.filled(template.names.isEmpty ? [:] : ["n": self.text(number)], key)
  }

  /// The keys of the locale's texts, in the order of their UTF-8 bytes.
  public var stringKeys: [String] { file.strings.sortedByUTF8().map(\.key) }

  private func phrase(_ key: String) throws(AlmanacError) -> Phrase {
    guard let phrase = file.strings[key] else { throw .missingString(locale: tag, key: key) }
    return phrase
  }
}

/// A text with named placeholders, as in `Today, {date}`.
struct Template {
  private enum Piece {
    case literal(String)
    case placeholder(String)
  }

  private let pieces: [Piece]

  /// Finds the placeholders as the tool that wrote the text does: a name is what is between `{` and the next `}`, with
  /// no `{` in between.
  init(_ text: String) {
    // By bytes: as characters, `}` and a mark behind it are one.
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var (literal, open): (Int, Int?) = (0, nil)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        open = index
      } else if byte == UInt8(ascii: "}"), let start = open {
        pieces.append(.literal(String(decoding: bytes[literal..<start], as: UTF8.self)))
        pieces.append(.placeholder(String(decoding: bytes[(start + 1)..<index], as: UTF8.self)))
        (literal, open) = (index + 1, nil)
      }
    }
    self.pieces = pieces + [.literal(String(decoding: bytes[literal...], as: UTF8.self))]
  }

  /// The names of the placeholders, sorted.
  var names: [String] {
    let names = pieces.compactMap { piece in
      if case .placeholder(let name) = piece { name } else { nil }
    }
    return Set(names).sorted()
  }

  /// Whether the text with its values is no longer than a text can be; every placeholder must have a value.
  private func isShort(_ values: [String: String]) -> Bool {
    var room = Limits.text
    for piece in pieces where room >= 0 {
      switch piece {
      case .literal(let literal): room -= literal.utf8.count
      case .placeholder(let name): room -= values[name]?.utf8.count ?? 0
      }
    }
    return room >= 0
  }

  func filled(_ values: [String: String], _ key: String) throws(AlmanacError) -> String {
    let given = values.keys.sorted()
    guard names == given else { throw .wrongPlaceholders(key: key, wanted: names, given: given) }
    guard isShort(values) else { throw .textTooLong(key: key, limit: Limits.text) }
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .placeholder(let name): text += values[name] ?? ""
      }
    }
  }
}
