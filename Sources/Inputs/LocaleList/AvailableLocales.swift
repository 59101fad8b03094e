package import AlmanacKit

/// The locales that ICU has and the codes that it knows, for checking a list of locales (`locales.txt`).
package struct AvailableLocales: Sendable {
  /// The locales with data for a picker, sorted.
  package let locales: [LanguageTag]
  /// The current tags for old language codes, by the old code: `he` for `iw`, `sr-Latn` for `sh`.
  package let oldLanguages: [String: LanguageTag]
  /// The tags with which CLDR replaces other codes and tags of languages, in lowercase: `de` for `deu`, `yue` for
  /// `zh-yue`.
  package let aliases: [String: LanguageTag]
  /// The codes of all known languages, scripts, regions, numbering systems (`nu`) and calendars (`ca`).
  package let codes: KnownCodes
  /// Adds the likely script and region to a tag (UTS 35): `zh-TW` gives `zh-Hant-TW`.
  package let likely: @Sendable (LanguageTag) -> LanguageTag

  /// The language codes of all ``locales``.
  let languages: Set<String>

  private let isAvailable: Set<LanguageTag>

  package init(
    locales: [LanguageTag], oldLanguages: [String: LanguageTag], aliases: [String: LanguageTag],
    codes: KnownCodes, likely: @escaping @Sendable (LanguageTag) -> LanguageTag
  ) {
    self.locales = locales.sorted()
    self.oldLanguages = oldLanguages
    self.aliases = aliases
    self.codes = codes
    self.likely = likely
    languages = Set(locales.map(\.language))
    isAvailable = Set(locales)
  }

  /// The tag with its old language code replaced by the current code; any other tag is returned unchanged.
  ///
  /// A script or region that the tag already has stays. The current code can add a script: `sh` gives `sr-Latn`.
  func current(_ tag: LanguageTag) -> LanguageTag {
    guard let today = oldLanguages[tag.language] else { return tag }
    return LanguageTag(
      language: today.language, script: tag.script ?? today.script, region: tag.region ?? today.region)
  }

  /// The locale from which a tag gets its data; `nil` if no locale has the same language and the same likely script.
  ///
  /// The tag itself is tried first, then the tag with its likely script, then tags with fewer parts.
  func dataLocale(for tag: LanguageTag, likely: LanguageTag) -> LanguageTag? {
    let candidates = [
      tag,
      LanguageTag(language: tag.language, script: likely.script, region: tag.region),
      LanguageTag(language: tag.language, region: tag.region),
      LanguageTag(language: tag.language, script: likely.script),
      LanguageTag(language: tag.language),
    ]
    return candidates.first { isAvailable.contains($0) && self.likely($0).script == likely.script }
  }

  /// A similar tag to suggest for a tag without data; `nil` if ICU does not have the language.
  ///
  /// If the tag has a script, the suggestion leaves it out. Otherwise, the suggestion adds the script of the language's
  /// data.
  func suggestion(for tag: LanguageTag) -> LanguageTag? {
    let language = LanguageTag(language: tag.language)
    guard isAvailable.contains(language) else { return nil }
    let script = tag.script == nil ? likely(language).script : nil
    return LanguageTag(language: tag.language, script: script, region: tag.region)
  }
}

/// The codes that a tag may contain, in canonical case, such as `de`, `AT` and `latn`.
package struct KnownCodes: Sendable {
  package let languages: Set<String>
  package let regions: Set<String>
  package let numberingSystems: Set<String>
  package let calendars: Set<String>
  /// Whether four letters in canonical case are the code of a script.
  package let isScript: @Sendable (String) -> Bool

  package init(
    languages: Set<String>, regions: Set<String>, numberingSystems: Set<String>, calendars: Set<String>,
    isScript: @escaping @Sendable (String) -> Bool
  ) {
    self.languages = languages
    self.regions = regions
    self.numberingSystems = numberingSystems
    self.calendars = calendars
    self.isScript = isScript
  }
}

extension AvailableLocales {
  /// Reads a tag that must not have `-u-` keys, and returns its language, script and region in canonical form.
  ///
  /// Throws if the tag is not valid, or if no locale has data for the tag.
  package func language(named text: String) throws(InputProblem) -> LanguageTag {
    do throws(TagProblem) {
      let request = try TagReader(available: self).read(text).request
      guard request.keywords.isEmpty else {
        throw TagProblem(
          offset: 0, message: "'\(request.tag)' has '-u-' keys, which do not affect words.",
          replacement: request.language.description)
      }
      return request.language
    } catch {
      throw error.problem(at: nil)
    }
  }
}
