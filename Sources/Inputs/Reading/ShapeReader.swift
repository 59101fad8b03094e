package import AlmanacKit

/// Reads JSON values that must have a certain structure, such as a list of texts, and notes all mismatches.
///
/// A mismatch is a value with a different structure. Its description is a message for the user.
package struct ShapeReader {
  /// A key in a JSON object, and the number of bytes in the text before its opening quote.
  package struct Key: Equatable {
    package let name: String
    package let offset: Int
    /// Whether the same object already had this key before.
    package let isRepeated: Bool
  }

  /// A value that is not what was expected, as a byte offset in the text and a reason.
  package struct Mismatch: Error, Equatable {
    package let offset: Int
    /// The problem, as in "'strings' is missing".
    package let reason: String
  }

  /// The mismatches in the order of the text, at most `InputProblems.limit`.
  package private(set) var mismatches: [Mismatch] = []
  /// All keys that repeat an earlier key in the same object, in the order of the text, at most `InputProblems.limit`.
  package private(set) var repeated: [Key] = []
  /// The key whose value is being read; `nil` at the top level of the text.
  private var key: Key?
  /// The keys of the object that was read last.
  private var lastKeys: Set<String> = []

  package init() {}

  /// The result of reading a whole JSON text: its value and its problems.
  package struct Reading<Value> {
    /// The value; `nil` only if there is a mismatch.
    package let value: Value?
    package let mismatches: [Mismatch]
    package let repeated: [Key]

    /// The problem of each repeated key.
    package var repeatedKeys: [InputFinding] {
      repeated.map { InputFinding("'\($0.name)' occurs twice. Remove one of them.", at: $0.offset) }
    }

    /// The problem of each mismatch; `message` makes the message from the reason.
    package func mismatches(_ message: (String) -> any CustomStringConvertible) -> [InputFinding] {
      mismatches.map { InputFinding(message($0.reason), at: $0.offset) }
    }
  }

  /// Reads a whole JSON text, and returns its value and its problems.
  ///
  /// `value` reads the top level. Throws at the first byte that is not JSON (RFC 8259).
  package static func read<Value>(
    _ cursor: JSONCursor,
    _ value: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> Reading<Value> {
    var reader = ShapeReader()
    var cursor = cursor
    let value = try value(&reader, &cursor)
    try cursor.end()
    return Reading(value: value, mismatches: reader.mismatches, repeated: reader.repeated)
  }

  /// Reads a text; if the value is something else, notes the mismatch and returns `nil`.
  package mutating func text(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> String? {
    guard cursor.kind() == .text else { return try note("a string", &cursor) }
    return try cursor.text()
  }

  /// Reads an object; if the value is something else, notes the mismatch and returns `nil`.
  ///
  /// `field` reads the value for each key.
  package mutating func object(
    _ cursor: inout JSONCursor,
    _ field: (inout ShapeReader, inout JSONCursor, Key) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Void? {
    guard cursor.kind() == .object else { return try note("an object", &cursor) }
    let around = key
    var seen: Set<String> = []
    try cursor.object { cursor, name, offset throws(JSONSyntaxError) in
      let key = Key(name: name, offset: offset, isRepeated: !seen.insert(name).inserted)
      if key.isRepeated, repeated.count < InputProblems.limit { repeated.append(key) }
      self.key = key
      try field(&self, &cursor, key)
    }
    key = around
    lastKeys = seen
    return ()
  }

  /// Reads an object whose values all have the same kind, and returns the values in the order of the text.
  ///
  /// If the value is not an object, this notes the mismatch and returns `nil`. If a key is repeated, only its first
  /// value counts.
  package mutating func values<Value>(
    _ cursor: inout JSONCursor,
    _ value: (inout ShapeReader, inout JSONCursor, Key) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> [Value]? {
    var values: [Value] = []
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      guard let read = try value(&reader, &cursor, key), !key.isRepeated else { return }
      values.append(read)
    }
    return found.map { values }
  }

  /// Reads an object as ``values(_:_:)`` does, and returns the values by key.
  package mutating func table<Value>(
    _ cursor: inout JSONCursor,
    _ value: (inout ShapeReader, inout JSONCursor, Key) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> [String: Value]? {
    let entries = try values(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      try value(&reader, &cursor, key).map { (key.name, $0) }
    }
    return entries.map { Dictionary($0) { first, _ in first } }
  }

  /// Reads the elements of a list, in order; `nil` if the value is not a list, or if an element has a mismatch.
  package mutating func list<Element>(
    _ cursor: inout JSONCursor,
    _ element: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Element?
  ) throws(JSONSyntaxError) -> [Element]? {
    guard cursor.kind() == .list else { return try note("an array", &cursor) }
    var elements: [Element] = []
    var isWhole = true
    try cursor.list { cursor, _ throws(JSONSyntaxError) in
      if let read = try element(&self, &cursor) { elements.append(read) } else { isWhole = false }
    }
    return isWhole ? elements : nil
  }

  /// Skips a value of any kind, and notes the repeated keys in it.
  package mutating func skip(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .text, .word: try cursor.skip()
    case .list: try cursor.list { cursor, _ throws(JSONSyntaxError) in try skip(&cursor) }
    case .object:
      let _: Void? = try object(&cursor) { reader, cursor, _ throws(JSONSyntaxError) in
        try reader.skip(&cursor)
      }
    }
  }

  /// Notes each of the required keys that is missing in the object that was read last.
  package mutating func require(_ keys: String...) {
    for key in keys where !lastKeys.contains(key) { append("'\(key)' is missing") }
  }

  /// Skips a value, and notes that it is not of the expected `kind`, such as "a string".
  private mutating func note<Value>(
    _ kind: String, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> Value? {
    try skip(&cursor)
    let subject = key.map { "'\($0.name)'" } ?? "the top level"
    append("\(subject) is not \(kind)")
    return nil
  }

  private mutating func append(_ reason: String) {
    guard mismatches.count < InputProblems.limit else { return }
    mismatches.append(Mismatch(offset: key?.offset ?? 0, reason: reason))
  }
}
