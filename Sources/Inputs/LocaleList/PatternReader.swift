import AlmanacKit

/// Reads a pattern: `*` for all locales, `de-*` for a language, or `zh-Hant-*` for a language in one script.
struct PatternReader {
  let available: AvailableLocales

  /// A pattern that was read, and the locales that it matches; it matches at least one locale.
  struct Reading: Equatable {
    /// The pattern in canonical form, such as `zh-Hant-*`.
    let pattern: String
    let locales: [LanguageTag]
    let oldSpelling: OldSpelling?
  }

  func read(_ pattern: String) throws(TagProblem) -> Reading {
    guard pattern != "*" else {
      return Reading(pattern: pattern, locales: available.locales, oldSpelling: nil)
    }
    guard pattern.hasSuffix("-*"), let name = try self.name(String(pattern.dropLast(2))) else {
      throw invalid(pattern)
    }
    let tag = available.current(name)
    let locales = locales(of: tag)
    guard !locales.isEmpty else { throw noLocale(matching: tag) }
    return Reading(pattern: "\(tag)-*", locales: locales, oldSpelling: OldSpelling(written: name, today: tag))
  }

  /// The language and script in the text before `-*`, such as `zh-Hant`; `nil` if the text is anything else.
  private func name(_ text: String) throws(TagProblem) -> LanguageTag? {
    guard !text.isEmpty, !text.contains("*"), !text.contains("_") else { return nil }
    var subtags = Subtags(text)
    let tag: LanguageTag
    do throws(TagProblem) {
      tag = try TagReader(available: available).language(&subtags, in: text)
    } catch {
      throw error.replacing(pattern)
    }
    return tag.region == nil && subtags.peek == nil ? tag : nil
  }

  /// The locales of the tag's language; only those whose likely script is the tag's script, if it has one.
  private func locales(of tag: LanguageTag) -> [LanguageTag] {
    available.locales.filter { locale in
      locale.language == tag.language
        && (tag.script == nil || available.likely(locale).script == tag.script)
    }
  }

  /// The pattern for the locales of a tag's language and script; only of its language, if no locale has the script.
  private func pattern(_ text: String) -> String {
    guard var tag = LanguageTag(text) else { return text }
    tag.region = nil
    return "\(locales(of: tag).isEmpty ? LanguageTag(language: tag.language) : tag)-*"
  }

  /// The problem with a pattern in a wrong form; the remedy is the correct pattern, such as `de-*` for `de*`, or else
  /// the forms that a pattern can have.
  private func invalid(_ pattern: String) -> TagProblem {
    let message = "\(quoted(pattern)) is not a valid pattern."
    var text = String(pattern.prefix { $0 != "*" }).replacing("_", with: "-")
    if text.hasSuffix("-") { text.removeLast() }
    do throws(TagProblem) {
      if let name = try name(text) {
        return TagProblem(offset: 0, message: message, replacement: "\(name)-*")
      }
    } catch {
      // An unknown language or script is reported in a later run, after the user has corrected the form of the pattern.
    }
    return TagProblem(
      offset: 0, message: message,
      remedy: "Write '*' for every locale, or 'de-*' or 'zh-Hant-*' for the locales of a language.")
  }

  private func noLocale(matching tag: LanguageTag) -> TagProblem {
    let (language, message) = (LanguageTag(language: tag.language), "'\(tag)-*' matches no locale.")
    guard locales(of: language).isEmpty else {
      return TagProblem(offset: 0, message: message, replacement: "\(language)-*")
    }
    return TagProblem(
      offset: 0, message: message, remedy: "Remove this pattern. 'almanac locales' lists all locales.")
  }
}
