import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

extension OutputFormat {
  /// The files that the format writes for a record, including the String Catalogs with the record's texts.
  func files(
    for record: LocaleRecord, keys: StringKeys, layout: JSONLayout, formats: [OutputFormat] = []
  ) -> [EmittedFile] {
    let context = EmissionContext(
      [record.locale.locale], formats: formats,
      calendars: LocaleCalendars(record.calendars.map(\.calendar)), layout: layout, keys: keys,
      defaultLocale: record.locale.locale)
    let format = type.init(context)
    return format.files(for: record)
      + format.sharedFiles().filter { BundlePath($0.path).format == .xcstrings }
  }

  /// The files that do not belong to a locale.
  func sharedFiles(
    regions: RegionsFile, layout: JSONLayout, keys: StringKeys = .empty
  ) -> [EmittedFile] {
    let context = EmissionContext(
      [], calendars: LocaleCalendars(.common), regions: regions, layout: layout, keys: keys)
    return Array(type.init(context).sharedFiles())
  }
}

extension StringKeys {
  /// Keys without arguments and without names of an app.
  static let empty = StringKeys(arguments: [:], appNames: [:])
}

extension EmissionContext {
  /// A context with the sample's index, and without regions.
  init(
    _ locales: [String], formats: [OutputFormat] = [], calendars: LocaleCalendars = [.gregorian, .chinese],
    regions: RegionsFile = RegionsFile(regions: [:]), index: IndexFile = .sample,
    layout: JSONLayout = .readable, keys: StringKeys = .empty, stringsLayout: StringsLayout = .nested,
    defaultLocale: String = Self.usualDefaultLocale
  ) {
    self.init(
      locales: locales, formats: formats, calendars: calendars, regions: regions, index: index,
      layout: layout, keys: keys, stringsLayout: stringsLayout, defaultLocale: defaultLocale)
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

extension Sequence<EmittedFile> {
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
      record.calendars[index].eras = nil
    }
    return record
  }
}
