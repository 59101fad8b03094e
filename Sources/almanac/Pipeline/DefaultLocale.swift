import AlmanacEmitters
import AlmanacKit

/// Finds the default locale, such as `en`: Android, Flutter and String Catalogs use its texts where a locale has none.
enum DefaultLocale {
  /// Throws if a format in an output needs the default locale, but the output does not have that locale.
  static func check(_ tag: String, in output: BundleOutput, list: String?) throws {
    guard let list, let locales = output.locales, !locales.contains(tag),
      let format = output.formats.first(where: { $0.type.traits.needsDefaultLocale })
    else { return }
    throw Failure(
      file: list, "The format '\(format.rawValue)' needs the default locale '\(tag)' in this list. Add it.")
  }

  /// The tag of the default locale, as the list of locales spells it.
  ///
  /// Throws if the list lacks the locale that the user names. If the user names none, throws if the list lacks `en` and
  /// a format needs a default locale.
  static func tag(_ options: BundleSettings, in tags: [String]) throws -> String {
    let known = tags.filter { !$0.contains("-u-") }
    let tag = options.defaultLocale
    // Tags are case-insensitive (BCP 47).
    if let found = known.first(where: { $0.lowercased() == tag.lowercased() }) { return found }
    guard let named = options.$defaultLocale.given else {
      guard let format = options.formats.first(where: { $0.type.traits.needsDefaultLocale }) else {
        return tag
      }
      throw Failure(
        .usage,
        """
        The format '\(format.rawValue)' needs a default locale, and '\(tag)' is not in '\(options.localesName)'. \
        Add it, or name a locale from the list with --default-locale.
        """)
    }
    let message = "'\(named.printable)' \(problem(with: named, in: options.localesName, known))"
    throw options.file(of: \.$defaultLocale).map { Failure(file: $0, "'defaultLocale': \(message)") }
      ?? Failure(.usage, "--default-locale: \(message)")
  }

  /// The error and the remedy for a tag that the list lacks.
  private static func problem(with tag: String, in list: String, _ known: [String]) -> String {
    guard !tag.lowercased().contains("-u-") else {
      return "has '-u-' keys, which platform resources do not support. Name a locale without them."
    }
    let remedy =
      NearestTag.nearest(to: tag, among: Set(known)).map { "Did you mean '\($0)'?" }
      ?? "Add it, or name a locale from the list."
    return "is not in '\(list)'. \(remedy)"
  }
}
