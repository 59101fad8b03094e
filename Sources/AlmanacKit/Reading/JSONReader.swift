/// Reads the values in a bundle file by their keys.
package struct JSONReader {
  private let bytes: [UInt8]
  private let nodes: [JSONNode]
  /// The index in ``nodes`` of the value that is being read.
  private var node = 0
  /// The index in ``nodes`` of the key at which the next search begins; files and callers have the same order of keys.
  private var position = 1
  /// Whether the caller needs the sources of the values.
  let needsOrigins: Bool

  /// Checks a whole JSON text; throws if it is not JSON (RFC 8259), if it repeats a key, or if it exceeds a limit.
  package init(_ bytes: [UInt8], needsOrigins: Bool = true) throws(JSONSyntaxError) {
    nodes = try JSONTape(bytes).nodes
    self.bytes = bytes
    self.needsOrigins = needsOrigins
  }

  /// The value of `key` in the object that is being read; throws if the object does not have this key.
  package mutating func field<Value: JSONReadable>(_ key: StaticString) throws(JSONMismatch) -> Value {
    guard let index = try index(of: key) else { throw JSONMismatch(path: [key.description], "is missing") }
    return try value(at: index, key.description)
  }

  /// The value of `key` in the object that is being read; `nil` if there is no such key, or if its value is `null`.
  package mutating func fieldIfPresent<Value: JSONReadable>(
    _ key: StaticString
  ) throws(JSONMismatch) -> Value? {
    guard let index = try index(of: key), !isNull(index) else { return nil }
    return try value(at: index, key.description)
  }

  /// The entries of the object that is being read; if `isWanted` is given, only the entries whose keys it accepts.
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

  /// All elements of the list that is being read.
  package mutating func elements<Value: JSONReadable>() throws(JSONMismatch) -> [Value] {
    guard nodes[node].kind == .list else { throw JSONMismatch("is not an array") }
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

  /// Whether the value that is being read is a text.
  package var isText: Bool { nodes[node].kind == .text || nodes[node].kind == .escapedText }

  /// The value that is being read, as a text; throws if it is not a text.
  package func text() throws(JSONMismatch) -> String {
    guard isText else { throw JSONMismatch("is not a string") }
    return try string(nodes[node])
  }

  /// The bytes of the number, `true`, `false` or `null` that is being read; empty if the value is of another kind.
  var word: ArraySlice<UInt8> { nodes[node].kind == .word ? bytes[nodes[node].range] : [] }
}

extension JSONReader {
  /// The index of the node with the value of `key`; `nil` if the object that is being read does not have this key.
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

  private func isKey(_ node: JSONNode, _ key: StaticString) -> Bool {
    guard node.kind == .text else { return node.text.string(in: bytes) == key.description }
    return key.withUTF8Buffer { key in
      key.count == node.range.count && bytes.withUnsafeBufferPointer { key.elementsEqual($0[node.range]) }
    }
  }

  /// Reads the value of the node at `index`; `name`, its key or its index, is added to the path of an error.
  private mutating func value<Value: JSONReadable>(
    at index: Int, _ name: @autoclosure () -> String
  ) throws(JSONMismatch) -> Value {
    let around = (node, position)
    (node, position) = (index, index + 1)
    defer { (node, position) = around }
    do throws(JSONMismatch) {
      return try Value(&self)
    } catch {
      throw error.below(name())
    }
  }

  private func isNull(_ index: Int) -> Bool {
    nodes[index].kind == .word && bytes[nodes[index].range].elementsEqual("null".utf8)
  }

  private func string(_ node: JSONNode) throws(JSONMismatch) -> String {
    let string = node.text.string(in: bytes)
    guard string.utf8.count <= Limits.text else {
      throw JSONMismatch("is too long (limit: \(Limits.text) bytes)")
    }
    guard !string.hasTooManyMarks else {
      throw JSONMismatch("has too many combining marks in a row (limit: \(Limits.combiningMarks))")
    }
    return string
  }
}
