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
      return values.part(before: "]);\n").flatMap(texts).map(FileContent.texts)
    }
    return values.part(before: ";\n").flatMap { json([UInt8(ascii: "{")] + $0) }.map(FileContent.json)
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
        for (form, text) in forms {
          guard let text = text.text else { return nil }
          texts[ValuePath([key, form])] = text
        }
      case .literal("null"): break
      default: return nil
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
  /// The bytes without those at the end; `nil` if they end in another way.
  fileprivate func part(before last: String) -> ArraySlice<UInt8>? {
    suffix(last.utf8.count).elementsEqual(last.utf8) ? dropLast(last.utf8.count) : nil
  }
}
