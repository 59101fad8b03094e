import AlmanacKit

extension AvailableLocales {
  /// The code a tag has for a language that another standard, or an old one, writes otherwise: `de` for `deu`.
  func language(writtenElsewhere code: String) -> String? {
    // ICU reads the three letters of ISO 639-2/T as the two of ISO 639-1.
    let today = Self.otherCodes[code] ?? likely(LanguageTag(language: code)).language
    let language = oldLanguages[today]?.language ?? today
    return language != code && codes.languages.contains(language) ? language : nil
  }

  /// The available language that a wrong code may have meant.
  func language(like code: String) -> String? {
    code.utf8.count == 2 ? language(ofRegion: code.uppercased()) : language(misspelled: code)
  }

  /// The region that ISO 3166-1 writes with the three letters of a subtag: `US` for `USA`.
  func region(writtenElsewhere subtag: Subtag, of tag: LanguageTag) -> String? {
    guard tag.region == nil, subtag.text.utf8.count == 3 else { return nil }
    // ICU reads the three letters as the two; behind some languages, as a language's (`zh-yue`).
    let written = LanguageTag(language: tag.language, region: subtag.text.uppercased())
    let likely = likely(written)
    guard likely.language == tag.language, let region = likely.region, region != written.region else {
      return nil
    }
    return codes.regions.contains(region) ? region : nil
  }

  /// The language most spoken in a region: many write `jp` for `ja`.
  private func language(ofRegion code: String) -> String? {
    guard codes.regions.contains(code) else { return nil }
    let language = likely(LanguageTag(language: "und", region: code)).language
    return languages.contains(language) ? language : nil
  }

  private func language(misspelled code: String) -> String? {
    // A wrong first letter is rare, and makes a wild guess.
    languages.filter { $0.first == code.first && isMisspelling(code, of: $0) }
      // The shorter code is the older and more common language: de before den.
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Codes of languages that ICU does not read: of ISO 639-2/B, all; and the widespread ones of CLDR's aliases.
  private static let otherCodes = [
    "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cze": "cs", "dut": "nl", "fre": "fr",
    "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi", "may": "ms", "per": "fa",
    "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
    "cmn": "zh", "ji": "yi", "jw": "jv",
  ]
}

extension KnownCodes {
  /// Codes that are taken for a region's, each with the right one.
  static let mistakenRegions = ["UK": "GB"]

  /// Whether a language can be written in the script, by its code in canonical case.
  func isWritten(_ code: String) -> Bool {
    // Hans and Hant are ways of writing one Unicode script, Jpan and Kore several together; all four are
    // known to ISO 15924 alone. Zzzz is the script of what has none.
    (isScript(code) && code != "Zzzz") || ["Hans", "Hant", "Jpan", "Kore"].contains(code)
  }
}

/// Whether one letter put in, taken out or changed makes the one word of the other.
func isMisspelling(_ text: String, of code: String) -> Bool {
  abs(text.utf8.count - code.utf8.count) <= 1 && editDistance(text, code) == 1
}

/// How many letters must be put in, taken out or changed to make one word of the other (Levenshtein).
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
