/// A bundle that almanac wrote: what a picker needs of every locale in it.
///
/// Each call reads a locale or a calendar from its files again, so keep what a picker uses. The examples of
/// AlmanacKit use these values. `today` is the same day as `date`, a Tuesday and the first day of a Chinese year.
///
/// ```swift
/// let almanac = try Almanac(bundleAt: folder)
/// let locale = try almanac.locale("de")
/// let calendar = try locale.calendar(.gregorian)
/// let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
/// let time = try TimeOfDay(hour: 14, minute: 30)
/// ```
public struct Almanac: Sendable {
  /// The locales of the bundle, as BCP 47 tags, in the order of their UTF-8 bytes.
  public var localeTags: [String] { matcher.tags }

  private let files: BundleFiles
  private let matcher: LocaleMatcher

  /// Opens a bundle by the path of its folder, which contains `manifest.json`.
  ///
  /// ```swift
  /// let almanac = try Almanac(bundleAt: folder)
  /// almanac.localeTags.contains("de-AT")  // true
  /// ```
  ///
  /// It reads one file and takes less than a millisecond. It throws ``AlmanacError/missingFile(path:)``,
  /// ``AlmanacError/malformedFile(path:reason:)``, or ``AlmanacError/unsupportedSchema(path:found:supported:)`` for
  /// a bundle of another version.
  public init(bundleAt folder: String) throws(AlmanacError) {
    files = BundleFiles(folder: folder)
    matcher = LocaleMatcher(try files.index())
  }

  /// The best locale for a user's languages, with the user's region and `-u-` keys.
  ///
  /// ```swift
  /// try almanac.locale(matching: ["de-LU", "fr"]).tag  // "de"
  /// try almanac.locale(matching: ["de-US"]).firstDayOfWeek  // .sun
  /// ```
  ///
  /// `preferred` are the user's languages, the most wanted first, as `Locale.preferredLanguages` and
  /// `Locale.current.identifier` have them: `de-AT`, `zh_TW`, `en-US-u-hc-h23`. The first language with a match
  /// decides. A match is the tag itself, or else the nearest locale of the same language and script by CLDR's
  /// parents: `en-001`, `en-GB` or `en` for `en-KE`. Old codes count as the current ones (`iw` is `he`). Another
  /// language or script never matches; only `no` and `nb` match each other.
  ///
  /// The user's region decides the week, the hours and the preferred calendar: `de-US` has German words, and its
  /// weeks begin on Sunday. `-u-rg`, `-u-fw`, `-u-hc` and `-u-nu` are honored. An unknown region is ignored.
  ///
  /// It reads one file, and a second one if the region is not the locale's own. It takes less than a millisecond.
  /// It throws ``AlmanacError/noMatchingLocale(preferred:known:)`` if no language has a match, or what
  /// ``locale(_:region:)`` throws.
  public func locale(matching preferred: [String]) throws(AlmanacError) -> AlmanacLocale {
    for text in preferred {
      guard let wanted = WantedLocale(text), let match = matcher.match(wanted) else { continue }
      return try locale(match)
    }
    throw .noMatchingLocale(preferred: preferred, known: localeTags)
  }

  /// The best locale for the value of an HTTP header `Accept-Language`, as in `de-AT,de;q=0.9,en;q=0.5`.
  ///
  /// ```swift
  /// try almanac.locale(acceptLanguage: "fr;q=0.5, de-AT").tag  // "de-AT"
  /// ```
  ///
  /// It ignores `*`, malformed entries, and all entries after the hundredth. It costs as much as
  /// ``locale(matching:)`` and throws the same errors.
  public func locale(acceptLanguage header: String) throws(AlmanacError) -> AlmanacLocale {
    try locale(matching: AcceptLanguage.languages(in: header))
  }

  /// A locale of the bundle by its tag.
  ///
  /// ```swift
  /// try almanac.locale("en").firstDayOfWeek  // .sun
  /// try almanac.locale("en", region: "DE").firstDayOfWeek  // .mon
  /// ```
  ///
  /// `region` is the user's, as in `DE` (ISO 3166) or `001` (UN M.49). Pass it if it is not the language's own
  /// region. It decides the week, the hours and the preferred calendar, as for English in Germany. The call reads
  /// one file, or two with a region, and takes less than a millisecond.
  ///
  /// It throws ``AlmanacError/unknownLocale(tag:known:)``, ``AlmanacError/unknownRegion(_:)``,
  /// ``AlmanacError/unsupportedSchema(path:found:supported:)`` for files of another version, or the error of a
  /// damaged file.
  public func locale(_ tag: String, region: String? = nil) throws(AlmanacError) -> AlmanacLocale {
    // Only a tag of the index becomes a path.
    guard matcher.has(tag) else { throw .unknownLocale(tag: tag, known: localeTags) }
    var (file, path) = try localeFile(tag)
    if let code = region {
      guard let region = try files.regions([code])[code] else { throw .unknownRegion(code) }
      try file.adopt(region, code: code)
    }
    return try AlmanacLocale(file, of: files, path: path)
  }

  private func locale(_ match: LocaleMatch) throws(AlmanacError) -> AlmanacLocale {
    var (file, path) = try localeFile(match.tag)
    if let code = match.region, code != file.week.region, let region = try files.region(code) {
      try file.adopt(region, code: code)
    }
    if let firstDay = match.keywords.firstDay { file.week.firstDay = firstDay }
    if let cycle = match.keywords.hourCycle { file.adopt(cycle) }
    let change = match.digits.flatMap { DigitChange(from: file.numbers, to: $0) }
    if let change { file.adopt(change) }
    return try AlmanacLocale(file, of: files, path: path, change)
  }

  private func localeFile(_ tag: String) throws(AlmanacError) -> (file: LocaleFile, path: String) {
    let path = "json/\(tag)/locale.json"
    let file = try files.file(path, as: LocaleFile.self)
    guard file.locale == tag else {
      throw .malformedFile(path: path, reason: "it is of the locale '\(file.locale)'")
    }
    return (file, path)
  }
}

extension BundleFiles {
  /// The index.
  ///
  /// A bundle of schema 1 has none; its file of regions says which schema it has.
  fileprivate func index() throws(AlmanacError) -> IndexFile {
    let path = "json/index.json"
    do throws(AlmanacError) {
      return try file(path, as: IndexFile.self)
    } catch {
      if error == .missingFile(path: path) { try demandSchemaOfRegions() }
      throw error
    }
  }

  private func demandSchemaOfRegions() throws(AlmanacError) {
    do throws(AlmanacError) {
      _ = try regions([])
    } catch {
      if case .unsupportedSchema = error { throw error }
    }
  }

  fileprivate static let regionsPath = "json/regions.json"

  /// The rules of some regions, by their codes.
  fileprivate func regions(_ codes: Set<String>) throws(AlmanacError) -> [String: Region] {
    try file(Self.regionsPath) { bytes throws(BundleFileError) in
      try RegionsFile(reading: bytes, only: codes)
    }.regions
  }

  /// The rules of a region, or of the world for a group of regions, as `419`; `nil` for an unknown code.
  fileprivate func region(_ code: String) throws(AlmanacError) -> Region? {
    let regions = try regions([code, "001"])
    if let region = regions[code] { return region }
    guard code.utf8.count == 3, var world = regions["001"] else { return nil }
    // Its languages are international ones, as English for the world, and not those of a part of the world.
    world.languages = nil
    return world
  }
}

extension LocaleFile {
  /// Takes the habits of a region.
  fileprivate mutating func adopt(_ region: Region, code: String) throws(AlmanacError) {
    do throws(FileProblem) {
      try region.check(code)
    } catch {
      throw .malformedFile(path: BundleFiles.regionsPath, reason: error.reason)
    }
    week = WeekRules(
      firstDay: region.firstDay, minimalDays: region.minimalDays, region: code, weekend: region.weekend)
    let hours = region.hours(of: String(locale.prefix { $0 != "-" }))
    adopt(hours.hourCycle)
    allowedHourCycles = hours.allowedHourCycles
    calendars.preferred = region.calendars
  }

  /// Takes an hour cycle.
  fileprivate mutating func adopt(_ cycle: HourCycle) {
    hourCycle = cycle
    columns.useDayPeriod(cycle.isHalfDay, on: dayPeriodSide)
  }
}
