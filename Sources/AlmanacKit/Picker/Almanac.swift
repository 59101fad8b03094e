/// A bundle that almanac wrote, with the data that a picker needs for each locale in the bundle.
///
/// Each call that returns a locale or a calendar reads its file again, so keep the returned value while a picker needs
/// it. The examples in AlmanacKit use the values below. `today` is the same day as `date`: a Tuesday, and the first day
/// of a Chinese year.
///
/// ```swift
/// let almanac = try Almanac(bundleAt: folder)
/// let locale = try almanac.locale("de")
/// let calendar = try locale.calendar(.gregorian)
/// let date = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
/// let time = try TimeOfDay(hour: 14, minute: 30)
/// ```
public struct Almanac: Sendable {
  /// The BCP 47 tags of the bundle's locales, such as `de-AT`, in the order of their UTF-8 bytes.
  public var localeTags: [String] { matcher.tags }

  private let files: BundleFiles
  private let matcher: LocaleMatcher

  /// Opens a bundle; `folder` is the path of the folder that contains the folder `json`.
  ///
  /// ```swift
  /// let almanac = try Almanac(bundleAt: folder)
  /// almanac.localeTags.contains("de-AT")  // true
  /// ```
  ///
  /// The call reads one file and takes less than a millisecond. It throws ``AlmanacError/missingFile(path:)``,
  /// ``AlmanacError/unreadableFile(path:reason:)`` or ``AlmanacError/malformedFile(path:reason:)``. For a bundle in
  /// another version of the schema, it throws ``AlmanacError/unsupportedSchema(path:found:supported:)``.
  public init(bundleAt folder: String) throws(AlmanacError) {
    files = BundleFiles(folder: folder)
    matcher = LocaleMatcher(try files.file("json/index.json", as: IndexFile.self))
  }

  /// The best locale for a user's languages, adapted to the user's region and to the `-u-` keys in the user's tag.
  ///
  /// ```swift
  /// try almanac.locale(matching: ["de-LU", "fr"]).tag  // "de"
  /// try almanac.locale(matching: ["de-US"]).firstDayOfWeek  // .sun
  /// ```
  ///
  /// `preferred` contains the user's languages, most preferred first. Each has the form of `Locale.preferredLanguages`
  /// or `Locale.current.identifier`: `de-AT`, `zh_TW`, `en-US-u-hc-h23`. The call uses the first language that has a
  /// match. The best match is the bundle's locale with the same tag. Without such a locale, the match is the nearest
  /// locale with the same language and script. CLDR's parent locales decide which locale is nearest: for `en-KE`,
  /// `en-001` is nearer than `en-GB`, and `en-GB` is nearer than `en`. Old codes match current codes (`iw` is `he`). A
  /// locale with another language or script never matches, except that `no` and `nb` match each other.
  ///
  /// The user's region decides the week, the hour cycle and the preferred calendar: `de-US` has German words, and its
  /// weeks begin on Sunday. The call also applies the keys `-u-rg` (region), `-u-ca` (preferred calendar), `-u-fw` (first
  /// day of the week), `-u-hc` (hour cycle) and `-u-nu` (digits). An unknown region or calendar is ignored.
  ///
  /// The call reads one file, and a second file if the region differs from the locale's region. It takes about a
  /// millisecond. It throws ``AlmanacError/noMatchingLocale(preferred:known:)`` if no language has a match. It also
  /// throws the errors of ``locale(_:region:)`` for damaged files.
  public func locale(matching preferred: [String]) throws(AlmanacError) -> AlmanacLocale {
    for text in preferred {
      guard let wanted = WantedLocale(text), let match = matcher.match(wanted) else { continue }
      return try locale(match)
    }
    throw .noMatchingLocale(preferred: preferred, known: localeTags)
  }

  /// The best locale for the value of an HTTP header `Accept-Language`, such as `de-AT,de;q=0.9,en;q=0.5`.
  ///
  /// ```swift
  /// try almanac.locale(acceptLanguage: "fr;q=0.5, de-AT").tag  // "de-AT"
  /// ```
  ///
  /// The call ignores `*`, malformed entries, and all entries after the hundredth. It takes as long as
  /// ``locale(matching:)`` and throws the same errors.
  public func locale(acceptLanguage header: String) throws(AlmanacError) -> AlmanacLocale {
    try locale(matching: AcceptLanguage.languages(in: header))
  }

  /// The bundle's locale with a given tag, such as `de-AT`.
  ///
  /// ```swift
  /// try almanac.locale("en").firstDayOfWeek  // .sun
  /// try almanac.locale("en", region: "DE").firstDayOfWeek  // .mon
  /// ```
  ///
  /// `region` is the user's region, such as `DE` (ISO 3166) or `001` (UN M.49). Pass it if it differs from the locale's
  /// region, for example if a user in Germany reads English. The user's region decides the week, the hour cycle and the
  /// preferred calendar. The call reads one file, or two files if you pass a region, and takes about a millisecond.
  ///
  /// It throws ``AlmanacError/unknownLocale(tag:known:)`` or ``AlmanacError/unknownRegion(_:)``. For files in another
  /// version of the schema, it throws ``AlmanacError/unsupportedSchema(path:found:supported:)``. For damaged files, it
  /// throws ``AlmanacError/missingFile(path:)``, ``AlmanacError/unreadableFile(path:reason:)`` or
  /// ``AlmanacError/malformedFile(path:reason:)``.
  public func locale(_ tag: String, region: String? = nil) throws(AlmanacError) -> AlmanacLocale {
    // Only a tag from the bundle's index becomes part of a path, so the path cannot lead out of the bundle.
    guard matcher.has(tag) else { throw .unknownLocale(tag: tag, known: localeTags) }
    var (file, path) = try localeFile(tag)
    if let code = region {
      guard let region = try files.regions()[code] else { throw .unknownRegion(code) }
      file.apply(region, code: code)
    }
    return try AlmanacError.reporting(path) { () throws(FileProblem) in
      try AlmanacLocale(file, of: files, nil)
    }
  }

  private func locale(_ match: LocaleMatch) throws(AlmanacError) -> AlmanacLocale {
    var (file, path) = try localeFile(match.tag)
    if let code = match.region, code != file.week.region, let region = try files.region(code) {
      file.apply(region, code: code)
    }
    if let calendar = match.keywords.calendar { file.calendars.preferred.insert(calendar, at: 0) }
    if let firstDay = match.keywords.firstDay { file.week.firstDay = firstDay }
    if let cycle = match.keywords.hourCycle { file.apply(cycle) }
    let change = RequestedDigits(from: file.numbers.digits, to: match.digits)
    if let change { file.apply(change) }
    return try AlmanacError.reporting(path) { () throws(FileProblem) in
      try AlmanacLocale(file, of: files, change)
    }
  }

  private func localeFile(_ tag: String) throws(AlmanacError) -> (file: LocaleFile, path: String) {
    let path = "json/\(tag)/locale.json"
    let file = try files.file(path, as: LocaleFile.self)
    guard file.locale == tag else {
      throw .malformedFile(path: path, reason: "it belongs to the locale '\(file.locale)'")
    }
    return (file, path)
  }
}

extension BundleFiles {
  /// Reads the rules of all regions, by their codes, such as `DE`.
  fileprivate func regions() throws(AlmanacError) -> [String: Region] {
    try file("json/regions.json", as: RegionsFile.self).regions
  }

  /// Reads the rules of a region by its code, such as `DE`; `nil` for an unknown code.
  ///
  /// For a group of regions, such as `419` (Latin America), the result is the rules of the world.
  fileprivate func region(_ code: String) throws(AlmanacError) -> Region? {
    let regions = try regions()
    if let region = regions[code] { return region }
    guard code.utf8.count == 3, var world = regions["001"] else { return nil }
    // The world's rules (`001`) have special hour cycles for some languages, such as English. These
    // hour cycles do not apply to a group of regions, so they are removed.
    world.languages = nil
    return world
  }
}

extension LocaleFile {
  /// Replaces the locale's week, hour cycles and preferred calendars with the values of `region`.
  fileprivate mutating func apply(_ region: Region, code: String) {
    week = WeekRules(
      firstDay: region.firstDay, minimalDays: region.minimalDays, region: code, weekend: region.weekend)
    let hours = region.hours(of: String(locale.prefix { $0 != "-" }))
    apply(hours.hourCycle)
    allowedHourCycles = hours.allowedHourCycles
    calendars.preferred = region.calendars
  }

  /// Replaces the locale's hour cycle, and adds or removes the column for AM and PM in a picker.
  fileprivate mutating func apply(_ cycle: HourCycle) {
    hourCycle = cycle
    columns.useDayPeriod(cycle.isHalfDay, on: dayPeriodSide)
  }
}
