import AlmanacKit

/// Holds the codes of a tag against those that have a meaning.
struct CodeReader {
  let available: AvailableLocales

  func language(_ subtag: Subtag) throws(TagProblem) -> String {
    let code = subtag.text.lowercased()
    guard code != "und" else {
      throw TagProblem(
        offset: subtag.offset, message: "'und' stands for no language.",
        remedy: "Write a language's code, as in 'de'.")
    }
    if available.codes.languages.contains(code) || available.oldLanguages[code] != nil { return code }
    if let today = available.language(writtenElsewhere: code) {
      throw TagProblem(
        offset: subtag.offset, message: "A tag writes the language '\(subtag.text)' as '\(today)'.",
        remedy: "Write '\(today)'.")
    }
    throw TagProblem(
      offset: subtag.offset, message: "'\(subtag.text)' is not a known language.",
      remedy: available.language(like: code).map { "Write '\($0)', if that is what you mean." }
        ?? "Write the language's code in ISO 639, as in 'de'.")
  }

  func script(_ subtag: Subtag, of tag: LanguageTag) throws(TagProblem) -> String {
    let code = canonicalScript(subtag)
    guard available.codes.isWritten(code) else {
      let example = available.likely(tag).script ?? "Latn"
      throw TagProblem(
        offset: subtag.offset, message: "'\(subtag.text)' is not a known script.",
        remedy: "Write the script's code in ISO 15924, as in '\(example)', or leave it out.")
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
        ?? "Write the region's code in ISO 3166-1 or UN M.49, as in '\(example)', or leave it out.")
  }

  /// What to say of a part that cannot stand behind language, script and region.
  func misplaced(_ subtag: Subtag, behind tag: LanguageTag) -> TagProblem {
    if let region = available.region(writtenElsewhere: subtag, of: tag) {
      return TagProblem(
        offset: subtag.offset, message: "A tag writes the region '\(subtag.text)' as '\(region)'.",
        remedy: "Write '\(region)'.")
    }
    let script = canonicalScript(subtag)
    if tag.script == nil, subtag.isScriptShaped, available.codes.isWritten(script) {
      return TagProblem(
        offset: subtag.offset, message: "The script '\(subtag.text)' stands behind the region.",
        remedy: "Write '\(LanguageTag(language: tag.language, script: script, region: tag.region))'.")
    }
    return .unexpected(subtag, behind: tag.description)
  }

  private func canonicalScript(_ subtag: Subtag) -> String {
    subtag.text.prefix(1).uppercased() + subtag.text.dropFirst().lowercased()
  }
}

extension TagProblem {
  /// What to say of a part that cannot stand behind what was read so far, which could stand alone.
  static func unexpected(_ subtag: Subtag, behind tag: String) -> TagProblem {
    let text = subtag.text.lowercased()
    let (what, remedy) =
      switch text {
      case "": ("an empty part", "Remove the '-' that is too many.")
      case "u": ("'-u-' for the second time", "Write all keys behind one '-u-'.")
      case "t", "x": ("'-\(text)-', which a picker's locale does not have", "Write '\(tag)'.")
      case _ where text.utf8.count == 1:
        ("the extension '-\(text)-', which Almanac does not know", "Write '\(tag)'.")
      default:
        ("\(quoted(subtag.text)), which is a variant or stands in the wrong place", "Write '\(tag)'.")
      }
    return TagProblem(
      offset: subtag.offset, message: "Behind '\(tag)' stands \(what).", remedy: remedy)
  }
}
