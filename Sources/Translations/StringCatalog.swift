package import AlmanacKit

/// The picker's words in all of Almanac's languages, with the texts of an app's overlays.
///
/// The words come from an Apple String Catalog.
package struct StringCatalog: Sendable {
  /// For each key, the placeholders of the text in the source language, and whether the text has plural forms.
  package private(set) var shapes: [String: TextShape]
  /// For each key, a comment in English for translators: where the text appears in a picker.
  package private(set) var comments: [String: String]
  /// The texts in layers: Almanac's texts first, then each overlay, which overrides the layers before it.
  private var layers: [Layer]

  private struct Layer: Sendable {
    let texts: LayerTexts
    let origin: Origin
  }

  /// Opens Almanac's own catalog; reads only the texts of the languages that are needed, when they are needed.
  ///
  /// Reading all texts takes longer than everything else in a small run. A test reads them all, so an error in one of
  /// them is a mistake of Almanac's. `likely` adds the likely script to a tag (UTS 35), so that `zh-Hans` and `zh`
  /// are one language.
  package init(
    shipped bytes: [UInt8], likely: (LanguageTag) -> LanguageTag
  ) throws(StringCatalogError) {
    let file = try StringCatalogFile(reading: bytes, textsLater: true)
    comments = file.strings.compactMapValues(\.comment)
    let late = try LateTexts(of: file, in: bytes, likely: likely)
    layers = [Layer(texts: .late(late), origin: .catalogue)]
    let source = LanguageTag(file.sourceLanguage).flatMap {
      late[CatalogueEntry.name($0, likely: likely($0))]
    }
    shapes = (source ?? [:]).mapValues { TextShape(of: $0.phrase) }
  }

  /// Reads a catalog.
  package init(
    reading bytes: [UInt8], likely: (LanguageTag) -> LanguageTag
  ) throws(StringCatalogError) {
    let file = try StringCatalogFile(reading: bytes)
    var tables: [String: (entry: LanguageTag, texts: [String: CatalogueText])] = [:]
    var shapes: [String: TextShape] = [:]
    comments = file.strings.compactMapValues(\.comment)
    for (key, entry) in file.strings {
      for localization in entry.localizations ?? [] {
        let language = localization.language
        if tables[language] == nil {
          guard let tag = LanguageTag(language) else { throw .badLanguage(language, key: key) }
          // The table has room for every key, because most languages have a text for every key.
          tables[language] = (
            CatalogueEntry.name(tag, likely: likely(tag)), Dictionary(minimumCapacity: file.strings.count)
          )
        }
        guard let text = try localization.text(of: key) else { continue }
        tables[language]?.texts[key] = text
        if language == file.sourceLanguage { shapes[key] = TextShape(of: text.phrase) }
      }
    }
    self.shapes = shapes
    layers = [Layer(texts: .whole(try Self.texts(of: tables)), origin: .catalogue)]
  }

  /// The texts of each entry; throws if two languages have the same entry, and both have a text for the same key.
  ///
  /// For example, `zh` and `zh-Hans` have the same entry.
  private static func texts(
    of tables: [String: (entry: LanguageTag, texts: [String: CatalogueText])]
  ) throws(StringCatalogError) -> LanguageTexts {
    var texts: LanguageTexts = [:]
    var languages: [LanguageTag: String] = [:]
    for (language, table) in tables.sortedByUTF8() where !table.texts.isEmpty {
      guard let known = texts[table.entry], let other = languages[table.entry] else {
        texts[table.entry] = table.texts
        languages[table.entry] = language
        continue
      }
      if let key = table.texts.keys.filter({ known[$0] != nil }).min() {
        throw .sameLanguage(other, language, key: key)
      }
      texts[table.entry]?.merge(table.texts) { $1 }
    }
    return texts
  }

  /// The catalog with an overlay as its last layer, which overrides the earlier texts.
  package func overlaid(with overlay: Overlay) -> StringCatalog {
    var catalogue = self
    catalogue.shapes.merge(overlay.ownKeys) { known, _ in known }
    catalogue.comments.merge(overlay.comments) { known, _ in known }
    catalogue.layers.append(Layer(texts: .whole(overlay.texts), origin: .override))
    return catalogue
  }

  /// The texts that a locale can use; `entries` are the locale's entries, in the order in which they are searched.
  ///
  /// Overlays are searched first, in all entries: an overlay's German text overrides the catalog's Austrian German
  /// text.
  package func texts(in entries: [LanguageTag]) -> LocaleTexts {
    LocaleTexts(
      tables: layers.reversed().flatMap { layer in
        entries.compactMap { entry in layer.texts[entry].map { ($0, layer.origin) } }
      })
  }

  /// Whether the catalog has any overlay.
  var hasOverlays: Bool { layers.count > 1 }

  /// The entries, such as `de-Latn-AT`, that have texts in any layer.
  var entries: Set<LanguageTag> { layers.reduce(into: []) { $0.formUnion($1.texts.entries) } }

  /// The texts of an entry by key; each text comes from the last layer that has it.
  func texts(of entry: LanguageTag) -> [String: CatalogueText] {
    layers.reduce(into: [:]) { texts, layer in
      if let later = layer.texts[entry] { texts.merge(later) { $1 } }
    }
  }

  /// Whether any layer has texts for an entry.
  package func hasTexts(in entry: LanguageTag) -> Bool {
    layers.contains { $0.texts.has(entry) }
  }
}

/// The texts that a locale can use, from a catalog and its overlays.
package struct LocaleTexts: Sendable {
  /// The tables of texts by key, in the order in which they are searched; a table's origin is the catalog or an
  /// overlay.
  fileprivate let tables: [(texts: [String: CatalogueText], origin: Origin)]

  /// The text for a key, and its origin: the catalog or an overlay; `nil` if no table has the key.
  package func text(_ key: String) -> (text: CatalogueText, origin: Origin)? {
    for table in tables {
      if let text = table.texts[key] { return (text, table.origin) }
    }
    return nil
  }
}

/// Texts by entry, such as `de-Latn-AT`, and then by key.
typealias LanguageTexts = [LanguageTag: [String: CatalogueText]]

/// The texts of a catalog or of an overlay.
private enum LayerTexts: Sendable {
  case whole(LanguageTexts)
  case late(LateTexts)

  subscript(_ entry: LanguageTag) -> [String: CatalogueText]? {
    switch self {
    case .whole(let texts): texts[entry]
    case .late(let texts): texts[entry]
    }
  }

  /// The entries that have texts.
  var entries: Set<LanguageTag> {
    switch self {
    case .whole(let texts): Set(texts.keys)
    case .late(let texts): Set(texts.places.keys)
    }
  }

  func has(_ entry: LanguageTag) -> Bool {
    switch self {
    case .whole(let texts): texts[entry] != nil
    case .late(let texts): texts.places[entry] != nil
    }
  }
}

/// Makes the names of entries, such as `de-Latn-AT`, under which a catalog keeps its texts.
package enum CatalogueEntry {
  /// The entry for a locale, as in `de-Latn-AT`: the language, the likely script and, if the locale has one, the
  /// region.
  package static func name(_ tag: LanguageTag, likely: LanguageTag) -> LanguageTag {
    // CLDR has Bokmål under the codes `no` and `nb`; for words, they are one language.
    LanguageTag(
      language: tag.language == "no" ? "nb" : tag.language, script: likely.script, region: tag.region)
  }
}

/// The shape of a key's texts, which is the same in every language: their placeholders, and whether they have plural
/// forms.
package struct TextShape: Equatable, Sendable {
  /// The names of the placeholders, in the order of the source language's text.
  package let placeholders: [String]
  /// Whether the key's texts have plural forms, such as `{n} day` and `{n} days`.
  package let isPlural: Bool

  package init(placeholders: [String], isPlural: Bool) {
    self.placeholders = placeholders
    self.isPlural = isPlural
  }

  /// Takes the shape from a phrase in the source language.
  init(of phrase: Phrase) {
    placeholders = phrase.placeholders
    isPlural = phrase.isPlural
  }
}

extension Phrase {
  /// The names of the placeholders in the phrase, as in `date` for `{date}`, in order and without duplicates.
  package var placeholders: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for var text in texts {
      text.withUTF8 { bytes in
        names += Placeholders.names(in: bytes).map(bytes.text).filter { known.insert($0).inserted }
      }
    }
    return names
  }
}
