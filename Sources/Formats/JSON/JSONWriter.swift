package import AlmanacKit

/// Writes a file of the bundle as JSON, either with indents or without white space, and ends it with one newline.
///
/// The keys are in the order in which the file passes them to the writer. Invisible characters are written as escapes,
/// so that a reviewer sees them. Of the visible characters, only `"` and `\` are escaped; `/` is not.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 1
  private var isFirst = true

  private let isReadable: Bool
  private let colon: String

  private init(_ layout: JSONLayout, capacity: Int = 1 << 15) {
    bytes.reserveCapacity(capacity)
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
    return writer.bytes
  }

  /// The JSON of a file that may become large; `fields` writes its fields.
  ///
  /// At first, there is room for `capacity` bytes.
  static func bytes(_ layout: JSONLayout, capacity: Int, _ fields: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(layout, capacity: capacity)
    writer.writeFile(fields)
    return writer.bytes
  }

  /// The JSON of a file in a layout.
  package static func bytes(of file: some Walkable, _ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.writeFile { writer in
      for step in file.steps() { writer.write(step) }
    }
    return writer.bytes
  }

  private mutating func writeFile(_ fields: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    fields(&self)
    end()
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a key and its value, which is already JSON.
  mutating func written(_ key: String, _ value: [UInt8]) {
    write(key: key)
    bytes += value
  }

  private mutating func write(_ step: FieldStep) {
    switch step {
    case .begin(let key): begin(key)
    case .end: end()
    case .text(let key, let text), .label(let key, let text), .pattern(let key, let text),
      .phrase(let key, .plain(let text)):
      self.text(key, text)
    case .number(let key, let number):
      write(key: key)
      write(raw: number.map(String.init) ?? "null")
    case .numbers(let key, let numbers):
      write(key: key)
      write(array: numbers) { $0.write(raw: String($1)) }
    case .list(let key, let texts, _), .labels(let key, let texts, _, _):
      write(key: key)
      write(array: texts) { $0.write(string: $1) }
    case .structure(let key, let structure):
      write(key: key)
      write(structure)
    case .phrase(let key, let phrase):
      group(key) { writer in
        for (category, text) in phrase.sortedForms ?? [] { writer.text(category.rawValue, text) }
      }
    case .origins(let key, let origins):
      group(key) { writer in
        for (path, origin) in origins.sortedByUTF8() { writer.text(path, origin.rawValue) }
      }
    case .declaration: break
    }
  }

  private mutating func begin(_ key: String) {
    write(key: key)
    open()
  }

  private mutating func end() {
    depth -= 1
    if !isFirst { newLine() }
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  /// Writes an object; `fields` writes the fields inside it.
  mutating func group(_ key: String, _ fields: (inout JSONWriter) -> Void) {
    begin(key)
    fields(&self)
    end()
  }

  mutating func text(_ key: String, _ value: String) {
    write(key: key)
    write(string: value)
  }
}

extension JSONWriter {
  private mutating func open() {
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    isFirst = true
  }

  private mutating func write(key: String) {
    newLine(isAfterComma: !isFirst)
    isFirst = false
    write(string: key)
    bytes += colon.utf8
  }

  private mutating func write<Element>(array: [Element], _ write: (inout Self, Element) -> Void) {
    bytes.append(UInt8(ascii: "["))
    depth += 1
    for (index, element) in array.enumerated() {
      newLine(isAfterComma: index > 0)
      write(&self, element)
    }
    depth -= 1
    if !array.isEmpty { newLine() }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ structure: Structure) {
    switch structure {
    case .flag(let flag): write(raw: flag ? "true" : "false")
    case .number(let number): write(raw: String(number))
    case .text(let text): write(string: text)
    case .list(let elements): write(array: elements) { $0.write($1) }
    case .object(let entries):
      open()
      for (key, value) in entries {
        write(key: key)
        write(value)
      }
      end()
    }
  }

  /// Begins a line, after a comma if another field or element is before it.
  private mutating func newLine(isAfterComma: Bool = false) {
    if isAfterComma { bytes.append(UInt8(ascii: ",")) }
    guard isReadable else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func write(raw: String) { bytes += raw.utf8 }

  private mutating func write(string: String) { QuotedText.json.append(quoted: string, to: &bytes) }
}
