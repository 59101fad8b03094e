import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacLocaleList
import AlmanacReading

/// The outputs of a run, each with its locales, and the default locale of all outputs.
struct RunOutputs: Sendable {
  /// The outputs; the output with the manifest is first.
  let outputs: [BundleOutput]
  /// The tag of the default locale, such as `en`, whose texts some formats use where a locale has none.
  let defaultLocale: String

  private let requests: [LocaleRequest]

  /// Reads each output's own list of locales; throws the errors of all lists at once.
  init(
    _ options: BundleSettings, _ requests: [LocaleRequest], _ available: AvailableLocales
  ) throws {
    self.requests = requests
    var failures = FailureList()
    let tags = requests.map(\.tag)
    outputs = options.outputs.compactMap { output in
      failures.collect {
        BundleOutput(
          path: output.path, formats: output.formats,
          locales: try output.localesFile.map { file in
            try Self.tags(in: file, among: tags, options, available)
          })
      }
    }
    let found = failures.collect { try DefaultLocale.tag(options, in: tags) }
    if let found {
      for (output, choice) in zip(outputs, options.outputs) {
        failures.collect {
          try DefaultLocale.check(found, in: output, list: choice.localesFile)
        }
      }
    }
    try failures.throwIfAny()
    guard let found else {
      preconditionFailure("Internal error: there is no default locale, but no failure was recorded.")
    }
    defaultLocale = found
  }

  /// The tags in an output's own list, in the order of the run's list; throws if the run's list lacks a tag.
  private static func tags(
    in file: String, among tags: [String], _ options: BundleSettings, _ available: AvailableLocales
  ) throws -> [String] {
    let list = try InputFiles.list(file, options, available: available)
    let (known, listed) = (Set(tags), Set(list.requests.map(\.tag)))
    // A pattern may select hundreds of locales, so each line gets only one error.
    var lines: Set<Int> = []
    let missing = zip(list.requests, list.lines).filter {
      !known.contains($0.tag) && lines.insert($1).inserted
    }
    guard missing.isEmpty else {
      throw Failure(
        file: file,
        missing.map { request, line in
          InputProblem(
            """
            '\(options.localesName)' does not select '\(request.tag)', so an output cannot contain it. Add the locale to \
            '\(options.localesName)', or remove it here.
            """, at: TextPlace(line: line, column: 1))
        })
    }
    return tags.filter(listed.contains)
  }

  /// The formats of each output, ready to write files.
  ///
  /// `context` makes the data that the formats of an output share, from the tags of that output.
  func emissions(_ context: (_ tags: [String]) -> EmissionContext) -> [Emission] {
    outputs.map { output in
      let context = context(output.locales ?? requests.map(\.tag))
      return Emission(output.formats.map { $0.type.init(context) }, locales: context.locales)
    }
  }
}
