/// A value or a key of a JSON text.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case text, escapedText, word, object, list
  }

  let kind: Kind
  /// The first byte of a text, behind its quote, or of a word.
  let start: Int32
  /// The byte behind a text or a word; the number of values in an object or a list.
  fileprivate(set) var end: Int32
  /// The node behind this one and everything inside it.
  fileprivate(set) var next: Int32

  /// The bytes of a text or a word.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The number of values in an object or a list.
  var count: Int { Int(end) }
}

/// The nodes of a JSON text in its order; in an object, each key is a node before that of its value.
///
/// The whole text is checked first, so that a reader of one value knows that the rest is JSON.
struct JSONTape {
  private(set) var nodes: [JSONNode] = []

  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard bytes.count <= Limits.file else { throw JSONSyntaxError(offset: 0, .tooLarge) }
    guard bytes.isUTF8 else { throw JSONSyntaxError(offset: 0, .notUTF8) }
    // Almanac's files have a value or a key in about twenty bytes.
    nodes.reserveCapacity(bytes.count / 16)
    var cursor = JSONCursor(bytes, repeatedKeys: .refused)
    try add(&cursor)
    try cursor.end()
  }

  /// Adds the next value and everything inside it.
  private mutating func add(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .text: add(try cursor.textBytes())
    case .word: add(.word, try cursor.wordBytes())
    case .object:
      let node = nodes.count
      add(.object, 0..<0)
      try cursor.fields { cursor, key throws(JSONSyntaxError) in
        add(key)
        try add(&cursor)
        nodes[node].end += 1
      }
      nodes[node].next = Int32(nodes.count)
    case .list:
      let node = nodes.count
      add(.list, 0..<0)
      try cursor.list { cursor, _ throws(JSONSyntaxError) in
        try add(&cursor)
        nodes[node].end += 1
      }
      nodes[node].next = Int32(nodes.count)
    }
  }

  private mutating func add(_ text: JSONText) {
    add(text.hasEscapes ? .escapedText : .text, text.range)
  }

  private mutating func add(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    nodes.append(
      JSONNode(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        next: Int32(nodes.count + 1)))
  }
}
