import AlmanacBundle
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The option that writes plain spaces instead of U+202F, U+2009 and U+00A0.
@Suite struct ASCIISpacesTests {
  private static let spaced = "a\u{202F}b\u{2009}c\u{A0}d\u{3000}e"
  private static let plain = "a b c d\u{3000}e"

  private static let names = WidthNames(hasShort: false) { _ in [spaced] }

  @Test("are in the format and stand-alone names of day periods, in every width")
  func dayPeriods() {
    var record = LocaleRecord.sample
    record.locale.dayPeriods.format = Self.names
    record.locale.dayPeriods.standAlone = Self.names
    let periods = record.withASCIISpaces.locale.dayPeriods
    for names in [periods.format, periods.standAlone] {
      #expect([names.abbreviated, names.narrow, names.wide] == Array(repeating: [Self.plain], count: 3))
    }
  }

  @Test("are in every pattern of times and dates")
  func patterns() {
    var record = LocaleRecord.sample
    let intervals = Intervals(fallback: Self.spaced, patterns: ["yMMMd": ["d": Self.spaced]])
    let expected = Intervals(fallback: Self.plain, patterns: ["yMMMd": ["d": Self.plain]])
    record.locale.time = .init {
      ($0.intervals, $0.skeletons, $0.styles) = (intervals, ["Hm": Self.spaced], ["short": Self.spaced])
    }
    record.calendars[0].patterns = .init {
      ($0.date, $0.dateTime) = (["full": Self.spaced], ["full": Self.spaced])
      ($0.intervals, $0.skeletons) = (intervals, ["y": Self.spaced])
    }
    let (time, patterns) = (record.withASCIISpaces.locale.time, record.withASCIISpaces.calendars[0].patterns)
    #expect(time.skeletons == ["Hm": Self.plain] && time.styles == ["short": Self.plain])
    #expect(patterns.date == ["full": Self.plain] && patterns.dateTime == ["full": Self.plain])
    #expect(patterns.skeletons == ["y": Self.plain])
    #expect([time.intervals, patterns.intervals] == [expected, expected])
  }

  @Test("are in the picker's texts that come from names of day periods and from patterns")
  func picker() throws {
    var record = LocaleRecord.sample
    record.calendars[0].picker.dayPeriods = [Self.spaced]
    record.calendars[0].picker.rangeSeparator = Self.spaced
    record.calendars[0].picker.time = Self.spaced
    record.calendars[0].picker.title = Self.spaced
    record.calendars[0].picker.yearSuffix = Self.spaced
    let picker = record.withASCIISpaces.calendars[0].picker
    let texts = picker.dayPeriods + [picker.rangeSeparator, picker.time, picker.title]
    #expect(texts + [picker.yearSuffix ?? ""] == Array(repeating: Self.plain, count: 5))
  }

  @Test(
    "are in the labels of years, and in the label of AM and PM that a rule made",
    arguments: [Origin.rule, .override])
  func labels(origin: Origin) {
    var record = LocaleRecord.sample
    record.locale.strings["label.dayPeriod"] = .plain(Self.spaced)
    record.locale.sources["strings.label.dayPeriod"] = origin
    record.calendars[0].years.pattern = Self.spaced
    record.calendars[0].years.display = [Self.spaced]
    record.calendars[0].longest.years = [Self.spaced]
    let plain = record.withASCIISpaces
    let (years, longest) = (plain.calendars[0].years, plain.calendars[0].longest.years)
    #expect([years.pattern] + (years.display ?? []) + longest == Array(repeating: Self.plain, count: 3))
    // An app's own text stays as the app wrote it.
    let label = origin == .rule ? Self.plain : Self.spaced
    #expect(plain.locale.strings["label.dayPeriod"] == .plain(label))
  }

  @Test("are in no other text")
  func elsewhere() {
    var record = LocaleRecord.sample
    record.locale.weekdays.names.format.wide[0] = Self.spaced
    record.calendars[0].months.format.wide[0] = Self.spaced
    record.locale.strings["action.done"] = .plain(Self.spaced)
    let locale = record.withASCIISpaces.locale
    #expect(locale.weekdays == record.locale.weekdays && locale.strings == record.locale.strings)
    #expect(locale.units == record.locale.units)
    #expect(record.withASCIISpaces.calendars[0].months == record.calendars[0].months)
  }
}
