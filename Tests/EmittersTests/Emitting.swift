import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Testing

extension OutputFormat {
  /// The files that the format writes for a record, including the String Catalogs with the record's texts.
  func files(
    for record: LocaleRecord, keys: StringKeys, layout: JSONLayout, formats: [OutputFormat] = []
  ) -> [EmittedFile] {
    let context = EmissionContext(
      locales: [record.locale.locale], formats: formats,
      calendars: LocaleCalendars(record.calendars.map(\.calendar)),
      regions: RegionsFile(regions: [:]), index: .sample, layout: layout, keys: keys,
      defaultLocale: record.locale.locale)
    let format = type.init(context)
    return format.files(for: record)
      + format.sharedFiles().filter { BundlePath($0.path).format == .xcstrings }
  }

  /// The files that do not belong to a locale.
  func sharedFiles(
    regions: RegionsFile, layout: JSONLayout, keys: StringKeys = StringKeys(arguments: [:], appNames: [:])
  ) -> [EmittedFile] {
    let context = EmissionContext(
      locales: [], calendars: LocaleCalendars(.common), regions: regions, index: .sample,
      layout: layout, keys: keys)
    return type.init(context).sharedFiles()
  }
}

extension BundleChoices {
  /// The paths of all files that a bundle can have for the locales with these tags, without the manifest and schemas.
  ///
  /// A bundle need not have all these files. For example, a locale without plural texts has no `.stringsdict`.
  func paths(of tags: [String]) -> Set<String> {
    Set((tags.map(Optional.some) + [nil]).flatMap { tag in formats.flatMap { $0.type.paths(of: tag, self) } })
  }
}

extension EmittedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension [EmittedFile] {
  /// The text of the file at a path.
  func text(_ path: String) throws -> String {
    try #require(first { $0.path == path }, "\(path)").text
  }
}

extension LocaleRecord {
  /// The sample with only those names that every locale has.
  static var withoutOptionalNames: LocaleRecord {
    var record = sample
    record.locale.weekdays.names.titled = nil
    record.locale.quarters?.titled = nil
    record.locale.relative?["day"]?.titled = nil
    record.locale.relative?["day"]?.words["-2"] = nil
    record.locale.fields?["day"]?.titled = nil
    for index in record.calendars.indices {
      record.calendars[index].months.titled = nil
      record.calendars[index].leapMonths?.titled = nil
      record.calendars[index].dayNames = nil
    }
    return record
  }
}

extension BundleFormat {
  /// The files that belong to no single locale.
  func sharedFiles() -> [EmittedFile] {
    var files: [EmittedFile] = []
    forEachSharedFile { files.append($0) }
    return files
  }
}
