import AlmanacKit

/// Reads a pattern: `*`, the locales of a language (`de-*`), or those written in one script (`zh-Hant-*`).
struct PatternReader {
  private let available: AvailableLocales
  private let tags: TagReader

  /// The locales a pattern stands for; there is at least one.
  struct Reading: Equatable {
    /// The pattern in canonical form.
    let pattern: String
    let locales: [LanguageTag]
    let oldSpelling: OldSpelling?
  }

  init(available: AvailableLocales) {
    self.available = available
    tags = TagReader(available: available)
  }

  func read(_ pattern: String) throws(TagProblem) -> Reading {
    guard pattern != "*" else {
      return Reading(pattern: pattern, locales: available.locales, oldSpelling: nil)
    }
    guard pattern.hasSuffix("-*"), let name = try self.name(String(pattern.dropLast(2))) else {
      throw TagProblem(
        offset: 0, message: "\(quoted(pattern)) is not a pattern Almanac knows.",
        remedy: remedy(for: pattern))
    }
    let tag = available.current(name)
    let locales = locales(of: tag)
    guard !locales.isEmpty else { throw noLocale(matching: tag) }
    return Reading(
      pattern: "\(tag)-*", locales: locales, oldSpelling: OldSpelling(written: name, today: tag))
  }

  /// What stands before `-*`; `nil` if it is more, or less, than a language and a script.
  private func name(_ text: String) throws(TagProblem) -> LanguageTag? {
    guard !text.isEmpty, !text.contains("*"), !text.contains("_") else { return nil }
    var subtags = Subtags(text)
    let tag = try tags.language(&subtags, in: text)
    return tag.region == nil && subtags.peek == nil ? tag : nil
  }

  private func locales(of tag: LanguageTag) -> [LanguageTag] {
    available.locales.filter { locale in
      locale.language == tag.language && (tag.script == nil || locale.script == tag.script)
    }
  }

  /// The pattern meant by `de*` and `zh_Hant_*`, or the patterns there are.
  private func remedy(for pattern: String) -> String {
    var text = String(pattern.prefix { $0 != "*" }).replacing("_", with: "-")
    if text.hasSuffix("-") { text.removeLast() }
    do throws(TagProblem) {
      if let name = try name(text) { return "Write '\(name)-*'." }
    } catch {
      // What is wrong with the name too is said when the pattern is one.
    }
    return "Write '*' for every locale, or 'de-*' or 'zh-Hant-*' for those of a language."
  }

  private func noLocale(matching tag: LanguageTag) -> TagProblem {
    let language = LanguageTag(language: tag.language)
    return TagProblem(
      offset: 0, message: "'\(tag)-*' matches no locale.",
      remedy: locales(of: language).isEmpty
        ? "Remove it. 'almanac locales' lists the locales there are." : "Write '\(language)-*'.")
  }
}
