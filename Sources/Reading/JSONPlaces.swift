/// Where the keys of a JSON text stand, which a decoder does not tell.
package struct JSONPlaces {
  /// A key with its path, and where its quote opens.
  package struct Key: Equatable {
    package let path: [String]
    package let place: TextPlace
  }

  /// The keys that stand in their object for the second time, in the order of the text.
  package private(set) var repeated: [Key] = []
  private var places: [[String]: TextPlace] = [:]

  /// Reads a text; throws at the first byte that is not JSON (RFC 8259).
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    var scanner = KeyScanner(bytes)
    var cursor = JSONCursor(bytes)
    try scanner.value(&cursor)
    try cursor.end()
    for key in scanner.keys where places.updateValue(key.place, forKey: key.path) != nil {
      repeated.append(key)
    }
    // The first of several is the place of all.
    for key in scanner.keys.reversed() where !repeated.isEmpty { places[key.path] = key.place }
  }

  /// The place of a key, or of the closest one around it that there is; else the beginning.
  package func place(of path: [String]) -> TextPlace {
    let around = sequence(first: path) { $0.isEmpty ? nil : Array($0.dropLast()) }
    return around.lazy.compactMap { places[$0] }.first ?? TextPlace(line: 1, column: 1)
  }
}

/// Notes the keys of a JSON text.
private struct KeyScanner {
  private(set) var keys: [JSONPlaces.Key] = []
  private let bytes: [UInt8]
  private var path: [String] = []
  /// The place of the last key, and its byte: places are counted from one to the next, and the text once.
  private var last = (place: TextPlace(line: 1, column: 1), offset: 0)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    switch cursor.kind() {
    case .object:
      try cursor.object { cursor, key, offset throws(JSONSyntaxError) in
        path.append(key)
        last = (place(of: offset), offset)
        keys.append(JSONPlaces.Key(path: path, place: last.place))
        try value(&cursor)
        path.removeLast()
      }
    case .list:
      try cursor.list { cursor, index throws(JSONSyntaxError) in
        path.append(String(index))
        try value(&cursor)
        path.removeLast()
      }
    case .text: _ = try cursor.text()
    case .word: _ = try cursor.word()
    }
  }

  /// The place of a quote behind the last key.
  private func place(of offset: Int) -> TextPlace {
    let here = TextPlace(of: offset - last.offset, in: bytes[last.offset...])
    guard here.line == 1 else { return TextPlace(line: last.place.line + here.line - 1, column: here.column) }
    return TextPlace(line: last.place.line, column: last.place.column + here.column - 1)
  }
}
