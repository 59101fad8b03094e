import AlmanacKit

/// The names of the folders for Android's resources: `values` with the qualifier of a locale, as in `values-pt-rBR`.
enum AndroidFolders {
  /// The name of the folder that Android uses if no other folder matches the languages of the device.
  static let standard = "values"

  /// The old codes of three languages, by their present codes.
  ///
  /// Many devices still use the old codes, and Android does not treat the old and the present code of a language as
  /// equal.
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// Language codes that have a different meaning in the name of a folder: `car` is the screen of a car, and `any` is
  /// any locale.
  private static let takenCodes: Set = ["car", "any"]

  /// The names of the folders for a locale, as in `values-he` and `values-iw`; all these folders have the same texts.
  ///
  /// If a run has the locale `nb` too, it writes the folder `values-nb` for this locale, and not for `no`. A tag with
  /// `-u-` keys has no folders, because Android has no qualifier for it.
  static func names(of tag: String) -> [String] {
    guard let tag = LanguageTag(tag) else { return [] }
    let languages = [tag.language, oldCodes[tag.language], DeviceCodes.codes[tag.language]]
    return languages.compactMap(\.self).map { language in
      "\(standard)-\(qualifier(of: LanguageTag(language: language, script: tag.script, region: tag.region)))"
    }
  }

  /// The qualifier of a locale in the name of its folder.
  ///
  /// The short form, as in `de-rAT`, is used if possible, because every Android version reads it. Otherwise, the form
  /// of Android 5 is used, as in `b+sr+Latn`.
  private static func qualifier(of tag: LanguageTag) -> String {
    let isShort = tag.script == nil && tag.region?.utf8.count != 3 && !takenCodes.contains(tag.language)
    guard isShort else { return "b+" + tag.description.replacing("-", with: "+") }
    return tag.language + (tag.region.map { "-r\($0)" } ?? "")
  }

  /// The tag of the locale that the folder `name` belongs to; `nil` if Almanac writes no folder with this name.
  static func tag(of name: String) -> String? {
    let start = standard + "-"
    guard name.hasPrefix(start) else { return nil }
    var parts = name.dropFirst(start.count).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "+" }
    ).map(String.init)
    if parts.first == "b" {
      parts.removeFirst()
    } else if parts.count == 2 {
      parts[1] = String(parts[1].dropFirst())
    }
    guard let language = parts.first else { return nil }
    parts[0] = oldCodes.first { $0.value == language }?.key ?? language
    let tag = parts.joined(separator: "-")
    // The name is refused if Almanac writes a folder with a different name for this tag.
    return LocaleTag.isWellFormed(tag) && names(of: tag).contains(name) ? tag : nil
  }
}
