package import AlmanacKit

extension StringCatalog {
  /// An entry in which the texts under an app's own names are more than a file can have, and how many bytes they are;
  /// `nil` if every entry fits.
  ///
  /// `names` are the keys by name. A map of 1 MB can give one long text ten thousand names.
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
}

extension StringCatalog {
  /// Throws if the overlays' texts alone make the files of locales larger than a bundle can be.
  ///
  /// `entries` are the locales' own entries. A locale has at least the texts of its language.
  package func checkSize(in entries: [LanguageTag]) throws(StringCatalogError) {
    guard hasOverlays else { return }
    var sizes: [LanguageTag: Int] = [:]
    var bytes = 0
    for entry in entries {
      let language = LanguageTag(language: entry.language, script: entry.script)
      let size = sizes[language] ?? self.bytes(of: language)
      sizes[language] = size
      bytes += size
    }
    guard bytes > Limits.bundle else { return }
    throw .largeBundle(bytes: bytes, locales: entries.count)
  }

  /// The bytes of the texts of an entry and their keys.
  private func bytes(of entry: LanguageTag) -> Int {
    texts(of: entry).reduce(0) { sum, text in
      text.value.phrase.texts.reduce(sum + text.key.utf8.count) { $0 + $1.utf8.count }
    }
  }
}
