/// `json/<tag>/locale.json`: what a picker needs of a locale in any calendar.
package struct LocaleFile: Codable, Equatable, Sendable, Walkable {
  package var allowedHourCycles: [HourCycle]
  package var calendars: Calendars
  /// The ICU locale that answered, as a BCP 47 tag.
  package var dataLocale: String
  package var dayPeriods: DayPeriods
  /// `ltr` or `rtl`.
  package var direction: String
  package var hourCycle: HourCycle
  /// The tag as `locales.txt` has it, in canonical case.
  package var locale: String
  package var numbers: Numbers
  package var schemaVersion: Int
  package var sources: [String: Source]
  /// The picker's own words by key.
  package var strings: [String: Phrase]
  package var week: WeekRules
  package var weekdays: Weekdays

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

  package struct DayPeriods: Codable, Equatable, Sendable {
    package var codes: [String]
    package var format: WidthNames

    package init(codes: [String], format: WidthNames) {
      self.codes = codes
      self.format = format
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

    package init(_ names: ContextNames) {
      codes = Weekday.allCases
      format = names.format
      standAlone = names.standAlone
    }
  }

  package init(
    locale: String, dataLocale: String, direction: String, allowedHourCycles: [HourCycle],
    hourCycle: HourCycle, calendars: Calendars, dayPeriods: DayPeriods, numbers: Numbers,
    strings: [String: Phrase], week: WeekRules, weekdays: Weekdays, sources: [String: Source]
  ) {
    self.schemaVersion = currentSchemaVersion
    self.locale = locale
    self.dataLocale = dataLocale
    self.direction = direction
    self.allowedHourCycles = allowedHourCycles
    self.hourCycle = hourCycle
    self.calendars = calendars
    self.dayPeriods = dayPeriods
    self.numbers = numbers
    self.strings = strings
    self.week = week
    self.weekdays = weekdays
    self.sources = sources
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("allowedHourCycles", allowedHourCycles.map(\.rawValue))
    visitor.group("calendars") { calendars.walk(&$0) }
    visitor.text("dataLocale", dataLocale)
    visitor.group("dayPeriods") { visitor in
      visitor.list("codes", dayPeriods.codes)
      visitor.group("format") { dayPeriods.format.walk(&$0, codes: dayPeriods.codes) }
    }
    visitor.text("direction", direction)
    visitor.text("hourCycle", hourCycle.rawValue)
    visitor.text("locale", locale)
    visitor.group("numbers") { numbers.walk(&$0) }
    visitor.number("schemaVersion", schemaVersion)
    visitor.texts("sources", sources.mapValues(\.rawValue))
    visitor.group("strings") { visitor in
      for (key, phrase) in strings.sortedByUTF8() { visitor.phrase(key, phrase) }
    }
    visitor.group("week") { week.walk(&$0) }
    visitor.group("weekdays") { weekdays.walk(&$0) }
  }
}

extension LocaleFile.Calendars {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("available", available.map(\.rawValue))
    if let names {
      visitor.group("names") { visitor in
        for (key, name) in names.sortedByUTF8() { visitor.label(key, name) }
      }
    }
    visitor.list("preferred", preferred)
  }
}

extension LocaleFile.Numbers {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    if let days { visitor.list("days", days) }
    if let digits { visitor.list("digits", digits) }
    if let hours { visitor.list("hours", hours) }
    if let minutes { visitor.list("minutes", minutes) }
    visitor.text("system", system)
  }
}

extension LocaleFile.Weekdays {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    let codes = codes.map(\.rawValue)
    visitor.list("codes", codes)
    visitor.group("format") { format.walk(&$0, codes: codes) }
    visitor.group("standAlone") { standAlone.walk(&$0, codes: codes) }
  }
}

/// The version of the files' shape; it grows when a program that reads them has to change.
package let currentSchemaVersion = 1
