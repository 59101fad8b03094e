/// How long a name is, in CLDR's terms: "Januar" is `wide`, "Jan." is `abbreviated`, and "J" is `narrow`.
package enum NameWidth: String, CaseIterable, Sendable {
  case abbreviated, narrow, short, wide

  /// The widths that all names have; only weekdays also have `short` names.
  package static let common: [NameWidth] = [.abbreviated, .narrow, .wide]
}

/// Where a name is shown, in CLDR's terms: in a date (`format`), or alone, for example in a header (`standAlone`).
package enum NameContext: String, CaseIterable, Sendable {
  case format, standAlone
}

/// Names, such as month names, in each width; each list is in the order of the entries' codes.
package struct WidthNames: Codable, Equatable, Sendable {
  package var abbreviated: [String]
  package var narrow: [String]
  /// Names of about two letters, such as "Mo" for Monday; `nil` for all names except weekday names.
  package var short: [String]?
  package var wide: [String]

  /// Builds the names by calling `names` for each width, without `short` if `hasShort` is false.
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

/// Names for a menu or a header, capitalized as CLDR requires in these places (UTS 35, context transforms).
package struct TitledNames: Codable, Equatable, Sendable {
  package var abbreviated: [String]
  /// Names of about two letters, such as "Mo" for Monday; `nil` for all names except weekday names.
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

/// Names, such as month names, in each context and width.
package struct ContextNames: Codable, Equatable, Sendable {
  package var format: WidthNames
  package var standAlone: WidthNames
  /// The stand-alone names, capitalized for menus.
  ///
  /// `nil` if the language does not capitalize these names in menus, or if the stand-alone names are already
  /// capitalized.
  package var titled: TitledNames?

  /// Builds the names by calling `names` for each context and width, without `short` if `hasShort` is false.
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
