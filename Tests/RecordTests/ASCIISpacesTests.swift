import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// The option that writes plain spaces instead of U+202F, U+2009 and U+00A0.
@Suite struct ASCIISpacesTests {
  private static let spaced = "a\u{202F}b\u{2009}c\u{A0}d\u{3000}e"
  private static let plain = "a b c d\u{3000}e"

  /// A record with `text` in its patterns and day periods, and in the texts that Almanac makes from them.
  ///
  /// Each kind of other text has special spaces.
  private func record(_ text: String) -> LocaleRecord {
    let names = WidthNames(hasShort: false) { _ in [text] }
    let intervals = Intervals(fallback: text, patterns: ["yMMMd": ["d": text]])
    var (locale, calendar) = (LocaleFile.sample, CalendarFile.sampleGregorian)
    (locale.dayPeriods.format, locale.dayPeriods.standAlone) = (names, names)
    (locale.time.intervals, locale.time.skeletons) = (intervals, ["Hm": text])
    locale.time.styles = ["short": text]
    locale.strings = ["action.done": .plain(Self.spaced), "label.dayPeriod": .plain(text)]
    locale.sources["strings.label.dayPeriod"] = .rule
    locale.weekdays.names.format.wide[0] = Self.spaced
    (calendar.patterns.date, calendar.patterns.dateTime) = (["full": text], ["full": text])
    (calendar.patterns.intervals, calendar.patterns.skeletons) = (intervals, ["y": text])
    (calendar.picker.dayPeriods, calendar.picker.rangeSeparator) = ([text], text)
    (calendar.picker.time, calendar.picker.title, calendar.picker.yearSuffix) = (text, text, text)
    (calendar.years.pattern, calendar.years.display, calendar.longest.years) = (text, [text], [text])
    calendar.months.format.wide[0] = Self.spaced
    return LocaleRecord(locale: locale, calendars: [calendar], hasKeywords: false, unreviewed: [:])
  }

  @Test("are in day periods, in patterns and in the texts made from them, and in no other text")
  func spaces() {
    let plain = record(Self.spaced).withASCIISpaces
    #expect(plain.locale == record(Self.plain).locale)
    #expect(plain.calendars == record(Self.plain).calendars)
  }

  @Test("are not in an app's own label of AM and PM")
  func ownLabel() {
    var record = record(Self.spaced)
    record.locale.sources["strings.label.dayPeriod"] = .override
    #expect(record.withASCIISpaces.locale.strings == record.locale.strings)
  }
}
