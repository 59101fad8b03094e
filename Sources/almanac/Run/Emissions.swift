import AlmanacBundle
import AlmanacEmitters

extension [Emission] {
  /// The formats of each output, ready to write files, except one format.
  ///
  /// `tags` are all locales, and `context` makes the data that the formats of an output share, from its locales.
  init(
    of outputs: [BundleOutput], besides excluded: OutputFormat? = nil, tags: [String],
    _ context: (_ tags: [String]) -> EmissionContext
  ) {
    self = outputs.map { output in
      let context = context(output.locales ?? tags)
      return Emission(
        output.formats.filter { $0 != excluded }.map { $0.type.init(context) }, locales: context.locales)
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
