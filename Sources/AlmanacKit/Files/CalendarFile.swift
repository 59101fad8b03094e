/// `json/<tag>/<calendar>.json`: the data that a picker needs for one calendar in one locale.
package struct CalendarFile: BundleFile {
  /// The calendar's name in BCP 47, such as `gregory`.
  package var bcp47 = ""
  package var calendar = CalendarIdentifier.blank
  /// The columns of a date picker in the locale's reading order.
  package var columns: [DateColumn] = []
  /// The 60 names of Chinese years, such as 甲子, at index (related year − 4) mod 60; `nil` in other calendars.
  package var cyclicYears: [String]?
  /// The labels on a wheel of days, such as `15日`: for days 1 to 31, or 1 to 30 in a calendar without longer months.
  package var dayLabels: [String] = []
  /// The names of days 1 to 30 in the Chinese and Korean calendars, such as 初八; `nil` if the language or the calendar
  /// has none.
  package var dayNames: [String]?
  /// The days that are ordinal numbers beside a month's name, such as `1er` for `1`; `nil` if the language has none.
  ///
  /// In CLDR 49, the element `dayOfMonths` has these texts, and the pattern letters `ddd` show them.
  package var dayOfMonths: [String: String]?
  /// The names of the eras; `nil` in the Chinese and Korean calendars, which have no eras.
  package var eras: Eras?
  package var leapMonthCodes: [String]?
  package var leapMonthPatterns: LeapMonthPatterns?
  /// The names of the leap months, one for each of `leapMonthCodes`.
  package var leapMonths: ContextNames?
  /// The codes of the months that have another name in a year with a leap month, such as `M06` in the Hebrew calendar.
  package var leapYearMonthCodes: [String]?
  /// The names of the months `leapYearMonthCodes` in a year with a leap month, such as Adar II.
  package var leapYearMonths: ContextNames?
  package var locale = ""
  package var longest = Longest()
  /// The text that an empty date field shows, such as `TT.MM.JJJJ`; `nil` if a date cannot be typed as three numbers.
  package var mask: Mask?
  package var monthCodes: [String] = []
  package var months = ContextNames()
  /// The numbering systems of pattern fields that do not use the locale's numbering system.
  ///
  /// The keys are the path of the pattern and then the letter of the field. For example, the field `d` of the pattern
  /// `patterns.date.full` has the system `hanidays`. The letter `*` means all fields of the pattern.
  package var numberOverrides: [String: [String: String]]?
  /// The texts of numbers in the numbering systems of `numberOverrides`, by the system and then by the number.
  ///
  /// Japanese writes 元 instead of 1 for the first year of an era (`jpanyear`), and every other year in the locale's
  /// digits. `nil` if all systems have digits.
  package var numberTexts: [String: [String: String]]?
  package var patterns = Patterns()
  /// The values for the locale object of a picker library; the extraction fills them in last.
  package var picker = Picker()
  package var rules = Rules()
  package static var currentSchemaVersion: Int { 3 }
  package var schemaVersion = currentSchemaVersion
  /// Where each table and text comes from, by its path, such as `months.format.wide`; empty in a compact file.
  package var sources: [String: Origin] = [:]
  package var years = Years()
  /// The 12 zodiac animals, such as 鼠, at index (related year − 4) mod 12; `nil` in calendars without cyclic years.
  package var zodiac: [String]?

  package struct Eras: Shape {
    package var codes: [String] = []
    /// The code of the current era, such as `ce`.
    package var current = ""
    package var abbreviated: [String] = []
    package var narrow: [String] = []
    package var wide: [String] = []

    /// Makes the eras from their codes and names, earliest first; the last era is the current era.
    package init(codes: [String], names: WidthNames) {
      self.codes = codes
      current = codes.last ?? ""
      abbreviated = names.abbreviated
      narrow = names.narrow
      wide = names.wide
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      let names = EntryCodes.texts(codes, at: ["eras", "codes"])
      try pass.field("abbreviated", &abbreviated, .labels(names))
      try pass.field("codes", &codes)
      try pass.field("current", &current)
      try pass.field("narrow", &narrow, .labels(names))
      try pass.field("wide", &wide, .labels(names))
    }

    /// The names of the eras, by width, such as `wide`.
    package var names: WidthNames {
      var names = WidthNames()
      (names.abbreviated, names.narrow, names.wide) = (abbreviated, narrow, wide)
      return names
    }
  }

  package struct LeapMonthPatterns: Shape {
    /// The pattern for a leap month that is written as a number, such as `闰{0}`, where `{0}` is the month's number.
    package var numeric = ""

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("numeric", &numeric, .pattern)
    }
  }

  package struct Patterns: Shape {
    /// The pattern (UTS 35) for each date style (`full`, `long`, `medium`, `short`), such as `dd.MM.y` for `medium`.
    package var date: [String: String] = [:]
    /// The pattern that joins a date, `{1}`, and a time, `{0}`, for each date style; text in quotes is literal.
    package var dateTime: [String: String] = [:]
    package var intervals = Intervals(fallback: "", patterns: [:])
    /// The pattern for each skeleton (UTS 35), such as `d. MMMM y` for `yMMMMd`.
    package var skeletons: [String: String] = [:]

    /// The skeletons that a date picker needs.
    package static let skeletons = [
      "E", "Ed", "Gy", "GyMMM", "GyMMMM", "M", "MMM", "MMMEd", "MMMM", "MMMMd", "MMMd", "Md", "d", "y", "yM",
      "yMMM", "yMMMEd", "yMMMM", "yMMMMEEEEd", "yMMMMd", "yMMMd", "yMd",
    ]

    /// The skeletons that complete the field sets of UTS 35's semantic skeletons, and those of quarters.
    ///
    /// A file has the pattern of such a skeleton only if it does not follow from another pattern, as
    /// ``SkeletonPatterns`` explains.
    package static let furtherSkeletons = [
      "EEEE", "EEEEd", "MEd", "MMMMEEEEd", "yMEd", "GyM", "GyMd", "GyMEd", "GyMMMd", "GyMMMEd", "GyMMMMd",
      "GyMMMMEEEEd", "GyMMMMEd", "MEEEEd", "MMMEEEEd", "MMMMEd", "yMEEEEd", "yMMMEEEEd", "yMMMMEd", "QQQ",
      "QQQQ", "yQQQ", "yQQQQ",
    ]

    /// All skeletons that a calendar file can have, for single dates or for ranges; some occur twice.
    package static let allSkeletons = skeletons + furtherSkeletons + Intervals.allDates.map(\.key)

    /// All skeletons of single dates that a calendar can have; quarters only if its year has quarters.
    package static func names(in traits: CalendarTraits) -> [String] {
      skeletons + furtherSkeletons.filter { traits.hasQuarters || !$0.contains("Q") }
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("date", &date, .pattern)
      try pass.field("dateTime", &dateTime, .pattern)
      try pass.field("intervals", &intervals)
      try pass.field("skeletons", &skeletons, .pattern)
    }
  }

  /// Makes a file with what is the same in every locale: the calendar's names, its rules and the codes of its months.
  package init(locale: String, calendar: CalendarIdentifier) {
    let months = calendar.traits.months
    self.locale = locale
    self.calendar = calendar
    bcp47 = calendar.bcp47
    monthCodes = months.ordinary.map(\.description)
    leapMonthCodes = months.leapMonths.isEmpty ? nil : months.leapMonths.map(\.description)
    leapYearMonthCodes = months.renamedMonths.isEmpty ? nil : months.renamedMonths.map(\.description)
    rules = .of(calendar)
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field(.fact("bcp47"), &bcp47)
    try pass.field(.fact("calendar"), &calendar)
    try pass.field(.fact("columns"), &columns)
    try pass.field(.name("cyclicYears"), &cyclicYears, .labels(.numbers(1...60)))
    try pass.field(.name("dayLabels"), &dayLabels, .labels(.numbers(calendar.traits.days)))
    try pass.field(.name("dayNames"), &dayNames, .labels(.numbers(1...30)))
    try pass.field(.name("dayOfMonths"), &dayOfMonths)
    try pass.field(.name("eras"), &eras)
    try pass.field(.fact("leapMonthCodes"), &leapMonthCodes)
    try pass.field(.pattern("leapMonthPatterns"), &leapMonthPatterns)
    let leapCodes = EntryCodes.texts(leapMonthCodes ?? [], at: ["leapMonthCodes"])
    try pass.field(.name("leapMonths"), &leapMonths, .labels(leapCodes))
    try pass.field(.fact("leapYearMonthCodes"), &leapYearMonthCodes)
    let leapYearCodes = EntryCodes.texts(leapYearMonthCodes ?? [], at: ["leapYearMonthCodes"])
    try pass.field(.name("leapYearMonths"), &leapYearMonths, .labels(leapYearCodes))
    try pass.field(.fact("locale"), &locale)
    try pass.field(.fact("longest"), &longest)
    try pass.field(.pattern("mask"), &mask)
    try pass.field(.fact("monthCodes"), &monthCodes)
    try pass.field(.name("months"), &months, .labels(.texts(monthCodes, at: ["monthCodes"])))
    try pass.field(.pattern("numberOverrides"), &numberOverrides)
    try pass.field(.pattern("numberTexts"), &numberTexts)
    try pass.field(.pattern("patterns"), &patterns)
    try pass.field(.fact("picker"), &picker)
    try pass.field(.fact("rules"), &rules)
    try pass.field(.fact("schemaVersion"), &schemaVersion)
    try pass.origins(.fact("sources"), &sources)
    try pass.field(.name("years"), &years)
    try pass.field(.name("zodiac"), &zodiac, .labels(.numbers(1...12)))
  }

  /// A copy of the file for a smaller download, without `sources`.
  ///
  /// If the locale has digits, the copy also omits `years.display` and `years.numeric`. Readers then make the labels of
  /// the years from `years.pattern`.
  package func compact(hasDigits: Bool) -> CalendarFile {
    var file = self
    file.sources = [:]
    guard hasDigits else { return file }
    file.years.display = nil
    file.years.numeric = nil
    return file
  }

  package var skeletonPatterns: SkeletonPatterns {
    SkeletonPatterns(patterns.skeletons, hasEras: eras != nil)
  }

  /// The patterns of intervals whose ends differ in the field `letter`, by skeleton.
  package func intervalPatterns(_ letter: String) -> SkeletonPatterns {
    SkeletonPatterns(patterns.intervals.patterns.compactMapValues { $0[letter] }, hasEras: eras != nil)
  }
}

/// A column of a date picker.
public enum DateColumn: String, CaseIterable, Codable, FieldCode, Sendable {
  /// The year.
  case year
  /// The month.
  case month
  /// The day of the month.
  case day
}
