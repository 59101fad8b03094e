package import AlmanacKit

/// Writes a file of the bundle as JSON, either with indents or without white space, and ends it with one newline.
///
/// The keys are in the order in which the file passes them to the writer. Invisible characters are written as escapes,
/// so that a reviewer sees them. Of the visible characters, only `"` and `\` are escaped; `/` is not.
package struct JSONWriter: FieldVisitor {
  private var buffer: ByteBuffer
  private var depth = 1
  private var isFirst = true

  private let isReadable: Bool
  private let colon: StaticString

  private init(_ layout: JSONLayout, capacity: Int = 1 << 15) {
    buffer = ByteBuffer(capacity: capacity)
    isReadable = layout != .compact
    colon =
      switch layout {
      case .readable: ": "
      case .compact: ":"
      case .stringCatalog: " : "
      }
  }

  /// The JSON of a value, with the indent that it needs inside `depth` nested objects.
  static func bytes(of value: Structure, depth: Int, _ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter(layout, capacity: 1 << 8)
    writer.depth = depth
    writer.write(value)
    return writer.buffer.bytes
  }

  /// The JSON of a file that may become large; `fields` writes its fields.
  ///
  /// At first, the buffer has room for `capacity` bytes.
  static func bytes(
    _ layout: JSONLayout, capacity: Int, _ fields: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(layout, capacity: capacity)
    writer.writeFile(fields)
    return writer.buffer.take()
  }

  /// The JSON of a file in a layout.
  package static func bytes(of file: some Walkable, _ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.writeFile { file.walk(&$0) }
    return writer.buffer.bytes
  }

  private mutating func writeFile(_ fields: (inout JSONWriter) -> Void) {
    buffer.append(UInt8(ascii: "{"))
    fields(&self)
    end()
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes a key and its value, which is already JSON.
  mutating func written(_ key: String, _ value: [UInt8]) {
    write(key: key)
    buffer.append(value)
  }

  package mutating func begin(_ key: String) {
    write(key: key)
    open()
  }

  package mutating func end() {
    depth -= 1
    if !isFirst { newLine() }
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  package mutating func text(_ key: String, _ value: String) {
    write(key: key)
    write(string: value)
  }

  package mutating func number(_ key: String, _ value: Int?) {
    write(key: key)
    write(raw: value.map(String.init) ?? "null")
  }

  package mutating func numbers(_ key: String, _ values: [Int]) {
    write(key: key)
    write(array: values) { $0.write(raw: String($1)) }
  }

  package mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {
    write(key: key)
    write(array: values) { $0.write(string: $1) }
  }

  package mutating func structure(_ key: String, _ value: Structure) {
    write(key: key)
    write(value)
  }

  package mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    list(key, values, codes: codes)
  }

  package mutating func label(_ key: String, _ value: String) {
    text(key, value)
  }

  package mutating func pattern(_ key: String, _ value: String) {
    text(key, value)
  }

  package mutating func phrase(_ key: String, _ value: Phrase) {
    switch value {
    case .plain(let text): self.text(key, text)
    case .plural:
      group(key) { writer in
        for (category, text) in value.sortedForms ?? [] { writer.text(category.rawValue, text) }
      }
    }
  }
}

extension JSONWriter {
  private mutating func open() {
    buffer.append(UInt8(ascii: "{"))
    depth += 1
    isFirst = true
  }

  private mutating func write(key: String) {
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
    write(string: key)
    buffer.append(colon)
  }

  private mutating func write<Element>(array: [Element], _ write: (inout Self, Element) -> Void) {
    buffer.append(UInt8(ascii: "["))
    depth += 1
    for (index, element) in array.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      newLine()
      write(&self, element)
    }
    depth -= 1
    if !array.isEmpty { newLine() }
    buffer.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ structure: Structure) {
    switch structure {
    case .flag(let flag): write(raw: flag ? "true" : "false")
    case .number(let number): write(raw: String(number))
    case .text(let text): write(string: text)
    case .list(let elements): write(array: elements) { $0.write($1) }
    case .object(let entries):
      open()
      for (key, value) in entries { self.structure(key, value) }
      end()
    }
  }

  private mutating func newLine() {
    guard isReadable else { return }
    buffer.append(atMost: 1 + 2 * depth) { start in
      start[0] = UInt8(ascii: "\n")
      (start + 1).update(repeating: UInt8(ascii: " "), count: 2 * depth)
      return 1 + 2 * depth
    }
  }

  private mutating func write(raw: String) {
    buffer.append(raw.utf8)
  }

  private mutating func write(string: String) {
    buffer.append(UInt8(ascii: "\""))
    QuotedText.json.append(string, to: &buffer)
    buffer.append(UInt8(ascii: "\""))
  }
}
