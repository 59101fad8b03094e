package import AlmanacKit

/// What a list of locales is held against: the locales there are, and the codes that have a meaning.
package struct AvailableLocales: Sendable {
  /// The locales a picker can have, sorted.
  package let locales: [LanguageTag]
  /// Old language codes, each with what is written today: `iw` is `he`, `sh` is `sr-Latn`.
  package let oldLanguages: [String: LanguageTag]
  /// The codes of every known language, script, region, numbering system (`nu`) and calendar (`ca`).
  package let codes: KnownCodes
  /// The tag with its likely script and region added (UTS 35).
  package let likely: @Sendable (LanguageTag) -> LanguageTag

  /// The languages of the locales.
  let languages: Set<String>

  private let isAvailable: Set<LanguageTag>

  package init(
    locales: [LanguageTag], oldLanguages: [String: LanguageTag], codes: KnownCodes,
    likely: @escaping @Sendable (LanguageTag) -> LanguageTag
  ) {
    self.locales = locales.sorted()
    self.oldLanguages = oldLanguages
    self.codes = codes
    self.likely = likely
    languages = Set(locales.map(\.language))
    isAvailable = Set(locales)
  }

  /// The tag with an old language code replaced; a script or region of the tag's own stays.
  func current(_ tag: LanguageTag) -> LanguageTag {
    guard let today = oldLanguages[tag.language] else { return tag }
    return LanguageTag(
      language: today.language, script: tag.script ?? today.script, region: tag.region ?? today.region)
  }

  /// The locale that answers for a tag, or `nil` if none has the same language and the same likely script.
  func dataLocale(for tag: LanguageTag, likely: LanguageTag) -> LanguageTag? {
    candidates(for: tag, likely: likely).first { candidate in
      isAvailable.contains(candidate) && self.likely(candidate).script == likely.script
    }
  }

  /// The locales that may answer, the closest first: the tag itself, then with its likely script, then with
  /// less of it.
  private func candidates(for tag: LanguageTag, likely: LanguageTag) -> [LanguageTag] {
    [
      tag,
      LanguageTag(language: tag.language, script: likely.script, region: tag.region),
      LanguageTag(language: tag.language, region: tag.region),
      LanguageTag(language: tag.language, script: likely.script),
      LanguageTag(language: tag.language),
    ]
  }

  /// A tag close to one that no locale answers for, in the script the language's data has.
  func suggestion(for tag: LanguageTag) -> LanguageTag? {
    let language = LanguageTag(language: tag.language)
    guard isAvailable.contains(language) else { return nil }
    let script = tag.script == nil ? likely(language).script : nil
    return LanguageTag(language: tag.language, script: script, region: tag.region)
  }
}

/// The codes that have a meaning, in canonical case.
package struct KnownCodes: Sendable {
  package let languages: Set<String>
  package let regions: Set<String>
  package let numberingSystems: Set<String>
  package let calendars: Set<String>
  /// Whether four letters in canonical case name a script.
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
  /// The language, script and region a tag names, in canonical form; throws why no locale answers for it.
  package func language(named text: String) throws(LocaleListProblem) -> LanguageTag {
    do throws(TagProblem) {
      let request = try TagReader(available: self).read(text).request
      guard request.keywords.isEmpty else {
        throw TagProblem(
          offset: 0, message: "'\(request.tag)' has '-u-' keys, which no words depend on.",
          remedy: "Write '\(request.language)'.")
      }
      return request.language
    } catch {
      throw LocaleListProblem(
        severity: .error, line: nil, column: nil, message: error.message, remedy: error.remedy)
    }
  }
}
