import AlmanacKit
import AlmanacReading

/// Reads the values of a module back.
///
/// A module is code. It is read only if all that stands around the values is what Almanac writes there, so that no
/// statement of an attacker's passes for unchanged values.
enum ModulesReader {
  /// The values; `nil` for a module that is not as Almanac writes it.
  ///
  /// `heads` are the texts that may stand before the object, or before the list of words.
  static func content(of bytes: [UInt8], after heads: [String]) -> FileContent? {
    guard let head = heads.first(where: { bytes.starts(with: $0.utf8) }) else { return nil }
    let values = bytes.dropFirst(head.utf8.count)
    if head.hasSuffix("[") {
      return values.part(before: "]);\n").flatMap(words)
    }
    return values.part(before: ";\n").flatMap { json([UInt8(ascii: "{")] + $0) }.map(FileContent.json)
  }

  /// Whether the words of a `words.js` have their keys beside them, as those of a compact module have not.
  static func haveKeys(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: comment.utf8) }
  }

  /// What is before a key.
  private static let comment = "  // "

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONSyntaxError) {
      return try JSONValue(reading: bytes)
    } catch {
      return nil
    }
  }

  /// The texts of `words.js` by their keys, `null` for one that the language does not have.
  ///
  /// A text is above all its place in the list, so a list is read only if Almanac writes the same bytes for what was
  /// read, with the keys in order. A compact module has no keys; there the place of a text is its key.
  private static func words(_ list: ArraySlice<UInt8>) -> FileContent? {
    var keys: [String] = []
    var values: [UInt8] = [UInt8(ascii: "[")]
    for line in list.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: comment.utf8) {
        guard let key = key(line.dropFirst(comment.utf8.count)) else { return nil }
        keys.append(key)
      } else {
        values += line
      }
    }
    if values.last == UInt8(ascii: ",") { values.removeLast() }
    guard let elements = json(values + [UInt8(ascii: "]")])?.elements else { return nil }
    let isCompact = keys.isEmpty
    guard isCompact || keys.isSortedByUTF8 else { return nil }
    let names = isCompact ? elements.indices.map(String.init) : keys
    guard names.count == elements.count else { return nil }
    var texts: [(key: String, phrase: Phrase?)] = []
    for (name, element) in zip(names, elements) {
      guard element == .literal("null") || Phrase(element) != nil else { return nil }
      texts.append((name, Phrase(element)))
    }
    let written = ModuleText(layout: isCompact ? .compact : .readable).words(texts)
    guard written.utf8.dropFirst().dropLast().elementsEqual(list) else { return nil }
    return .json(.object(Dictionary(zip(names, elements)) { first, _ in first }))
  }

  private static func key(_ comment: ArraySlice<UInt8>) -> String? {
    guard comment.first == UInt8(ascii: "\"") else { return String(decoding: comment, as: UTF8.self) }
    return json(Array(comment))?.text
  }
}

extension Phrase {
  /// A text, or an object of plural forms with the form for all other numbers.
  fileprivate init?(_ value: JSONValue) {
    if let text = value.text {
      self = .plain(text)
      return
    }
    guard case .object(let entries) = value else { return nil }
    var forms: [PluralCategory: String] = [:]
    for (name, form) in entries {
      guard let category = PluralCategory(rawValue: name), let text = form.text else { return nil }
      forms[category] = text
    }
    guard forms[.other] != nil else { return nil }
    self = .plural(forms)
  }
}

extension [String] {
  /// Whether the texts are in the order of their bytes, none of them twice.
  fileprivate var isSortedByUTF8: Bool {
    zip(self, dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without those at the end; `nil` if they end in another way.
  fileprivate func part(before last: String) -> ArraySlice<UInt8>? {
    suffix(last.utf8.count).elementsEqual(last.utf8) ? dropLast(last.utf8.count) : nil
  }
}
