import AlmanacKit

/// The bundle as JSON: a file for the locale, and one for each calendar.
struct JSONFormat {
  func files(for record: LocaleRecord) -> [EmittedFile] {
    let folder = "json/\(record.locale.locale)"
    let calendars = record.calendars.map { calendar in
      EmittedFile(path: "\(folder)/\(calendar.calendar.rawValue).json", bytes: JSONWriter.bytes(of: calendar))
    }
    return [EmittedFile(path: "\(folder)/locale.json", bytes: JSONWriter.bytes(of: record.locale))]
      + calendars
  }

  func sharedFiles(regions: RegionsFile) -> [EmittedFile] {
    [
      EmittedFile(path: "json/regions.json", bytes: JSONWriter.bytes(of: regions)),
      EmittedFile(path: "json/chinese-years.json", bytes: JSONWriter.bytes(of: ChineseYearsFile())),
    ]
  }
}
