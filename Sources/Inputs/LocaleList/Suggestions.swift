import AlmanacKit

extension AvailableLocales {
  /// Takes the language from the beginning of a tag, if CLDR replaces it with another tag.
  ///
  /// Returns the language as the tag has it, and the tag that replaces it. If CLDR does not replace the language, takes
  /// nothing and returns `nil`.
  func replacedLanguage(_ subtags: inout Subtags) -> (written: String, current: LanguageTag)? {
    // CLDR's longest aliases have three parts, such as `zh-min-nan`.
    for count in [3, 2, 1] {
      var rest = subtags
      let parts = (0..<count).compactMap { _ in rest.next()?.text }
      guard parts.count == count, let current = replacement(of: parts.map { $0.lowercased() }) else {
        continue
      }
      subtags = rest
      return (parts.joined(separator: "-"), current)
    }
    return nil
  }

  private func replacement(of parts: [String]) -> LanguageTag? {
    if parts.count == 1, isLanguage(parts[0]) { return nil }
    if let current = aliases[parts.joined(separator: "-")] { return current }
    // An extended language subtag (RFC 5646, 2.2.2) follows the language that contains it, as in `zh-gan`.
    guard parts.count == 2, Self.extendedLanguages.contains(parts[0]), parts[1].utf8.count == 3,
      region(writtenElsewhere: parts[1], of: LanguageTag(language: parts[0])) == nil
    else { return nil }
    return aliases[parts[1]] ?? (isLanguage(parts[1]) ? LanguageTag(language: parts[1]) : nil)
  }

  /// Whether a list can have the code of a language; old codes are included.
  func isLanguage(_ code: String) -> Bool { codes.languages.contains(code) || oldLanguages[code] != nil }

  /// The languages that have extended language subtags, in IANA's registry of subtags.
  private static let extendedLanguages = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  /// The available language that the writer of a wrong code may have meant; `nil` if there is no guess.
  ///
  /// Many people write the region code `jp` when they mean the language `ja`, so the guess for a region is its most
  /// spoken language. For another code, the guess is the code that has a letter only once: `de` for `dee`. Other similar
  /// codes are not suggested, because they belong to other languages.
  func language(like code: String) -> String? {
    let region = code.uppercased()
    guard code.utf8.count != 2 || codes.regions.contains(region) else { return nil }
    let language =
      code.utf8.count == 2
      ? likely(LanguageTag(language: "und", region: region)).language : code.withoutRepeatedLetters
    return languages.contains(language) ? language : nil
  }

  /// The two-letter region for a three-letter code in ISO 3166-1: `US` for `USA`; `nil` for any other part.
  func region(writtenElsewhere code: String, of tag: LanguageTag) -> String? {
    guard tag.region == nil, code.utf8.count == 3 else { return nil }
    // For most tags, ICU changes a region of three letters (`USA`) to two letters (`US`). After some languages, ICU
    // reads the three letters as a language (`yue` in `zh-yue`).
    let written = LanguageTag(language: tag.language, region: code.uppercased())
    let likely = likely(written)
    guard likely.language == tag.language, let region = likely.region, region != written.region else {
      return nil
    }
    return codes.regions.contains(region) ? region : nil
  }
}

extension String {
  /// The text with one letter in place of each group of equal letters: `de` for `dee`.
  package var withoutRepeatedLetters: String { reduce(into: "") { if $0.last != $1 { $0.append($1) } } }
}

extension KnownCodes {
  /// The right region codes for codes that people often write by mistake: `GB` for `UK`.
  static let mistakenRegions = ["UK": "GB"]

  /// Whether the code in canonical case names a script in which a language can be written.
  func isWritten(_ code: String) -> Bool {
    // Hans and Hant are variants of one Unicode script, and Jpan and Kore combine several scripts. Only ISO 15924
    // has these four codes. Zzzz is the code for text without a known script.
    (isScript(code) && code != "Zzzz") || ["Hans", "Hant", "Jpan", "Kore"].contains(code)
  }
}
