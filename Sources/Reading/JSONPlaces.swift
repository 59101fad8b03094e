package import AlmanacKit

/// Where the keys of a JSON text stand, which a decoder does not tell.
package struct JSONPlaces {
  /// A key with its path, and where its quote opens.
  package struct Key: Equatable {
    package let path: [String]
    package let place: TextPlace
  }

  private let tree: KeyTree

  /// Reads a text; throws at the first byte that is not JSON (RFC 8259).
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = KeyScanner(bytes)
    var cursor = JSONCursor(bytes, repeatedKeys: .allowed)
    try scanner.value(&cursor)
    try cursor.end()
    tree = scanner.tree
  }

  /// The keys that stand in their object for the second time, in the order of the text.
  package var repeated: some RandomAccessCollection<Key> {
    tree.repeated.lazy.map { Key(path: tree.path(of: $0.node), place: $0.place) }
  }

  /// The place of a key, or of the closest one around it that there is; else the beginning.
  ///
  /// The first of several is the place of all.
  package func place(of path: [String]) -> TextPlace { tree.place(of: path) ?? TextPlace(line: 1, column: 1) }
}

/// Notes the keys of a JSON text.
private struct KeyScanner {
  private(set) var tree = KeyTree()
  private let bytes: [UInt8]

  private struct Step {
    let name: String
    var node: KeyTree.Node?
  }

  /// The keys and the elements around; an element has a node only if there is a key in it.
  private var path: [Step] = []
  /// The place of the last key, and its byte: places are counted from one to the next, and the text once.
  private var last = (place: TextPlace(line: 1, column: 1), offset: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .object:
      try cursor.object { cursor, key, offset throws(JSONSyntaxError) in
        last = (place(of: offset), offset)
        path.append(Step(name: key, node: tree.add(key, to: node(), at: last.place)))
        try value(&cursor)
        path.removeLast()
      }
    case .list:
      try cursor.list { cursor, index throws(JSONSyntaxError) in
        path.append(Step(name: String(index), node: nil))
        try value(&cursor)
        path.removeLast()
      }
    case .text: _ = try cursor.text()
    case .word: _ = try cursor.word()
    }
  }

  /// The node of the innermost key or element.
  private mutating func node() -> KeyTree.Node {
    let known = path.lastIndex { $0.node != nil }
    var node = known.flatMap { path[$0].node } ?? KeyTree.root
    for index in path.indices[(known.map { $0 + 1 } ?? 0)...] {
      node = tree.add(path[index].name, to: node)
      path[index].node = node
    }
    return node
  }

  /// The place of a quote behind the last key.
  private func place(of offset: Int) -> TextPlace {
    let here = TextPlace(of: offset - last.offset, in: bytes[last.offset...])
    guard here.line == 1 else { return TextPlace(line: last.place.line + here.line - 1, column: here.column) }
    return TextPlace(line: last.place.line, column: last.place.column + here.column - 1)
  }
}
