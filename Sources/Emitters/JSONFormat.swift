import AlmanacKit

/// The bundle as JSON: a file for the locale, and one for each calendar.
struct JSONFormat {
  let layout: JSONLayout

  func files(for record: LocaleRecord) -> [EmittedFile] {
    let folder = "json/\(record.locale.locale)"
    // Numbers that no digits compose have to stay.
    let isShort = layout == .compact && record.locale.numbers.digits != nil
    let calendars = record.calendars.map { calendar in
      EmittedFile(
        path: "\(folder)/\(calendar.calendar.rawValue).json",
        bytes: JSONWriter.bytes(of: isShort ? calendar.withoutYearLists : calendar, layout))
    }
    return [EmittedFile(path: "\(folder)/locale.json", bytes: JSONWriter.bytes(of: record.locale, layout))]
      + calendars
  }

  func sharedFiles(regions: RegionsFile) -> [EmittedFile] {
    [
      EmittedFile(path: "json/regions.json", bytes: JSONWriter.bytes(of: regions, layout)),
      EmittedFile(path: "json/chinese-years.json", bytes: JSONWriter.bytes(of: ChineseYearsFile(), layout)),
    ]
  }
}
