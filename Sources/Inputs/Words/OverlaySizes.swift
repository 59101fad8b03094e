import AlmanacKit

/// The size of all overlays that a run has read so far: the keys that they add, and the bytes of their texts.
package struct OverlaySizes: Equatable, Sendable {
  /// The keys that the overlays add to Almanac's keys.
  var ownKeys: Set<String> = []
  /// The bytes of the keys in the overlays, in UTF-8; a key that several overlays have counts several times.
  var keyBytes = 0
  /// For each entry, such as `de-Latn`, the bytes that its texts and keys take in a file, with escapes.
  var bytes: [LanguageTag: Int] = [:]

  /// The sizes before the first overlay is read.
  package init() {}

  /// Counts the keys of a catalog; returns a problem and its offset in the file, if the overlays have too many keys.
  ///
  /// Swift normalizes a key each time it looks the key up, which takes seconds for some megabytes of Hebrew points.
  mutating func add(
    keysOf file: StringCatalogFile, known: [String: TextShape]
  ) -> (error: StringCatalogError, offset: Int)? {
    keyBytes += file.strings.keys.reduce(0) { $0 + $1.utf8.count }
    guard keyBytes <= Limits.overlayKeys else {
      return (.largeKeys(bytes: keyBytes), file.strings.values.map(\.offset).min() ?? 0)
    }
    let own = file.strings.compactMap { key, entry in known[key] == nil ? entry.offset : nil }
    let room = Limits.ownKeys - ownKeys.count
    guard own.count > room else { return nil }
    return (.manyOwnKeys(ownKeys.count + own.count), own.sorted()[max(0, room)])
  }

  /// Counts a text; if this text makes its entry too large, returns the entry's size in bytes.
  mutating func add(_ text: CatalogueText, of key: String, to entry: LanguageTag) -> Int? {
    let size = text.phrase.texts.reduce(key.escapedSize) { $0 + $1.escapedSize }
    let total = bytes[entry, default: 0] + size
    bytes[entry] = total
    return total > Limits.file && total - size <= Limits.file ? total : nil
  }
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
