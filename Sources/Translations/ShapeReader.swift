import AlmanacKit
import AlmanacReading

/// Takes values from JSON in the shape they should have, and notes in plain words where they have another one.
struct ShapeReader {
  /// Where a text has another shape, and which.
  struct Mismatch: Error, Equatable {
    let path: [String]
    /// What is there instead, as in "'strings' is missing".
    let reason: String
  }

  /// The mismatches in the order of the text, as many as anyone reads of one file.
  private(set) var mismatches: [Mismatch] = []
  private var path: [String] = []
  /// The keys of the object that was read last in whose values something is noted.
  private var notedKeys: Set<String> = []

  /// Reads a whole text; throws at the first byte that is not JSON (RFC 8259).
  ///
  /// The value is `nil` only if there is a mismatch.
  static func read<Value>(
    _ bytes: [UInt8], _ value: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> (value: Value?, mismatches: [Mismatch]) {
    var reader = ShapeReader()
    var cursor = JSONCursor(bytes, repeatedKeys: .allowed)
    let value = try value(&reader, &cursor)
    try cursor.end()
    return (value, reader.mismatches)
  }

  /// A text; `nil` if it is something else.
  mutating func text(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> String? {
    guard cursor.kind() == .text else { return try note("a text", &cursor) }
    return try cursor.text()
  }

  /// An object, whose values `field` reads; `nil` if it is something else.
  mutating func object(
    _ cursor: inout JSONCursor,
    _ field: (inout ShapeReader, inout JSONCursor, String) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Void? {
    guard cursor.kind() == .object else { return try note("an object", &cursor) }
    var noted: Set<String> = []
    try cursor.object { cursor, key, _ throws(JSONSyntaxError) in
      let before = mismatches.count
      path.append(key)
      try field(&self, &cursor, key)
      path.removeLast()
      if mismatches.count > before { noted.insert(key) }
    }
    notedKeys = noted
    return ()
  }

  /// An object of values of one kind, the first of those with the same key; `nil` if it is something else.
  mutating func table<Value>(
    _ cursor: inout JSONCursor,
    _ value: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> [String: Value]? {
    var table: [String: Value] = [:]
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      let read = try value(&reader, &cursor)
      table[key] = table[key] ?? read
    }
    return found.map { table }
  }

  /// Notes that a key of the object that was read last is missing, unless something else is noted of it.
  mutating func require<Value>(_ value: Value?, _ key: String) {
    guard value == nil, !notedKeys.contains(key) else { return }
    append("'\(key)' is missing")
  }

  /// Steps over a value that is no such thing, and notes that.
  private mutating func note<Value>(
    _ kind: String, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> Value? {
    try cursor.skip()
    let subject = path.last.map { "'\($0)'" } ?? "the whole"
    append("\(subject) is not \(kind)")
    return nil
  }

  private mutating func append(_ reason: String) {
    guard mismatches.count < InputProblems.limit else { return }
    mismatches.append(Mismatch(path: path, reason: reason))
  }
}
