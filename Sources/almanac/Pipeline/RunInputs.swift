import AlmanacComparison
import AlmanacEmitters
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacTranslations

/// Everything that a run reads before it asks ICU for the first locale.
///
/// By then, all errors in the user's files have been found.
struct RunInputs: Sendable {
  let requests: [LocaleRequest]
  /// The warnings about the list of locales and the overlays, as lines.
  let warnings: [String]
  /// The picker's words: Almanac's words, and the words of the app's overlays.
  let words: RunWords
  let extractor: Extractor
  let versions: ICUVersions
  /// The parents of each locale, and the numbering systems; both are needed to group changes.
  let index: BundleIndex

  /// The outputs of the run; the output with the manifest is first.
  let outputs: [BundleOutput]

  private let emissions: [Emission]
  private let spaces: SpaceStyle
  private let hasTitleCase: Bool
  private let fallback: Fallback?
  let options: ManifestFile.Options

  /// Starts ICU and reads the user's files; throws the errors of all files at once.
  init(_ options: BundleSettings) async throws(Failure) {
    versions = try ICUData.started().versions
    // Reading the catalogue takes as long as all other reading together, so both happen at the same time.
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
      let words = try RunWords(
        strings: options.strings, keys: options.keys, over: own,
        languages: ICUData.languages(available, tables))
      if options.strict { try words.checkLeftOut() }
      return words
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
      preconditionFailure("Internal error: a file was not read, but no failure was recorded.")
    }
    try words.checkSize(in: list.requests)
    try ResourceNames.check(words, in: options.formats, file: options.keys)
    requests = list.requests
    warnings =
      list.warnings.lines(in: options.localesName)
      + words.leftOut.flatMap { (options.verbose ? $0.list : []) + [$0.summary] }
    self.words = words
    spaces = options.spaces
    hasTitleCase = options.titleCase
    let index = try ICUData.index(of: requests)
    self.index = BundleIndex(index)
    outputs = runOutputs.outputs
    emissions = try runOutputs.emissions { [requests] selected throws(Failure) in
      EmissionContext(
        locales: selected.map(\.tag), formats: options.formats, calendars: options.calendars,
        regions: RegionsFile(regions: tables.regions),
        index: selected.count == requests.count ? index : try ICUData.index(of: selected),
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

  /// Reads the list of locales of a run, or of one of its outputs.
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
  /// The record with the user's options applied: the words of `--fallback`, title case, and plain spaces.
  func finished(_ record: LocaleRecord) -> LocaleRecord {
    var record = record
    fallback?.fill(&record.locale)
    if hasTitleCase { EnglishTitles.apply(to: &record.locale) }
    return spaces == .ascii ? record.withASCIISpaces : record
  }

  /// The files for a locale, in all formats of the run.
  func files(for record: LocaleRecord) -> [EmittedFile] {
    emissions.flatMap { $0.files(for: record) }
  }

  /// Calls `use` with each file that belongs to no locale.
  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure) {
    for emission in emissions { try emission.forEachSharedFile(use) }
    for schema in ShippedResources.schemas() { try use(schema) }
  }

  /// The file at a path, if it belongs to no locale, such as the rules of all regions; `nil` if no format of the run
  /// writes it.
  func sharedFile(at path: String) -> EmittedFile? {
    emissions.lazy.compactMap { $0.sharedFile(at: path) }.first
  }

  /// Which of the picker's words a locale has, and which it lacks.
  func words(of record: LocaleRecord) -> LocaleWords {
    LocaleWords(of: record, keys: words.known)
  }

  /// The manifest for the files and words that a run has made.
  func manifest<Outcome>(of products: BundleProducts<Outcome>) -> EmittedFile {
    let manifest = ManifestFile(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: options, locales: products.coverage, missing: products.missing.groups,
      files: products.files.digests)
    return EmittedFile(path: BundleFolder.manifestPath, bytes: JSONWriter.bytes(of: manifest, .readable))
  }
}
