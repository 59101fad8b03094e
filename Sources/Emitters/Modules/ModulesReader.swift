import AlmanacKit
import AlmanacReading

/// Reads the values of a JavaScript module that Almanac wrote.
///
/// A module is code. The reader accepts it only if the text before and after the values is exactly what Almanac writes
/// there. So an attacker cannot add a statement while the values seem unchanged.
enum ModulesReader {
  /// The values of a module; `nil` if Almanac cannot have written the bytes.
  ///
  /// `heads` are the texts that may come before the values. A text that ends with `[` comes before a list of words. Any
  /// other text comes before the fields of an object.
  static func content(of bytes: [UInt8], after heads: [String]) -> FileContent? {
    guard let head = heads.first(where: { bytes.starts(with: $0.utf8) }) else { return nil }
    let values = bytes.dropFirst(head.utf8.count)
    if head.hasSuffix("[") {
      return values.part(before: "]);\n").flatMap(words)
    }
    return values.part(before: ";\n").flatMap { json([UInt8(ascii: "{")] + $0) }.map(FileContent.json)
  }

  /// Whether a locale's `words.js` has the keys of its words as comments.
  ///
  /// A compact module does not have them.
  static func haveKeys(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: comment.utf8) }
  }

  /// The text at the start of a line that contains a key as a comment.
  private static let comment = "  // "

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONSyntaxError) {
      return try JSONValue(reading: bytes)
    } catch {
      return nil
    }
  }

  /// The words of a locale's `words.js` by their keys, with `null` for a word that the language does not have.
  ///
  /// An app finds a word by its place in the list, because the keys are only comments. So a list is accepted only if
  /// its keys are sorted, and if Almanac writes the same bytes for these words. A compact module has no keys. In this
  /// case, the index of a word in the list becomes its key.
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
  /// Makes a phrase from a JSON text, or from a JSON object with plural forms.
  ///
  /// The result is `nil` for any other JSON value, and for plural forms without `other`.
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
  /// Whether the texts are sorted by their UTF-8 bytes, without duplicates.
  fileprivate var isSortedByUTF8: Bool {
    zip(self, dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes before the text `last`; `nil` if the bytes do not end with this text.
  fileprivate func part(before last: String) -> ArraySlice<UInt8>? {
    suffix(last.utf8.count).elementsEqual(last.utf8) ? dropLast(last.utf8.count) : nil
  }
}
