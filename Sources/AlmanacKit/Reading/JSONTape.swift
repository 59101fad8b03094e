/// A value or a key in a JSON text.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case text, escapedText, word, object, list
  }

  let kind: Kind
  /// For a text, the offset after its opening quote; for a number, `true`, `false` or `null`, the offset of its first
  /// byte.
  let start: Int32
  /// For an object or a list, the number of its values; for any other value, the offset after it, without its quote.
  fileprivate(set) var end: Int32
  /// The index of the first node after this node and after all nodes inside it.
  fileprivate(set) var next: Int32

  /// The node as a text.
  var text: JSONText { JSONText(range: range, hasEscapes: kind == .escapedText, isASCII: false) }
  /// The byte range of a text, a number, `true`, `false` or `null`.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The number of values in an object or a list.
  var count: Int { Int(end) }
}

/// The nodes of a JSON text in its order, in which the node of each key comes before the node of its value.
///
/// The whole text is checked first, so a reader that needs only one value knows that the rest is valid JSON.
struct JSONTape {
  private(set) var nodes: [JSONNode] = []

  init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    guard bytes.count <= Limits.file else { throw JSONSyntaxError(offset: 0, .tooLarge) }
    guard bytes.isUTF8 else { throw JSONSyntaxError(offset: 0, .notUTF8) }
    // Almanac's files have about one value or key per twenty bytes, so this capacity is enough.
    nodes.reserveCapacity(bytes.count / 16)
    var cursor = JSONCursor(bytes, repeatedKeys: .refused)
    try add(&cursor)
    try cursor.end()
  }

  /// Adds the nodes of the next value and of everything inside it.
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

  private mutating func add(_ text: JSONText) { add(text.hasEscapes ? .escapedText : .text, text.range) }

  private mutating func add(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    nodes.append(
      JSONNode(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound),
        next: Int32(nodes.count + 1)))
  }
}
