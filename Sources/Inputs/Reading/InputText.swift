package import AlmanacKit

/// Checks that a file from a user is UTF-8 and has no merge conflict, and reports a file that is not JSON.
package enum InputText {
  /// The bytes of the file without a byte order mark; throws if they are not UTF-8, or if they have a merge conflict.
  package static func checked(_ bytes: [UInt8]) throws(InputProblems) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var content = bytes
    if content.starts(with: mark) { content.removeFirst(mark.count) }
    guard content.isUTF8 else {
      let place = TextPlace(of: validCount(content), in: content)
      throw InputProblems([InputProblem("The file is not UTF-8. Save it as UTF-8.", at: place)])
    }
    if let start = conflict(in: content) {
      let place = TextPlace(of: start, in: content)
      throw InputProblems([InputProblem("A merge conflict begins here. Resolve it.", at: place)])
    }
    return content
  }

  /// The offset of the first line with which Git begins a merge conflict; `nil` if there is no such line.
  ///
  /// No list of locales, JSON or XML can have this line.
  package static func conflict(in bytes: [UInt8]) -> Int? {
    var rest = bytes[...]
    while !rest.isEmpty {
      if rest.starts(with: "<<<<<<< ".utf8) { return rest.startIndex }
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return nil
  }

  /// The offset of the first character after white space and a byte order mark, in UTF-8 or UTF-16.
  package static func start(of bytes: [UInt8]) -> Int? {
    let skipped: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x00, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return bytes.firstIndex { !skipped.contains($0) }
  }

  /// The number of bytes before the first byte that is not UTF-8.
  private static func validCount(_ bytes: [UInt8]) -> Int {
    var (decoder, rest, count) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { count += UTF8.width(scalar) }
    return count
  }

  /// Reads a JSON file whose top level `value` reads; throws if the file is not JSON, or has too many values.
  package static func read<Value>(
    _ bytes: [UInt8], valueLimit: Int = Limits.jsonValues,
    _ value: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Value?
  ) throws(InputProblems) -> ShapeReader.Reading<Value> {
    let cursor = JSONCursor(bytes, repeatedKeys: .allowed, valueLimit: valueLimit)
    do throws(JSONSyntaxError) {
      return try ShapeReader.read(cursor, value)
    } catch {
      let message = "\(error.reason). Correct the file here."
      throw InputProblems([InputProblem(message, at: TextPlace(of: error.offset, in: bytes))])
    }
  }
}
