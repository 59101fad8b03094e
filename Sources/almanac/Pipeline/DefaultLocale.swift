import AlmanacEmitters
import AlmanacKit

/// The locale of the list whose texts some formats give to users of every other locale.
enum DefaultLocale {
  /// Throws if an output has a format that needs the default locale, and a list without that locale.
  static func check(_ tag: String, in output: BundleOutput, list: String?) throws(Failure) {
    guard let list, let locales = output.locales, !locales.contains(tag),
      let format = output.formats.first(where: { $0.type.needsDefaultLocale })
    else { return }
    throw Failure(
      file: list, "The format '\(format.rawValue)' needs the default locale, which is '\(tag)'. Add it.")
  }

  /// The locale's tag among the tags of a list.
  ///
  /// Throws if the list lacks the locale that the user names, or `en` where a format needs it.
  static func tag(_ options: BundleSettings, in tags: [String]) throws(Failure) -> String {
    let known = tags.filter { !$0.contains("-u-") }
    let tag = options.defaultLocale ?? ManifestFile.Options.usualDefaultLocale
    // The case of a tag means nothing (BCP 47).
    if let found = known.first(where: { $0.lowercased() == tag.lowercased() }) { return found }
    guard let named = options.defaultLocale else {
      guard let format = options.formats.first(where: { $0.type.needsDefaultLocale }) else { return tag }
      throw Failure(
        .usage,
        [
          """
          The format '\(format.rawValue)' needs a default locale, and '\(tag)' is not in '\(options.localesName)'. \
          Add it, or name a locale of the list with --default-locale.
          """
        ])
    }
    let message = "'\(named.printable)' \(problem(with: named, in: options.localesName, known))"
    throw options.defaultLocaleFile.map { Failure(file: $0, "'defaultLocale': \(message)") }
      ?? Failure(.usage, ["--default-locale: \(message)"])
  }

  /// What is wrong with a tag that a list lacks, and what to write.
  private static func problem(with tag: String, in list: String, _ known: [String]) -> String {
    guard !tag.lowercased().contains("-u-") else {
      return "has '-u-' keys, which no platform has in its resources. Name a locale without them."
    }
    let remedy =
      NearestTag.nearest(to: tag, among: Set(known)).map { "Did you mean '\($0)'?" }
      ?? "Add it, or name a locale of the list."
    return "is not in '\(list)'. \(remedy)"
  }
}
