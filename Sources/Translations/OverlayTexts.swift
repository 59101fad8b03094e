import AlmanacKit

/// The texts of an overlay by language, while they are collected, and how much the overlays of the run have with them.
struct OverlayTexts {
  /// The texts of an entry.
  private struct Table {
    let entry: LanguageTag
    var texts: [String: CatalogueText] = [:]
    /// The bytes of its texts and their keys as files have them, in this overlay and those before it.
    var bytes: Int
  }

  /// By the index of their entry: a catalog has a million texts, and to hash a tag takes as long as all the rest.
  private var tables: [Table] = []
  private var indices: [LanguageTag: Int] = [:]
  private let before: OverlaySizes

  init(after before: OverlaySizes) { self.before = before }

  /// The index of an entry.
  mutating func index(of entry: LanguageTag) -> Int {
    if let index = indices[entry] { return index }
    indices[entry] = tables.count
    tables.append(Table(entry: entry, bytes: before.bytes[entry] ?? 0))
    return tables.count - 1
  }

  /// Adds a text to the entry of an index; returns how many bytes the entry has if that just became too many.
  mutating func add(_ text: CatalogueText, of key: String, to index: Int) -> Int? {
    tables[index].texts[key] = text
    let size = text.phrase.texts.reduce(key.escapedSize) { $0 + $1.escapedSize }
    tables[index].bytes += size
    let bytes = tables[index].bytes
    return bytes > Limits.file && bytes - size <= Limits.file ? bytes : nil
  }

  /// The texts by entry.
  var byEntry: LanguageTexts {
    tables.reduce(into: [:]) { texts, table in
      if !table.texts.isEmpty { texts[table.entry] = table.texts }
    }
  }

  /// The bytes by entry, of all overlays so far.
  var bytes: [LanguageTag: Int] {
    tables.reduce(into: before.bytes) { $0[$1.entry] = $1.bytes }
  }
}

extension String {
  /// How many bytes JSON and `.strings` at least need for the text, which write a control as six.
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
