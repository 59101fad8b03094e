import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacRecord

extension [Emission] {
  /// The formats of each output, ready to write files, except one format.
  ///
  /// `tags` are all locales. `options` has the values that a manifest has too, so that files can be written again.
  init(
    of outputs: [BundleOutput], besides excluded: OutputFormat? = nil, tags: [String],
    _ options: BundleOptions, _ calendars: LocaleCalendars, _ regions: RegionsFile, _ index: IndexFile,
    _ keys: StringKeys
  ) {
    self = outputs.map { output in
      let locales = output.locales ?? tags
      let context = EmissionContext(
        locales: locales, formats: options.formats, calendars: calendars, regions: regions,
        index: index.part(of: locales), layout: options.compact ? .compact : .readable, keys: keys,
        stringsLayout: options.stringsLayout, defaultLocale: options.defaultLocale)
      return Emission(
        output.formats.filter { $0 != excluded }.map { $0.type.init(context) }, locales: locales)
    }
  }

  /// The files for a locale, in all formats of all outputs.
  func files(for record: LocaleRecord) -> [EmittedFile] { flatMap { $0.files(for: record) } }

  /// Calls `use` with each file that belongs to no single locale, including the schemas.
  func forEachSharedFile(_ use: (EmittedFile) throws -> Void) throws {
    for emission in self { for file in emission.sharedFiles() { try use(file) } }
    for schema in ShippedResources.schemas() { try use(schema) }
  }
}
