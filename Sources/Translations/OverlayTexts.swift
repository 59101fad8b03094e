import AlmanacKit

/// Collects the texts of an overlay (a String Catalog given with `--strings`) by entry, and adds up their sizes.
///
/// An entry is the tag of a locale with its script, as in `de-Latn-AT`.
struct OverlayTexts {
  private struct Table {
    let entry: LanguageTag
    var texts: [String: CatalogueText] = [:]
    /// The bytes that the entry's texts and keys take in a file, in this overlay and all earlier overlays.
    var bytes: Int
  }

  /// The texts of each entry.
  ///
  /// This is an array, not a dictionary, because hashing a tag for each of a million texts would double the time.
  private var tables: [Table] = []
  private var indices: [LanguageTag: Int] = [:]
  private let before: OverlaySizes

  init(after before: OverlaySizes) { self.before = before }

  /// The index of an entry in `tables`; adds the entry if it is missing.
  mutating func index(of entry: LanguageTag) -> Int {
    if let index = indices[entry] { return index }
    indices[entry] = tables.count
    tables.append(Table(entry: entry, bytes: before.bytes[entry] ?? 0))
    return tables.count - 1
  }

  /// Adds a text to the entry at an index; if this text makes the entry too large, returns the entry's size in bytes.
  mutating func add(_ text: CatalogueText, of key: String, to index: Int) -> Int? {
    tables[index].texts[key] = text
    let size = text.phrase.texts.reduce(key.escapedSize) { $0 + $1.escapedSize }
    tables[index].bytes += size
    let bytes = tables[index].bytes
    return bytes > Limits.file && bytes - size <= Limits.file ? bytes : nil
  }

  var byEntry: LanguageTexts {
    tables.reduce(into: [:]) { texts, table in
      if !table.texts.isEmpty { texts[table.entry] = table.texts }
    }
  }

  /// For each entry, the bytes of its texts and keys in all overlays that were read so far.
  var bytes: [LanguageTag: Int] { tables.reduce(into: before.bytes) { $0[$1.entry] = $1.bytes } }
}

/// The size of all overlays that a run has read so far: the keys that they add, and the bytes of their texts.
package struct OverlaySizes: Equatable, Sendable {
  /// The keys that the overlays add to Almanac's keys.
  var ownKeys: Set<String> = []
  /// For each entry, such as `de-Latn`, the bytes that its texts and keys take in a file, with escapes.
  var bytes: [LanguageTag: Int] = [:]

  /// The sizes before the first overlay is read.
  package init() {}
}

extension String {
  /// The least number of bytes that the text takes in JSON and in `.strings`.
  ///
  /// An escaped character takes more bytes than in UTF-8. For example, U+007F takes six bytes.
  fileprivate var escapedSize: Int {
    var text = self
    return text.withUTF8 { bytes in
      var (size, index) = (bytes.count, 0)
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C {
          size += 1
        } else if byte == 0x7F {
          size += 5
        } else if byte == 0xC2, bytes[index + 1] < 0xA0 {
          size += 4
        }
        index += 1
      }
      return size
    }
  }
}
