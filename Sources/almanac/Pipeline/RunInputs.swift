import AlmanacEmitters
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations

/// All that a run knows before it asks ICU for the first locale; every input error is known by then.
struct Plan: Sendable {
  let requests: [LocaleRequest]
  let formats: [OutputFormat]
  let layout: JSONLayout
  let spaces: SpaceStyle
  let versions: ICUVersions
  let options: ManifestFile.Options
  /// The picker's words, and what an app adds to them.
  let words: OwnWords
  let regions: RegionsFile

  private let extractor: Extractor
  private let fallback: Fallback?

  /// Starts ICU and reads the input; the warnings go to stderr.
  init(_ options: BundleOptions) async throws(Failure) {
    versions = try Plan.startedICU().versions
    // The catalogue takes as long as all the rest together.
    async let catalogue = Result { () throws(Failure) in try Input.catalogue() }
    let available = try Input.availableLocales()
    let tables = try Plan.tables()
    // What is wrong in any of the user's files is reported at once.
    var failures = FailureList()
    let read = failures.collect { () throws(Failure) in try Plan.list(options, available: available) }
    let own = try await catalogue.get()
    let overlaid = failures.collect { () throws(Failure) in
      try OwnWords(options, over: own, languages: Input.languages(available, tables))
    }
    try failures.throwIfAny()
    guard let list = read, let words = overlaid else {
      preconditionFailure("Nothing was read, and nothing failed.")
    }
    try words.checkSize(in: list.requests)
    if !options.quiet { list.warnings.lines(in: options.locales).forEach(Terminal.error) }
    requests = list.requests
    self.words = words
    formats = options.formats.choices
    layout = options.compact ? .compact : .readable
    spaces = options.spaces
    regions = RegionsFile(regions: tables.regions)
    let extractor = Extractor(
      ExtractionSettings(
        calendars: options.calendars.choices, years: options.years.years, catalogue: words.catalogue,
        tables: tables))
    let fallback = try options.fallback.map { tag throws(Failure) in
      try Fallback(tag, available: available, extractor: extractor)
    }
    self.extractor = extractor
    self.fallback = fallback
    self.options = ManifestFile.Options(
      calendars: options.calendars.choices, fallback: fallback?.tag, years: options.years.years,
      formats: formats.map(\.rawValue), isCompact: options.compact, spaces: options.spaces,
      strings: words.overlayChecksums,
      keys: words.keyMapChecksum)
  }

  /// The locales, in groups that share what they have in common.
  func groups() -> [LocaleGroup] { extractor.groups(of: requests) }

  /// Asks for what the locales of a group have in common.
  func opened(_ group: LocaleGroup) throws(ExtractionError) -> OpenedGroup {
    try extractor.opened(group)
  }

  /// Everything the bundle has of a locale.
  func record(
    for request: LocaleRequest, in group: borrowing OpenedGroup
  ) throws(ExtractionError) -> LocaleRecord {
    var record = try group.record(for: request)
    fallback?.fill(&record.locale)
    return spaces == .ascii ? record.withASCIISpaces : record
  }

  /// The files of a locale, in every format.
  func files(for record: LocaleRecord) -> [EmittedFile] {
    formats.flatMap { $0.files(for: record, keys: words.keys, layout: layout) }
  }

  /// The files that belong to no locale.
  func sharedFiles() -> [EmittedFile] {
    formats.flatMap { $0.sharedFiles(regions: regions, layout: layout) } + Schemas.files()
  }

  /// How many of the picker's words a locale has, and which it lacks.
  func words(of record: LocaleRecord) -> LocaleWords {
    LocaleWords(of: record, keys: words.known)
  }
}

extension Plan {
  /// ICU, started for this process.
  static func startedICU() throws(Failure) -> ICULibrary {
    do throws(ICUError) {
      return try Version.library.get()
    } catch {
      throw Failure(error)
    }
  }

  private static func list(
    _ options: BundleOptions, available: AvailableLocales
  ) throws(Failure) -> LocaleList {
    var reader = InputReader(option: .locales)
    let bytes = try reader.bytes(of: options.locales)
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: bytes, available: available)
    } catch {
      let strict = options.strict ? error.warnings.map(\.asError) : []
      let problems = (error.problems + strict).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
      throw Failure(problems, file: options.locales)
    }
    guard list.warnings.isEmpty || !options.strict else {
      throw Failure(list.warnings.map(\.asError), file: options.locales)
    }
    return list
  }

  static func tables() throws(Failure) -> SupplementalTables {
    do throws(ICUError) {
      return try SupplementalTables()
    } catch {
      throw Failure(extraction: error)
    }
  }
}
