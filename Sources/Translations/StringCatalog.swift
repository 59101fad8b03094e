package import AlmanacKit

/// The picker's own words in every language Almanac has them in, from an Apple String Catalog, and the overlays
/// an app puts over them.
package struct StringCatalog: Sendable {
  /// The keys there are, each with what its texts hold in the source language.
  package private(set) var shapes: [String: TextShape]
  /// Where each key's text appears in a picker, in English, for translators.
  package private(set) var comments: [String: String]
  /// The texts, Almanac's own first; a later one wins over the earlier ones.
  private var layers: [Layer]

  private struct Layer: Sendable {
    let texts: LanguageTexts
    let origin: Origin
  }

  /// Reads a catalogue.
  ///
  /// `likely` adds the likely script to a tag (UTS 35), so that `zh-Hans` and `zh` are one language.
  package init(
    reading bytes: [UInt8], likely: (LanguageTag) -> LanguageTag
  ) throws(StringCatalogError) {
    let file: StringCatalogFile
    do throws(StringCatalogMismatches) {
      file = try StringCatalogFile(reading: bytes)
    } catch {
      throw .notACatalogue(reason: error.mismatches.map(\.reason).joined(separator: ", "))
    }
    var tables: [String: (entry: LanguageTag, texts: [String: CatalogueText])] = [:]
    var shapes: [String: TextShape] = [:]
    comments = file.strings.compactMapValues(\.comment)
    for (key, entry) in file.strings {
      for localization in entry.localizations ?? [] {
        let language = localization.language
        if tables[language] == nil {
          guard let tag = LanguageTag(language) else { throw .badLanguage(language, key: key) }
          // Most languages have every key.
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
    layers = [Layer(texts: try Self.texts(of: tables), origin: .catalogue)]
  }

  /// The languages' texts by entry; two may have the same one, as `zh` and `zh-Hans`, with texts of different keys.
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

  /// The same catalogue with an app's texts over it.
  package func overlaid(with overlay: Overlay) -> StringCatalog {
    var catalogue = self
    catalogue.shapes.merge(overlay.ownKeys) { known, _ in known }
    catalogue.comments.merge(overlay.comments) { known, _ in known }
    catalogue.layers.append(Layer(texts: overlay.texts, origin: .override))
    return catalogue
  }

  /// What a locale finds in its entries, which stand in the order in which they are searched.
  ///
  /// An overlay wins along all the entries: its German comes before the catalogue's Austrian German.
  package func texts(in entries: [LanguageTag]) -> LocaleTexts {
    LocaleTexts(
      tables: layers.reversed().flatMap { layer in
        entries.compactMap { entry in layer.texts[entry].map { ($0, layer.origin) } }
      })
  }

  /// Whether there are texts of an app's.
  var hasOverlays: Bool { layers.count > 1 }

  /// The entries with texts.
  var entries: Set<LanguageTag> { layers.reduce(into: []) { $0.formUnion($1.texts.keys) } }

  /// The texts of an entry by key, those that win.
  func texts(of entry: LanguageTag) -> [String: CatalogueText] {
    layers.reduce(into: [:]) { texts, layer in
      if let later = layer.texts[entry] { texts.merge(later) { $1 } }
    }
  }

  /// Whether there are texts in an entry.
  package func hasTexts(in entry: LanguageTag) -> Bool {
    layers.contains { $0.texts[entry] != nil }
  }
}

/// The texts of a locale's entries in a catalogue and its overlays.
package struct LocaleTexts: Sendable {
  /// The entries' texts by key, those that win first, and whether they are Almanac's or an overlay's.
  fileprivate let tables: [(texts: [String: CatalogueText], origin: Origin)]

  /// The text of a key, and whether it is Almanac's or an overlay's; `nil` if no entry has it.
  package func text(_ key: String) -> (text: CatalogueText, origin: Origin)? {
    for table in tables {
      if let text = table.texts[key] { return (text, table.origin) }
    }
    return nil
  }
}

/// Texts by language, script and region, then by key.
typealias LanguageTexts = [LanguageTag: [String: CatalogueText]]

/// How a catalogue's entries are named.
package enum CatalogueEntry {
  /// The name of a locale's entry: language, script and, if the locale has one, region.
  package static func name(_ tag: LanguageTag, likely: LanguageTag) -> LanguageTag {
    // CLDR has Bokmål under both codes; for words they are one language.
    LanguageTag(
      language: tag.language == "no" ? "nb" : tag.language, script: likely.script, region: tag.region)
  }
}

/// What every text of a key holds, in whichever language.
package struct TextShape: Equatable, Sendable {
  /// The names of the placeholders, in the source language's order.
  package let placeholders: [String]
  /// Whether a number chooses one of several forms.
  package let isPlural: Bool

  package init(placeholders: [String], isPlural: Bool) {
    self.placeholders = placeholders
    self.isPlural = isPlural
  }

  /// The shape a phrase of the source language gives its key.
  init(of phrase: Phrase) {
    placeholders = phrase.placeholders
    isPlural = phrase.isPlural
  }
}

extension Phrase {
  /// The names of the placeholders `{name}`, each once, in the order of the text.
  package var placeholders: [String] {
    var found = PlaceholderNames()
    for text in texts { found.add(text) }
    return found.names
  }
}

/// The names of placeholders, each once, in the order in which they are found.
private struct PlaceholderNames {
  private(set) var names: [String] = []
  private var known: Set<String> = []

  /// Adds the names in a text: what is between `{` and the next `}`, with no `{` in between.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var (open, index): (Int?, Int) = (nil, 0)
      while index < bytes.count {
        if bytes[index] == 0x7B {
          open = index + 1
        } else if bytes[index] == 0x7D, let start = open {
          add(bytes[start..<index])
          open = nil
        }
        index += 1
      }
    }
  }

  private mutating func add(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    let name = String(decoding: name, as: UTF8.self)
    if known.insert(name).inserted { names.append(name) }
  }
}
