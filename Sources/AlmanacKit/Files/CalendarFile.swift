/// `json/<tag>/<calendar>.json`: what a picker needs of a locale in one calendar.
package struct CalendarFile: Codable, Equatable, Sendable, Walkable {
  /// The calendar's name in BCP 47.
  package var bcp47: String
  package var calendar: CalendarIdentifier
  /// The order of a picker's columns, from where the text begins: `year`, `month`, `day`.
  package var columns: [DateColumn]
  /// The 60 names of the cycle, at (related year − 4) mod 60; Chinese only.
  package var cyclicYears: [String]?
  /// The days of a month as a wheel shows them, from 1 to 31, in the Chinese calendar to 30.
  package var dayLabels: [String]
  /// The names of the days 1 to 30, where the language has them; Chinese only.
  package var dayNames: [String]?
  /// Absent in the Chinese calendar, which has none.
  package var eras: Eras?
  package var leapMonthCodes: [String]?
  package var leapMonthPatterns: LeapMonthPatterns?
  package var leapMonths: ContextNames?
  package var locale: String
  package var longest: Longest
  /// What an empty field for a typed date shows; Gregorian only.
  package var mask: Mask?
  package var monthCodes: [String]
  package var months: ContextNames
  /// By pattern path (`date.full`), then by field letter, or `*` for every numeric field.
  package var numberOverrides: [String: [String: String]]?
  package var patterns: Patterns
  /// What a picker library's locale object holds; `nil` only until the locale that asks for the calendar is known.
  package var picker: Picker?
  package var schemaVersion: Int
  /// Where each table and text came from, by path; empty in a compact file, which does not say.
  package var sources: [String: Origin]
  package var years: Years
  /// The 12 names of the zodiac, at (related year − 4) mod 12; Chinese only.
  package var zodiac: [String]?

  package struct Eras: Codable, Equatable, Sendable {
    package var codes: [String]
    /// The code of the current era.
    package var current: String
    package var abbreviated: [String]
    package var narrow: [String]
    package var wide: [String]

    /// The names of eras in the order of time; the last one is the current era.
    package init(codes: [String], names: WidthNames) {
      self.codes = codes
      current = codes.last ?? ""
      abbreviated = names.abbreviated
      narrow = names.narrow
      wide = names.wide
    }

    /// The names by their widths.
    package var names: WidthNames {
      WidthNames(hasShort: false) { width in
        switch width {
        case .abbreviated, .short: abbreviated
        case .narrow: narrow
        case .wide: wide
        }
      }
    }
  }

  package struct LeapMonthPatterns: Codable, Equatable, Sendable {
    /// How a leap month is written with its number, as in `闰{0}`.
    package var numeric: String

    /// The pattern for a language without its own mark: the number and an asterisk.
    package static let neutral = "{0}*"

    package init(numeric: String) {
      self.numeric = numeric
    }
  }

  package struct Patterns: Codable, Equatable, Sendable {
    /// The pattern (UTS 35) of each date style: `full`, `long`, `medium`, `short`.
    package var date: [String: String]
    /// How a time, `{0}`, stands beside a date, `{1}`, in each date style; text in quotes is literal.
    package var dateTime: [String: String]
    package var intervals: Intervals
    /// The pattern of each skeleton (UTS 35), as in `d. MMMM y` for `yMMMMd`.
    package var skeletons: [String: String]

    /// The skeletons a date picker needs.
    package static let skeletons = [
      "E", "Ed", "Gy", "GyMMM", "GyMMMM", "M", "MMM", "MMMEd", "MMMM", "MMMMd", "MMMd", "Md", "d", "y", "yM",
      "yMMM", "yMMMEd", "yMMMM", "yMMMMEEEEd", "yMMMMd", "yMMMd", "yMd",
    ]

    package init(
      date: [String: String], dateTime: [String: String], intervals: Intervals, skeletons: [String: String]
    ) {
      self.date = date
      self.dateTime = dateTime
      self.intervals = intervals
      self.skeletons = skeletons
    }
  }

  package struct Years: Codable, Equatable, Sendable {
    /// The label of each year, as in `พ.ศ. 2569`; no two are equal.
    package var display: [String]?
    /// The first related Gregorian year of the lists.
    package var first: Int
    /// The last related Gregorian year of the lists.
    package var last: Int
    /// The bare number of each year: in its era, or in the calendar where it has no eras.
    package var numeric: [String]?
    /// The pattern (UTS 35) of a year's label, as in `G y`, with the letters `G`, `y`, `r` and `U`.
    ///
    /// Its numbers are in the locale's digits: `numberOverrides` has no entry for it.
    package var pattern: String

    package init(first: Int, last: Int, pattern: String, display: [String], numeric: [String]) {
      self.first = first
      self.last = last
      self.pattern = pattern
      self.display = display
      self.numeric = numeric
    }
  }

  package init(
    locale: String, calendar: CalendarIdentifier, columns: [DateColumn], dayLabels: [String],
    longest: Longest, months: ContextNames, leapMonths: ContextNames?,
    patterns: Patterns, numberOverrides: [String: [String: String]]?, years: Years,
    sources: [String: Origin], eras: Eras?
  ) {
    self.schemaVersion = Self.currentSchemaVersion
    self.locale = locale
    self.calendar = calendar
    self.bcp47 = calendar.bcp47
    self.columns = columns
    self.dayLabels = dayLabels
    self.monthCodes = calendar.traits.months.ordinaryCodes
    self.months = months
    self.leapMonthCodes = leapMonths.map { _ in calendar.traits.months.leapMonths.map(\.description) }
    self.leapMonths = leapMonths
    self.longest = longest
    self.patterns = patterns
    self.numberOverrides = numberOverrides
    self.years = years
    self.sources = sources
    self.eras = eras
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("bcp47", .fact, bcp47)
    visitor.text("calendar", .fact, calendar.rawValue)
    visitor.list("columns", .fact, columns.map(\.rawValue))
    if let cyclicYears { visitor.labels("cyclicYears", .name, cyclicYears, codes: .numbers(1...60)) }
    visitor.labels("dayLabels", .name, dayLabels, codes: .numbers(calendar.traits.days))
    if let dayNames { visitor.labels("dayNames", .name, dayNames, codes: .numbers(1...30)) }
    if let eras { visitor.group("eras", .name) { eras.walk(&$0) } }
    if let leapMonthCodes { visitor.list("leapMonthCodes", .fact, leapMonthCodes) }
    if let leapMonthPatterns {
      visitor.group("leapMonthPatterns", .pattern) { $0.pattern("numeric", leapMonthPatterns.numeric) }
    }
    if let leapMonths, let leapMonthCodes {
      let codes = EntryCodes.texts(leapMonthCodes, at: ["leapMonthCodes"])
      visitor.group("leapMonths", .name) { leapMonths.walk(&$0, codes: codes) }
    }
    visitor.text("locale", .fact, locale)
    visitor.group("longest", .fact) { longest.walk(&$0) }
    if let mask { visitor.group("mask", .pattern) { mask.walk(&$0) } }
    visitor.list("monthCodes", .fact, monthCodes)
    visitor.group("months", .name) { months.walk(&$0, codes: .texts(monthCodes, at: ["monthCodes"])) }
    if let numberOverrides {
      visitor.group("numberOverrides", .pattern) { visitor in
        for (path, systems) in numberOverrides.sortedByUTF8() {
          visitor.group(path) { visitor in
            for (letter, system) in systems.sortedByUTF8() { visitor.text(letter, system) }
          }
        }
      }
    }
    visitor.group("patterns", .pattern) { patterns.walk(&$0) }
    if let picker { visitor.group("picker", .fact) { picker.walk(&$0) } }
    visitor.number("schemaVersion", .fact, schemaVersion)
    if !sources.isEmpty { visitor.origins("sources", .fact, sources) }
    visitor.group("years", .name) { years.walk(&$0) }
    if let zodiac { visitor.labels("zodiac", .name, zodiac, codes: .numbers(1...12)) }
  }

  /// The file for a download: without sources, and without the lists of years where digits compose them by
  /// `years.pattern`.
  package func compact(hasDigits: Bool) -> CalendarFile {
    var file = self
    file.sources = [:]
    guard hasDigits else { return file }
    file.years.display = nil
    file.years.numeric = nil
    return file
  }
}

/// A column of a date picker.
public enum DateColumn: String, CaseIterable, Codable, Sendable {
  /// The year.
  case year
  /// The month.
  case month
  /// The day of the month.
  case day
}

extension DateColumn: JSONReadable {}

extension CalendarFile.Eras {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    let names = EntryCodes.texts(codes, at: ["eras", "codes"])
    visitor.labels("abbreviated", abbreviated, codes: names)
    visitor.list("codes", codes)
    visitor.text("current", current)
    visitor.labels("narrow", narrow, codes: names)
    visitor.labels("wide", wide, codes: names)
  }
}

extension CalendarFile.Patterns {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("date") { visitor in
      for (style, pattern) in date.sortedByUTF8() { visitor.pattern(style, pattern) }
    }
    visitor.group("dateTime") { visitor in
      for (style, pattern) in dateTime.sortedByUTF8() { visitor.pattern(style, pattern) }
    }
    visitor.group("intervals") { intervals.walk(&$0) }
    visitor.group("skeletons") { visitor in
      for (skeleton, pattern) in skeletons.sortedByUTF8() { visitor.pattern(skeleton, pattern) }
    }
  }
}

extension CalendarFile.Years {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    let codes = EntryCodes.years(first: first, last: last)
    if let display { visitor.labels("display", display, codes: codes, isGroup: true) }
    visitor.number("first", first)
    visitor.number("last", last)
    if let numeric { visitor.list("numeric", numeric, codes: codes) }
    visitor.pattern("pattern", .pattern, pattern)
  }
}
