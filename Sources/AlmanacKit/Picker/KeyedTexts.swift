extension AlmanacLocale {
  /// The text for a key, such as `action.done`, if the text has no placeholders and no plural forms.
  ///
  /// ```swift
  /// try locale.string("action.done")  // "Fertig"
  /// ```
  ///
  /// The call throws ``AlmanacError/missingString(locale:key:meant:)`` if the locale has no text for the key. It never
  /// returns a text in another language instead. It throws ``AlmanacError/wrongNumber(key:)`` if the text has plural
  /// forms, and ``AlmanacError/wrongPlaceholders(key:wanted:given:)`` if the text has placeholders.
  public func string(_ key: String) throws(AlmanacError) -> String { try string(key, [:]) }

  /// The text for a key, such as `a11y.today`, with values in place of its placeholders.
  ///
  /// ```swift
  /// try locale.string("a11y.today", ["date": "17. Februar"])  // "Heute, 17. Februar"
  /// ```
  ///
  /// `values` contains the value for each placeholder, by the placeholder's name. The call takes about a microsecond.
  /// It throws ``AlmanacError/missingString(locale:key:meant:)`` if the locale has no text for the key, and
  /// ``AlmanacError/wrongNumber(key:)`` if the text has plural forms. It throws
  /// ``AlmanacError/wrongPlaceholders(key:wanted:given:)`` if the names in `values` differ from the names of the
  /// placeholders, and ``AlmanacError/textTooLong(key:limit:)`` if the result is too long.
  public func string(_ key: String, _ values: [String: String]) throws(AlmanacError) -> String {
    guard case .plain(let text) = try phrase(key) else { throw .wrongNumber(key: key) }
    return try Template(text).filled(values, key)
  }

  /// The text for a key, such as `selection.count`, in the plural form for a number.
  ///
  /// ```swift
  /// try locale.string("selection.count", count: 3)  // "3 Tage ausgewählt"
  /// ```
  ///
  /// `number` is 0 or more. A form that contains the number shows it in the locale's digits. The call takes about a
  /// microsecond. It throws ``AlmanacError/missingString(locale:key:meant:)`` if the locale has no text for the key, and
  /// ``AlmanacError/wrongNumber(key:)`` if the text has no plural forms. It throws
  /// ``AlmanacError/wrongPlaceholders(key:wanted:given:)`` if the text needs values other than the number.
  public func string(_ key: String, count number: Int) throws(AlmanacError) -> String {
    guard case .plural(let forms) = try phrase(key) else { throw .wrongNumber(key: key) }
    let text = forms[file.plurals.cardinal.category(of: number)] ?? forms[.other]
    guard let text else { throw .missingString(locale: tag, key: key, meant: nil) }
    let template = Template(text)
    // Some forms do not contain the number, such as "hours" beside a wheel of numbers, or the dual in Hebrew.
    return try template.filled(template.names.isEmpty ? [:] : ["n": self.text(number)], key)
  }

  /// The keys for which the locale has a text, such as `action.done`, in the order of their UTF-8 bytes.
  public var stringKeys: [String] { file.strings.sortedByUTF8().map(\.key) }

  private func phrase(_ key: String) throws(AlmanacError) -> Phrase {
    if let phrase = file.strings[key] { return phrase }
    throw .missingString(locale: tag, key: key, meant: Spelling.closest(to: key, among: file.strings.keys))
  }
}

/// A text with named placeholders, such as `Today, {date}`.
struct Template {
  private enum Piece {
    case literal(String)
    case placeholder(String)
  }

  private let pieces: [Piece]

  /// Finds the placeholders in a text, in the same way as almanac, which wrote the text.
  init(_ text: String) {
    var text = text
    pieces = text.withUTF8 { bytes in
      var pieces: [Piece] = []
      var literal = 0
      for name in Placeholders.names(in: bytes) {
        pieces.append(.literal(bytes.text(literal..<name.lowerBound - 1)))
        pieces.append(.placeholder(bytes.text(name)))
        literal = name.upperBound + 1
      }
      return pieces + [.literal(bytes.text(literal..<bytes.count))]
    }
  }

  /// The names of the placeholders, such as `date`, sorted and without repeats.
  var names: [String] {
    let names = pieces.compactMap { piece in
      if case .placeholder(let name) = piece { name } else { nil }
    }
    return Set(names).sorted()
  }

  func filled(_ values: [String: String], _ key: String) throws(AlmanacError) -> String {
    let given = values.keys.sorted()
    guard names == given else { throw .wrongPlaceholders(key: key, wanted: names, given: given) }
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .placeholder(let name): text += values[name] ?? ""
      }
      guard text.utf8.count <= Limits.text else { throw .textTooLong(key: key, limit: Limits.text) }
    }
    return text
  }
}
