import AlmanacKit

/// The codes for the language, script and region in a tag are checked, and returned in canonical form.
extension TagReader {
  /// Throws if CLDR writes the language at the beginning of a tag in another way: `sr-ME` for `cnr`, `yue` for
  /// `zh-yue`.
  ///
  /// The remedy is a tag that Almanac accepts, with the script and the region of the text.
  func checkAliases(_ subtags: Subtags) throws(TagProblem) {
    var rest = subtags
    guard let (written, current) = available.replacedLanguage(&rest) else { return }
    let script = rest.next(where: \.isScriptShaped).map(canonicalScript)
    let region = rest.next(where: \.isRegionShaped)?.text.uppercased()
    let tag = LanguageTag(
      language: current.language, script: script ?? current.script, region: region ?? current.region)
    let message = "CLDR uses '\(current)' instead of '\(written)'"
    guard let locale = available.dataLocale(for: tag, likely: available.likely(tag)) else {
      throw TagProblem(
        offset: 0, message: "\(message), and ICU has no data for '\(tag)'.",
        remedy: "Use another locale. 'almanac locales' lists all locales.")
    }
    let isComplete = locale.region == tag.region
    throw TagProblem(offset: 0, message: "\(message).", replacement: "\(isComplete ? locale : tag)")
  }

  func language(_ subtag: Subtag) throws(TagProblem) -> String {
    let code = subtag.text.lowercased()
    guard code != "und" else {
      throw TagProblem(
        offset: subtag.offset, message: "'und' does not name a language.",
        remedy: "Write a language code, such as 'de'.")
    }
    if available.isLanguage(code) { return code }
    throw TagProblem(
      offset: subtag.offset, message: "'\(subtag.text)' is not a known language.",
      remedy: available.language(like: code).map { "Did you mean '\($0)'?" }
        ?? "Write the language's ISO 639 code, such as 'de'.")
  }

  func script(_ subtag: Subtag, of tag: LanguageTag) throws(TagProblem) -> String {
    let code = canonicalScript(subtag)
    guard available.codes.isWritten(code) else {
      let example = available.likely(tag).script ?? "Latn"
      throw TagProblem(
        offset: subtag.offset, message: "'\(subtag.text)' is not a known script.",
        remedy: "Write the script's ISO 15924 code, such as '\(example)', or leave out the script.")
    }
    return code
  }

  func region(_ subtag: Subtag, of tag: LanguageTag) throws(TagProblem) -> String {
    let code = subtag.text.uppercased()
    if available.codes.regions.contains(code) { return code }
    let example = available.likely(tag).region ?? "AT"
    throw TagProblem(
      offset: subtag.offset, message: "'\(subtag.text)' is not a known region.",
      remedy: KnownCodes.mistakenRegions[code].map { "Write '\($0)'." }
        ?? "Write the region's ISO 3166-1 or UN M.49 code, such as '\(example)', or leave out the region.")
  }

  /// The problem to report for a part that cannot follow the language, script and region in `tag`.
  func misplaced(_ subtag: Subtag, behind tag: LanguageTag) -> TagProblem {
    if let region = available.region(writtenElsewhere: subtag.text, of: tag) {
      return TagProblem(
        offset: subtag.offset, message: "Language tags use '\(region)' instead of '\(subtag.text)'.",
        remedy: "Write '\(region)'.")
    }
    let script = canonicalScript(subtag)
    if tag.script == nil, subtag.isScriptShaped, available.codes.isWritten(script) {
      return TagProblem(
        offset: subtag.offset, message: "The script '\(subtag.text)' must come before the region.",
        replacement: "\(LanguageTag(language: tag.language, script: script, region: tag.region))")
    }
    return .unexpected(subtag, behind: tag.description)
  }

  private func canonicalScript(_ subtag: Subtag) -> String {
    subtag.text.prefix(1).uppercased() + subtag.text.dropFirst().lowercased()
  }
}

extension TagProblem {
  /// The problem to report for a part that cannot follow `tag`; without this part, the tag would be valid.
  static func unexpected(_ subtag: Subtag, behind tag: String) -> TagProblem {
    let text = subtag.text.lowercased()
    let (what, remedy): (String, String?) =
      switch text {
      case "": ("an empty part", "Remove the extra '-'.")
      case "u": ("a second '-u-'", "Write all keys after one '-u-'.")
      case "t", "x": ("'-\(text)-', which Almanac does not support", nil)
      case _ where text.utf8.count == 1: ("the extension '-\(text)-', which Almanac does not support", nil)
      default: ("\(quoted(subtag.text)), which is a variant or is in the wrong place", nil)
      }
    let message = "'\(tag)' is followed by \(what)."
    return remedy.map { TagProblem(offset: subtag.offset, message: message, remedy: $0) }
      ?? TagProblem(offset: subtag.offset, message: message, replacement: tag)
  }
}
