import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import AlmanacExtraction

/// ICU and the shipped string catalog, opened once for all tests of a process.
struct Extraction {
  static let shared = Result { try Extraction() }

  let versions: ICUVersions
  let settings: ExtractionSettings

  private init() throws {
    versions = try ICULibrary().versions
    let bytes = try Repository.bytes(of: "Sources/Resources/Almanac.xcstrings")
    settings = ExtractionSettings(
      calendars: LocaleCalendars(.common), years: 1900...2060,
      catalogue: StringCatalog(reading: bytes, likely: Self.likely),
      tables: try SupplementalTables(errata: .none))
  }

  /// Whether ICU has the data of CLDR 42, as ICU 72 has.
  static func hasCLDR42() throws -> Bool { try shared.get().versions.cldr == "42" }

  /// The settings with some calendars and years, and with errata, or with a catalog in place of the shipped one.
  static func settings(
    _ calendars: LocaleCalendars = LocaleCalendars(.common), years: ClosedRange<Int> = 1900...2060,
    errata: [Erratum] = [], catalogue: StringCatalog? = nil
  ) throws -> ExtractionSettings {
    let shared = try shared.get().settings
    return ExtractionSettings(
      calendars: calendars, years: years, catalogue: catalogue ?? shared.catalogue,
      tables: errata.isEmpty ? shared.tables : try SupplementalTables(errata: ErrataTable(errata)))
  }

  /// Every locale of ICU except the POSIX locale.
  static let everyLocale = ICULocales.available().compactMap(LanguageTag.init)

  /// The locales for tests of data that depends on the region; a quick run uses only every 25th locale.
  static let sweptRegions =
    SlowTests.areAsked ? everyLocale : stride(from: 0, to: everyLocale.count, by: 25).map { everyLocale[$0] }

  /// The locales for tests of other data; a slow run uses the locales that do not inherit all data from a parent.
  ///
  /// LocaleGroupTests compares the other locales with these.
  static let sweptLocales = SlowTests.areAsked ? everyLocale.filter { !isInherited($0) } : sweptRegions

  /// The locales for tests that take long; a quick run uses only every 75th locale.
  static let fewLocales =
    SlowTests.areAsked
    ? sweptLocales : stride(from: 0, to: sweptLocales.count, by: 3).map { sweptLocales[$0] }

  /// Whether a locale inherits all data that does not depend on its region from another locale.
  static func isInherited(_ locale: LanguageTag) -> Bool {
    guard let settings = try? shared.get().settings else { return false }
    let request = request(locale)
    return Extractor(settings).base(of: request) != request
  }

  /// The tags in the repository's `locales.txt`.
  static func listedTags() throws -> [String] {
    let lines = try Repository.text(of: "locales.txt").split(separator: "\n")
    return lines.map { $0.prefix { $0 != "#" }.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  static func likely(_ tag: LanguageTag) -> LanguageTag { (try? tag.withLikelySubtags()) ?? tag }

  /// A request for a tag with `-u-` keys; `data` is the locale that provides the data, by default the tag itself.
  static func request(
    _ tag: LanguageTag, data: LanguageTag? = nil, keywords: LocaleKeywords = LocaleKeywords()
  ) -> LocaleRequest {
    LocaleRequest(language: tag, keywords: keywords, dataLocale: data ?? tag, likely: likely(tag))
  }

  /// Extracts the record for a tag; `data` is the locale that provides the data, by default the tag itself.
  static func record(
    _ tag: String, data: String? = nil, in calendars: [CalendarIdentifier] = .common,
    years: ClosedRange<Int> = 1900...2060, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> LocaleRecord {
    var keywords = LocaleKeywords()
    keys(&keywords)
    let isCommon = data == nil && keywords == LocaleKeywords() && calendars == .common && years.count == 161
    if isCommon, let known = common.withLock({ $0[tag] }) { return known }
    let language = try #require(LanguageTag(tag))
    let dataLocale = try data.map { try #require(LanguageTag($0)) }
    let extractor = Extractor(try settings(LocaleCalendars(calendars), years: years))
    let record = try extractor.record(for: request(language, data: dataLocale, keywords: keywords))
    if isCommon { common.withLock { $0[tag] = record } }
    return record
  }

  /// The records in the common calendars, by tag; many tests read the same locales.
  private static let common = Locked<[String: LocaleRecord]>([:])

  /// Extracts the file of a calendar in a locale.
  static func calendar(
    _ calendar: CalendarIdentifier, _ tag: String, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> CalendarFile {
    let calendars = [CalendarIdentifier].common.contains(calendar) ? .common : [calendar]
    return try #require(try record(tag, in: calendars, keys).calendars.first { $0.calendar == calendar })
  }

  /// A calendar of a locale, opened with AlmanacKit.
  static func opened(_ calendar: CalendarIdentifier, _ tag: String) throws -> AlmanacCalendar {
    try #require(try record(tag, in: [calendar]).opened().first)
  }
}

extension Trait where Self == ConditionTrait {
  /// The expected values are those of CLDR 42, so the test is skipped with the data of another version.
  static var needsCLDR42: Self { .enabled(if: try Extraction.hasCLDR42(), "needs CLDR 42") }
}

/// A day of the Gregorian calendar; a calendar writes the day of any calendar as its own.
func gregorian(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
  try CalendarDate(gregorianYear: year, month: month, day: day)
}

extension AlmanacCalendar {
  /// Expects a range to begin with the text of its first day and to end with that of its last day.
  func expectRange(from first: CalendarDate, to last: CalendarDate, skeleton: String) throws {
    let range = try text(from: first, to: last, skeleton: skeleton)
    #expect(range.hasPrefix(try text(first, skeleton: skeleton)), "\(range)")
    #expect(range.hasSuffix(try text(last, skeleton: skeleton)), "\(range)")
  }
}

extension LocaleRecord {
  /// The record's calendars, opened with AlmanacKit.
  func opened() throws -> [AlmanacCalendar] {
    let locale = try AlmanacLocale(locale)
    return try calendars.map { try AlmanacCalendar($0, of: locale, expecting: $0.calendar) }
  }
}

extension String {
  /// The text with U+0020 in place of each other white space, such as CLDR's U+202F before AM and PM.
  var plainSpaces: String { String(map { $0.isWhitespace ? " " : $0 }) }
}

extension ContextNames {
  /// The names at a path in the form of the reference files, such as `standAlone.wide`.
  subscript(path: String) -> [String]? {
    let parts = path.split(separator: ".")
    return (parts[0] == "format" ? format : standAlone)[String(parts[1])]
  }
}

extension WidthNames {
  subscript(width: String) -> [String]? {
    switch width {
    case "abbreviated": abbreviated
    case "narrow": narrow
    case "short": short
    case "wide": wide
    default: nil
    }
  }
}
