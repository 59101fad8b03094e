import AlmanacEmitters
import AlmanacKit
import AlmanacLocaleList

/// The outputs of a run: which locales each of them has, and what they share.
struct RunOutputs: Sendable {
  /// The outputs, the one with the manifest first.
  let outputs: [BundleOutput]
  /// The locale whose texts some formats give to users of every other locale.
  let defaultLocale: String

  private let requests: [LocaleRequest]

  /// Reads the lists of the outputs; throws what is wrong in any of them at once.
  init(
    _ options: BundleSettings, _ requests: [LocaleRequest], _ available: AvailableLocales
  ) throws(Failure) {
    self.requests = requests
    var failures = FailureList()
    let tags = requests.map(\.tag)
    outputs = options.outputs.compactMap { output in
      failures.collect { () throws(Failure) in
        BundleOutput(
          path: output.path, formats: output.formats,
          locales: try output.locales.map { file throws(Failure) in
            try Self.tags(in: file, among: tags, options, available)
          })
      }
    }
    let found = failures.collect { () throws(Failure) in try DefaultLocale.tag(options, in: tags) }
    if let found {
      for (output, choice) in zip(outputs, options.outputs) {
        failures.collect { () throws(Failure) in
          try DefaultLocale.check(found, in: output, list: choice.locales)
        }
      }
    }
    try failures.throwIfAny()
    guard let found else { preconditionFailure("There is no default locale, and nothing failed.") }
    defaultLocale = found
  }

  /// The tags that a list of an output has, in the order of the run's list.
  private static func tags(
    in file: String, among tags: [String], _ options: BundleSettings, _ available: AvailableLocales
  ) throws(Failure) -> [String] {
    let list = try RunInputs.list(file, options, available: available)
    let (known, listed) = (Set(tags), Set(list.requests.map(\.tag)))
    // A pattern may select hundreds: one error for each line says enough.
    var lines: Set<Int> = []
    let missing = zip(list.requests, list.lines).filter {
      !known.contains($0.tag) && lines.insert($1).inserted
    }
    guard missing.isEmpty else {
      throw Failure(
        missing.map { request, line in
          LocaleListProblem(
            line: line,
            message: "'\(options.localesName)' does not select '\(request.tag)', so no output can have it.",
            remedy: "Add it there, or remove it here.")
        }, file: file)
    }
    return tags.filter(listed.contains)
  }

  /// The formats of each output at work, with what they share in a context.
  func emissions(_ context: (_ requests: [LocaleRequest]) throws(Failure) -> EmissionContext) throws(Failure)
    -> [Emission]
  {
    try outputs.map { output throws(Failure) in
      let tags = output.locales.map(Set.init)
      let requests = requests.filter { tags?.contains($0.tag) ?? true }
      let context = try context(requests)
      return Emission(output.formats.map { $0.type.init(context) }, locales: context.locales)
    }
  }

  /// The outputs as the manifest lists them; none if there is only one with all locales.
  var listed: [ManifestFile.Options.Output] {
    guard outputs.count > 1 || outputs.contains(where: { $0.locales != nil }) else { return [] }
    return outputs.map(ManifestFile.Options.Output.init)
  }
}
