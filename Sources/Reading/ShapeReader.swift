package import AlmanacKit

/// Takes values from JSON in the shape they should have, and notes in plain words where they have another one.
package struct ShapeReader {
  /// A key, and the byte where its quote opens.
  package struct Key: Equatable {
    package let name: String
    package let offset: Int
    /// Whether it is in its object for the second time.
    package let isRepeated: Bool
  }

  /// The byte of a value that has another shape, or of the key around it, and which shape.
  package struct Mismatch: Error, Equatable {
    package let offset: Int
    /// What is there instead, as in "'strings' is missing".
    package let reason: String

    package init(offset: Int, reason: String) {
      self.offset = offset
      self.reason = reason
    }
  }

  /// The mismatches in the order of the text, as many as anyone reads of one file.
  package private(set) var mismatches: [Mismatch] = []
  /// The keys that are in their object for the second time, in the order of the text, as many as anyone reads.
  package private(set) var repeated: [Key] = []
  /// The key whose value is read; `nil` for the whole text.
  private var key: Key?
  /// The keys of the object that was read last in whose values something is noted.
  private var notedKeys: Set<String> = []

  /// What was read of a whole text.
  package struct Reading<Value> {
    /// The value; `nil` only if there is a mismatch.
    package let value: Value?
    package let mismatches: [Mismatch]
    package let repeated: [Key]
  }

  /// Reads a whole text; throws at the first byte that is not JSON (RFC 8259).
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

  /// A text; `nil` if it is something else.
  package mutating func text(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> String? {
    guard cursor.kind() == .text else { return try note("a text", &cursor) }
    return try cursor.text()
  }

  /// `true` or `false`; `nil` if it is something else.
  package mutating func flag(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> Bool? {
    var rest = cursor
    guard cursor.kind() == .word, let flag = Bool(try rest.word()) else {
      return try note("true or false", &cursor)
    }
    cursor = rest
    return flag
  }

  /// An object, whose values `field` reads; `nil` if it is something else.
  package mutating func object(
    _ cursor: inout JSONCursor,
    _ field: (inout ShapeReader, inout JSONCursor, Key) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> Void? {
    guard cursor.kind() == .object else { return try note("an object", &cursor) }
    let around = key
    var seen = SeenKeys()
    var noted: Set<String> = []
    try cursor.object { cursor, name, offset throws(JSONSyntaxError) in
      let before = mismatches.count
      let key = Key(name: name, offset: offset, isRepeated: !seen.insert(name))
      if key.isRepeated { noteRepeated(key) }
      self.key = key
      try field(&self, &cursor, key)
      if mismatches.count > before { noted.insert(name) }
    }
    key = around
    notedKeys = noted
    return ()
  }

  /// The values of an object, all of one kind and in the order of the text, the first of those with the same key;
  /// `nil` if it is something else.
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

  /// The values of an object by key, as above.
  package mutating func table<Value>(
    _ cursor: inout JSONCursor,
    _ value: (inout ShapeReader, inout JSONCursor, Key) throws(JSONSyntaxError) -> Value?
  ) throws(JSONSyntaxError) -> [String: Value]? {
    var table: [String: Value] = [:]
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      guard let read = try value(&reader, &cursor, key), !key.isRepeated else { return }
      table[key.name] = read
    }
    return found.map { table }
  }

  /// The elements of a list, in order; `nil` if it is something else, or an element is.
  package mutating func list<Element>(
    _ cursor: inout JSONCursor,
    _ element: (inout ShapeReader, inout JSONCursor) throws(JSONSyntaxError) -> Element?
  ) throws(JSONSyntaxError) -> [Element]? {
    guard cursor.kind() == .list else { return try note("a list", &cursor) }
    var elements: [Element] = []
    var isWhole = true
    try cursor.list { cursor, _ throws(JSONSyntaxError) in
      if let read = try element(&self, &cursor) { elements.append(read) } else { isWhole = false }
    }
    return isWhole ? elements : nil
  }

  /// Reads past a value, whatever it is, and notes the keys in it that are repeated.
  package mutating func skip(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .text, .word: try cursor.skip()
    case .list:
      try cursor.list { cursor, _ throws(JSONSyntaxError) in try skip(&cursor) }
    case .object:
      let _: Void? = try object(&cursor) { reader, cursor, _ throws(JSONSyntaxError) in
        try reader.skip(&cursor)
      }
    }
  }

  /// Notes that a key of the object that was read last is missing, unless something else is noted of it.
  package mutating func require<Value>(_ value: Value?, _ key: String) {
    guard value == nil, !notedKeys.contains(key) else { return }
    append("'\(key)' is missing")
  }

  /// Reads past a value that has another shape, and notes that.
  private mutating func note<Value>(
    _ kind: String, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> Value? {
    try skip(&cursor)
    let subject = key.map { "'\($0.name)'" } ?? "the whole"
    append("\(subject) is not \(kind)")
    return nil
  }

  private mutating func append(_ reason: String) {
    guard mismatches.count < InputProblems.limit else { return }
    mismatches.append(Mismatch(offset: key?.offset ?? 0, reason: reason))
  }

  private mutating func noteRepeated(_ key: Key) {
    guard repeated.count < InputProblems.limit else { return }
    repeated.append(key)
  }
}

/// The keys of an object so far.
private struct SeenKeys {
  /// Most objects have one key or two, which need no table.
  private var few: [String] = []
  private var many: Set<String> = []

  /// Adds a key; `false` if it is there already.
  package mutating func insert(_ key: String) -> Bool {
    guard many.isEmpty else { return many.insert(key).inserted }
    for other in few where other == key { return false }
    few.append(key)
    if few.count > 8 { many = Set(few) }
    return true
  }
}
