import AlmanacBundle
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacReading

/// The user's files of a run, read and checked.
struct InputFiles {
  let available: AvailableLocales
  let tables: SupplementalTables
  let list: LocaleList
  let words: RunWords
  let outputs: RunOutputs
  /// The locale that `--fallback` names.
  let fallback: LocaleRequest?
  /// The SHA-256 of the file with the app's errata; `nil` without `--errata`.
  let errataChecksum: String?

  /// Reads the files; throws the errors of all files at once.
  init(_ options: BundleSettings) async throws {
    // Reading the catalogue takes as long as all other reading together, so both happen at the same time.
    async let catalogue = Result { try ShippedResources.catalogue() }
    let available = try ICUData.availableLocales()
    var failures = FailureList()
    let errata = failures.collect { try RunErrata(options, available) }
    let tables = try ICUData.supplementalTables(errata: errata?.table ?? .none)
    let list = failures.collect {
      try Self.list(options.localesFile, options, available: available)
    }
    let own = try await catalogue.get()
    let words = failures.collect {
      try RunWords(options, over: own, languages: ICUData.languages(available, tables))
    }
    fallback =
      failures.collect { try Fallback.request(options, available) } ?? nil
    let outputs = failures.collect {
      try list.map { list in try RunOutputs(options, list.requests, available) }
    }
    try failures.throwIfAny()
    guard let list, let words, let outputs = outputs ?? nil else {
      preconditionFailure("Internal error: a file was not read, but no failure was recorded.")
    }
    try words.checkSize(in: list.requests)
    try ResourceNames.check(words, in: options.formats, file: options.keysFile)
    (self.available, self.tables, self.list, self.words, self.outputs) = (
      available, tables, list, words, outputs
    )
    errataChecksum = errata?.checksum
  }

  /// The warnings about the list of locales and the overlays, as lines.
  func warnings(_ options: BundleSettings) -> [String] {
    list.warnings.lines(in: options.localesName)
      + words.leftOut.flatMap { (options.isVerbose ? $0.list : []) + [$0.summary] }
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
      let strict = options.isStrict ? error.warnings.map(\.asError) : []
      throw Failure(file: name, InputProblems(error.problems + strict).problems)
    }
    guard list.warnings.isEmpty || !options.isStrict else {
      throw Failure(file: name, list.warnings.map(\.asError))
    }
    return list
  }
}
