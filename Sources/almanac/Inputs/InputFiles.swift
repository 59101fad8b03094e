import AlmanacBundle
import AlmanacExtraction
import AlmanacFormats
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The user's files of a run, read and checked.
struct InputFiles: Sendable {
  let tables: SupplementalTables
  let list: LocaleList
  let words: RunWords
  let overlayUse: OverlayUse
  /// The outputs, each with its locales; the output with the manifest is first.
  let outputs: [BundleOutput]
  /// The tag of the default locale, such as `en`, whose texts some formats use where a locale has none.
  let defaultLocale: String
  let fallback: LocaleRequest?
  /// The SHA-256 of the file with the app's errata; `nil` without `--errata`.
  let errataChecksum: String?

  /// Reads the files; throws the errors of all files at once.
  init(_ options: BundleSettings) async throws {
    // The catalogue is large, so it is opened while the other files are read.
    async let catalogue = ShippedResources.catalogue()
    let available = try ICUData.availableLocales()
    var failures = FailureList()
    let errata = failures.collect { try Self.errata(options, available) }
    let tables = try SupplementalTables(errata: errata?.table ?? .none)
    let list = failures.collect { try Self.list(options.localesFile, options, available: available) }
    let own = await catalogue
    let words = failures.collect {
      try RunWords(
        strings: options.stringsFiles, keys: options.keysFile, over: own,
        languages: ICUData.languages(available, tables), options.words, options.leftOut)
    }
    fallback = failures.collect { try Fallback.request(options, available) } ?? nil
    let outputs = failures.collect { try list.map { try options.outputs(with: $0, available) } }
    (self.outputs, defaultLocale) = try failures.result(outputs ?? nil)
    self.list = try failures.result(list)
    self.words = try failures.result(words)
    self.tables = tables
    errataChecksum = errata?.checksum
    overlayUse = try OverlayUse(of: self.words, in: self.list.requests + [fallback].compactMap(\.self))
    if options.strict { try overlayUse.checkStrict() }
    try ResourceNames.check(self.words, in: options.formats, file: options.keysFile)
  }

  /// The warnings about the list of locales and the overlays, as lines.
  func warnings(_ options: BundleSettings) -> [String] {
    list.warnings.lines(in: options.localesName)
      + words.leftOut.flatMap { $0.warnings(options.leftOut) }
      + overlayUse.warnings
  }

  /// Almanac's errata, and the errata in the file of `--errata`, which take precedence; throws all errors in it at once.
  ///
  /// `checksum` is the SHA-256 of the file; `nil` without `--errata`.
  private static func errata(
    _ options: BundleSettings, _ available: AvailableLocales
  ) throws -> (table: ErrataTable, checksum: String?) {
    let shipped = options.noErrata ? [] : try ShippedResources.errata()
    guard let file = options.errataFile else { return (ErrataTable(shipped), nil) }
    var reader = InputReader(option: .errata)
    let bytes = try reader.bytes(of: file)
    let known = (locales: Set(available.locales), regions: available.codes.regions)
    let own = try Failure.naming(file) { try ErrataFile.errata(reading: bytes, known: known) }
    return (ErrataTable(own + shipped), FileDigest(of: bytes).sha256)
  }

  /// Reads the list of locales of a run, or of one of its outputs.
  static func list(
    _ file: String, _ options: BundleSettings, available: AvailableLocales
  ) throws -> LocaleList {
    var reader = InputReader(option: .locales)
    let bytes = file == "-" ? try reader.standardInput() : try reader.bytes(of: file)
    let name = file == "-" ? options.localesName : file
    let list: LocaleList
    do throws(InputProblems) {
      list = try LocaleList(reading: bytes, available: available)
    } catch {
      let strict = options.strict ? error.warnings.map(\.asError) : []
      throw Failure(file: name, InputProblems(error.problems + strict).problems)
    }
    guard list.warnings.isEmpty || !options.strict else {
      throw Failure(file: name, list.warnings.map(\.asError))
    }
    return list
  }
}
