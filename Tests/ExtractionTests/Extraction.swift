import AlmanacBundle
import AlmanacICU
import AlmanacKit
import AlmanacTestSupport
import AlmanacTranslations
import CAlmanacResources
import Testing

@testable import AlmanacExtraction

/// ICU and the shipped string catalog, opened once for all tests of a process.
struct Extraction {
  static let shared = Result { try Extraction() }

  let versions: ICUVersions
  let settings: ExtractionSettings

  private init() throws {
    versions = try ICULibrary().versions
    let resource = almanac_string_catalog()
    let bytes = [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    settings = ExtractionSettings(
      calendars: LocaleCalendars(.common), years: 1900...2060,
      catalogue: try StringCatalog(reading: bytes, likely: Self.likely),
      tables: try SupplementalTables(errata: .none))
  }

  /// Every locale of ICU except the POSIX locale.
  static let everyLocale = ICULocales.available().compactMap(LanguageTag.init)

  /// The locales for tests that run for every locale; a quick run uses only every 25th locale.
  static let sweptLocales =
    SlowTests.areAsked ? everyLocale : stride(from: 0, to: everyLocale.count, by: 25).map { everyLocale[$0] }

  /// The tags in the repository's `locales.txt`.
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
    let whole = try shared.get().settings
    let settings = ExtractionSettings(
      calendars: LocaleCalendars(calendars), years: years, catalogue: whole.catalogue,
      tables: whole.tables)
    let record = try Extractor(settings).record(
      for: request(language, data: dataLocale, keywords: keywords))
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
