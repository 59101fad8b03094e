/// `json/<tag>/locale.json`: what a picker needs of a locale in any calendar.
package struct LocaleFile: Codable, Equatable, Sendable, Walkable {
  package var allowedHourCycles: [HourCycle]
  package var calendars: Calendars
  package var columns: Columns
  /// The ICU locale that answered, as a BCP 47 tag.
  package var dataLocale: String
  /// Where AM and PM stand in a time of half a day, also where the locale's clock has 24 hours.
  package var dayPeriodSide: DayPeriodSide
  package var dayPeriods: DayPeriods
  /// `ltr` or `rtl`.
  package var direction: String
  /// The names of the date fields, by ``DateField``; a field without a name in the language is left out.
  package var fields: [String: FieldNames]?
  package var hourCycle: HourCycle
  /// How the items of a list are joined with "and", by width (ECMA-402's `long`, `short`, `narrow`).
  package var lists: [String: ListPatterns]
  /// The tag as `locales.txt` has it, in canonical case.
  package var locale: String
  package var numbers: Numbers
  package var plurals: Plurals
  /// The names of the quarters of a year; absent where CLDR has none in the language.
  package var quarters: ContextNames?
  /// The words for a unit some steps away, by unit: `yesterday` is at `day` and `-1`.
  package var relative: [String: RelativeWords]?
  package var schemaVersion: Int
  /// Where each table and text came from, by path; empty in a compact file, which does not say.
  package var sources: [String: Origin]
  /// The picker's own words by key.
  package var strings: [String: Phrase]
  package var time: Time
  /// How times are written as so many hours, minutes and seconds, by unit and width (ECMA-402's `long`, `short`, `narrow`).
  package var units: [String: [String: UnitNames]]?
  package var week: WeekRules
  package var weekdays: Weekdays
  package var wheels: Wheels

  package struct Plurals: Codable, Equatable, Sendable {
    /// The rules for so many of something; empty in a language that has one form for every number.
    package var cardinal: PluralRules

    package init(cardinal: PluralRules) {
      self.cardinal = cardinal
    }
  }

  package struct Time: Codable, Equatable, Sendable {
    package var intervals: Intervals
    /// The pattern of each skeleton (UTS 35); `j` and `jm` are in the locale's hour cycle.
    package var skeletons: [String: String]
    /// The patterns of the styles `medium` and `short`, in the locale's hour cycle.
    package var styles: [String: String]

    /// The skeletons a time picker needs whose hours are fixed, or which have none.
    package static let fixedSkeletons = ["H", "Hm", "Hms", "h", "hm", "hms", "ms"]

    package init(intervals: Intervals, skeletons: [String: String], styles: [String: String]) {
      self.intervals = intervals
      self.skeletons = skeletons
      self.styles = styles
    }
  }

  package struct Calendars: Codable, Equatable, Sendable {
    /// The calendars the bundle has for this locale, by ICU's names.
    package var available: [CalendarIdentifier]
    /// The calendars' names, by ICU's names; absent where CLDR has none.
    package var names: [String: String]?
    /// The calendars in use in the region, the preferred first, by BCP 47's names.
    package var preferred: [String]

    package init(available: [CalendarIdentifier], names: [String: String]?, preferred: [String]) {
      self.available = available
      self.names = names
      self.preferred = preferred
    }
  }

  package struct Numbers: Codable, Equatable, Sendable {
    /// The days 0 to 31, in an algorithmic system only, which has no digits.
    package var days: [String]?
    /// The ten digits; some are two UTF-16 units long.
    package var digits: [String]?
    /// The hours 0 to 24, in an algorithmic system only.
    package var hours: [String]?
    /// The minutes 0 to 59, in an algorithmic system only.
    package var minutes: [String]?
    /// The numbering system, as in `latn`.
    package var system: String

    package init(system: String, digits: [String]) {
      self.system = system
      self.digits = digits
    }

    package init(system: String, days: [String], hours: [String], minutes: [String]) {
      self.system = system
      self.days = days
      self.hours = hours
      self.minutes = minutes
    }
  }

  package struct Weekdays: Codable, Equatable, Sendable {
    package var codes: [Weekday]
    package var format: WidthNames
    package var standAlone: WidthNames
    /// The stand-alone names with a capital; absent where the language's menus have none, or every name has one.
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
  /// The file for a download, without sources.
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
