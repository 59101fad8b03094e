/// Reads the values of a file of the bundle by their keys.
package struct JSONReader {
  private let bytes: [UInt8]
  private let nodes: [JSONNode]
  /// The value that is read.
  private var node = 0
  /// The key where the search for the next one begins: Almanac's keys are in order.
  private var position = 1
  /// A key to skip, because its value is not needed.
  private let ignoredKey: StaticString?

  /// Checks a whole text; throws at the first byte that is not JSON (RFC 8259), or at a repeated key.
  package init(_ bytes: [UInt8], without ignoredKey: StaticString? = nil) throws(JSONSyntaxError) {
    nodes = try JSONTape(bytes).nodes
    self.bytes = bytes
    self.ignoredKey = ignoredKey
  }

  /// The value of a key of the object.
  package mutating func field<Value: JSONReadable>(
    _ key: StaticString, as type: Value.Type = Value.self
  ) throws(JSONMismatch) -> Value {
    guard let index = try index(of: key) else { throw JSONMismatch(path: [key.description], "is missing") }
    return try value(at: index, key.description)
  }

  /// The value of a key of the object; `nil` if there is no such key, or its value is `null`.
  package mutating func fieldIfPresent<Value: JSONReadable>(
    _ key: StaticString, as type: Value.Type = Value.self
  ) throws(JSONMismatch) -> Value? {
    guard !isIgnored(key), let index = try index(of: key), !isNull(index) else {
      return nil
    }
    return try value(at: index, key.description)
  }

  /// Those entries of an object at a key whose own keys are wanted; the others are not decoded.
  package mutating func field<Value: JSONReadable>(
    _ key: StaticString, only wanted: Set<String>
  ) throws(JSONMismatch) -> [String: Value] {
    guard let index = try index(of: key) else { throw JSONMismatch(path: [key.description], "is missing") }
    return try within(index, key.description) { reader throws(JSONMismatch) in
      try reader.table { wanted.contains($0) }
    }
  }

  /// The entries of the object by their keys, all or those that are wanted.
  package mutating func table<Value: JSONReadable>(
    where isWanted: ((String) -> Bool)? = nil
  ) throws(JSONMismatch) -> [String: Value] {
    guard nodes[node].kind == .object else { throw JSONMismatch("is not an object") }
    let end = Int(nodes[node].next)
    var table = [String: Value](minimumCapacity: isWanted == nil ? nodes[node].count : 0)
    var index = node + 1
    while index < end {
      let key = try string(nodes[index])
      if isWanted?(key) ?? true { table[key] = try value(at: index + 1, key) }
      index = Int(nodes[index + 1].next)
    }
    return table
  }

  /// Every element of the list.
  package mutating func elements<Value: JSONReadable>() throws(JSONMismatch) -> [Value] {
    guard nodes[node].kind == .list else { throw JSONMismatch("is not a list") }
    let end = Int(nodes[node].next)
    var elements: [Value] = []
    elements.reserveCapacity(nodes[node].count)
    var index = node + 1
    while index < end {
      elements.append(try value(at: index, String(elements.count)))
      index = Int(nodes[index].next)
    }
    return elements
  }

  /// Whether the value is a text.
  package var isText: Bool { nodes[node].kind == .text || nodes[node].kind == .escapedText }

  /// The text.
  package func text() throws(JSONMismatch) -> String {
    guard isText else { throw JSONMismatch("is not a text") }
    return try string(nodes[node])
  }

  /// The number, `true`, `false` or `null` as the file spells it; empty for a value of another kind.
  var word: ArraySlice<UInt8> { nodes[node].kind == .word ? bytes[nodes[node].range] : [] }
}

extension JSONReader {
  /// The node of a key's value; `nil` if the object has no such key.
  private mutating func index(of key: StaticString) throws(JSONMismatch) -> Int? {
    guard nodes[node].kind == .object else { throw JSONMismatch("is not an object") }
    let end = Int(nodes[node].next)
    return index(of: key, from: position, to: end) ?? index(of: key, from: node + 1, to: position)
  }

  private mutating func index(of key: StaticString, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      let next = Int(nodes[index + 1].next)
      if isKey(nodes[index], key) {
        position = next
        return index + 1
      }
      index = next
    }
    return nil
  }

  private func isIgnored(_ key: StaticString) -> Bool {
    guard let ignoredKey, key.utf8CodeUnitCount == ignoredKey.utf8CodeUnitCount else { return false }
    return key.description == ignoredKey.description
  }

  private func isKey(_ node: JSONNode, _ key: StaticString) -> Bool {
    guard node.kind == .text else {
      return QuotedTextReader.json.text(in: bytes, from: Int(node.start))?.string == key.description
    }
    return key.withUTF8Buffer { key in
      key.count == node.range.count
        && bytes.withUnsafeBufferPointer { key.elementsEqual($0[node.range]) }
    }
  }

  private mutating func value<Value: JSONReadable>(
    at index: Int, _ name: @autoclosure () -> String
  ) throws(JSONMismatch) -> Value {
    try within(index, name()) { reader throws(JSONMismatch) in try Value(&reader) }
  }

  /// Reads at another place; the name of its key or its number becomes part of an error.
  private mutating func within<Value>(
    _ index: Int, _ name: @autoclosure () -> String,
    _ read: (inout JSONReader) throws(JSONMismatch) -> Value
  ) throws(JSONMismatch) -> Value {
    let around = (node, position)
    (node, position) = (index, index + 1)
    defer { (node, position) = around }
    do throws(JSONMismatch) {
      return try read(&self)
    } catch {
      throw error.below(name())
    }
  }

  private func isNull(_ index: Int) -> Bool {
    nodes[index].kind == .word && bytes[nodes[index].range].elementsEqual("null".utf8)
  }

  private func string(_ node: JSONNode) throws(JSONMismatch) -> String {
    let hasEscapes = node.kind == .escapedText
    guard node.range.count <= (hasEscapes ? Limits.jsonEscape * Limits.text : Limits.text) else {
      throw Self.tooLong
    }
    let text = JSONText(range: node.range, hasEscapes: hasEscapes, isASCII: false)
    guard let string = text.string(in: bytes) else { throw JSONMismatch("is not a text") }
    guard string.utf8.count <= Limits.text else { throw Self.tooLong }
    guard !string.hasTooManyMarks else {
      throw JSONMismatch("has too many combining marks in a row (limit: \(Limits.combiningMarks))")
    }
    return string
  }
  private static let tooLong = JSONMismatch("is too long (limit: \(Limits.text) bytes)")
}
