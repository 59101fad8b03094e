/// A value of a JSON file.
package enum JSONValue: Equatable, Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as the file spells it.
  case literal(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value of a key, or `nil` if there is none.
  subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries[key]
  }

  /// The text, or `nil` if the value is something else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements, or `nil` if the value is no list.
  var elements: [JSONValue]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// The whole number, or `nil` if the value is something else.
  var number: Int? {
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
    case (.object(let left), .object(let right)): left == right
    case (.text, _), (.literal, _), (.list, _), (.object, _): false
    }
  }
}
