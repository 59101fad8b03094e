import AlmanacKit
import AlmanacReading

/// Reads the values of a module back.
enum ModulesReader {
  /// The values; `nil` for a module that is not as Almanac writes it, or has no values.
  static func content(of bytes: [UInt8]) -> FileContent? {
    if let list = bytes[...].part(after: "withWords(core, keys, [", before: "]);\n") {
      return texts(list).map(FileContent.texts)
    }
    guard var object = bytes[...].part(after: " = {", before: ";\n") else { return nil }
    for name in ["keys", "locale", "chineseYears"] { object = object.without(name) }
    return json([UInt8(ascii: "{")] + object).map(FileContent.json)
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONSyntaxError) {
      return try JSONValue(reading: bytes)
    } catch {
      return nil
    }
  }

  /// The texts of `words.js`, each under a line with its key, as in `// action.back`.
  ///
  /// A compact module has no such lines; there the place of a text is its key.
  private static func texts(_ list: ArraySlice<UInt8>) -> [ValuePath: String]? {
    var keys: [String] = []
    var values: [UInt8] = [UInt8(ascii: "[")]
    for line in list.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "  // ".utf8) {
        guard let key = key(line.dropFirst("  // ".utf8.count)) else { return nil }
        keys.append(key)
      } else {
        values += line
      }
    }
    if values.last == UInt8(ascii: ",") { values.removeLast() }
    guard let words = json(values + [UInt8(ascii: "]")])?.elements else { return nil }
    if keys.isEmpty { keys = words.indices.map(String.init) }
    guard keys.count == words.count else { return nil }
    var texts: [ValuePath: String] = [:]
    for (key, word) in zip(keys, words) {
      switch word {
      case .text(let text): texts[ValuePath([key])] = text
      case .object(let forms):
        for (form, text) in forms { texts[ValuePath([key, form])] = text.text }
      default: break
      }
    }
    return texts
  }

  private static func key(_ comment: ArraySlice<UInt8>) -> String? {
    guard comment.first == UInt8(ascii: "\"") else { return String(decoding: comment, as: UTF8.self) }
    return json(Array(comment))?.text
  }
}

extension ArraySlice<UInt8> {
  /// What stands between a first mark and the end of the bytes, which is the last mark.
  fileprivate func part(after first: String, before last: String) -> ArraySlice<UInt8>? {
    let mark = Array(first.utf8)
    guard suffix(last.utf8.count).elementsEqual(last.utf8), let head = mark.first else { return nil }
    var rest = self
    while let start = rest.firstIndex(of: head) {
      rest = rest[start...]
      if rest.starts(with: mark) {
        let part = rest.dropFirst(mark.count)
        return part.count < last.utf8.count ? nil : part.dropLast(last.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The fields of an object without an imported value that is its first field.
  fileprivate func without(_ name: String) -> ArraySlice<UInt8> {
    for field in ["\n  \(name),", "\(name),"] where starts(with: field.utf8) {
      return dropFirst(field.utf8.count)
    }
    return self
  }
}
