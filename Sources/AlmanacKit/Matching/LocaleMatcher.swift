/// Finds a bundle's best locale for the tag that a user wants, such as `de-AT`.
package struct LocaleMatcher: Sendable {
  /// The tags of the bundle's locales, sorted by their UTF-8 bytes.
  package let tags: [String]

  private let index: IndexFile

  package init(_ index: IndexFile) {
    self.index = index
    tags = index.locales.sortedByUTF8().map(\.key)
  }

  /// Whether the bundle has a locale with exactly this tag.
  package func has(_ tag: String) -> Bool { index.locales[tag] != nil }

  /// The bundle's locale that best matches `wanted`, and the user's settings to apply to this locale; `nil` if no
  /// locale matches.
  package func match(_ wanted: WantedLocale) -> LocaleMatch? {
    let locale = index.resolved(wanted)
    let whole = wanted.tag.description + wanted.keywords.suffix
    // If the bundle has a locale with exactly this tag, its files already have the settings in the tag's
    // `-u-` keys. An old tag such as `no-nyn` may end with the code of another language, here `nyn`.
    if has(whole), locale.language == wanted.tag.language {
      return LocaleMatch(tag: whole, region: nil, keywords: LocaleKeywords(), digits: nil)
    }
    guard let tag = tag(for: locale, wanted.keywords) else { return nil }
    return LocaleMatch(
      tag: tag, region: wanted.keywords.region ?? locale.region, keywords: wanted.keywords,
      digits: wanted.keywords.numbers.flatMap { index.digits(of: $0) })
  }

  /// The tag of the bundle's nearest locale with the same language and script; `nil` if the bundle has no such locale.
  ///
  /// If several locales are equally near, the locale with the wanted digits and calendar is first, because only its files
  /// can apply these keys on the web. The locale that has the wanted tag is next.
  private func tag(for locale: LanguageTag, _ keywords: LocaleKeywords) -> String? {
    let script = index.script(of: locale)
    let ancestry = index.ancestry(of: locale)
    let likelyRegion = index.languages[locale.language]?.regions[script]
    var nearest: (distance: [Int], tag: String)?
    for tag in tags {
      guard let known = index.locales[tag], known.language == locale.language, known.script == script,
        let candidate = WantedLocale(tag)
      else { continue }
      let others = index.ancestry(of: candidate.tag)
      let isParadigm = index.paradigmLocales.contains(others[0].description)
      let isWanted = [
        isParadigm, known.region == likelyRegion, candidate.keywords.numbers == keywords.numbers,
        candidate.keywords.calendar == keywords.calendar, candidate.tag == locale,
      ]
      let distance = Self.distance(from: ancestry, to: others) + isWanted.map { $0 ? 0 : 1 }
      if nearest.map({ distance.lexicographicallyPrecedes($0.distance) }) ?? true {
        nearest = (distance, tag)
      }
    }
    return nearest?.tag
  }

  /// The number of steps from each of two locales to their nearest common ancestor.
  ///
  /// Each list is a locale followed by its parents, the nearest parent first. For the lists `en-GB, en-001, en` and
  /// `en-US, en`, the result is `[2, 1]`. If the lists have no locale in common, the result is their lengths.
  private static func distance(from wanted: [LanguageTag], to other: [LanguageTag]) -> [Int] {
    for (generation, parent) in wanted.enumerated() {
      if let place = other.firstIndex(of: parent) { return [generation, place] }
    }
    return [wanted.count, other.count]
  }
}

/// A locale of the bundle, and the user's settings to apply to it.
package struct LocaleMatch: Equatable, Sendable {
  package let tag: String
  /// The region from the key `-u-rg` of the user's tag, or else the tag's own region, such as `AT`.
  ///
  /// `nil` if the user's tag has neither. Also `nil` if ``tag`` equals the user's tag, because the locale's file then
  /// already has the region's rules.
  package let region: String?
  package let keywords: LocaleKeywords
  /// The ten digits that the user wants; `nil` if the locale's own digits apply.
  package let digits: [String]?
}

extension IndexFile {
  /// The ten digits of the numbering system `system`, such as `arab`; `nil` if the system has no digits or is unknown.
  fileprivate func digits(of system: String) -> [String]? {
    let digits = numberingSystems[system]?.unicodeScalars.map { String($0) }
    return digits?.count == 10 ? digits : nil
  }

  /// The tag that a user wants, with current codes in place of old codes, such as `he` in place of `iw`.
  fileprivate func resolved(_ wanted: WantedLocale) -> LanguageTag {
    var tag = wanted.tag
    if let region = tag.region { tag.region = regionAliases[region] ?? region }
    if let language = wanted.longLanguage, let alias = aliases[language].flatMap(LanguageTag.init) {
      return tag.replacingLanguage(with: alias)
    }
    // The bundle may have the language only under another code, such as `no` instead of `nb`. An alias may itself have
    // an alias, so up to two aliases are applied.
    for _ in 0..<2 where languages[tag.language] == nil {
      if let alias = aliases[tag.language].flatMap(LanguageTag.init) {
        tag = tag.replacingLanguage(with: alias)
      }
    }
    return tag
  }

  /// The script in a tag, or else the likely script of its language and region; empty if the language is unknown.
  fileprivate func script(of tag: LanguageTag) -> String {
    if let script = tag.script { return script }
    let language = languages[tag.language]
    return tag.region.flatMap { language?.scripts[$0] } ?? language?.script ?? ""
  }

  /// The tag without a script if the script is the language's likely script; otherwise the tag with its script.
  ///
  /// Each locale then has exactly one name. The likely script of `zh` is `Hans`, so `zh-Hans-CN` becomes `zh-CN`. The
  /// script of `zh-TW` is `Hant`, so it becomes `zh-Hant-TW`.
  package func shortest(_ tag: LanguageTag) -> LanguageTag {
    let script = script(of: tag)
    let isUsual = script == languages[tag.language]?.script
    return LanguageTag(language: tag.language, script: isUsual ? nil : script, region: tag.region)
  }

  /// The locale's tag as ``shortest(_:)`` returns it, followed by the tags of its parents, the nearest parent first.
  fileprivate func ancestry(of tag: LanguageTag) -> [LanguageTag] {
    let locale = shortest(tag)
    return [locale] + parents(of: locale)
  }

  /// The parents of a locale, the nearest parent first; `tag` is a result of ``shortest(_:)``.
  ///
  /// Each parent comes from CLDR or is the tag without its region. All parents have the locale's language and script.
  package func parents(of tag: LanguageTag) -> [LanguageTag] {
    var ancestors: [LanguageTag] = []
    var next: LanguageTag? = tag
    // No locale has more parents than `Limits.parents`. Without this limit, the loop would never end if the parents in
    // an edited file formed a cycle.
    while let current = next, ancestors.count <= Limits.parents {
      if current != tag { ancestors.append(current) }
      if let parent = parents[current.description] {
        next = LanguageTag(parent).flatMap { $0.language == tag.language ? $0 : nil }
      } else {
        next = current.region.map { _ in LanguageTag(language: current.language, script: current.script) }
      }
      if next?.script != tag.script { next = nil }
    }
    return ancestors
  }
}

extension LanguageTag {
  /// The tag with the language of `alias` in place of its own language.
  ///
  /// If the tag has no script, it gets the script of `alias`. If it has no region, it gets the region of `alias` (UTS
  /// 35, canonicalization).
  fileprivate func replacingLanguage(with alias: LanguageTag) -> LanguageTag {
    LanguageTag(language: alias.language, script: script ?? alias.script, region: region ?? alias.region)
  }
}
