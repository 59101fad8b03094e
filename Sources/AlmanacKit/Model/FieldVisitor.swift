/// Receives the fields of a bundle file, one after another.
///
/// Visitors write the JSON files, make the keys of `.strings` and collect the tables that the terminal shows. They
/// therefore need no list of all fields.
package protocol FieldVisitor: FieldPass where Failure == Never {
  /// Begins an object at `key`; the fields that are visited until `end` are inside it.
  mutating func begin(_ key: String)
  /// Ends the object that began last.
  mutating func end()
  /// Visits a text that is neither a label nor a pattern, such as a code or a version.
  mutating func text(_ key: String, _ value: String)
  /// Visits a number; `nil` becomes `null` in the file, because the reader must know that there is no number.
  mutating func number(_ key: String, _ value: Int?)
  /// Visits a list of numbers.
  mutating func numbers(_ key: String, _ values: [Int])
  /// Visits a list of texts that is not a table of names, such as a list of codes or digits.
  ///
  /// `codes` identify the entries of the list. They are `nil` if the whole list is one value.
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?)
  /// Visits a value that is true or false, or that has lists or objects inside, such as a plural rule.
  mutating func structure(_ key: String, _ value: Structure)
  /// Visits a list of texts that people read, such as month names; `codes` identify the texts.
  ///
  /// If `isGroup` is true, the path of a text does not contain `key`: the path is `years.2026`, not
  /// `years.display.2026`.
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool)
  /// Visits one text that people read, such as the name of the field `day`.
  ///
  /// The text has no code, so `key` identifies the text.
  mutating func label(_ key: String, _ value: String)
  /// Visits a date pattern (UTS 35), or another pattern with a placeholder such as `{0}`.
  mutating func pattern(_ key: String, _ value: String)
  /// Visits one of the picker's own words, such as the label "Change month" for a button.
  mutating func phrase(_ key: String, _ value: Phrase)
  /// Visits the field `sources`: the origin of each value in the file, by path, such as `months.format.wide`.
  ///
  /// The default implementation visits the entries sorted by path. A visitor that ignores the origins can skip the
  /// sorting.
  mutating func origins(_ key: String, _ values: [String: Origin])
}

extension FieldVisitor {
  package mutating func field<Value: FieldValue>(
    _ name: FieldName, _ value: inout Value, _ role: FieldRole
  ) {
    value.visit(name.key.description, role, &self)
  }

  package mutating func origins(_ name: FieldName, _ values: inout [String: Origin]) {
    if !values.isEmpty { origins(name.key.description, values) }
  }

  /// Visits an object; `fields` visits the fields inside it.
  package mutating func group(_ key: String, _ fields: (inout Self) -> Void) {
    begin(key)
    fields(&self)
    end()
  }

  /// Visits a list of texts that counts as one value, so its entries have no codes.
  package mutating func list(_ key: String, _ values: [String]) {
    list(key, values, codes: nil)
  }

  package mutating func origins(_ key: String, _ values: [String: Origin]) {
    group(key) { visitor in
      for (key, value) in values.sortedByUTF8() { visitor.text(key, value.rawValue) }
    }
  }
}

/// A value that can be written as a file of the bundle.
package protocol Walkable {
  /// Visits every field in the order of the file.
  func walk(_ visitor: inout some FieldVisitor)
}

extension Dictionary where Key == String {
  /// The entries, sorted by the UTF-8 bytes of their keys, as in every file of a bundle.
  package func sortedByUTF8() -> [(key: String, value: Value)] {
    inUTF8Order(Array(keys)).compactMap { key in self[key].map { (key, $0) } }
  }
}

/// The texts, sorted by their UTF-8 bytes; the function is not generic, so the compiler always specializes the sorting.
private func inUTF8Order(_ texts: [String]) -> [String] {
  // Swift's `<` compares ASCII strings quickly and by their bytes. It compares other strings by their normalized
  // form, which can give another order.
  let isASCII = texts.allSatisfy {
    $0.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
  }
  return isASCII ? texts.sorted() : texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
