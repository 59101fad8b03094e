package import AlmanacKit

/// The picker's own words in every language Almanac has them in, from an Apple String Catalog.
package struct StringCatalog: Sendable {
  /// The keys there are, each with the names of its placeholders in the source language's order.
  package let arguments: [String: [String]]
  /// The texts by language, script and region, then by key.
  private let texts: [LanguageTag: [String: Phrase]]

  /// Reads a catalogue.
  ///
  /// `likely` adds the likely script to a tag (UTS 35), so that `zh-Hans` and `zh` are one language.
  package init(
    reading bytes: [UInt8], likely: (LanguageTag) -> LanguageTag
  ) throws(StringCatalogError) {
    let file = try StringCatalogFile(reading: bytes)
    var texts: [LanguageTag: [String: Phrase]] = [:]
    var arguments: [String: [String]] = [:]
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let tag = LanguageTag(language) else { throw .badLanguage(language, key: key) }
        let phrase = try localization.phrase(key: key, language: language)
        texts[CatalogueEntry.name(tag, likely: likely(tag)), default: [:]][key] = phrase
        if language == file.sourceLanguage { arguments[key] = phrase.placeholders }
      }
    }
    self.texts = texts
    self.arguments = arguments
  }

  /// The text of a key in the first of the entries that has it.
  package func phrase(_ key: String, in entries: [LanguageTag]) -> Phrase? {
    entries.lazy.compactMap { texts[$0]?[key] }.first
  }
}

/// How a catalogue's entries are named.
package enum CatalogueEntry {
  /// The name of a locale's entry: language, script and, if the locale has one, region.
  package static func name(_ tag: LanguageTag, likely: LanguageTag) -> LanguageTag {
    // CLDR has Bokmål under both codes; for words they are one language.
    LanguageTag(
      language: tag.language == "no" ? "nb" : tag.language, script: likely.script, region: tag.region)
  }
}

extension Phrase {
  /// The names of the placeholders `{name}`, each once, in the order of the text.
  package var placeholders: [String] {
    var names: [String] = []
    for match in texts.flatMap({ $0.matches(of: #/\{([a-z]+)\}/#) }) {
      let name = String(match.output.1)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
