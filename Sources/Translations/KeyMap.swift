package import AlmanacKit
package import AlmanacReading

/// An app's own names of keys, each with the key it stands for.
package struct KeyMap: Equatable, Sendable {
  /// Throws if the texts under the names are more in a language than a file can have.
  package func checkSize(with catalogue: StringCatalog) throws(KeyMapError) {
    guard let (language, bytes) = catalogue.entryTooLarge(named: keys) else { return }
    throw .largeTable(bytes: bytes, language)
  }

  /// The key of the picker's words by the app's name.
  package let keys: [String: String]

  /// Reads a map, a JSON object; throws everything that is wrong in it at once.
  ///
  /// `known` are all keys: Almanac's and the overlays'; `nil` if an overlay could not be read.
  package init(reading bytes: [UInt8], known: Set<String>?) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    let read = try Self.entries(bytes)
    let entries = read.value ?? [:]
    var findings = read.repeated.map { InputFinding(KeyMapError.repeatedName($0.name), at: $0.offset) }
    findings += read.mismatches.map { InputFinding(KeyMapError.notAMap($0.reason), at: $0.offset) }
    let unknown = known.map { known in Set(entries.values.map(\.key)).subtracting(known) } ?? []
    let likes = SimilarKeys(known: unknown.isEmpty ? [] : known ?? [])
    for (name, entry) in entries.sortedByUTF8() where findings.count < InputProblems.limit {
      if let error = KeyMapError(name: name) { findings.append(InputFinding(error, at: entry.offset)) }
      if name != entry.key, known?.contains(name) == true {
        findings.append(InputFinding(KeyMapError.takenName(name, key: entry.key), at: entry.offset))
      }
      guard unknown.contains(entry.key) else { continue }
      let error = KeyMapError.unknownKey(entry.key, name: name, like: likes.key(like: entry.key))
      findings.append(InputFinding(error, at: entry.offset))
    }
    guard findings.isEmpty else { throw InputProblems(findings, in: bytes) }
    keys = entries.mapValues(\.key)
  }

  /// The key a name stands for, and the byte where the name begins.
  private typealias Entry = (key: String, offset: Int)

  private static func entries(
    _ bytes: [UInt8]
  ) throws(InputProblems) -> ShapeReader.Reading<[String: Entry]> {
    do throws(JSONSyntaxError) {
      let cursor = JSONCursor(bytes, repeatedKeys: .allowed)
      return try ShapeReader.read(cursor) { reader, cursor throws(JSONSyntaxError) in
        try reader.table(&cursor) { reader, cursor, name throws(JSONSyntaxError) in
          try reader.text(&cursor).map { ($0, name.offset) }
        }
      }
    } catch {
      throw InputText.problems(error, in: bytes)
    }
  }
}

/// The known keys by what a wrong one can have in common with them; of several, the first in order.
private struct SimilarKeys {
  private var byWords: [[String]: String] = [:]
  private var byLastPart: [Substring?: String] = [:]

  /// The most bytes of a key that anyone writes nearly right; the longer ones are an attack, or generated.
  private static let longest = 100

  init(known: Set<String>) {
    for key in known.filter({ $0.utf8.count <= Self.longest }).sorted().reversed() {
      byWords[Self.words(key)] = key
      byLastPart[key.split(separator: ".").last] = key
    }
  }

  /// The known key with the same words but for case and order: `selectDate.prompt` for `prompt.selectDate`.
  func key(like key: String) -> String? {
    guard key.utf8.count <= Self.longest else { return nil }
    return byWords[Self.words(key)] ?? byLastPart[key.split(separator: ".").last]
      ?? Spelling.closest(to: key, among: PickerKeys.all)
  }

  private static func words(_ key: String) -> [String] {
    key.lowercased().split { !$0.isLetter }.map(String.init).sorted()
  }
}

/// What is wrong with a map of keys.
package enum KeyMapError: Error, Equatable, Sendable {
  case notAMap(String)
  case emptyName
  case forbiddenCharacter(Unicode.Scalar, name: String)
  case repeatedName(String)
  case takenName(String, key: String)
  case unknownKey(String, name: String, like: String?)
  case largeTable(bytes: Int, LanguageTag)
}

extension KeyMapError {
  /// What is wrong with an app's name of a key; `nil` if nothing is.
  init?(name: String) {
    if name.isEmpty {
      self = .emptyName
    } else if let scalar = name.forbiddenScalar {
      self = .forbiddenCharacter(scalar, name: name)
    } else {
      return nil
    }
  }
}

extension KeyMapError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAMap(let reason):
      #"This is not a map of keys: \#(reason). Write one as in {"app.done": "action.done"}."#
    case .emptyName:
      "The app's name of a key is empty. Name it, or remove it."
    case .forbiddenCharacter(let scalar, let name):
      "The name '\(name)' has the character \(scalar.code), which no .stringsdict can hold. Remove it."
    case .repeatedName(let name):
      "'\(name)' is here for the second time. Remove one of them."
    case .takenName(let name, let key):
      "'\(name)' is a key of Almanac or of an overlay, and cannot mean '\(key)'. Choose another name."
    case .unknownKey(let key, let name, let like):
      "'\(name)' means '\(key)', which is not a key of Almanac or of an overlay. "
        + (like.map { "Did you mean '\($0)'?" }
          ?? "Write one of those under 'strings' in locale.json.")
    case .largeTable(let bytes, let language):
      "The names and their texts in '\(language)' have \(bytes.grouped) bytes; the limit of a file is \(Limits.file.grouped). Remove some names."
    }
  }
}
