/// `json/<tag>/locale.json`: the part of a locale's data for pickers that is the same in every calendar.
package struct LocaleFile: Codable, Equatable, Sendable, Walkable {
  package var allowedHourCycles: [HourCycle]
  package var calendars: Calendars
  package var columns: Columns
  /// The ICU locale that supplied the data, as a BCP 47 tag.
  package var dataLocale: String
  /// Whether AM and PM come before or after a 12-hour time; also present if the locale uses a 24-hour clock.
  package var dayPeriodSide: DayPeriodSide
  package var dayPeriods: DayPeriods
  /// The direction of text: `ltr` (left to right) or `rtl` (right to left).
  package var direction: String
  /// The names of the parts of a date or time, by ``DateField``; a part without a name in the language is absent.
  package var fields: [String: FieldNames]?
  package var hourCycle: HourCycle
  /// The patterns that join the items of a list with "and", by width (ECMA-402's `long`, `short`, `narrow`).
  package var lists: [String: ListPatterns]
  /// The locale's tag from `locales.txt`, in canonical case, such as `de-AT`.
  package var locale: String
  package var numbers: Numbers
  package var plurals: Plurals
  /// The names of the quarters of a year; `nil` if CLDR has none in the language.
  package var quarters: ContextNames?
  /// The words for a day, week, month or year near the current one, by unit: "yesterday" is in `day`, at `-1`.
  package var relative: [String: RelativeWords]?
  package var schemaVersion: Int
  /// Where each table and text comes from, by its path, such as `weekdays.format.wide`; empty in a compact file.
  package var sources: [String: Origin]
  /// The picker's own words, by key, such as "Fertig" for `action.done`.
  package var strings: [String: Phrase]
  package var time: Time
  /// The texts for durations, such as "2 hours", by unit and width (ECMA-402's `long`, `short`, `narrow`).
  package var units: [String: [String: UnitNames]]?
  package var week: WeekRules
  package var weekdays: Weekdays
  package var wheels: Wheels

  package struct Plurals: Codable, Equatable, Sendable {
    /// The plural rules for cardinal numbers, as in "2 days"; empty in a language with one form for every number.
    package var cardinal: PluralRules

    package init(cardinal: PluralRules) {
      self.cardinal = cardinal
    }
  }

  package struct Time: Codable, Equatable, Sendable {
    package var intervals: Intervals
    /// The pattern for each skeleton (UTS 35), such as `HH:mm` for `Hm`; `j` and `jm` are in the locale's hour cycle.
    package var skeletons: [String: String]
    /// The patterns for the styles `medium` and `short`, in the locale's hour cycle.
    package var styles: [String: String]

    /// The skeletons that every file has in addition to `j` and `jm`, which depend on the locale's hour cycle.
    package static let fixedSkeletons = ["H", "Hm", "Hms", "h", "hm", "hms", "ms"]

    package init(intervals: Intervals, skeletons: [String: String], styles: [String: String]) {
      self.intervals = intervals
      self.skeletons = skeletons
      self.styles = styles
    }
  }

  package struct Calendars: Codable, Equatable, Sendable {
    /// The calendars that the bundle has for this locale; the file contains their ICU names, such as `gregorian`.
    package var available: [CalendarIdentifier]
    /// The calendars' names in the language, keyed by their ICU names, such as `gregorian`; `nil` if CLDR has none.
    package var names: [String: String]?
    /// The BCP 47 names of the region's calendars, most preferred first; if the tag has `-u-ca`, its calendar is first.
    package var preferred: [String]

    package init(available: [CalendarIdentifier], names: [String: String]?, preferred: [String]) {
      self.available = available
      self.names = names
      self.preferred = preferred
    }
  }

  package struct Numbers: Codable, Equatable, Sendable {
    /// The texts for days, 0 to 31; `nil` except in an algorithmic numbering system, which has no digits.
    package var days: [String]?
    /// The digits 0 to 9, each one or two UTF-16 code units long; `nil` in an algorithmic numbering system.
    package var digits: [String]?
    /// The texts for hours, 0 to 24; `nil` except in an algorithmic numbering system.
    package var hours: [String]?
    /// The texts for minutes, 0 to 59; `nil` except in an algorithmic numbering system.
    package var minutes: [String]?
    /// The code of the numbering system, such as `latn`.
    package var system: String
    /// The texts for 0 to 99 and the years of dates, by number; `nil` except in an algorithmic numbering system.
    package var texts: [String: String]?

    package init(system: String, digits: [String]) {
      self.system = system
      self.digits = digits
    }

    package init(
      system: String, texts: [String: String], days: [String], hours: [String], minutes: [String]
    ) {
      (self.system, self.texts) = (system, texts)
      self.days = days
      self.hours = hours
      self.minutes = minutes
    }
  }

  package struct Weekdays: Codable, Equatable, Sendable {
    package var codes: [Weekday]
    package var format: WidthNames
    package var standAlone: WidthNames
    /// The stand-alone names, capitalized for menus; `nil` if menus use ``standAlone`` unchanged.
    package var titled: TitledNames?

    package init(_ names: ContextNames) {
      codes = Weekday.allCases
      format = names.format
      standAlone = names.standAlone
      titled = names.titled
    }
  }

  package init(
    locale: String, dataLocale: String, direction: String, allowedHourCycles: [HourCycle],
    hourCycle: HourCycle, calendars: Calendars, columns: Columns, dayPeriodSide: DayPeriodSide,
    dayPeriods: DayPeriods, lists: [String: ListPatterns], numbers: Numbers, plurals: Plurals,
    strings: [String: Phrase], time: Time, week: WeekRules, weekdays: Weekdays, wheels: Wheels,
    sources: [String: Origin]
  ) {
    self.schemaVersion = Self.currentSchemaVersion
    self.locale = locale
    self.dataLocale = dataLocale
    self.direction = direction
    self.allowedHourCycles = allowedHourCycles
    self.hourCycle = hourCycle
    self.calendars = calendars
    self.columns = columns
    self.dayPeriodSide = dayPeriodSide
    self.dayPeriods = dayPeriods
    self.lists = lists
    self.numbers = numbers
    self.plurals = plurals
    self.strings = strings
    self.time = time
    self.week = week
    self.weekdays = weekdays
    self.wheels = wheels
    self.sources = sources
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("allowedHourCycles", .week, allowedHourCycles.map(\.rawValue))
    visitor.group("calendars", .fact) { calendars.walk(&$0) }
    visitor.group("columns", .fact) { columns.walk(&$0) }
    visitor.text("dataLocale", .fact, dataLocale)
    visitor.text("dayPeriodSide", .pattern, dayPeriodSide.rawValue)
    visitor.group("dayPeriods", .name) { dayPeriods.walk(&$0) }
    visitor.text("direction", .fact, direction)
    if let fields {
      visitor.group("fields", .name) { visitor in
        for (field, names) in fields.sortedByUTF8() { visitor.group(field) { names.walk(&$0) } }
      }
    }
    visitor.text("hourCycle", .week, hourCycle.rawValue)
    visitor.group("lists", .pattern) { visitor in
      for (width, patterns) in lists.sortedByUTF8() { visitor.group(width) { patterns.walk(&$0) } }
    }
    visitor.text("locale", .fact, locale)
    visitor.group("numbers", .name) { numbers.walk(&$0) }
    visitor.group("plurals", .fact) { visitor in
      visitor.group("cardinal") { plurals.cardinal.walk(&$0) }
    }
    if let quarters { visitor.group("quarters", .name) { quarters.walk(&$0, codes: .numbers(1...4)) } }
    if let relative {
      visitor.group("relative", .name) { visitor in
        for (unit, words) in relative.sortedByUTF8() { visitor.group(unit) { words.walk(&$0) } }
      }
    }
    visitor.number("schemaVersion", .fact, schemaVersion)
    if !sources.isEmpty { visitor.origins("sources", .fact, sources) }
    visitor.group("strings", .words) { visitor in
      for (key, phrase) in strings.sortedByUTF8() { visitor.phrase(key, phrase) }
    }
    visitor.group("time", .pattern) { time.walk(&$0) }
    if let units {
      visitor.group("units", .name) { visitor in
        for (unit, widths) in units.sortedByUTF8() {
          visitor.group(unit) { visitor in
            for (width, names) in widths.sortedByUTF8() { visitor.group(width) { names.walk(&$0) } }
          }
        }
      }
    }
    visitor.group("week", .week) { week.walk(&$0) }
    visitor.group("weekdays", .name) { weekdays.walk(&$0) }
    visitor.group("wheels", .name) { wheels.walk(&$0) }
  }
}

extension LocaleFile {
  /// A copy of the file for a smaller download, without ``sources``.
  package var compact: LocaleFile {
    var file = self
    file.sources = [:]
    return file
  }
}

extension LocaleFile.Calendars {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("available", available.map(\.rawValue))
    if let names { visitor.labels("names", .name, names) }
    visitor.list("preferred", preferred)
  }
}

extension LocaleFile.Numbers {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    if let days { visitor.list("days", days, codes: .numbers(0...31)) }
    if let digits { visitor.list("digits", digits, codes: .numbers(0...9)) }
    if let hours { visitor.list("hours", hours, codes: .numbers(0...24)) }
    if let minutes { visitor.list("minutes", minutes, codes: .numbers(0...59)) }
    visitor.text("system", system)
    if let texts { visitor.group("texts") { for (key, text) in texts.sortedByUTF8() { $0.text(key, text) } } }
  }
}

extension LocaleFile.Time {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("intervals") { intervals.walk(&$0) }
    visitor.group("skeletons") { visitor in
      for (skeleton, pattern) in skeletons.sortedByUTF8() { visitor.pattern(skeleton, pattern) }
    }
    visitor.group("styles") { visitor in
      for (style, pattern) in styles.sortedByUTF8() { visitor.pattern(style, pattern) }
    }
  }
}

extension LocaleFile.Weekdays {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    let days = codes.map(\.rawValue)
    let names = EntryCodes.texts(days, at: ["weekdays", "codes"])
    visitor.list("codes", days)
    visitor.group("format") { format.walk(&$0, codes: names) }
    visitor.group("standAlone") { standAlone.walk(&$0, codes: names) }
    if let titled { visitor.group("titled") { titled.walk(&$0, codes: names) } }
  }
}
