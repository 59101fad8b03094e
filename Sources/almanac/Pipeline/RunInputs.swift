import AlmanacComparison
import AlmanacEmitters
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations

/// All that a run knows before it asks ICU for the first locale.
///
/// Every mistake in the user's files is found by then.
struct RunInputs: Sendable {
  let requests: [LocaleRequest]
  /// Warnings about the list of locales.
  let warnings: [LocaleListProblem]
  /// The picker's words, and what an app adds to them.
  let words: OwnWords
  let extractor: Extractor
  let versions: ICUVersions
  /// Which locales inherit from which, and the numbering systems.
  let index: BundleIndex

  /// The outputs of the run, the one with the manifest first.
  let outputs: [BundleOutput]

  private let emissions: [Emission]
  private let spaces: SpaceStyle
  private let hasTitleCase: Bool
  private let fallback: Fallback?
  let options: ManifestFile.Options

  /// Starts ICU and reads the user's files; throws what is wrong in any of them at once.
  init(_ options: BundleSettings) async throws(Failure) {
    versions = try ICUData.started().versions
    // The catalogue takes as long as all the rest together.
    async let catalogue = Result { () throws(Failure) in try ShippedResources.catalogue() }
    let available = try ICUData.availableLocales()
    var failures = FailureList()
    let errata = failures.collect { () throws(Failure) in try RunErrata(options, available) }
    let tables = try ICUData.supplementalTables(errata: errata?.table ?? .none)
    let read = failures.collect { () throws(Failure) in
      try Self.list(options.locales, options, available: available)
    }
    let own = try await catalogue.get()
    let overlaid = failures.collect { () throws(Failure) in
      try OwnWords(
        strings: options.strings, keys: options.keys, over: own,
        languages: ICUData.languages(available, tables))
    }
    let fallbackRequest = failures.collect { () throws(Failure) in
      try options.fallback.map { tag throws(Failure) in
        try Fallback.request(for: tag, of: options.fallbackFile, available)
      }
    }
    let runOutputs = failures.collect { () throws(Failure) in
      try read.map { list throws(Failure) in try RunOutputs(options, list.requests, available) }
    }
    try failures.throwIfAny()
    guard let list = read, let words = overlaid, let runOutputs = runOutputs ?? nil else {
      preconditionFailure("Nothing was read, and nothing failed.")
    }
    try words.checkSize(in: list.requests)
    try ResourceNames.check(words, in: options.formats, file: options.keys)
    requests = list.requests
    warnings = list.warnings
    self.words = words
    spaces = options.spaces
    hasTitleCase = options.titleCase
    let index = try ICUData.index(of: requests)
    self.index = BundleIndex(index)
    outputs = runOutputs.outputs
    emissions = try runOutputs.emissions { requests throws(Failure) in
      EmissionContext(
        locales: requests.map(\.tag), formats: options.formats, calendars: options.calendars,
        regions: RegionsFile(regions: tables.regions), index: try ICUData.index(of: requests),
        layout: options.compact ? .compact : .readable, keys: words.keys,
        stringsLayout: options.stringsLayout, defaultLocale: runOutputs.defaultLocale)
    }
    let extractor = Extractor(
      ExtractionSettings(
        calendars: options.calendars, years: options.years, catalogue: words.catalogue,
        tables: tables))
    let fallback = try fallbackRequest?.map { request throws(Failure) in
      try Fallback(request, extractor: extractor)
    }
    self.extractor = extractor
    self.fallback = fallback
    self.options = ManifestFile.Options(
      calendars: options.calendars, fallback: fallback?.tag, years: options.years,
      formats: options.formats.map(\.rawValue), isCompact: options.compact, spaces: options.spaces,
      strings: words.overlayChecksums, keys: words.keyMapChecksum, errata: errata?.checksum,
      hasErrata: options.errata != .off, hasTitleCase: options.titleCase,
      stringsLayout: options.stringsLayout, defaultLocale: runOutputs.defaultLocale,
      outputs: runOutputs.listed)
  }

  /// Reads a list of locales: that of the run, or of one of its outputs.
  static func list(
    _ file: String, _ options: BundleSettings, available: AvailableLocales
  ) throws(Failure) -> LocaleList {
    var reader = InputReader(option: .locales)
    let bytes = file == "-" ? try reader.standardInput() : try reader.bytes(of: file)
    let name = file == "-" ? options.localesName : file
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: bytes, available: available)
    } catch {
      let strict = options.strict ? error.warnings.map(\.asError) : []
      let problems = (error.problems + strict).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
      throw Failure(problems, file: name)
    }
    guard list.warnings.isEmpty || !options.strict else {
      throw Failure(list.warnings.map(\.asError), file: name)
    }
    return list
  }
}

extension RunInputs {
  /// The record with the words of `--fallback`, and with titles and plain spaces as the user asks for them.
  func finished(_ record: LocaleRecord) -> LocaleRecord {
    var record = record
    fallback?.fill(&record.locale)
    if hasTitleCase { EnglishTitles.apply(to: &record.locale) }
    return spaces == .ascii ? record.withASCIISpaces : record
  }

  /// The files of a locale, in every format.
  func files(for record: LocaleRecord) -> [EmittedFile] {
    emissions.flatMap { $0.files(for: record) }
  }

  /// Calls a function with each file that belongs to no locale.
  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure) {
    for emission in emissions { try emission.forEachSharedFile(use) }
    for schema in ShippedResources.schemas() { try use(schema) }
  }

  /// The file at a path that belongs to no locale; `nil` if no format of the run writes it.
  func sharedFile(at path: String) -> EmittedFile? {
    emissions.lazy.compactMap { $0.sharedFile(at: path) }.first
  }

  /// How many of the picker's words a locale has, and which it lacks.
  func words(of record: LocaleRecord) -> LocaleWords {
    LocaleWords(of: record, keys: words.known)
  }

  /// The manifest of a bundle.
  func manifest<Outcome>(of products: BundleProducts<Outcome>) -> EmittedFile {
    let manifest = ManifestFile(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: options, locales: products.coverage, missing: products.missing.groups,
      files: products.files.digests)
    return EmittedFile(path: BundleFolder.manifestPath, bytes: JSONWriter.bytes(of: manifest, .readable))
  }
}
