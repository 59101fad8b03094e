/// Finds the locale of a bundle that suits a user best.
package struct LocaleMatcher: Sendable {
  /// The tags of the bundle, in the order of their UTF-8 bytes.
  package let tags: [String]

  private let index: IndexFile

  package init(_ index: IndexFile) {
    self.index = index
    tags = index.locales.sortedByUTF8().map(\.key)
  }

  /// Whether the bundle has a locale with exactly this tag.
  package func has(_ tag: String) -> Bool { index.locales[tag] != nil }

  /// The best locale for a user, and the user's settings to apply to it; `nil` if no locale matches.
  package func match(_ wanted: WantedLocale) -> LocaleMatch? {
    let whole = wanted.tag.description + wanted.keywords.suffix
    // Its region and keys are already applied.
    if has(whole) { return LocaleMatch(tag: whole, region: nil, keywords: LocaleKeywords(), digits: nil) }
    let locale = index.resolved(wanted)
    guard let tag = tag(for: locale) else { return nil }
    return LocaleMatch(
      tag: tag, region: wanted.keywords.region ?? locale.region, keywords: wanted.keywords,
      digits: wanted.keywords.numbers.flatMap { index.digits(of: $0) })
  }

  /// The locale itself, or the nearest one with the same language and script.
  private func tag(for locale: LanguageTag) -> String? {
    if has(locale.description) { return locale.description }
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
      let distance =
        Self.distance(from: ancestry, to: others)
        + [isParadigm ? 0 : 1, known.region == likelyRegion ? 0 : 1]
      if nearest.map({ distance.lexicographicallyPrecedes($0.distance) }) ?? true {
        nearest = (distance, tag)
      }
    }
    return nearest?.tag
  }

  /// The steps from a locale up to the nearest common ancestor, and those from the other locale up to it.
  ///
  /// Each list begins with the locale itself.
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
  /// The user's region, if the user names one.
  package let region: String?
  package let keywords: LocaleKeywords
  /// The ten digits that the user wants; `nil` for the locale's own.
  package let digits: [String]?
}

extension IndexFile {
  /// The ten digits of a numbering system; `nil` if it has none.
  fileprivate func digits(of system: String) -> [String]? {
    let digits = numberingSystems[system]?.unicodeScalars.map { String($0) }
    return digits?.count == 10 ? digits : nil
  }

  /// The wanted locale with current codes in place of old ones.
  fileprivate func resolved(_ wanted: WantedLocale) -> LanguageTag {
    var tag = wanted.tag
    if let region = tag.region { tag.region = regionAliases[region] ?? region }
    if let language = wanted.longLanguage, let alias = aliases[language].flatMap(LanguageTag.init) {
      return tag.taking(alias)
    }
    // The second step is from `no` to `nb`, or back.
    for _ in 0..<2 where languages[tag.language] == nil {
      if let alias = aliases[tag.language].flatMap(LanguageTag.init) { tag = tag.taking(alias) }
    }
    return tag
  }

  /// The script of a locale, or the likely one.
  fileprivate func script(of tag: LanguageTag) -> String {
    if let script = tag.script { return script }
    let language = languages[tag.language]
    return tag.region.flatMap { language?.scripts[$0] } ?? language?.script ?? ""
  }

  /// The locale with its script only if that is not the language's likely one.
  ///
  /// So each locale has one name: `zh-CN` for `zh-Hans-CN`, `zh-Hant-TW` for `zh-TW`.
  package func shortest(_ tag: LanguageTag) -> LanguageTag {
    let script = script(of: tag)
    let isUsual = script == languages[tag.language]?.script
    return LanguageTag(language: tag.language, script: isUsual ? nil : script, region: tag.region)
  }

  /// A locale in its shortest form, and its parents.
  fileprivate func ancestry(of tag: LanguageTag) -> [LanguageTag] {
    let locale = shortest(tag)
    return [locale] + parents(of: locale)
  }

  /// The parents of a locale in its shortest form, the nearest first.
  ///
  /// They are what CLDR names, or the tag without its region; all are of its language and script.
  package func parents(of tag: LanguageTag) -> [LanguageTag] {
    var found: [LanguageTag] = []
    var next: LanguageTag? = tag
    // No locale has more parents. In an edited file, they could form a cycle.
    while let current = next, found.count <= Limits.parents {
      if current != tag { found.append(current) }
      if let parent = parents[current.description] {
        next = LanguageTag(parent).flatMap { $0.language == tag.language ? $0 : nil }
      } else {
        next = current.region.map { _ in LanguageTag(language: current.language, script: current.script) }
      }
      if next?.script != tag.script { next = nil }
    }
    return found
  }
}

extension LanguageTag {
  /// The tag with the language of an alias, and with its script and region if the tag has none (UTS 35,
  /// canonicalization).
  fileprivate func taking(_ alias: LanguageTag) -> LanguageTag {
    LanguageTag(language: alias.language, script: script ?? alias.script, region: region ?? alias.region)
  }
}
