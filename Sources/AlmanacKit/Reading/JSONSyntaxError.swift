/// The reason why a text cannot be read as JSON, and the byte offset of the problem.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  package let offset: Int
  package let reason: Reason

  package init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    /// The text does not follow JSON's grammar; the associated value says what must be at the offset, such as "a
    /// value".
    case expected(String)
    case notUTF8
    /// An object has the key twice, or has two keys that Unicode calls canonically equivalent.
    case repeatedKey(String)
    case tooDeep
    case tooLarge
    case tooLongKey
    case tooManyMarks
    case tooManyValues(limit: Int)
  }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its period, such as "This is not UTF-8".
  package var description: String {
    switch self {
    case .expected(let what): "This is not JSON: expected \(what) here"
    case .notUTF8: "This is not UTF-8"
    case .repeatedKey(let key): "The key '\(key)' appears twice in one object"
    case .tooDeep: "JSON is nested too deeply here (limit: \(Limits.jsonDepth) levels)"
    case .tooLarge: "The JSON is too large (limit: \(Limits.file) bytes)"
    case .tooLongKey: "This key is too long (limit: \(Limits.jsonKey) bytes)"
    case .tooManyMarks: "This key has too many combining marks in a row (limit: \(Limits.combiningMarks))"
    case .tooManyValues(let limit): "The JSON has too many values (limit: \(limit))"
    }
  }
}
