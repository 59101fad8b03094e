import AlmanacKit

extension AvailableLocales {
  /// The language code that a tag must use in place of an old code or a code from another standard: `de` for `deu`.
  ///
  /// The result is `nil` if the code is not old and does not come from another standard.
  func language(writtenElsewhere code: String) -> String? {
    // ICU reads the three-letter codes of ISO 639-2/T as the two-letter codes of ISO 639-1.
    let today = Self.otherCodes[code] ?? likely(LanguageTag(language: code)).language
    let language = oldLanguages[today]?.language ?? today
    return language != code && codes.languages.contains(language) ? language : nil
  }

  /// The available language that the writer of a wrong code may have meant; `nil` if there is no guess.
  func language(like code: String) -> String? {
    code.utf8.count == 2 ? language(ofRegion: code.uppercased()) : language(misspelled: code)
  }

  /// The two-letter region for a three-letter code in ISO 3166-1: `US` for `USA`; `nil` for any other part.
  func region(writtenElsewhere subtag: Subtag, of tag: LanguageTag) -> String? {
    guard tag.region == nil, subtag.text.utf8.count == 3 else { return nil }
    // For most tags, ICU changes a region of three letters (`USA`) to two letters (`US`). After some languages, ICU
    // reads the three letters as a language (`yue` in `zh-yue`).
    let written = LanguageTag(language: tag.language, region: subtag.text.uppercased())
    let likely = likely(written)
    guard likely.language == tag.language, let region = likely.region, region != written.region else {
      return nil
    }
    return codes.regions.contains(region) ? region : nil
  }

  /// The most spoken language in a region: many people write the region code `jp` when they mean the language `ja`.
  private func language(ofRegion code: String) -> String? {
    guard codes.regions.contains(code) else { return nil }
    let language = likely(LanguageTag(language: "und", region: code)).language
    return languages.contains(language) ? language : nil
  }

  private func language(misspelled code: String) -> String? {
    // A wrong first letter is rare, and would lead to wild guesses.
    languages.filter { $0.first == code.first && isMisspelling(code, of: $0) }
      // A language with a two-letter code is usually more common than one with three letters, so de comes before den.
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The current language codes for codes that ICU does not know: `de` for `ger`.
  ///
  /// The list has all codes of ISO 639-2/B, and common codes from CLDR's aliases.
  private static let otherCodes = [
    "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cze": "cs", "dut": "nl", "fre": "fr",
    "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi", "may": "ms", "per": "fa",
    "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
    "cmn": "zh", "ji": "yi", "jw": "jv",
  ]
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

/// Whether adding, removing or changing one letter turns one word into the other.
func isMisspelling(_ text: String, of code: String) -> Bool {
  abs(text.utf8.count - code.utf8.count) <= 1 && editDistance(text, code) == 1
}

/// The number of letters to add, remove or change to turn one word into the other (Levenshtein).
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right.utf8)
  var row = Array(0...right.count)
  for (i, letter) in left.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let substitution = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
