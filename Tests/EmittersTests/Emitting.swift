import AlmanacEmitters
import AlmanacKit

extension OutputFormat {
  /// The files that the format writes for a record.
  func files(for record: LocaleRecord, keys: StringKeys, layout: JSONLayout) -> [EmittedFile] {
    let context = EmissionContext(
      locales: [record.locale.locale], calendars: record.calendars.map(\.calendar),
      regions: RegionsFile(regions: [:]), index: .sample, layout: layout, keys: keys,
      defaultLocale: record.locale.locale)
    return type.init(context).files(for: record)
  }

  /// The files that belong to no locale.
  func sharedFiles(
    regions: RegionsFile, layout: JSONLayout, keys: StringKeys = StringKeys(arguments: [:], appNames: [:])
  ) -> [EmittedFile] {
    let context = EmissionContext(
      locales: [], calendars: CalendarIdentifier.allCases, regions: regions, index: .sample, layout: layout,
      keys: keys)
    return type.init(context).sharedFiles()
  }
}
