/// What becomes of U+202F, U+2009 and U+00A0 in patterns and the names of the parts of a day.
package enum SpaceStyle: String, CaseIterable, Sendable {
  /// They stay as CLDR has them.
  case keep
  /// They become the space of ASCII, as browsers print them.
  case ascii
}

extension LocaleRecord {
  /// The record with plain spaces in its patterns and the names of the parts of a day, and nowhere else.
  package var withASCIISpaces: LocaleRecord {
    var record = self
    record.locale.time.useASCIISpaces()
    record.locale.dayPeriods.format.useASCIISpaces()
    record.locale.dayPeriods.standAlone.useASCIISpaces()
    for index in record.calendars.indices {
      record.calendars[index].patterns.useASCIISpaces()
      record.calendars[index].picker?.useASCIISpaces()
    }
    return record
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
