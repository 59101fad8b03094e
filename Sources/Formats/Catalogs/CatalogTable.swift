import AlmanacKit

/// The texts of a String Catalog in all locales, stored in little memory until the file is written.
///
/// Most locales of a language have the same texts. So each different localization (a text with its state, as bytes of
/// the file) is stored only once. Texts and keys are compared byte by byte, because Swift compares strings by canonical
/// equivalence.
struct CatalogTable: Sendable {
  /// Every key and every localization, each once.
  private var known: Set<[UInt8]> = []
  private var locales: [String: [Entry]] = [:]

  /// A text in a locale, as bytes.
  struct Entry: Sendable {
    fileprivate var key: [UInt8]
    /// The JSON that follows the locale's tag in the catalog: the text and its state.
    fileprivate var localization: [UInt8]

    init(_ text: AppleTable.Text) {
      key = Array(text.key.utf8)
      // The depth is 4 because a localization is inside four objects: the catalog, its strings, the key and the key's
      // localizations.
      let bytes = JSONWriter.bytes(
        of: text.phrase.localization(unreviewed: text.unreviewed), depth: 4, .stringCatalog)
      // The copy has no room for further bytes, unlike the array that the writer filled.
      localization = Array(bytes[...])
    }
  }

  /// Sets the texts of the locale `tag`; a run calls this once for each locale.
  mutating func set(_ entries: [Entry], of tag: String) {
    locales[tag] = entries.map { entry in
      var entry = entry
      entry.key = known.insert(entry.key).memberAfterInsert
      entry.localization = known.insert(entry.localization).memberAfterInsert
      return entry
    }
  }

  /// The bytes of the catalog; `nil` if it has no texts.
  ///
  /// Writing stops when the catalog is certainly larger than `Limits.catalog`, because Almanac later refuses a file of
  /// that size.
  func bytes(sourceLanguage: String, comments: [String: String]) -> [UInt8]? {
    let entries = entries
    guard !entries.isEmpty else { return nil }
    return JSONWriter.bytes(.stringCatalog, capacity: Limits.catalog) { writer in
      writer.text("sourceLanguage", sourceLanguage)
      writer.group("strings") { writer in
        var least = 0
        for entry in entries where least <= Limits.catalog {
          write(entry, comments, &writer)
          least += entry.texts.reduce(0) { $0 + $1.localization.count }
        }
      }
      // Xcode 15 and later write this version of the format.
      writer.text("version", "1.0")
    }
  }

  private func write(
    _ entry: (key: String, texts: [LocalText]), _ comments: [String: String], _ writer: inout JSONWriter
  ) {
    writer.group(entry.key) { writer in
      if let comment = comments[entry.key] { writer.text("comment", comment) }
      // With this state, Xcode does not remove keys that it does not find in the app's code.
      writer.text("extractionState", "manual")
      writer.group("localizations") { writer in
        for text in entry.texts { writer.written(text.tag, text.localization) }
      }
    }
  }

  private typealias LocalText = (tag: String, localization: [UInt8])

  /// The keys, sorted, each with its texts, which are sorted by the tags of their locales.
  private var entries: [(key: String, texts: [LocalText])] {
    var texts: [[UInt8]: [LocalText]] = [:]
    for (tag, entries) in locales.sortedByUTF8() {
      for entry in entries { texts[entry.key, default: []].append((tag, entry.localization)) }
    }
    return texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }
}
