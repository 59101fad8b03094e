package import AlmanacKit

extension StringCatalog {
  /// The first catalog entry, such as `de-Latn`, whose file would be too large; `nil` if every entry fits.
  ///
  /// The file has each of the app's names, with its text. `names` has the key for each name. `bytes` is the size of all
  /// names and texts. Even a small map can make a large file: a map of 1 MB can contain ten thousand names for one long
  /// text.
  func entryTooLarge(named names: [String: String]) -> (entry: LanguageTag, bytes: Int)? {
    var uses: [String: (count: Int, bytes: Int)] = [:]
    for (name, key) in names {
      uses[key, default: (0, 0)].count += 1
      uses[key, default: (0, 0)].bytes += name.utf8.count
    }
    for entry in entries.sorted() {
      let bytes = texts(of: entry).reduce(0) { sum, text in
        guard let use = uses[text.key] else { return sum }
        let size = text.value.phrase.texts.reduce(0) { $0 + $1.utf8.count }
        return sum + use.bytes + use.count * size
      }
      if bytes > Limits.file { return (entry, bytes) }
    }
    return nil
  }

  /// Throws if the words alone, including the texts of the overlays, are larger than a bundle may be.
  ///
  /// `entries` has the tag of each locale in the bundle. Each locale has at least the texts of its language and script,
  /// so only these texts are counted: the texts of `de-Latn` for `de-Latn-AT`. Without overlays, the words are never
  /// too large.
  package func checkSize(in entries: [LanguageTag]) throws(StringCatalogError) {
    guard hasOverlays else { return }
    var sizes: [LanguageTag: Int] = [:]
    var bytes = 0
    for entry in entries {
      let language = LanguageTag(language: entry.language, script: entry.script)
      // The bytes of the keys and the texts.
      let size =
        sizes[language]
        ?? texts(of: language).reduce(0) { sum, text in
          text.value.phrase.texts.reduce(sum + text.key.utf8.count) { $0 + $1.utf8.count }
        }
      sizes[language] = size
      bytes += size
    }
    guard bytes > Limits.bundle else { return }
    throw .largeBundle(bytes: bytes, locales: entries.count)
  }
}
