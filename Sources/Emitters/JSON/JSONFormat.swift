import AlmanacKit

/// The bundle as JSON: a file for the locale, and one for each calendar.
struct JSONFormat {
  let layout: JSONLayout

  private static let regionsPath = "json/regions.json"
  private static let chineseYearsPath = "json/chinese-years.json"

  func files(for record: LocaleRecord) -> [EmittedFile] {
    let tag = record.locale.locale
    // Numbers that no digits compose have to stay.
    let isShort = layout == .compact && record.locale.numbers.digits != nil
    let calendars = record.calendars.map { calendar in
      EmittedFile(
        path: Self.path(of: calendar.calendar, tag),
        bytes: JSONWriter.bytes(of: isShort ? calendar.withoutYearLists : calendar, layout))
    }
    return [EmittedFile(path: Self.localePath(tag), bytes: JSONWriter.bytes(of: record.locale, layout))]
      + calendars
  }

  func sharedFiles(regions: RegionsFile) -> [EmittedFile] {
    [
      EmittedFile(path: Self.regionsPath, bytes: JSONWriter.bytes(of: regions, layout)),
      EmittedFile(path: Self.chineseYearsPath, bytes: JSONWriter.bytes(of: ChineseYearsFile(), layout)),
    ]
  }

  /// The paths of the files of a locale.
  static func paths(of tag: String, calendars: [CalendarIdentifier]) -> [String] {
    [localePath(tag)] + calendars.map { path(of: $0, tag) }
  }

  /// The paths of the files that belong to no locale.
  static let sharedPaths = [regionsPath, chineseYearsPath]

  private static func localePath(_ tag: String) -> String { "json/\(tag)/locale.json" }

  private static func path(of calendar: CalendarIdentifier, _ tag: String) -> String {
    "json/\(tag)/\(calendar.rawValue).json"
  }
}
