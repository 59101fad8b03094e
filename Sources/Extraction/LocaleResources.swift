package import AlmanacICU
import AlmanacInputs
package import AlmanacKit
package import AlmanacRecord

/// ICU's resources for a locale and its parents; each value comes with the locale in which it was found.
struct LocaleResources: ~Copyable {
  /// The string catalog's entries, such as `de-Latn`, for the locale and its parents, closest first.
  ///
  /// Parents in another language or script are left out.
  let catalogueEntries: [LanguageTag]

  /// The locale and its parents below root, closest first, such as `de-AT`, `de`.
  let locales: [LanguageTag]

  /// The number of elements at the start of ``locales`` whose CLDR words are in the locale's own language.
  ///
  /// For Hindi in Latin letters (`hi-Latn`), the number is 1, because all its parents are English.
  private let ownLanguageCount: Int
  private let main: ICUResourceChain
  private let languages: ICUResourceChain
  private let units: ICUResourceChain
  /// For each element of ``locales``, the origin of the values found in it: `own` for the locale itself, then `parent`
  /// with the tag of each parent.
  private let sources: [Origin]
  /// The origin to report for values from root.
  ///
  /// Root's text is English, so in an English locale it counts as the text of `en`.
  private let rootOrigin: Origin

  init(_ dataLocale: LanguageTag) throws(ICUError) {
    let locales = try ICUResourceChain.parents(of: dataLocale.icuIdentifier)
    let main = try ICUResourceChain(package: .main, locales: locales)
    let languages = try ICUResourceChain(package: .languages, locales: locales)
    let units = try ICUResourceChain(package: .units, locales: locales)
    let entries = try Self.catalogueEntries(of: locales)
    catalogueEntries = entries
    self.locales = locales.compactMap(LanguageTag.init)
    // In a Norwegian locale, the words of `no` count as words of the locale's own language. CLDR's Nynorsk (`nn`) lacks
    // the words that it shares with Bokmål, and inherits them from `no`.
    let isNorwegian = locales.last == "no"
    ownLanguageCount = isNorwegian ? locales.count : entries.count
    self.main = main
    self.languages = languages
    self.units = units
    sources = [.own] + locales.dropFirst().map { .parent($0.replacingBytes(of: "_", with: "-")) }
    // Hindi in Latin letters inherits from English but is not English.
    let english = dataLocale.language == "en" ? locales.firstIndex(of: "en") : nil
    rootOrigin = english.map { [sources] in sources[$0] } ?? .root
  }

  /// The string catalog's entries for these locales, up to the first locale with a different language or script.
  fileprivate static func catalogueEntries(of locales: [String]) throws(ICUError) -> [LanguageTag] {
    var entries: [LanguageTag] = []
    for locale in locales.compactMap(LanguageTag.init) {
      let entry = CatalogueEntry.name(locale, likely: try locale.withLikelySubtags())
      if let first = entries.first, (first.language, first.script) != (entry.language, entry.script) { break }
      entries.append(entry)
    }
    return entries
  }

  /// The value at a path with its origin, searched in the locale, its parents and the targets of root's aliases.
  ///
  /// `nil` if root has no value either.
  func value(at path: [String]) throws(ICUError) -> WithOrigin<ICUResource>? {
    if let found = try valueBelowRoot(at: path) {
      return WithOrigin(value: found.value, origin: sources[found.index])
    }
    return try rootValue(at: path).map { WithOrigin(value: $0, origin: rootOrigin) }
  }

  /// The origin of the value at a path; the origin of root's values if no locale below root has a value.
  func origin(of path: [String]) throws(ICUError) -> Origin { try originBelowRoot(of: path) ?? rootOrigin }

  /// The origin of the first locale that has a value at a path: the locale itself, or else its nearest parent.
  ///
  /// `nil` if no locale below root has a value at the path.
  func originBelowRoot(of path: [String]) throws(ICUError) -> Origin? {
    try valueBelowRoot(at: path).map { sources[$0.index] }
  }

  /// Whether the value at a path is in the locale's own language and script; `false` if only root has a value.
  func isInOwnLanguage(_ path: [String]) throws(ICUError) -> Bool {
    try valueBelowRoot(at: path).map { $0.index < ownLanguageCount } ?? false
  }

  /// The value of the first locale that has one at a path, and the locale's index in ``locales``; `nil` if only root has
  /// one.
  private func valueBelowRoot(at path: [String]) throws(ICUError) -> (index: Int, value: ICUResource)? {
    for path in RootAliases.lookUps(of: path) {
      if let found = try main.value(at: path) { return found }
    }
    return nil
  }

  /// The value that root has at a path, after root's aliases are followed; `nil` if root has none.
  func rootValue(at path: [String]) throws(ICUError) -> ICUResource? {
    try main.root?.value(at: RootAliases.lookUps(of: path).last ?? path)
  }

  /// The word that CLDR has at a path for the locale's own language and script.
  ///
  /// `nil` if only root or another language has a word there.
  func word(at path: [String], in package: ICUPackage = .main) throws(ICUError) -> WithOrigin<String>? {
    guard let key = path.last else { return nil }
    return try tables(at: path.dropLast(), in: package).word(of: key)
  }

  /// The tables that are searched for a path, for callers that read many keys of the same tables.
  ///
  /// Root may have aliases for the path itself and, separately, for keys in the table. Only the aliases for the path
  /// are followed. Do not use this function for `eras`, because root has aliases for the keys of that table.
  func tables(at path: [String], in package: ICUPackage = .main) throws(ICUError) -> InheritedTables {
    let chain = chain(package)
    let lookUps = RootAliases.lookUps(of: path)
    var tables: [InheritedTables.Inherited] = []
    for path in lookUps {
      for (index, table) in try chain.tables(at: path) {
        tables.append(
          InheritedTables.Inherited(
            table: table, origin: sources[index], isOwnLanguage: index < ownLanguageCount))
      }
    }
    return InheritedTables(
      tables: tables, rootOrigin: rootOrigin, chain: chain, rootPath: lookUps.last ?? path)
  }

  private func chain(_ package: ICUPackage) -> ICUResourceChain {
    switch package {
    case .main: main
    case .languages: languages
    case .units: units
    }
  }
}

extension LocaleRequest {
  /// The string catalog's entries whose texts the locale can use, such as `de-Latn`, closest first.
  package var catalogueEntries: [LanguageTag] {
    get throws(ICUError) {
      let locales = try ICUResourceChain.parents(of: dataLocale.icuIdentifier)
      return entries(before: try LocaleResources.catalogueEntries(of: locales))
    }
  }

  /// The tag's own entry, and the entries of the data locale and its parents, which are in `inherited`.
  func entries(before inherited: [LanguageTag]) -> [LanguageTag] {
    let own = CatalogueEntry.name(language, likely: likely)
    return inherited.contains(own) ? inherited : [own] + inherited
  }
}

extension LanguageTag {
  /// The tag with its likely script and region (UTS 35).
  package func withLikelySubtags() throws(ICUError) -> LanguageTag {
    LanguageTag(try ICULocales.likely(icuIdentifier)) ?? self
  }
}

/// A value and the place that it comes from, such as the locale itself, a parent or a rule.
struct WithOrigin<Value> {
  let value: Value
  let origin: Origin
}
