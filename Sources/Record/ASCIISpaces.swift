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
    record.locale.useASCIISpaces()
    for index in record.calendars.indices { record.calendars[index].useASCIISpaces() }
    return record
  }
}

extension LocaleFile {
  fileprivate mutating func useASCIISpaces() {
    time.intervals = time.intervals.withASCIISpaces
    time.skeletons = time.skeletons.mapValues(\.withASCIISpaces)
    time.styles = time.styles.mapValues(\.withASCIISpaces)
    dayPeriods.format = dayPeriods.format.withASCIISpaces
    dayPeriods.standAlone = dayPeriods.standAlone.withASCIISpaces
    // An app's own label of the wheel for AM and PM stays as the app wrote it.
    let key = "label.dayPeriod"
    if sources["strings.\(key)"] == .rule, case .plain(let label) = strings[key] {
      strings[key] = .plain(label.withASCIISpaces)
    }
  }
}

extension CalendarFile {
  fileprivate mutating func useASCIISpaces() {
    patterns.date = patterns.date.mapValues(\.withASCIISpaces)
    patterns.dateTime = patterns.dateTime.mapValues(\.withASCIISpaces)
    patterns.intervals = patterns.intervals.withASCIISpaces
    patterns.skeletons = patterns.skeletons.mapValues(\.withASCIISpaces)
    picker.dayPeriods = picker.dayPeriods.map(\.withASCIISpaces)
    picker.rangeSeparator = picker.rangeSeparator.withASCIISpaces
    picker.time = picker.time.withASCIISpaces
    picker.title = picker.title.withASCIISpaces
    picker.yearSuffix = picker.yearSuffix?.withASCIISpaces
    years.display = years.display?.map(\.withASCIISpaces)
    years.pattern = years.pattern.withASCIISpaces
    longest.years = longest.years.map(\.withASCIISpaces)
  }
}

extension Intervals {
  fileprivate var withASCIISpaces: Intervals {
    Intervals(
      fallback: fallback.withASCIISpaces, patterns: patterns.mapValues { $0.mapValues(\.withASCIISpaces) })
  }
}

extension WidthNames {
  fileprivate var withASCIISpaces: WidthNames {
    var names = self
    names.abbreviated = abbreviated.map(\.withASCIISpaces)
    names.narrow = narrow.map(\.withASCIISpaces)
    names.wide = wide.map(\.withASCIISpaces)
    return names
  }
}

extension String {
  fileprivate var withASCIISpaces: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { ["\u{202F}", "\u{2009}", "\u{A0}"].contains($0) ? " " : $0 }))
  }
}
