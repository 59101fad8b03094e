import AlmanacBundle
import AlmanacComparison
import AlmanacEmitters
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacOptions
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
  /// A sentence that says how many words the overlays override and add; `nil` without overlays.
  let overlaySummary: String?
  let extractor: Extractor
  let versions: ICUVersions
  /// The parents of each locale, and the numbering systems; both are needed to group changes.
  let index: BundleIndex

  /// The outputs of the run; the output with the manifest is first.
  let outputs: [BundleOutput]

  let emissions: [Emission]
  /// The rules of all regions, which the bundle has in JSON.
  let regions: RegionsFile
  private let spaces: SpaceStyle
  private let hasTitleCase: Bool
  private let fallback: Fallback?
  /// The options that the manifest of the run has.
  let options: ManifestOptions

  /// Starts ICU and reads the user's files; throws the errors of all files at once.
  init(_ options: BundleSettings) async throws {
    versions = try Version.library.get().versions
    let files = try await InputFiles(options)
    requests = files.list.requests
    warnings = files.warnings(options)
    words = files.words
    overlaySummary = files.overlayUse.summary
    outputs = files.outputs
    spaces = options.spaces
    hasTitleCase = options.titleCase
    let index = try IndexFile(of: requests)
    self.index = BundleIndex(index)
    let calendars = LocaleCalendars(of: files, options)
    let regions = RegionsFile(regions: files.tables.regions)
    self.regions = regions
    emissions = [Emission](of: files.outputs, tags: files.list.requests.map(\.tag)) { tags in
      EmissionContext(
        locales: tags, formats: options.formats, calendars: calendars, regions: regions,
        index: index.part(of: tags), layout: options.compact ? .compact : .readable, keys: files.words.keys,
        stringsLayout: options.stringsLayout, defaultLocale: files.defaultLocale)
    }
    let extractor = Extractor(
      ExtractionSettings(
        calendars: calendars, years: options.years, catalogue: words.catalogue, tables: files.tables))
    self.extractor = extractor
    fallback = try files.fallback.map {
      try Fallback($0, extractor: extractor, hasTitleCase: options.titleCase)
    }
    self.options = Self.manifestOptions(options, files, fallback)
  }

  /// The options for the manifest: tags as ICU spells them, and a checksum in the place of each file.
  private static func manifestOptions(
    _ settings: BundleSettings, _ files: InputFiles, _ fallback: Fallback?
  ) -> ManifestOptions {
    var options = settings.options
    options.$stringsFiles.given = files.words.overlayChecksums
    options.$keysFile.given = files.words.keyMapChecksum
    options.$errataFile.given = files.errataChecksum
    options.$fallback.given = fallback?.tag
    options.$defaultLocale.given = files.defaultLocale
    return ManifestOptions(of: options, files.outputs)
  }
}

extension RunInputs {
  /// The record with the user's options applied: title case, the words of `--fallback` and `--words`, and plain spaces.
  func finished(_ record: LocaleRecord) -> LocaleRecord {
    var record = record
    if hasTitleCase { EnglishTitles.apply(to: &record.locale) }
    fallback?.fill(&record)
    words.selected.limit(&record)
    return spaces == .ascii ? record.withASCIISpaces : record
  }

  /// The manifest for the files and words that a run has made.
  func manifest<Outcome>(of products: BundleProducts<Outcome>) -> Manifest {
    Manifest(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: options, locales: products.coverage, missing: products.missing.groups,
      words: words.listed(for: options.values.formats, products.unreviewed),
      files: products.files.digests)
  }
}
