package import AlmanacKit

/// A value of a JSON file.
package enum JSONValue: Hashable, Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as the file spells it.
  case literal(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value of a key; `nil` if the object lacks the key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries[key]
  }

  /// The text, or `nil` if the value is something else.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements, or `nil` if the value is no list.
  package var elements: [JSONValue]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// The whole number, or `nil` if the value is something else.
  package var number: Int? {
    guard case .literal(let digits) = self else { return nil }
    return Int(digits)
  }
}

extension JSONValue {
  /// Whether two values are the same to the byte: texts that only look the same are not.
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

  /// Whether two objects have the same keys, byte by byte, with the same values.
  private static func hasSameEntries(_ left: [String: JSONValue], _ right: [String: JSONValue]) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in
        // A dictionary also finds a key that only looks the same.
        guard let index = right.index(forKey: key) else { return false }
        return right[index].key.utf8.elementsEqual(key.utf8) && right[index].value == value
      }
  }
}

extension JSONValue {
  /// The value of a file; throws at the first byte that is not JSON (RFC 8259) in UTF-8, or at a repeated key.
  package init(reading bytes: [UInt8]) throws(JSONSyntaxError) {
    // Bytes that are not UTF-8 would be read as another text, and then two files could seem equal.
    guard bytes.isUTF8 else { throw JSONSyntaxError(offset: 0, .notUTF8) }
    var cursor = JSONCursor(bytes, repeatedKeys: .refused)
    try self.init(&cursor)
    try cursor.end()
  }

  private init(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
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
