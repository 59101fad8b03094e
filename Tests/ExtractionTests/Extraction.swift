import AlmanacICU
import AlmanacKit
import AlmanacTestSupport
import AlmanacTranslations
import CAlmanacResources
import Testing

@testable import AlmanacExtraction

/// ICU and the shipped catalogue, opened once for all tests of a process.
struct Extraction {
  static let shared = Result { try Extraction() }

  let versions: ICUVersions
  let settings: ExtractionSettings

  private init() throws {
    versions = try ICULibrary().versions
    let resource = almanac_string_catalog()
    let bytes = [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    settings = ExtractionSettings(
      calendars: CalendarIdentifier.allCases, years: 1900...2060,
      catalogue: try StringCatalog(reading: bytes, likely: Self.likely),
      tables: try SupplementalTables(errata: .none))
  }

  /// Every locale of ICU's but the POSIX one.
  static let everyLocale = ICULocales.available().compactMap(LanguageTag.init)

  /// The locales of a test that looks at all of them; in a quick run, one of 25.
  static let sweptLocales =
    SlowTests.areAsked ? everyLocale : stride(from: 0, to: everyLocale.count, by: 25).map { everyLocale[$0] }

  /// The tags of the repository's own list.
  static func listedTags() throws -> [String] {
    let list = String(decoding: try Fixture.data("../../locales.txt", beside: #filePath), as: UTF8.self)
    return list.split(separator: "\n").map { $0.prefix { $0 != "#" }.filter { $0 != " " } }.filter {
      !$0.isEmpty
    }
  }

  static func likely(_ tag: LanguageTag) -> LanguageTag {
    do {
      return LanguageTag(try ICULocales.likely(tag.icuIdentifier)) ?? tag
    } catch {
      return tag
    }
  }

  /// A request for a locale ICU has, with what `-u-` keys ask for.
  static func request(
    _ tag: LanguageTag, data: LanguageTag? = nil, keywords: LocaleKeywords = LocaleKeywords()
  ) -> LocaleRequest {
    LocaleRequest(language: tag, keywords: keywords, dataLocale: data ?? tag, likely: likely(tag))
  }

  /// The record of a locale.
  static func record(
    _ tag: String, data: String? = nil, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> LocaleRecord {
    var keywords = LocaleKeywords()
    keys(&keywords)
    let language = try #require(LanguageTag(tag))
    let dataLocale = try data.map { try #require(LanguageTag($0)) }
    return try Extractor(shared.get().settings).record(
      for: request(language, data: dataLocale, keywords: keywords))
  }

  /// The record of a locale with three years only, for tests of all locales that look at something else.
  static func recordOfFewYears(
    _ locale: LanguageTag, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> LocaleRecord {
    var keywords = LocaleKeywords()
    keys(&keywords)
    let whole = try shared.get().settings
    let settings = ExtractionSettings(
      calendars: whole.calendars, years: 2024...2026, catalogue: whole.catalogue, tables: whole.tables)
    return try Extractor(settings).record(for: request(locale, keywords: keywords))
  }

  /// The file of a locale's calendar.
  static func calendar(
    _ calendar: CalendarIdentifier, _ tag: String, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> CalendarFile {
    try #require(try record(tag, keys).calendars.first { $0.calendar == calendar })
  }
}

extension ContextNames {
  /// The names by the path of the reference files, as in `standAlone.wide`.
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
