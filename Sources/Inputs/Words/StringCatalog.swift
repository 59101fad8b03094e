package import AlmanacKit

/// The picker's words in all of Almanac's languages, with the texts of an app's overlays.
///
/// The words come from an Apple String Catalog.
package struct StringCatalog: Sendable {
  /// For each key, the placeholders of the text in the source language, and whether the text has plural forms.
  package private(set) var shapes: [String: TextShape]
  /// For each key, a comment in English for translators: where the text appears in a picker.
  package private(set) var comments: [String: String]
  /// For each key of an app, the text in the source language of the overlay that adds the key.
  package private(set) var sources: [String: Phrase] = [:]
  private let own: LateTexts
  /// The texts of the overlays; each overlay overrides the earlier ones and Almanac's own texts.
  private var overlays: [LanguageTexts] = []

  /// Opens Almanac's own catalog.
  ///
  /// The texts of a language are read when they are first needed, because reading all texts takes longer than
  /// everything else in a small run. A test reads them all, so an error in one of them is a mistake of Almanac's.
  /// `likely` adds the likely script to a tag (UTS 35), so that `zh-Hans` and `zh` are one language.
  package init(reading bytes: [UInt8], likely: (LanguageTag) -> LanguageTag) {
    let file = StringCatalogFile(opening: bytes)
    comments = file.strings.compactMapValues(\.comment)
    let texts = LateTexts(of: file, in: bytes, likely: likely)
    let source = LanguageTag(file.sourceLanguage).map { CatalogueEntry.name($0, likely: likely($0)) }
    shapes = (source.flatMap { texts[$0] } ?? [:]).mapValues { TextShape(of: $0.phrase) }
    own = texts
  }

  /// The catalog with another overlay, which overrides the earlier texts.
  package func overlaid(with overlay: Overlay) -> StringCatalog {
    var catalogue = self
    catalogue.shapes.merge(overlay.ownKeys) { known, _ in known }
    catalogue.sources.merge(overlay.sources) { known, _ in known }
    // The comment of an entry that is left out belongs to no word.
    let comments = overlay.comments.filter { catalogue.shapes[$0.key] != nil }
    catalogue.comments.merge(comments) { known, _ in known }
    catalogue.overlays.append(overlay.texts)
    return catalogue
  }

  /// The texts that a locale can use; `entries` are the locale's entries, in the order in which they are searched.
  ///
  /// Overlays are searched first, in all entries: an overlay's German text overrides the catalog's Austrian German
  /// text.
  package func texts(in entries: [LanguageTag]) -> LocaleTexts {
    let overlaid = entries + [CatalogueEntry.everyLanguage]
    return LocaleTexts(
      tables: overlays.reversed().flatMap { texts in
        overlaid.compactMap { entry in texts[entry].map { ($0, .override) } }
      } + entries.compactMap { entry in own[entry].map { ($0, .catalogue) } })
  }

  /// The entries, such as `de-Latn-AT`, that have texts in the catalog or an overlay.
  var entries: Set<LanguageTag> { overlays.reduce(into: Set(own.places.keys)) { $0.formUnion($1.keys) } }

  /// The texts of an entry by key; each text comes from the last overlay that has it, or from the catalog.
  func texts(of entry: LanguageTag) -> [String: CatalogueText] {
    overlays.reduce(into: own[entry] ?? [:]) { texts, overlay in
      for later in [overlay[CatalogueEntry.everyLanguage], overlay[entry]] {
        texts.merge(later ?? [:]) { $1 }
      }
    }
  }

  /// Whether the catalog or an overlay has texts for an entry.
  package func hasTexts(in entry: LanguageTag) -> Bool {
    own.places[entry] != nil || overlays.contains { $0[entry] != nil }
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

/// Makes the names of entries, such as `de-Latn-AT`, under which a catalog keeps its texts.
package enum CatalogueEntry {
  /// The entry of an overlay's texts that are the same in every language, such as the name of an app.
  static let everyLanguage = LanguageTag(language: "und")

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
