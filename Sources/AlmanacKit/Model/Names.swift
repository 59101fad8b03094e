/// The widths a name comes in, by CLDR's words.
package enum NameWidth: String, CaseIterable, Sendable {
  case abbreviated, narrow, short, wide

  /// The widths of everything but weekdays, which alone have a short name.
  package static let common: [NameWidth] = [.abbreviated, .narrow, .wide]
}

/// Where a name stands, by CLDR's words: in a date (`format`), or alone, as in a header (`standAlone`).
package enum NameContext: String, CaseIterable, Sendable {
  case format, standAlone
}

/// Names in each width, each list in the order of the codes beside it.
package struct WidthNames: Codable, Equatable, Sendable {
  package var abbreviated: [String]
  package var narrow: [String]
  /// Two letters or so; only weekdays have it.
  package var short: [String]?
  package var wide: [String]

  /// The names a function gives for each width; `short` is asked for only if `hasShort`.
  package init<Failure>(
    hasShort: Bool, _ names: (NameWidth) throws(Failure) -> [String]
  ) throws(Failure) {
    abbreviated = try names(.abbreviated)
    narrow = try names(.narrow)
    short = hasShort ? try names(.short) : nil
    wide = try names(.wide)
  }

  package func walk(_ visitor: inout some FieldVisitor, codes: EntryCodes) {
    visitor.labels("abbreviated", abbreviated, codes: codes)
    visitor.labels("narrow", narrow, codes: codes)
    if let short { visitor.labels("short", short, codes: codes) }
    visitor.labels("wide", wide, codes: codes)
  }
}

/// Names for a menu or a header, with a capital at the front, where CLDR asks for one there.
package struct TitledNames: Codable, Equatable, Sendable {
  package var abbreviated: [String]
  /// Two letters or so; only weekdays have it.
  package var short: [String]?
  package var wide: [String]

  package init(abbreviated: [String], short: [String]?, wide: [String]) {
    self.abbreviated = abbreviated
    self.short = short
    self.wide = wide
  }

  package func walk(_ visitor: inout some FieldVisitor, codes: EntryCodes) {
    visitor.labels("abbreviated", abbreviated, codes: codes)
    if let short { visitor.labels("short", short, codes: codes) }
    visitor.labels("wide", wide, codes: codes)
  }
}

/// Names in each context and width.
package struct ContextNames: Codable, Equatable, Sendable {
  package var format: WidthNames
  package var standAlone: WidthNames
  /// The stand-alone names with a capital; absent where the language's menus have none, or every name has one.
  package var titled: TitledNames?

  /// The names a function gives for each context and width.
  package init<Failure>(
    hasShort: Bool, _ names: (NameContext, NameWidth) throws(Failure) -> [String]
  ) throws(Failure) {
    format = try WidthNames(hasShort: hasShort) { width throws(Failure) in try names(.format, width) }
    standAlone = try WidthNames(hasShort: hasShort) { width throws(Failure) in try names(.standAlone, width) }
  }

  package func walk(_ visitor: inout some FieldVisitor, codes: EntryCodes) {
    visitor.group("format") { format.walk(&$0, codes: codes) }
    visitor.group("standAlone") { standAlone.walk(&$0, codes: codes) }
    if let titled { visitor.group("titled") { titled.walk(&$0, codes: codes) } }
  }
}
