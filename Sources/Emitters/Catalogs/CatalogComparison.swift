import AlmanacKit
package import AlmanacReading

/// The paths of what a catalog says.
///
/// A text is at its tag, its key and, in a plural, its category; its state is at `state` behind that path.
package enum CatalogPath {
  static let sourceLanguage = "sourceLanguage"
  static let state = "state"

  /// The path of a comment, which belongs to no locale.
  static func comment(of key: String) -> ValuePath { ValuePath(["\(key).comment"]) }

  /// The path that says that a catalog has texts of a locale.
  ///
  /// A comment or the source language is never at such a path: no tag has a dot or is so long.
  package static func locale(_ tag: String) -> ValuePath { ValuePath([tag]) }

  /// The tag of a locale at such a path; `nil` if the path is another one.
  package static func locale(at path: ValuePath) -> String? {
    path.keys.count == 1 && path.keys[0] != sourceLanguage && LocaleTag.isWellFormed(path.keys[0])
      ? path.keys[0] : nil
  }
}

// The catalogs say what the JSON says, in Apple's form.
extension CatalogsFormat {
  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    var reader = CatalogReader(bytes)
    var texts: [ValuePath: String] = [:]
    while let part = reader.next() {
      for (path, text) in part.values + [part.locale].compactMap(\.self) { texts[path] = text }
    }
    return reader.hasFailed ? nil : .catalog(texts)
  }

  /// What differs: the catalogs of all locales have half a million texts, most of which are the same.
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
      // The state comes and goes with the text, and JSON has none.
      return copy.isAddition != nil && copy.isAddition == original.isAddition
    }
    return PlaceholderNames.areForms(copy, of: original, isPlural: path.keys.count == 2)
  }
}

/// A version of a catalog that is compared with another one.
private struct CatalogSide {
  private var reader: CatalogReader
  private(set) var part: CatalogReader.Part?
  private var texts: [ValuePath: String] = [:]

  init(_ bytes: [UInt8]) {
    reader = CatalogReader(bytes)
    part = reader.next()
  }

  var hasFailed: Bool { reader.hasFailed }

  /// What differs from the other version; `nil` if the bytes are not what Almanac writes.
  var content: FileContent? { hasFailed ? nil : .catalog(texts) }

  /// The part at a place; `nil` if this version has nothing there.
  mutating func take(_ place: CatalogReader.Place) -> CatalogReader.Part? {
    guard let part, part.place == place else { return nil }
    self.part = reader.next()
    return part
  }

  mutating func add(_ part: CatalogReader.Part?, besides other: CatalogReader.Part?) {
    guard let part else { return }
    // A locale is in both versions also where all texts that differ are in one of them.
    if let (path, tag) = part.locale { texts[path] = tag }
    let isSame = other.map { other in
      part.values.elementsEqual(other.values) {
        $0.path == $1.path && $0.text.utf8.elementsEqual($1.text.utf8)
      }
    }
    for (path, text) in part.values where isSame != true { texts[path] = text }
  }
}
