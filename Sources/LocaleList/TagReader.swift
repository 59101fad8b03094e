import AlmanacKit

/// Reads a tag of a list and proves it: grammar, codes, `-u-` keys, and a locale that answers.
struct TagReader {
  let available: AvailableLocales

  /// A tag that holds, and the sentence to warn with if it was written in an old spelling.
  struct Reading: Equatable {
    let request: LocaleRequest
    let oldSpelling: String?
  }

  func read(_ text: String) throws(TagProblem) -> Reading {
    try checkCharacters(text)
    var subtags = Subtags(text)
    let written = try language(&subtags, in: text)
    let keywords = try KeywordReader(available: available).read(&subtags)
    let tag = current(written)
    let likely = available.likely(tag)
    guard let dataLocale = available.dataLocale(for: tag, likely: likely) else {
      throw noLocale(for: tag, likely: likely)
    }
    let request = LocaleRequest(
      language: tag, keywords: keywords, dataLocale: dataLocale, likely: likely)
    return Reading(
      request: request,
      oldSpelling: tag == written ? nil : "'\(written)' is an old spelling of '\(tag)'.")
  }

  private func checkCharacters(_ text: String) throws(TagProblem) {
    if let underscore = text.firstIndex(of: "_") {
      let offset = text.distance(from: text.startIndex, to: underscore)
      throw TagProblem(
        offset: offset, message: "\(quoted(text)) is not a language tag: its parts are joined with '_'.",
        remedy: "Write \(quoted(canonicalCase(text.replacing("_", with: "-")))).")
    }
    guard let wrong = text.unicodeScalars.first(where: { !$0.isTagCharacter }) else { return }
    throw TagProblem(
      offset: text.prefix { $0.unicodeScalars.allSatisfy(\.isTagCharacter) }.count,
      message: "\(quoted(text)) is not a language tag: \(named(wrong)) cannot stand in one.",
      remedy: "Write one tag on a line, of letters, digits and '-', as in 'de-AT'.")
  }

  private func language(_ subtags: inout Subtags, in text: String) throws(TagProblem) -> LanguageTag {
    let language = try languageCode(subtags.next(), in: text)
    var tag = LanguageTag(language: language)
    if let script = subtags.next(where: \.isScriptShaped) { tag.script = try scriptCode(script) }
    if let region = subtags.next(where: \.isRegionShaped) { tag.region = try regionCode(region) }
    guard let rest = subtags.peek, rest.text.lowercased() != "u" else { return tag }
    throw unexpected(rest, behind: tag)
  }

  private func languageCode(_ subtag: Subtag?, in text: String) throws(TagProblem) -> String {
    guard let subtag, subtag.isLanguageShaped else {
      throw TagProblem(
        offset: 0, message: "\(quoted(text)) does not begin with a language code of two or three letters.",
        remedy: "Write a tag as in 'de' or 'de-AT'.")
    }
    let code = subtag.text.lowercased()
    let isKnown = available.codes.languages.contains(code) || available.oldLanguages[code] != nil
    guard isKnown, code != "und" else {
      let like = available.language(like: code)
      throw TagProblem(
        offset: 0, message: "'\(subtag.text)' is not a known language.",
        remedy: like.map { "Write '\($0)', if that is what you mean." }
          ?? "Write the language's code in ISO 639, as in 'de'.")
    }
    return code
  }

  private func scriptCode(_ subtag: Subtag) throws(TagProblem) -> String {
    let code = subtag.text.prefix(1).uppercased() + subtag.text.dropFirst().lowercased()
    // Hans and Hant are ways of writing one Unicode script, and known to ISO 15924 alone.
    guard available.codes.isScript(code) || ["Hans", "Hant", "Jpan", "Kore"].contains(code) else {
      throw TagProblem(
        offset: subtag.offset, message: "'\(subtag.text)' is not a known script.",
        remedy: "Write the script's code in ISO 15924, as in 'Latn', or leave it out.")
    }
    return code
  }

  private func regionCode(_ subtag: Subtag) throws(TagProblem) -> String {
    let code = subtag.text.uppercased()
    guard available.codes.regions.contains(code) else {
      throw TagProblem(
        offset: subtag.offset, message: "'\(subtag.text)' is not a known region.",
        remedy: code == "UK"
          ? "Write 'GB'." : "Write the region's code in ISO 3166-1 or UN M.49, as in 'AT' or '419'.")
    }
    return code
  }

  private func unexpected(_ subtag: Subtag, behind tag: LanguageTag) -> TagProblem {
    let what =
      switch subtag.text.lowercased() {
      case "": "an empty part"
      case "t", "x": "'-\(subtag.text)-', which a picker's locale does not have"
      case let text where text.utf8.count == 1: "the extension '-\(text)-', which Almanac does not know"
      default: "\(quoted(subtag.text)), which is a variant or stands in the wrong place"
      }
    return TagProblem(
      offset: subtag.offset, message: "Behind '\(tag)' stands \(what).", remedy: "Write '\(tag)'.")
  }

  /// The tag with an old language code replaced; a script of the tag's own stays.
  private func current(_ tag: LanguageTag) -> LanguageTag {
    guard let today = available.oldLanguages[tag.language] else { return tag }
    return LanguageTag(
      language: today.language, script: tag.script ?? today.script, region: tag.region ?? today.region)
  }

  private func noLocale(for tag: LanguageTag, likely: LanguageTag) -> TagProblem {
    guard let suggestion = available.suggestion(for: tag) else {
      return TagProblem(
        offset: 0, message: "ICU has no data for the locale '\(tag)'.", remedy: "Remove it from the list.")
    }
    return TagProblem(
      offset: 0, message: "ICU has no data for '\(tag)' in its script, \(likely.script ?? "unknown").",
      remedy: "Write '\(suggestion)', if its script is what you mean.")
  }

  /// A tag in the case BCP 47 recommends, for a suggestion.
  private func canonicalCase(_ text: String) -> String {
    text.split(separator: "-").enumerated().map { index, part in
      switch (index, part.utf8.count) {
      case (0, _): part.lowercased()
      case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case (_, 2): part.uppercased()
      default: String(part)
      }
    }.joined(separator: "-")
  }
}
