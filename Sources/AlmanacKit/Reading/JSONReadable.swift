/// A type whose values can be read from a bundle file.
package protocol JSONReadable {
  /// Reads the value at the reader's current position.
  init(_ reader: inout JSONReader) throws(JSONMismatch)
}

extension String: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) { self = try reader.text() }
}

extension Bool: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    let word = reader.word
    self = word.elementsEqual("true".utf8)
    guard self || word.elementsEqual("false".utf8) else { throw JSONMismatch("is not true or false") }
  }
}

extension Int: JSONReadable {
  /// Reads a whole number: digits with an optional hyphen before them.
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    guard let number = Int(String(decoding: reader.word, as: UTF8.self)) else {
      throw JSONMismatch("is not a whole number")
    }
    self = number
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) { self = try reader.elements() }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) { self = try reader.table() }
}

extension JSONReadable where Self: RawRepresentable, RawValue == String {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    let text = try reader.text()
    guard let value = Self(rawValue: text) else { throw JSONMismatch("has the unknown value '\(text)'") }
    self = value
  }
}
