package import AlmanacKit

/// A value in a JSON file.
package enum JSONValue: Hashable, Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as the file spells it.
  case literal(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value for a key; `nil` if this is not an object, or if the object does not have the key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries[key]
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var elements: [JSONValue]? { if case .list(let elements) = self { elements } else { nil } }

  /// The whole number; `nil` if the value is not a whole number.
  package var number: Int? { if case .literal(let digits) = self { Int(digits) } else { nil } }
}

extension JSONValue {
  /// Whether two values are equal byte by byte.
  ///
  /// Texts that look the same but consist of different bytes are not equal.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)), (.literal(let left), .literal(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): hasSameEntries(left, right)
    case (.text, _), (.literal, _), (.list, _), (.object, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .text(var text), .literal(var text):
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .list(let elements): hasher.combine(elements)
    case .object(let entries): hasher.combine(entries.count)
    }
  }

  private static func hasSameEntries(_ left: [String: JSONValue], _ right: [String: JSONValue]) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in
        // A dictionary also finds a key that looks the same but consists of different bytes.
        guard let index = right.index(forKey: key) else { return false }
        return right[index].key.utf8.elementsEqual(key.utf8) && right[index].value == value
      }
  }

  /// Reads the whole JSON file as one value.
  ///
  /// It throws at the first byte that is not JSON (RFC 8259) in UTF-8, or at the first repeated key.
  package init(reading bytes: [UInt8]) throws(JSONSyntaxError) {
    // Swift would replace bytes that are not UTF-8, and then two different files could seem equal.
    guard bytes.isUTF8 else { throw JSONSyntaxError(offset: 0, .notUTF8) }
    var cursor = JSONCursor(bytes, repeatedKeys: .refused)
    try self.init(&cursor)
    try cursor.end()
  }

  /// Reads one value of any kind.
  package init(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .text: self = .text(try cursor.text())
    case .word: self = .literal(try cursor.word())
    case .object:
      var entries: [String: JSONValue] = [:]
      try cursor.object { cursor, key, _ throws(JSONSyntaxError) in
        entries[key] = try JSONValue(&cursor)
      }
      self = .object(entries)
    case .list:
      var elements: [JSONValue] = []
      try cursor.list { cursor, _ throws(JSONSyntaxError) in elements.append(try JSONValue(&cursor)) }
      self = .list(elements)
    }
  }
}
