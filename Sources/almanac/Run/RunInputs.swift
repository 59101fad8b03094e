import AlmanacBundle
import AlmanacExtraction
import AlmanacFormats
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Everything that a run reads before it asks ICU for the first locale.
///
/// By then, all errors in the user's files have been found.
struct RunInputs: Sendable {
  let settings: BundleSettings
  let files: InputFiles
  let extractor: Extractor
  let versions: ICUVersions
  /// The parents of each locale, and the numbering systems; both are needed to group changes.
  let index: BundleIndex
  let emissions: [Emission]
  /// The rules of all regions, which the bundle has in JSON.
  let regions: RegionsFile
  private let fallback: Fallback?
  let manifestOptions: ManifestOptions

  /// Starts ICU and reads the user's files; throws the errors of all files at once.
  init(_ settings: BundleSettings) async throws {
    versions = try Version.library.get().versions
    let files = try await InputFiles(settings)
    let index = try IndexFile(of: files.list.requests)
    self.index = BundleIndex(index)
    let calendars = LocaleCalendars(of: files, settings)
    let regions = RegionsFile(regions: files.tables.regions)
    self.regions = regions
    let extractor = Extractor(
      ExtractionSettings(
        calendars: calendars, years: settings.years, catalogue: files.words.catalogue, tables: files.tables))
    self.extractor = extractor
    fallback = try files.fallback.map {
      try Fallback($0, extractor: extractor, hasTitleCase: settings.titleCase)
    }
    manifestOptions = Self.manifestOptions(settings, files, fallback)
    emissions = [Emission](
      of: files.outputs, tags: files.list.requests.map(\.tag), manifestOptions.values, calendars, regions,
      index, files.words.keys)
    self.settings = settings
    self.files = files
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
    if settings.titleCase { EnglishTitles.apply(to: &record.locale) }
    fallback?.fill(&record)
    files.words.selected.limit(&record)
    return settings.spaces == .ascii ? record.withASCIISpaces : record
  }

  /// The warnings about texts that locales lack.
  func warnings(of missing: MissingKeys) -> [String] {
    missing.warnings(
      of: files.list.requests.count, files.words.selected, isFilled: settings.fallback != nil)
      + [defaultLocaleWarning(missing)].compactMap(\.self)
  }

  /// Throws an error that lists the missing words of each locale, if `--strict` is on and an expected word is missing.
  func checkStrict(_ missing: MissingKeys) throws {
    guard settings.strict else { return }
    let gaps = missing.byLocale(files.words.selected.isExpected).map {
      "'\($0.tag)' has no text for: \($0.keys.joined(separator: ", ")). Add the texts with --strings, or turn off --strict."
    }
    let failures = gaps + [defaultLocaleWarning(missing)].compactMap(\.self)
    guard failures.isEmpty else { throw Failure(.badInput, failures) }
  }

  /// The warning about texts that the default locale lacks; `nil` unless a format then lacks them in all languages.
  private func defaultLocaleWarning(_ missing: MissingKeys) -> String? {
    let hasTemplate = settings.formats.contains { [.android, .arb].contains($0) }
    guard hasTemplate, settings.fallback == nil else { return nil }
    return missing.warning(ofDefault: files.defaultLocale, of: files.list.requests.count)
  }

  /// The manifest for the files and words that a run has made.
  func manifest<Outcome>(of products: BundleProducts<Outcome>) -> Manifest {
    Manifest(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: manifestOptions, locales: products.coverage, missing: products.missing.groups,
      words: files.words.listed(for: manifestOptions.values.formats, products.unreviewed),
      files: products.digests)
  }
}
