package import AlmanacICU
package import AlmanacKit
package import AlmanacRecord

extension IndexFile {
  /// Creates the index of all requested locales from CLDR's supplemental data.
  package init(of requests: [LocaleRequest]) throws(ICUError) {
    let languages = Set(requests.map(\.likely.language))
    let supplemental = try ICUTable(supplemental: "supplementalData")
    let metadata = try ICUTable(supplemental: "metadata")
    self.init()
    self.languages = try Self.likely(languages, requests, supplemental)
    parents = try Self.parents(of: languages, supplemental)
    paradigmLocales = try Self.paradigmLocales(of: languages, supplemental)
    aliases = try Self.aliases(of: languages, metadata)
    regionAliases = try Self.regionAliases(metadata)
    numberingSystems = try Self.numberingSystems()
    for request in requests {
      let parents = parents(of: shortest(request.language)).map(\.description)
      locales[request.tag] = Locale(likely: request.likely, parents: parents)
    }
  }

  /// The likely scripts and regions of each language, by language code.
  ///
  /// For `zh`, the likely script is `Hans`, the likely region for `Hant` is `TW`, and the region `TW` has the script
  /// `Hant` instead of `Hans`. The regions are checked only if CLDR's `languageData` has several scripts for the
  /// language, because any other language has the same script in all regions.
  private static func likely(
    _ languages: Set<String>, _ requests: [LocaleRequest], _ supplemental: ICUTable
  ) throws(ICUError) -> [String: Language] {
    let regions = try ICULocales.territories()
    let scripts = Dictionary(grouping: requests, by: \.likely.language)
    var result: [String: Language] = [:]
    for code in languages {
      let usual = try LanguageTag(language: code).withLikelySubtags()
      var language = Language { $0.script = usual.script ?? "" }
      for script in Set([usual.script] + (scripts[code] ?? []).map(\.likely.script)).compactMap(\.self) {
        language.regions[script] = try LanguageTag(language: code, script: script).withLikelySubtags().region
      }
      if try supplemental.scripts(of: code).count > 1 {
        for region in regions {
          let script = try LanguageTag(language: code, region: region).withLikelySubtags().script
          if script != usual.script { language.scripts[region] = script }
        }
      }
      result[code] = language
    }
    return result
  }

  /// The parent locales that CLDR names explicitly, by the tag of the child: `und` for `zh-Hant`.
  private static func parents(
    of languages: Set<String>, _ supplemental: ICUTable
  ) throws(ICUError) -> [String: String] {
    var parents: [String: String] = [:]
    for (parent, row) in try supplemental.value(at: ["parentLocales"])?.entries ?? [] {
      let children = row.elements?.compactMap(\.text) ?? [row.text].compactMap(\.self)
      for child in children.compactMap(LanguageTag.init) where languages.contains(child.language) {
        parents[child.description] = parent == "root" ? "und" : LanguageTag(parent)?.description
      }
    }
    return parents
  }

  /// The paradigm locales of these languages, such as `en-GB`, which CLDR prefers in language matching.
  private static func paradigmLocales(
    of languages: Set<String>, _ supplemental: ICUTable
  ) throws(ICUError) -> [String] {
    let path = ["languageMatchingInfo", "written", "paradigmLocales"]
    let locales = try supplemental.value(at: path)?.elements?.compactMap(\.text) ?? []
    return locales.compactMap(LanguageTag.init).filter { languages.contains($0.language) }.map(\.description)
  }

  /// The aliases of the requested languages.
  ///
  /// If only one of `no` and `nb` is requested, the other code and its aliases, such as `nor`, are aliases for it. A
  /// code with two parts stays if one part is a requested language: `zh-hakka` is `hak`, and not `zh`.
  private static func aliases(
    of languages: Set<String>, _ metadata: ICUTable
  ) throws(ICUError) -> [String: String] {
    let sameLanguage = ["nb": "no", "no": "nb"].filter { !languages.contains($0.key) }
    var aliases = try metadata.languageAliases().mapValues { tag in
      LanguageTag(
        language: sameLanguage[tag.language] ?? tag.language, script: tag.script, region: tag.region)
    }.filter { old, current in
      let parts = old.split(separator: "-").map(String.init)
      return languages.contains(current.language) || parts.count == 2 && !languages.isDisjoint(with: parts)
    }.mapValues(\.description)
    for (wanted, other) in [("nb", "no"), ("no", "nb")] where languages.contains(other) {
      aliases[wanted] = languages.contains(wanted) ? nil : other
    }
    // A requested language keeps its own data, so its code is never an alias.
    for language in languages { aliases[language] = nil }
    return aliases
  }

  /// The current region codes by the old two-letter code: `DE` for `DD`.
  ///
  /// An old code is left out if several regions replaced it.
  private static func regionAliases(_ metadata: ICUTable) throws(ICUError) -> [String: String] {
    var aliases: [String: String] = [:]
    for (old, row) in try metadata.value(at: ["alias", "territory"])?.entries ?? [] {
      guard old.utf8.count == 2, let new = row.replacement, !new.contains(" ") else { continue }
      aliases[old] = new
    }
    return aliases
  }

  private static func numberingSystems() throws(ICUError) -> [String: String] {
    var systems: [String: String] = [:]
    for name in try ICUNumberingSystem.allNames() {
      systems[name] = try ICUNumberingSystem(named: name)?.digits?.joined()
    }
    return systems
  }
}

extension ICUResource {
  /// The current code that replaces the old code in an entry of CLDR's alias table.
  fileprivate var replacement: String? { entries?.first { $0.key == "replacement" }?.value.text }
}

extension ICUTable {
  /// The current tags for the languages in CLDR's alias table, in lowercase: `he` for `iw`, `yue` for `zh-yue`.
  package static func languageAliases() throws(ICUError) -> [String: LanguageTag] {
    try ICUTable(supplemental: "metadata").languageAliases()
  }

  fileprivate func languageAliases() throws(ICUError) -> [String: LanguageTag] {
    var aliases: [String: LanguageTag] = [:]
    for (old, row) in try value(at: ["alias", "language"])?.entries ?? [] {
      // The table also has aliases of locales, such as `zh_TW`.
      guard old == old.lowercased(), let new = row.replacement.flatMap(LanguageTag.init) else { continue }
      aliases[old.replacing("_", with: "-")] = new
    }
    return aliases
  }

  /// All scripts in which a language is written (CLDR's `languageData`).
  fileprivate func scripts(of language: String) throws(ICUError) -> [String] {
    let rows = try value(at: ["languageData", language])?.entries ?? []
    return rows.flatMap { row in
      let scripts = row.value.entries?.first { $0.key == "scripts" }?.value
      return scripts?.elements?.compactMap(\.text) ?? [scripts?.text].compactMap(\.self)
    }
  }
}
