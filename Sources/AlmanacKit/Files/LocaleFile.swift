/// `json/<tag>/locale.json`: the part of a locale's data for pickers that is the same in every calendar.
package struct LocaleFile: BundleFile {
  package var allowedHourCycles: [HourCycle] = []
  package var calendars = Calendars()
  package var columns = Columns()
  /// The ICU locale that supplied the data, as a BCP 47 tag.
  package var dataLocale = ""
  /// Whether AM and PM come before or after a 12-hour time; also present if the locale uses a 24-hour clock.
  package var dayPeriodSide = DayPeriodSide.blank
  package var dayPeriods = DayPeriods()
  /// The direction of text: `ltr` (left to right) or `rtl` (right to left).
  package var direction = ""
  /// The names of the parts of a date or time, by ``DateField``; a part without a name in the language is absent.
  package var fields: [String: FieldNames]?
  package var hourCycle = HourCycle.blank
  /// The patterns that join the items of a list with "and", by width (ECMA-402's `long`, `short`, `narrow`).
  package var lists: [String: ListPatterns] = [:]
  /// The locale's tag from `locales.txt`, in canonical case, such as `de-AT`.
  package var locale = ""
  package var numbers = Numbers()
  package var plurals = Plurals()
  /// The names of the quarters of a year; `nil` if CLDR has none in the language.
  package var quarters: ContextNames?
  /// The words for a day, week, month or year near the current one, by unit: "yesterday" is in `day`, at `-1`.
  package var relative: [String: RelativeWords]?
  package static var currentSchemaVersion: Int { 3 }
  package var schemaVersion = currentSchemaVersion
  /// Where each table and text comes from, by its path, such as `weekdays.format.wide`; empty in a compact file.
  package var sources: [String: Origin] = [:]
  /// The picker's own words, by key, such as "Fertig" for `action.done`.
  package var strings: [String: Phrase] = [:]
  package var time = Time()
  /// The texts for durations, such as "2 hours", by unit and width (ECMA-402's `long`, `short`, `narrow`).
  package var units: [String: [String: UnitNames]]?
  package var week = WeekRules()
  package var weekdays = Weekdays()
  package var wheels = Wheels()

  package struct Plurals: Shape {
    /// The plural rules for cardinal numbers, as in "2 days"; empty in a language with one form for every number.
    package var cardinal = PluralRules([:])

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("cardinal", &cardinal)
    }
  }

  package struct Time: Shape {
    package var intervals = Intervals(fallback: "", patterns: [:])
    /// The pattern for each skeleton (UTS 35), such as `HH:mm` for `Hm`; `j` and `jm` are in the locale's hour cycle.
    package var skeletons: [String: String] = [:]
    /// The patterns for the styles `medium` and `short`, in the locale's hour cycle.
    package var styles: [String: String] = [:]

    /// The skeletons that every file has in addition to `j` and `jm`, which depend on the locale's hour cycle.
    package static let fixedSkeletons = ["H", "Hm", "Hms", "h", "hm", "hms", "ms"]

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("intervals", &intervals)
      try pass.field("skeletons", &skeletons, .pattern)
      try pass.field("styles", &styles, .pattern)
    }
  }

  package struct Calendars: Shape {
    /// The calendars that the bundle has for this locale; the file contains their ICU names, such as `gregorian`.
    package var available: [CalendarIdentifier] = []
    /// The calendars' names in the language, keyed by their ICU names, such as `gregorian`; `nil` if CLDR has none.
    package var names: [String: String]?
    /// The BCP 47 names of the region's calendars, most preferred first; if the tag has `-u-ca`, its calendar is first.
    package var preferred: [String] = []

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("available", &available)
      try pass.field(.name("names"), &names, .label)
      try pass.field("preferred", &preferred)
    }
  }

  package struct Numbers: Shape {
    /// The texts for days, 0 to 31; `nil` except in an algorithmic numbering system, which has no digits.
    package var days: [String]?
    /// The digits 0 to 9, each one or two UTF-16 code units long; `nil` in an algorithmic numbering system.
    package var digits: [String]?
    /// The texts for hours, 0 to 24; `nil` except in an algorithmic numbering system.
    package var hours: [String]?
    /// The texts for minutes, 0 to 59; `nil` except in an algorithmic numbering system.
    package var minutes: [String]?
    /// The code of the numbering system, such as `latn`.
    package var system = ""
    /// The texts for 0 to 99 and the years of dates, by number; `nil` except in an algorithmic numbering system.
    package var texts: [String: String]?

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("days", &days, .list(.numbers(0...31)))
      try pass.field("digits", &digits, .list(.numbers(0...9)))
      try pass.field("hours", &hours, .list(.numbers(0...24)))
      try pass.field("minutes", &minutes, .list(.numbers(0...59)))
      try pass.field("system", &system)
      try pass.field("texts", &texts)
    }
  }

  package struct Weekdays: Shape {
    package var codes: [Weekday] = []
    /// The names from Sunday to Saturday; in the file, they are beside the codes.
    package var names = ContextNames()

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("codes", &codes)
      try names.eachField(&pass, .labels(.texts(codes.map(\.rawValue), at: ["weekdays", "codes"])))
    }
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field(.week("allowedHourCycles"), &allowedHourCycles)
    try pass.field(.fact("calendars"), &calendars)
    try pass.field(.fact("columns"), &columns)
    try pass.field(.fact("dataLocale"), &dataLocale)
    try pass.field(.pattern("dayPeriodSide"), &dayPeriodSide)
    try pass.field(.name("dayPeriods"), &dayPeriods)
    try pass.field(.fact("direction"), &direction)
    try pass.field(.name("fields"), &fields)
    try pass.field(.week("hourCycle"), &hourCycle)
    try pass.field(.pattern("lists"), &lists)
    try pass.field(.fact("locale"), &locale)
    try pass.field(.name("numbers"), &numbers)
    try pass.field(.fact("plurals"), &plurals)
    try pass.field(.name("quarters"), &quarters, .labels(.numbers(1...4)))
    try pass.field(.name("relative"), &relative)
    try pass.field(.fact("schemaVersion"), &schemaVersion)
    try pass.origins(.fact("sources"), &sources)
    try pass.field(.words("strings"), &strings)
    try pass.field(.pattern("time"), &time)
    try pass.field(.name("units"), &units)
    try pass.field(.week("week"), &week)
    try pass.field(.name("weekdays"), &weekdays)
    try pass.field(.name("wheels"), &wheels)
  }

  /// A copy of the file for a smaller download, without ``sources``.
  package var compact: LocaleFile {
    var file = self
    file.sources = [:]
    return file
  }
}
