import AlmanacKit

/// The folders of Android's resources: `values` with the qualifier of a locale, as in `values-pt-rBR`.
enum AndroidFolders {
  /// The folder that Android reads where no other fits a device.
  static let standard = "values"

  /// The languages with an old code, which many devices still use; Android's matcher does not equate the two.
  private static let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The languages whose codes alone mean something else in the name of a folder: a car's screen, and any locale.
  private static let takenCodes: Set = ["car", "any"]

  /// The folders of a locale, all with the same texts; empty for a tag with `-u-` keys, which have no qualifier.
  static func names(of tag: String) -> [String] {
    guard let tag = LanguageTag(tag) else { return [] }
    return [tag.language, oldCodes[tag.language]].compactMap(\.self).map { language in
      "\(standard)-\(qualifier(of: LanguageTag(language: language, script: tag.script, region: tag.region)))"
    }
  }

  /// The short form, which every Android knows, or else the one for all tags, which Android 5 brought.
  private static func qualifier(of tag: LanguageTag) -> String {
    let isShort =
      tag.script == nil && tag.region?.utf8.count != 3 && !takenCodes.contains(tag.language)
    guard isShort else { return "b+" + tag.description.replacing("-", with: "+") }
    return tag.language + (tag.region.map { "-r\($0)" } ?? "")
  }

  /// The tag of the locale that a folder is for; `nil` if Almanac writes no such folder.
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
    // Whatever else was in the name, Almanac writes another one for the tag.
    return LocaleTag.isWellFormed(tag) && names(of: tag).contains(name) ? tag : nil
  }
}
