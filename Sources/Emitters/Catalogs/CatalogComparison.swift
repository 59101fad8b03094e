import AlmanacKit
package import AlmanacReading

/// Makes and reads the paths of the values in a String Catalog, such as [`de`, `action.done`].
///
/// The path of a text has the locale's tag, the text's key and, in a plural, the plural category. The path of a text's
/// state has one more key, `state`.
package enum CatalogPath {
  static let sourceLanguage = "sourceLanguage"
  static let state = "state"

  /// The path of the comment for a key, which is the same for all locales.
  static func comment(of key: String) -> ValuePath { ValuePath(["\(key).comment"]) }

  /// The path of a locale's entry, such as [`de`].
  ///
  /// The content of a catalog has such an entry for each locale with texts. The path never equals the path of a comment
  /// or of the source language, because a tag contains no dot, and `sourceLanguage` is not a tag.
  package static func locale(_ tag: String) -> ValuePath { ValuePath([tag]) }

  /// The tag of the locale whose entry is at a path.
  ///
  /// The result is `nil` for the path of a text, a state, a comment or the source language.
  package static func locale(at path: ValuePath) -> String? {
    path.keys.count == 1 && path.keys[0] != sourceLanguage && LocaleTag.isWellFormed(path.keys[0])
      ? path.keys[0] : nil
  }
}

// The catalogs repeat the texts of the JSON, with Apple's format specifiers.
extension CatalogsFormat {
  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    var reader = CatalogReader(bytes)
    var texts: [ValuePath: String] = [:]
    while let part = reader.next() {
      for (path, text) in part.values + [part.locale].compactMap(\.self) { texts[path] = text }
    }
    return reader.hasFailed ? nil : .catalog(texts)
  }

  /// The contents of two versions of a catalog, without the texts that are the same in both.
  ///
  /// The catalogs of all locales have half a million texts, and most of them are the same in both versions.
  static func contents(
    of old: [UInt8], _ new: [UInt8], at path: String
  ) -> (old: FileContent?, new: FileContent?) {
    var (before, after) = (CatalogSide(old), CatalogSide(new))
    while let next = [before.part?.place, after.part?.place].compactMap(\.self).min(),
      !before.hasFailed, !after.hasFailed
    {
      let (left, right) = (before.take(next), after.take(next))
      before.add(left, besides: right)
      after.add(right, besides: left)
    }
    return (before.content, after.content)
  }

  static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath {
    ValuePath(Array(path.keys.dropFirst()))
  }

  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    guard let table = file(of: subject), let first = path.keys.first,
      !TextCollector.omittedTables.contains(first)
    else { return [] }
    let isWord = subject.kind == .locale && first == "strings" && path.keys.count > 1
    let keys = isWord ? Array(path.keys.dropFirst()) : [path.description]
    return [keys, keys + [CatalogPath.state]].map { ValuePlace(table: table, path: ValuePath($0)) }
  }

  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool {
    table == localizable + ending
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    if path.keys.last == CatalogPath.state, path.keys.count > 1 {
      // A state is a copy if it is added or removed together with its text. A changed state is never a copy, because the
      // JSON has no states.
      return copy.isAddition != nil && copy.isAddition == original.isAddition
    }
    return PlaceholderNames.arePlatformForms(copy, of: original, isPlural: path.keys.count == 2)
  }
}

/// One of two versions of a catalog that are compared.
private struct CatalogSide {
  private var reader: CatalogReader
  private(set) var part: CatalogReader.Part?
  private var texts: [ValuePath: String] = [:]

  init(_ bytes: [UInt8]) {
    reader = CatalogReader(bytes)
    part = reader.next()
  }

  var hasFailed: Bool { reader.hasFailed }

  /// The tags of all locales in this version, and the texts that differ from the other version.
  ///
  /// It is `nil` if the file has a line that Almanac does not write.
  var content: FileContent? { hasFailed ? nil : .catalog(texts) }

  /// Takes the part at a place in the file; `nil` if this version has no part at that place.
  mutating func take(_ place: CatalogReader.Place) -> CatalogReader.Part? {
    guard let part, part.place == place else { return nil }
    self.part = reader.next()
    return part
  }

  mutating func add(_ part: CatalogReader.Part?, besides other: CatalogReader.Part?) {
    guard let part else { return }
    // The locale of a part is always recorded. The texts of the part are recorded only if the other version does not
    // have the same texts at the same place.
    if let (path, tag) = part.locale { texts[path] = tag }
    let isSame = other.map { other in
      part.values.elementsEqual(other.values) {
        $0.path == $1.path && $0.text.utf8.elementsEqual($1.text.utf8)
      }
    }
    for (path, text) in part.values where isSame != true { texts[path] = text }
  }
}
