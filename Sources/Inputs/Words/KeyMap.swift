package import AlmanacKit

/// An app's own names for keys, as in `app.done` for `action.done`.
package struct KeyMap: Equatable, Sendable {
  /// For each name that the app uses, the key of Almanac or of an overlay, as in `action.done`.
  package let keys: [String: String]

  /// Reads a map, which is a JSON object; throws all problems in it at once.
  ///
  /// `known` has all keys in Almanac and in the overlays. It is `nil` if an overlay could not be read. `leftOut` has
  /// the keys whose entries in an overlay cannot be used.
  package init(reading bytes: [UInt8], known: Set<String>?, leftOut: Set<String>) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    let read = try InputText.read(bytes) { reader, cursor throws(JSONSyntaxError) in
      try reader.table(&cursor) { reader, cursor, name throws(JSONSyntaxError) in
        try reader.text(&cursor).map { (key: $0, offset: name.offset) }
      }
    }
    let entries = read.value ?? [:]
    var findings = read.repeatedKeys + read.mismatches(KeyMapError.notAMap)
    for (name, entry) in entries.sortedByUTF8() where findings.count < InputProblems.limit {
      if name.isEmpty {
        findings.append(InputFinding(KeyMapError.emptyName(key: entry.key), at: entry.offset))
      } else if let scalar = name.forbiddenScalar {
        findings.append(InputFinding(KeyMapError.forbiddenCharacter(scalar, name: name), at: entry.offset))
      }
      if name != entry.key, known?.contains(name) == true {
        findings.append(InputFinding(KeyMapError.takenName(name, key: entry.key), at: entry.offset))
      }
      guard known?.contains(entry.key) == false else { continue }
      let error: KeyMapError =
        leftOut.contains(entry.key)
        ? .leftOutKey(entry.key, name: name)
        : .unknownKey(entry.key, name: name, like: Spelling.closest(to: entry.key, among: PickerKeys.all))
      findings.append(InputFinding(error, at: entry.offset))
    }
    guard findings.isEmpty else { throw InputProblems(findings, in: bytes) }
    keys = entries.mapValues(\.key)
  }

  /// Throws if a file with the app's names and the texts of one language would be too large.
  ///
  /// The file has each of the app's names, with its text. Even a small map can make a large file: a map of 1 MB can
  /// contain ten thousand names for one long text.
  package func checkSize(with catalogue: StringCatalog) throws(KeyMapError) {
    let names = Dictionary(grouping: keys) { $0.value }.mapValues { $0.map(\.key.utf8.count) }
    for language in catalogue.entries.sorted() {
      let bytes = catalogue.texts(of: language).reduce(0) { sum, text in
        let size = text.value.phrase.texts.reduce(0) { $0 + $1.utf8.count }
        return names[text.key, default: []].reduce(sum) { $0 + $1 + size }
      }
      guard bytes <= Limits.file else { throw .largeTable(bytes: bytes, language) }
    }
  }
}

/// A problem in a map of keys.
package enum KeyMapError: Error, Equatable, Sendable {
  case notAMap(String)
  case emptyName(key: String)
  case forbiddenCharacter(Unicode.Scalar, name: String)
  case takenName(String, key: String)
  case unknownKey(String, name: String, like: String?)
  case leftOutKey(String, name: String)
  case largeTable(bytes: Int, LanguageTag)
}

extension KeyMapError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAMap(let reason):
      #"This is not a map of keys: \#(reason). Write an object such as {"app.done": "action.done"}."#
    case .emptyName(let key):
      "The name that your app uses for the key '\(key)' is empty. Write a name, or remove the entry."
    case .forbiddenCharacter(let scalar, let name):
      "The name '\(name)' has the character \(scalar.code), which a .stringsdict cannot contain. Remove it."
    case .takenName(let name, let key):
      "'\(name)' is already a key in Almanac or in an overlay, so it cannot map to '\(key)'. Choose another name."
    case .unknownKey(let key, let name, let like):
      "'\(name)' maps to '\(key)', which is not a key in Almanac or in an overlay. "
        + (like.map { "Did you mean '\($0)'?" } ?? "'almanac words' lists the keys.")
    case .leftOutKey(let key, let name):
      "'\(name)' maps to '\(key)', whose texts in the overlay cannot be used. Correct the texts, or remove '\(name)'."
    case .largeTable(let bytes, let language):
      "The file with your app's names in '\(language)' would have \(bytes.grouped) bytes; the limit for a file is \(Limits.file.grouped). Remove some names."
    }
  }
}
