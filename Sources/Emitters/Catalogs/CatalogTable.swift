import AlmanacKit

/// The texts of a String Catalog in all locales, kept compactly until the file is written.
///
/// Most locales of a language have the same texts, so each localization is kept once, as the bytes that it has in the
/// file. Texts and keys are compared byte by byte: Swift takes texts for equal that only look the same.
struct CatalogTable: Sendable {
  private var keys = ByteIndex()
  private var localizations = ByteIndex()
  private var locales: [String: [Unit]] = [:]

  /// A text of a locale: the indexes of its key and of its localization.
  private struct Unit: Sendable {
    let key: Int32
    let localization: Int32
  }

  /// A text of a locale as bytes.
  struct Entry: Sendable {
    let key: [UInt8]
    /// What follows the locale's tag in the file.
    let localization: [UInt8]

    init(key: String, _ phrase: Phrase, unreviewed: Set<PluralCategory>) {
      self.key = Array(key.utf8)
      // The catalog, its strings, the text and its localizations are around it.
      localization = JSONWriter.bytes(
        of: phrase.localization(unreviewed: unreviewed), depth: 4, .stringCatalog)
    }
  }

  /// Sets the texts of a locale, whatever was known of the locale.
  mutating func set(_ entries: [Entry], of tag: String) {
    locales[tag] = entries.map { entry in
      Unit(key: keys.index(of: entry.key), localization: localizations.index(of: entry.localization))
    }
  }

  /// The bytes of the file; `nil` without texts.
  ///
  /// A file that is certainly too large is not written to its end: it is refused for what it has.
  func bytes(sourceLanguage: String, comments: [String: String]) -> [UInt8]? {
    let entries = entries
    guard !entries.isEmpty else { return nil }
    return JSONWriter.bytes(.stringCatalog, capacity: Limits.catalog) { writer in
      writer.text("sourceLanguage", sourceLanguage)
      writer.group("strings") { writer in
        var least = 0
        for entry in entries where least <= Limits.catalog {
          write(entry, comments, &writer)
          least += entry.texts.reduce(0) { $0 + localizations.bytes(at: $1.localization).count }
        }
      }
      writer.text("version", CatalogLayout.version)
    }
  }

  private func write(
    _ entry: (key: String, texts: [LocalText]), _ comments: [String: String], _ writer: inout JSONWriter
  ) {
    writer.group(entry.key) { writer in
      if let comment = comments[entry.key] { writer.text("comment", comment) }
      writer.text("extractionState", CatalogLayout.extractionState)
      writer.group("localizations") { writer in
        for text in entry.texts { writer.written(text.tag, localizations.bytes(at: text.localization)) }
      }
    }
  }

  private typealias LocalText = (tag: String, localization: Int32)

  /// The texts of each key, by the order of the keys and of the tags.
  private var entries: [(key: String, texts: [LocalText])] {
    var texts = [[LocalText]](repeating: [], count: keys.count)
    for (tag, units) in locales.sortedByUTF8() {
      for unit in units { texts[Int(unit.key)].append((tag, unit.localization)) }
    }
    return keys.sorted.compactMap { key, index in
      // A key of which only an earlier record of a locale had a text has none.
      texts[index].isEmpty ? nil : (String(decoding: key, as: UTF8.self), texts[index])
    }
  }
}

/// Different sequences of bytes, each with a number.
private struct ByteIndex: Sendable {
  private var indexes: [[UInt8]: Int32] = [:]
  private var values: [[UInt8]] = []

  var count: Int { values.count }

  /// The sequences with their numbers, in the order of their bytes.
  var sorted: [(bytes: [UInt8], index: Int)] {
    values.enumerated().map { ($1, $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
  }

  func bytes(at index: Int32) -> [UInt8] { values[Int(index)] }

  mutating func index(of bytes: [UInt8]) -> Int32 {
    if let known = indexes[bytes] { return known }
    let index = Int32(values.count)
    indexes[bytes] = index
    values.append(bytes)
    return index
  }
}
