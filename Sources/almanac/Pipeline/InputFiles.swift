import AlmanacBundle
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList

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
  init(_ options: BundleSettings) async throws(Failure) {
    // Reading the catalogue takes as long as all other reading together, so both happen at the same time.
    async let catalogue = Result { () throws(Failure) in try ShippedResources.catalogue() }
    let available = try ICUData.availableLocales()
    var failures = FailureList()
    let errata = failures.collect { () throws(Failure) in try RunErrata(options, available) }
    let tables = try ICUData.supplementalTables(errata: errata?.table ?? .none)
    let list = failures.collect { () throws(Failure) in
      try Self.list(options.localesFile, options, available: available)
    }
    let own = try await catalogue.get()
    let words = failures.collect { () throws(Failure) in
      try RunWords(options, over: own, languages: ICUData.languages(available, tables))
    }
    fallback =
      failures.collect { () throws(Failure) in try Fallback.request(options, available) } ?? nil
    let outputs = failures.collect { () throws(Failure) in
      try list.map { list throws(Failure) in try RunOutputs(options, list.requests, available) }
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
  ) throws(Failure) -> LocaleList {
    var reader = InputReader(option: .locales)
    let bytes = file == "-" ? try reader.standardInput() : try reader.bytes(of: file)
    let name = file == "-" ? options.localesName : file
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: bytes, available: available)
    } catch {
      let strict = options.isStrict ? error.warnings.map(\.asError) : []
      let problems = (error.problems + strict).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
      throw Failure(problems, file: name)
    }
    guard list.warnings.isEmpty || !options.isStrict else {
      throw Failure(list.warnings.map(\.asError), file: name)
    }
    return list
  }
}
