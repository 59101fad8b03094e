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
package struct WidthNames: FieldGroup {
  package var abbreviated: [String] = []
  package var narrow: [String] = []
  /// Names of about two letters, such as "Mo" for Monday; `nil` for all names except weekday names.
  package var short: [String]?
  package var wide: [String] = []

  /// Builds the names by calling `names` for each width, without `short` if `hasShort` is false.
  package init<Failure>(hasShort: Bool, _ names: (NameWidth) throws(Failure) -> [String]) throws(Failure) {
    abbreviated = try names(.abbreviated)
    narrow = try names(.narrow)
    short = hasShort ? try names(.short) : nil
    wide = try names(.wide)
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
  {
    try pass.field("abbreviated", &abbreviated, role)
    try pass.field("narrow", &narrow, role)
    try pass.field("short", &short, role)
    try pass.field("wide", &wide, role)
  }
}

/// Names for a menu or a header, capitalized as CLDR requires in these places (UTS 35, context transforms).
package struct TitledNames: FieldGroup {
  package var abbreviated: [String] = []
  /// Names of about two letters, such as "Mo" for Monday; `nil` for all names except weekday names.
  package var short: [String]?
  package var wide: [String] = []

  package init(abbreviated: [String], short: [String]?, wide: [String]) {
    self.abbreviated = abbreviated
    self.short = short
    self.wide = wide
  }

  /// Takes the names as they are, without title case.
  package init(_ names: WidthNames) {
    self.init(abbreviated: names.abbreviated, short: names.short, wide: names.wide)
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
  {
    try pass.field("abbreviated", &abbreviated, role)
    try pass.field("short", &short, role)
    try pass.field("wide", &wide, role)
  }
}

/// Names, such as month names, in each context and width.
package struct ContextNames: FieldGroup {
  package var format = WidthNames()
  package var standAlone = WidthNames()
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

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass, _ role: FieldRole) throws(Pass.Failure)
  {
    try pass.field("format", &format, role)
    try pass.field("standAlone", &standAlone, role)
    try pass.field("titled", &titled, role)
  }

  /// The names in a context and a width; weekdays' short names are not among them.
  package subscript(context: NameContext, width: NameWidth) -> [String] {
    let names = context == .format ? format : standAlone
    return switch width {
    case .abbreviated, .short: names.abbreviated
    case .narrow: names.narrow
    case .wide: names.wide
    }
  }
}
