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
  let versions: ICUVersions
  let options: ManifestFile.Options
  /// The names of each text's placeholders in English's order, by string key.
  let arguments: [String: [String]]
  let regions: RegionsFile

  private let extractor: Extractor
  private let fallback: Fallback?

  /// Starts ICU and reads the input; the warnings go to stderr.
  init(_ options: BundleOptions) throws(Failure) {
    versions = try Plan.startedICU().versions
    let available = try Input.availableLocales()
    let list = try Plan.list(options, available: available)
    try Plan.report(list.warnings, options)
    let catalogue = try Input.catalogue()
    let tables = try Plan.tables()
    requests = list.requests
    formats = options.formats.choices
    regions = RegionsFile(regions: tables.regions)
    arguments = Plan.arguments(of: catalogue)
    let extractor = Extractor(
      ExtractionSettings(
        calendars: options.calendars.choices, years: options.years.years, catalogue: catalogue, tables: tables
      ))
    let fallback = try options.fallback.map { tag throws(Failure) in
      try Fallback(tag, available: available, extractor: extractor)
    }
    self.extractor = extractor
    self.fallback = fallback
    self.options = ManifestFile.Options(
      calendars: options.calendars.choices, fallback: fallback?.tag, years: options.years.years,
      formats: formats.map(\.rawValue))
  }

  /// Everything the bundle has of a locale.
  func record(for request: LocaleRequest) throws(ExtractionError) -> LocaleRecord {
    var record = try extractor.record(for: request)
    fallback?.fill(&record.locale)
    return record
  }

  /// The files of a locale, in every format.
  func files(for record: LocaleRecord) -> [EmittedFile] {
    formats.flatMap { $0.files(for: record, arguments: arguments) }
  }

  /// The files that belong to no locale.
  func sharedFiles() -> [EmittedFile] {
    formats.flatMap { $0.sharedFiles(regions: regions) } + Schemas.files()
  }

  /// How many of the picker's words a locale has, and which it lacks.
  func coverage(of record: LocaleRecord) -> ManifestFile.Coverage {
    let isMissing = { (key: String) in
      record.locale.strings[key] == nil
        || record.locale.sources["strings.\(key)"].map { if case .fallback = $0 { true } else { false } }
          == true
    }
    let missing = arguments.keys.filter(isMissing).sorted()
    return ManifestFile.Coverage(
      dataLocale: record.locale.dataLocale, missing: missing, strings: arguments.count - missing.count)
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
    let bytes = try Input.bytes(of: options.locales)
    do throws(LocaleListErrors) {
      return try LocaleList(reading: bytes, available: available)
    } catch {
      let strict = options.strict ? error.warnings.map(\.asError) : []
      let problems = (error.problems + strict).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
      throw Failure(problems, file: options.locales)
    }
  }

  private static func report(_ warnings: [LocaleListProblem], _ options: BundleOptions) throws(Failure) {
    guard !warnings.isEmpty else { return }
    if options.strict {
      throw Failure(warnings.map(\.asError), file: options.locales)
    }
    guard !options.quiet else { return }
    warnings.lines(in: options.locales).forEach(Terminal.error)
  }

  static func tables() throws(Failure) -> SupplementalTables {
    do throws(ExtractionError) {
      return try SupplementalTables()
    } catch {
      throw Failure([error])
    }
  }

  /// The placeholders of the catalogue's keys and of CLDR's words.
  static func arguments(of catalogue: StringCatalog) -> [String: [String]] {
    CLDRWord.allCases.reduce(into: catalogue.arguments) { $0[$1.rawValue] = $1.arguments }
  }
}
