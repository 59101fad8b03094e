/// `json/<tag>/<calendar>.json`: the data that a picker needs for one calendar in one locale.
package struct CalendarFile: Codable, Equatable, Sendable, Walkable {
  /// The calendar's name in BCP 47, such as `gregory`.
  package var bcp47: String
  package var calendar: CalendarIdentifier
  /// The columns of a date picker in the locale's reading order.
  package var columns: [DateColumn]
  /// The 60 names of Chinese years, such as 甲子, at index (related year − 4) mod 60; `nil` in other calendars.
  package var cyclicYears: [String]?
  /// The labels on a wheel of days, such as `15日`: for days 1 to 31, or 1 to 30 in the Chinese calendar.
  package var dayLabels: [String]
  /// The names of days 1 to 30 in the Chinese calendar, such as 初八; `nil` if the language or the calendar has none.
  package var dayNames: [String]?
  /// The days that are ordinal numbers beside a month's name, such as `1er` for `1`; `nil` if the language has none.
  ///
  /// In CLDR 49, the element `dayOfMonths` has these texts, and the pattern letters `ddd` show them.
  package var dayOfMonths: [String: String]?
  /// The names of the eras; `nil` in the Chinese calendar, which has no eras.
  package var eras: Eras?
  package var leapMonthCodes: [String]?
  package var leapMonthPatterns: LeapMonthPatterns?
  package var leapMonths: ContextNames?
  package var locale: String
  package var longest: Longest
  /// The text that an empty date field shows, such as `TT.MM.JJJJ`; `nil` except in the Gregorian calendar.
  package var mask: Mask?
  package var monthCodes: [String]
  package var months: ContextNames
  /// The numbering systems of pattern fields that do not use the locale's numbering system.
  ///
  /// The keys are the path of the pattern and then the letter of the field. For example, the field `d` of the pattern
  /// `patterns.date.full` has the system `hanidays`. The letter `*` means all fields of the pattern.
  package var numberOverrides: [String: [String: String]]?
  package var patterns: Patterns
  /// The values for the locale object of a picker library; present in every file, and `nil` only during extraction.
  package var picker: Picker?
  package var rules: Rules
  package var schemaVersion: Int
  /// Where each table and text comes from, by its path, such as `months.format.wide`; empty in a compact file.
  package var sources: [String: Origin]
  package var years: Years
  /// The 12 zodiac animals, such as 鼠, at index (related year − 4) mod 12; `nil` except in the Chinese calendar.
  package var zodiac: [String]?

  package struct Eras: Codable, Equatable, Sendable {
    package var codes: [String]
    /// The code of the current era, such as `ce`.
    package var current: String
    package var abbreviated: [String]
    package var narrow: [String]
    package var wide: [String]

    /// Makes the eras from their codes and names, earliest first; the last era is the current era.
    package init(codes: [String], names: WidthNames) {
      self.codes = codes
      current = codes.last ?? ""
      abbreviated = names.abbreviated
      narrow = names.narrow
      wide = names.wide
    }

    /// The names of the eras, by width, such as `wide`.
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
    /// The pattern for a leap month that is written as a number, such as `闰{0}`, where `{0}` is the month's number.
    package var numeric: String

    /// The pattern if a language has no pattern for leap months: the month's number and an asterisk.
    package static let neutral = "{0}*"

    package init(numeric: String) {
      self.numeric = numeric
    }
  }

  package struct Patterns: Codable, Equatable, Sendable {
    /// The pattern (UTS 35) for each date style (`full`, `long`, `medium`, `short`), such as `dd.MM.y` for `medium`.
    package var date: [String: String]
    /// The pattern that joins a date, `{1}`, and a time, `{0}`, for each date style; text in quotes is literal.
    package var dateTime: [String: String]
    package var intervals: Intervals
    /// The pattern for each skeleton (UTS 35), such as `d. MMMM y` for `yMMMMd`.
    package var skeletons: [String: String]

    /// The skeletons that a date picker needs.
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
    /// The labels of the years `first` to `last`, such as `พ.ศ. 2569`; no two labels are equal.
    ///
    /// `nil` if a compact file omits the labels.
    package var display: [String]?
    /// The Gregorian year in which the first year of `display` and `numeric` begins.
    package var first: Int
    /// The Gregorian year in which the last year of `display` and `numeric` begins.
    package var last: Int
    /// The years as numbers only, such as `2569`; `nil` if a compact file omits them.
    ///
    /// The number is the year of the era or, in the Chinese calendar, the related year.
    package var numeric: [String]?
    /// The pattern (UTS 35) for a year's label, such as `G y`; its only letters are `G`, `y`, `r` and `U`.
    ///
    /// The label's numbers are in the locale's digits, because `numberOverrides` has no entry for this pattern.
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
    self.rules = .of(calendar)
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
    if let dayOfMonths {
      visitor.group("dayOfMonths", .name) { visitor in
        for (day, text) in dayOfMonths.sortedByUTF8() { visitor.text(day, text) }
      }
    }
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
    visitor.group("rules", .fact) { rules.walk(&$0) }
    visitor.number("schemaVersion", .fact, schemaVersion)
    if !sources.isEmpty { visitor.origins("sources", .fact, sources) }
    visitor.group("years", .name) { years.walk(&$0) }
    if let zodiac { visitor.labels("zodiac", .name, zodiac, codes: .numbers(1...12)) }
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
