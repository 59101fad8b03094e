import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// The outputs of a run with their locales, and the default locale, such as `en`: Android, Flutter and String Catalogs use
/// its texts where a locale has none.
extension BundleSettings {
  /// Reads the list of locales of each output, and finds the default locale; throws the errors of all lists at once.
  ///
  /// `list` is the list of the whole run.
  func outputs(
    with list: LocaleList, _ available: AvailableLocales
  ) throws -> (outputs: [BundleOutput], defaultLocale: String) {
    let tags = list.requests.map(\.tag)
    var outputs = self.outputs
    var failures = FailureList()
    for number in outputs.indices {
      failures.collect { try readList(of: &outputs[number], among: tags, available) }
    }
    let defaultLocale = failures.collect { try self.defaultLocale(in: tags) }
    if let defaultLocale {
      for output in outputs { failures.collect { try Self.check(defaultLocale, in: output) } }
    }
    return (outputs, try failures.result(defaultLocale))
  }

  /// Reads an output's own list, if it has one; throws if the list of the run lacks one of its tags.
  private func readList(
    of output: inout BundleOutput, among tags: [String], _ available: AvailableLocales
  ) throws {
    guard let file = output.localesFile else { return }
    let list = try InputFiles.list(file, self, available: available)
    let (known, listed) = (Set(tags), Set(list.requests.map(\.tag)))
    // A pattern may select hundreds of locales, so each line gets only one error.
    var lines: Set<Int> = []
    let missing = zip(list.requests, list.lines).filter {
      !known.contains($0.tag) && lines.insert($1).inserted
    }
    let problems = missing.map { request, line in
      InputProblem(
        """
        '\(localesName)' does not select '\(request.tag)', so an output cannot contain it. Add the locale to \
        '\(localesName)', or remove it here.
        """, at: TextPlace(line: line, column: 1))
    }
    guard problems.isEmpty else { throw Failure(file: file, problems) }
    output.locales = tags.filter(listed.contains)
  }

  /// Throws if a format in an output needs the default locale, but the output does not have that locale.
  private static func check(_ tag: String, in output: BundleOutput) throws {
    guard let list = output.localesFile, let locales = output.locales, !locales.contains(tag),
      let format = output.formats.first(where: { $0.type.traits.needsDefaultLocale })
    else { return }
    throw Failure(
      file: list, "The format '\(format.rawValue)' needs the default locale '\(tag)' in this list. Add it.")
  }

  /// The tag of the default locale, as the list of locales spells it.
  ///
  /// Throws if the list lacks the locale that the user names. If the user names none, throws if the list lacks `en` and
  /// a format needs a default locale.
  private func defaultLocale(in tags: [String]) throws -> String {
    let known = tags.filter { !$0.contains("-u-") }
    let tag = options.defaultLocaleTag
    // Tags are case-insensitive (BCP 47).
    if let listed = known.first(where: { $0.lowercased() == tag.lowercased() }) { return listed }
    guard let named = options.$defaultLocale.given, !named.isEmpty else {
      guard let format = options.formats.first(where: { $0.type.traits.needsDefaultLocale }) else {
        return tag
      }
      throw Failure(
        .usage,
        """
        The format '\(format.rawValue)' needs a default locale, and '\(tag)' is not in '\(localesName)'. \
        Add it, or name a locale from the list with --default-locale.
        """)
    }
    let source = place(of: \.$defaultLocale, "defaultLocale")
    let isInManifest = source != nil && areOptionsFromManifest
    let problem = Self.problem(with: named, in: localesName, known, isInManifest ? "--default-locale" : nil)
    let message = "'\(named.printable)' \(problem)"
    throw source.map { Failure(file: $0, "'defaultLocale': \(message)") }
      ?? Failure(.usage, "--default-locale: \(message)")
  }

  /// The error and the remedy for a tag that the list lacks; `option` is the option to give instead of the manifest's.
  private static func problem(
    with tag: String, in list: String, _ known: [String], _ option: String?
  ) -> String {
    guard !tag.lowercased().contains("-u-") else {
      return "has '-u-' keys, which platform resources do not support. Name a locale without them."
    }
    let remedy =
      NearestTag.nearest(to: tag, among: Set(known)).map {
        "Did you mean '\(option.map { "\($0) " } ?? "")\($0)'?"
      } ?? "Add it, or name a locale from the list\(option.map { " with \($0)" } ?? "")."
    return "is not in '\(list)'. \(remedy)"
  }
}
