import AlmanacKit

/// The texts of a String Catalog in all locales, stored in little memory until the file is written.
///
/// Most locales of a language have the same texts. So each different localization (a text with its state, as bytes of
/// the file) is stored only once. Texts and keys are compared byte by byte, because Swift compares strings by canonical
/// equivalence.
struct CatalogTable: Sendable {
  private var keys = ByteIndex()
  private var localizations = ByteIndex()
  private var locales: [String: [Unit]] = [:]

  /// A text in a locale, as the index of its key and the index of its localization.
  private typealias Unit = (key: Int32, localization: Int32)

  /// A text in a locale, as bytes.
  struct Entry: Sendable {
    let key: [UInt8]
    /// The JSON that follows the locale's tag in the catalog: the text and its state.
    let localization: [UInt8]

    init(_ text: AppleTable.Text) {
      key = Array(text.key.utf8)
      // The depth is 4 because a localization is inside four objects: the catalog, its strings, the key and the key's
      // localizations.
      localization = JSONWriter.bytes(
        of: text.phrase.localization(unreviewed: text.unreviewed), depth: 4, .stringCatalog)
    }
  }

  /// Sets the texts of the locale `tag`; a run calls this once for each locale.
  mutating func set(_ entries: [Entry], of tag: String) {
    locales[tag] = entries.map { entry in
      (keys.index(of: entry.key), localizations.index(of: entry.localization))
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
          least += entry.texts.reduce(0) { $0 + localizations.bytes(at: $1.localization).count }
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
        for text in entry.texts { writer.written(text.tag, localizations.bytes(at: text.localization)) }
      }
    }
  }

  private typealias LocalText = (tag: String, localization: Int32)

  /// The keys, sorted, each with its texts, which are sorted by the tags of their locales.
  private var entries: [(key: String, texts: [LocalText])] {
    var texts = [[LocalText]](repeating: [], count: keys.count)
    for (tag, units) in locales.sortedByUTF8() {
      for unit in units { texts[Int(unit.key)].append((tag, unit.localization)) }
    }
    return keys.sorted.map { key, index in (String(decoding: key, as: UTF8.self), texts[index]) }
  }
}

/// Gives a number to each sequence of bytes; equal sequences get the same number.
private struct ByteIndex: Sendable {
  private var indexes: [[UInt8]: Int32] = [:]
  private var values: [[UInt8]] = []

  var count: Int { values.count }

  /// All sequences of bytes, each with the number that it was given, sorted by their bytes.
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
