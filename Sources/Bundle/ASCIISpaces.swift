import AlmanacKit

/// How Almanac writes the special spaces U+202F, U+2009 and U+00A0 in patterns and in day periods such as AM.
package enum SpaceStyle: String, CaseIterable, Sendable {
  /// The special spaces U+202F, U+2009 and U+00A0 stay as CLDR has them.
  case keep
  /// Each of the special spaces U+202F, U+2009 and U+00A0 becomes an ASCII space, as in browsers.
  case ascii
}

extension LocaleRecord {
  /// A copy of the record with ASCII spaces in the patterns of dates, times and intervals, in AM, PM and other day
  /// periods, and in the labels that Almanac makes from them.
  ///
  /// Other texts, such as month names and list patterns, are unchanged.
  package var withASCIISpaces: LocaleRecord {
    var record = self
    record.locale.time.useASCIISpaces()
    record.locale.dayPeriods.format.useASCIISpaces()
    record.locale.dayPeriods.standAlone.useASCIISpaces()
    record.locale.useASCIISpacesInDayPeriodLabel()
    for index in record.calendars.indices {
      record.calendars[index].patterns.useASCIISpaces()
      record.calendars[index].picker.useASCIISpaces()
      record.calendars[index].years.useASCIISpaces()
      record.calendars[index].longest.years = record.calendars[index].longest.years.map(\.withASCIISpaces)
    }
    return record
  }
}

extension LocaleFile {
  /// Changes the label of the wheel for AM and PM if a rule made it from the names of AM and PM.
  fileprivate mutating func useASCIISpacesInDayPeriodLabel() {
    let key = "label.dayPeriod"
    guard sources["strings.\(key)"] == .rule, case .plain(let label) = strings[key] else { return }
    strings[key] = .plain(label.withASCIISpaces)
  }
}

extension LocaleFile.Time {
  fileprivate mutating func useASCIISpaces() {
    intervals.useASCIISpaces()
    skeletons = skeletons.mapValues(\.withASCIISpaces)
    styles = styles.mapValues(\.withASCIISpaces)
  }
}

extension CalendarFile.Patterns {
  fileprivate mutating func useASCIISpaces() {
    date = date.mapValues(\.withASCIISpaces)
    dateTime = dateTime.mapValues(\.withASCIISpaces)
    intervals.useASCIISpaces()
    skeletons = skeletons.mapValues(\.withASCIISpaces)
  }
}

extension CalendarFile.Picker {
  fileprivate mutating func useASCIISpaces() {
    dayPeriods = dayPeriods.map(\.withASCIISpaces)
    rangeSeparator = rangeSeparator.withASCIISpaces
    time = time.withASCIISpaces
    title = title.withASCIISpaces
    yearSuffix = yearSuffix?.withASCIISpaces
  }
}

extension CalendarFile.Years {
  fileprivate mutating func useASCIISpaces() {
    display = display?.map(\.withASCIISpaces)
    pattern = pattern.withASCIISpaces
  }
}

extension Intervals {
  fileprivate mutating func useASCIISpaces() {
    fallback = fallback.withASCIISpaces
    patterns = patterns.mapValues { $0.mapValues(\.withASCIISpaces) }
  }
}

extension WidthNames {
  fileprivate mutating func useASCIISpaces() {
    abbreviated = abbreviated.map(\.withASCIISpaces)
    narrow = narrow.map(\.withASCIISpaces)
    short = short?.map(\.withASCIISpaces)
    wide = wide.map(\.withASCIISpaces)
  }
}

extension String {
  fileprivate var withASCIISpaces: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ["\u{202F}", "\u{2009}", "\u{A0}"].contains($0) ? " " : $0 }))
  }
}
