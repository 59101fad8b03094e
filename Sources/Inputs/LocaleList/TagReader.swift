import AlmanacKit
import AlmanacRecord

/// Reads a tag in a list of locales, and checks its grammar, its codes and its `-u-` keys.
///
/// The reader also checks that a locale has data for the tag.
struct TagReader {
  let available: AvailableLocales

  /// A tag that passed all checks, with its old spelling if the list uses an old spelling.
  struct Reading: Equatable {
    let request: LocaleRequest
    let oldSpelling: OldSpelling?
  }

  func read(_ text: String) throws(TagProblem) -> Reading {
    if let underscore = text.firstIndex(of: "_") { throw underscored(text, at: underscore) }
    var subtags = Subtags(text)
    let written = try language(&subtags, in: text)
    let keywords = try keywords(&subtags, of: written)
    let tag = available.current(written)
    let likely = available.likely(tag)
    guard let dataLocale = available.dataLocale(for: tag, likely: likely) else {
      throw noLocale(for: tag, likely: likely)
    }
    let request = LocaleRequest(language: tag, keywords: keywords, dataLocale: dataLocale, likely: likely)
    return Reading(request: request, oldSpelling: OldSpelling(written: written, today: tag))
  }

  /// Reads the language, script and region at the beginning of a tag; `-u-` and its keys remain unread.
  ///
  /// `text` is the text of the whole tag.
  func language(_ subtags: inout Subtags, in text: String) throws(TagProblem) -> LanguageTag {
    try checkCharacters(text)
    try checkAliases(subtags)
    guard let first = subtags.next(), first.isLanguageShaped else {
      throw TagProblem(
        offset: 0, message: "\(quoted(text)) does not begin with a language code of two or three letters.",
        remedy: "Write a tag, such as 'de' or 'de-AT'.")
    }
    var tag = LanguageTag(language: try language(first))
    if let script = subtags.next(where: \.isScriptShaped) { tag.script = try self.script(script, of: tag) }
    if let region = subtags.next(where: \.isRegionShaped) { tag.region = try self.region(region, of: tag) }
    guard let rest = subtags.peek, rest.text.lowercased() != "u" else { return tag }
    throw misplaced(rest, behind: tag)
  }

  private func checkCharacters(_ text: String) throws(TagProblem) {
    guard let wrong = text.unicodeScalars.first(where: { !$0.isTagCharacter }) else { return }
    throw TagProblem(
      offset: text.prefix { $0.unicodeScalars.allSatisfy(\.isTagCharacter) }.count,
      message: "\(quoted(text)) is not a language tag: it contains \(named(wrong)).",
      remedy: "Write a tag with letters, digits and '-', such as 'de-AT'. In a list, write one tag per line.")
  }

  /// The problem to report for a tag with `_`, such as `zh_TW` or the POSIX locale `de_AT.UTF-8@euro`.
  private func underscored(_ text: String, at underscore: String.Index) -> TagProblem {
    let name = String(text.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    let offset = text.distance(from: text.startIndex, to: underscore)
    let message = "\(quoted(text)) is not a language tag: its parts are joined with '_'."
    do throws(TagProblem) {
      return TagProblem(offset: offset, message: message, replacement: try read(name).request.tag)
    } catch {
      var problem = error
      (problem.offset, problem.message) = (
        offset, "\(message) Join the parts with '-'. Also: \(error.message)"
      )
      return problem
    }
  }

  private func noLocale(for tag: LanguageTag, likely: LanguageTag) -> TagProblem {
    guard let suggestion = available.suggestion(for: tag) else {
      return TagProblem(
        offset: 0, message: "ICU has no data for the locale '\(tag)'.",
        remedy: "Use another locale. 'almanac locales' lists all locales.")
    }
    return TagProblem(
      offset: 0, message: "ICU has no data for '\(tag)' in the script '\(likely.script ?? "unknown")'.",
      remedy: "Did you mean '\(suggestion)'?")
  }
}

/// The old spelling of a tag in the list, and the current spelling of the same tag.
struct OldSpelling: Equatable {
  let written: LanguageTag
  let today: LanguageTag

  /// Pairs a tag as the list spells it (`written`) with its current spelling (`today`); `nil` if both are equal.
  init?(written: LanguageTag, today: LanguageTag) {
    guard written != today else { return nil }
    self.written = written
    self.today = today
  }
}
