/// What makes a text unreadable as JSON, and the byte where it is.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  package let offset: Int
  package let reason: Reason

  package init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// What is wrong at the place.
  package enum Reason: Equatable, Sendable {
    /// The text has something other than this, as in "a value".
    case expected(String)
    case notUTF8
    /// An object has the key twice, or two keys that Unicode calls canonically equivalent.
    case repeatedKey(String)
    case tooDeep
    case tooLarge
    case tooLongKey
    case tooManyMarks
    case tooManyValues(limit: Int)
  }
}

extension JSONSyntaxError.Reason {
  /// Whether the text may be JSON, but is more than Almanac reads.
  package var isLimit: Bool {
    switch self {
    case .tooDeep, .tooLarge, .tooLongKey, .tooManyMarks, .tooManyValues: true
    case .expected, .notUTF8, .repeatedKey: false
    }
  }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its period.
  package var description: String {
    switch self {
    case .expected(let what): "This is not JSON: expected \(what) here"
    case .notUTF8: "This is not UTF-8"
    case .repeatedKey(let key): "The key '\(key)' appears twice in one object"
    case .tooDeep: "JSON is nested too deeply here (limit: \(Limits.jsonDepth) levels)"
    case .tooLarge: "The JSON is too large (limit: \(Limits.file) bytes)"
    case .tooLongKey: "This key is too long (limit: \(Limits.jsonKey) bytes)"
    case .tooManyMarks: "This key has too many combining marks in a row (limit: \(Limits.combiningMarks))"
    case .tooManyValues(let limit): "There are too many values up to here (limit: \(limit))"
    }
  }
}
