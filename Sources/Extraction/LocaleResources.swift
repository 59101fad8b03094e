import AlmanacICU
import AlmanacKit
import AlmanacTranslations

/// The resources of a data locale and its parents, to tell which of them holds a value.
struct LocaleResources: ~Copyable {
  /// The catalogue's entries for the locale, the closest first: those parents that share its language and script.
  let catalogueEntries: [LanguageTag]

  /// The locale and its parents below root, the closest first.
  let locales: [LanguageTag]

  /// How many of these locales, from the first on, have CLDR's words in the locale's own language.
  private let ownLanguageCount: Int
  private let main: ICUResourceChain
  private let languages: ICUResourceChain
  private let units: ICUResourceChain
  /// What each locale of the chain is as an origin: the locale's own, and its parents.
  private let sources: [Origin]
  /// What root is as an origin: root's text is English, so that it counts as that of `en`.
  private let rootOrigin: Origin

  init(_ dataLocale: LanguageTag, likely: (LanguageTag) throws(ICUError) -> LanguageTag) throws(ICUError) {
    let locales = try ICUResourceChain.parents(of: dataLocale.icuIdentifier)
    let main = try ICUResourceChain(package: .main, locales: locales)
    let languages = try ICUResourceChain(package: .languages, locales: locales)
    let units = try ICUResourceChain(package: .units, locales: locales)
    let entries = try Self.catalogueEntries(of: locales, likely: likely)
    catalogueEntries = entries
    self.locales = locales.compactMap(LanguageTag.init)
    // CLDR leaves out of Nynorsk the words that it shares with Bokmål, and keeps them in Norwegian (`no`).
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

  /// The entries of the chain's locales, that have the first one's language and script.
  private static func catalogueEntries(
    of locales: [String], likely: (LanguageTag) throws(ICUError) -> LanguageTag
  ) throws(ICUError) -> [LanguageTag] {
    var entries: [LanguageTag] = []
    for locale in locales.compactMap(LanguageTag.init) {
      let entry = CatalogueEntry.name(locale, likely: try likely(locale))
      if let first = entries.first, (first.language, first.script) != (entry.language, entry.script) { break }
      entries.append(entry)
    }
    return entries
  }

  /// The value at a path, along the parents and root's aliases, and where it came from; `nil` if root has none.
  func value(at path: [String]) throws(ICUError) -> WithOrigin<ICUResource>? {
    for path in RootAliases.lookUps(of: path) {
      guard let found = try main.value(at: path) else { continue }
      return WithOrigin(value: found.value, origin: sources[found.index])
    }
    return try rootValue(at: path).map { WithOrigin(value: $0, origin: rootOrigin) }
  }

  /// Where the value at a path came from; `root` if no locale has it.
  func origin(of path: [String]) throws(ICUError) -> Origin {
    try holder(of: path) ?? rootOrigin
  }

  /// The locale of the chain that holds something at a path; `nil` if none below root does.
  func holder(of path: [String]) throws(ICUError) -> Origin? {
    for path in RootAliases.lookUps(of: path) {
      if let index = try main.index(holding: path) { return sources[index] }
    }
    return nil
  }

  /// Whether what the chain holds at a path is in the locale's own language and script.
  func isInOwnLanguage(_ path: [String]) throws(ICUError) -> Bool {
    for path in RootAliases.lookUps(of: path) {
      if let index = try main.index(holding: path) { return index < ownLanguageCount }
    }
    return false
  }

  /// What root has at a path, along its aliases; `nil` if it has nothing.
  func rootValue(at path: [String]) throws(ICUError) -> ICUResource? {
    try main.rootValue(at: RootAliases.lookUps(of: path).last ?? path)
  }

  /// A word of CLDR's at a path, if the locale's own language and script has it; neither root's nor a foreign one.
  func word(at path: [String], in package: ICUPackage = .main) throws(ICUError) -> WithOrigin<String>? {
    guard let key = path.last else { return nil }
    return try tables(at: path.dropLast(), in: package).word(of: key)
  }

  /// The tables at a path, for callers that read many of their keys.
  ///
  /// Only the path's own aliases are followed: root must have none for a key in the table, as it has for `eras`.
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

/// A value, and where it came from.
struct WithOrigin<Value> {
  let value: Value
  let origin: Origin
}
