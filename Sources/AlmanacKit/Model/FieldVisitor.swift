/// What walks over the fields of a file of the bundle.
///
/// Each model type lists its fields once, in its `walk`, with keys sorted by their UTF-8 bytes as the files
/// sort them. The JSON writer, the keys of `.strings`, the paths of `sources` and the terminal's tables are
/// visitors, so that none of them names a field.
package protocol FieldVisitor {
  /// The next field, which has the key, is of a kind, and so are the fields inside it.
  mutating func kind(_ kind: FieldKind, of key: String)
  /// The next field, which has the key, repeats values of other fields; their paths are those of `sources`.
  mutating func derived(_ key: String, from paths: String...)
  /// An object begins.
  mutating func begin(_ key: String)
  /// The object that began last ends.
  mutating func end()
  /// A fact that is the same in every language: a code, a version.
  mutating func text(_ key: String, _ value: String)
  /// A number, or `null` where its absence is a fact.
  mutating func number(_ key: String, _ value: Int?)
  /// A list of numbers.
  mutating func numbers(_ key: String, _ values: [Int])
  /// A list of facts: codes, digits; `codes` says what its entries are called, and is `nil` for a list that is one
  /// value as a whole.
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?)
  /// A fact with lists or objects inside.
  mutating func structure(_ key: String, _ value: Structure)
  /// A table of texts people read, with the code of each.
  ///
  /// `isGroup` says that the table stands for the object around it, so that its own key is left out of the
  /// path of a text: `years.2026`, not `years.display.2026`.
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool)
  /// One text people read, whose key is its code.
  mutating func label(_ key: String, _ value: String)
  /// A date pattern (UTS 35), or a pattern with `{0}`.
  mutating func pattern(_ key: String, _ value: String)
  /// One of the picker's own words.
  mutating func phrase(_ key: String, _ value: Phrase)
  /// Where the values come from, by path, sorted; visitors that ignore facts can skip the sorting.
  mutating func origins(_ key: String, _ values: [String: Origin])
}

extension FieldVisitor {
  package mutating func kind(_ kind: FieldKind, of key: String) {}

  package mutating func derived(_ key: String, from paths: String...) {}

  /// An object whose fields `fields` walks.
  package mutating func group(_ key: String, _ fields: (inout Self) -> Void) {
    begin(key)
    fields(&self)
    end()
  }

  /// A list that is one value as a whole.
  package mutating func list(_ key: String, _ values: [String]) {
    list(key, values, codes: nil)
  }

  /// A table of texts with a path of its own.
  package mutating func labels(_ key: String, _ values: [String], codes: EntryCodes) {
    labels(key, values, codes: codes, isGroup: false)
  }

  /// An object of texts people read, sorted by key.
  package mutating func labels(_ key: String, _ values: [String: String]) {
    group(key) { visitor in
      for (key, value) in values.sortedByUTF8() { visitor.label(key, value) }
    }
  }

  package mutating func origins(_ key: String, _ values: [String: Origin]) {
    group(key) { visitor in
      for (key, value) in values.sortedByUTF8() { visitor.text(key, value.rawValue) }
    }
  }
}

/// What can be written as a file of the bundle.
package protocol Walkable {
  /// Visits every field in the order of the file.
  func walk(_ visitor: inout some FieldVisitor)
}

extension Dictionary where Key == String {
  /// The entries in the order of the keys' UTF-8 bytes, which is the order of every file.
  @inlinable package func sortedByUTF8() -> [(key: String, value: Value)] {
    // Swift orders ASCII by its bytes, and fast; other texts it orders by what they mean.
    let isASCII = keys.allSatisfy {
      $0.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
    }
    var entries: [(key: String, value: Value)] = Array(self)
    if isASCII {
      entries.sort { $0.key < $1.key }
    } else {
      entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
    return entries
  }
}
