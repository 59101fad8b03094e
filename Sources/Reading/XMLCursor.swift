/// Reads XML 1.0 (in UTF-8, without a byte order mark) from front to back, one event after another.
///
/// It refuses what a file from a stranger could use: a document type, and so every entity but the five of XML itself,
/// more than 64 levels, more than 64 attributes. Comments and processing instructions are left out.
package struct XMLCursor {
  /// The beginning of an element.
  package struct Start: Equatable, Sendable {
    /// The name as the file has it, with its prefix.
    package let name: String
    package let attributes: [String: String]
    /// The byte of `<`.
    package let offset: Int
  }

  package enum Event: Equatable, Sendable {
    case start(Start)
    case end
    /// Text between two tags, with its first byte; several may follow each other.
    case text(String, offset: Int)
  }

  package static let depthLimit = 64
  package static let attributeLimit = 64

  private let bytes: [UInt8]
  private var offset = 0
  /// The names of the elements that are open, the outermost first.
  private var open: [String] = []
  private var hasElement = false
  /// Whether the element that began last is empty, as in `<ph/>`, so that its end comes next.
  private var endsAtOnce = false

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next event; `nil` at the end of the text.
  package mutating func next() throws(XMLSyntaxError) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        if let text = try text() { return text }
      } else if has("<!--") {
        try skip(past: "-->", from: offset + 4)
      } else if has("<?") {
        try skip(past: "?>", from: offset + 2)
      } else if has("<![CDATA[") {
        return try unparsedText()
      } else if has("<!") {
        throw XMLSyntaxError(.documentType, at: offset)
      } else {
        return has("</") ? try end() : .start(try start())
      }
    }
    guard open.isEmpty else { throw XMLSyntaxError(.endOfFile, at: offset) }
    guard hasElement else { throw XMLSyntaxError(.noElement, at: offset) }
    return nil
  }
}

extension XMLCursor {
  private mutating func start() throws(XMLSyntaxError) -> Start {
    let begin = offset
    guard !open.isEmpty || !hasElement else { throw XMLSyntaxError(.secondElement, at: begin) }
    guard open.count < Self.depthLimit else { throw XMLSyntaxError(.deep, at: begin) }
    offset += 1
    let name = try name(or: .badMarkup)
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      guard offset < bytes.count else { throw XMLSyntaxError(.endOfFile, at: offset) }
      if bytes[offset] == UInt8(ascii: ">") || has("/>") { break }
      guard hadSpace else { throw XMLSyntaxError(.badMarkup, at: offset) }
      let place = offset
      let (key, value) = try attribute()
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw XMLSyntaxError(.repeatedAttribute(key), at: place)
      }
      guard attributes.count <= Self.attributeLimit else { throw XMLSyntaxError(.manyAttributes, at: place) }
    }
    endsAtOnce = bytes[offset] == UInt8(ascii: "/")
    offset += endsAtOnce ? 2 : 1
    open.append(name)
    hasElement = true
    return Start(name: name, attributes: attributes, offset: begin)
  }

  private mutating func end() throws(XMLSyntaxError) -> Event {
    let begin = offset
    offset += 2
    let name = try name(or: .badMarkup)
    _ = skipSpace()
    guard offset < bytes.count else { throw XMLSyntaxError(.endOfFile, at: offset) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw XMLSyntaxError(.badMarkup, at: offset) }
    offset += 1
    guard let last = open.popLast() else { throw XMLSyntaxError(.endWithoutStart(name), at: begin) }
    guard last == name else { throw XMLSyntaxError(.wrongEnd(name, open: last), at: begin) }
    return .end
  }

  private mutating func attribute() throws(XMLSyntaxError) -> (name: String, value: String) {
    let name = try name(or: .badName)
    _ = skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw XMLSyntaxError(.badAttribute(name), at: offset)
    }
    offset += 1
    _ = skipSpace()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
      throw XMLSyntaxError(.badAttribute(name), at: offset)
    }
    let quote = bytes[offset]
    offset += 1
    let value = try characters(isAttribute: true) { $0 == quote || $0 == UInt8(ascii: "<") }
    guard offset < bytes.count else { throw XMLSyntaxError(.endOfFile, at: offset) }
    guard bytes[offset] == quote else { throw XMLSyntaxError(.badMarkup, at: offset) }
    offset += 1
    return (name, value)
  }

  /// A name up to the next byte that no name has; any letter outside ASCII counts as one of a name.
  private mutating func name(or reason: XMLSyntaxError.Reason) throws(XMLSyntaxError) -> String {
    let begin = offset
    while offset < bytes.count, bytes[offset].isOfXMLName { offset += 1 }
    guard begin < bytes.count, offset > begin, !bytes[begin].isOfXMLNameOnly else {
      throw XMLSyntaxError(reason, at: begin)
    }
    return String(decoding: bytes[begin..<offset], as: UTF8.self)
  }
}

extension XMLCursor {
  /// The text up to the next tag; `nil` for space outside the first element.
  private mutating func text() throws(XMLSyntaxError) -> Event? {
    let begin = offset
    let text = try characters(isAttribute: false) { $0 == UInt8(ascii: "<") }
    guard open.isEmpty else { return .text(text, offset: begin) }
    guard text.utf8.allSatisfy(\.isXMLSpace) else { throw XMLSyntaxError(.textOutside, at: begin) }
    return nil
  }

  /// The text of a CDATA section.
  private mutating func unparsedText() throws(XMLSyntaxError) -> Event {
    guard !open.isEmpty else { throw XMLSyntaxError(.textOutside, at: offset) }
    let begin = offset + "<![CDATA[".utf8.count
    try skip(past: "]]>", from: begin)
    var text = XMLText()
    for index in begin..<(offset - 3) {
      guard text.append(bytes[index]) else { throw XMLSyntaxError(.forbiddenCharacter, at: index) }
    }
    return .text(text.string, offset: begin)
  }

  /// Text with its references replaced, up to a byte that ends it.
  ///
  /// In an attribute, white space is spaces (XML 1.0, 3.3.3).
  private mutating func characters(
    isAttribute: Bool, until isEnd: (UInt8) -> Bool
  ) throws(XMLSyntaxError) -> String {
    var text = XMLText()
    while offset < bytes.count, !isEnd(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "&") {
        text.append(try reference())
        continue
      }
      let end = bytes.endOfPlainXML(from: offset)
      if end > offset {
        text.append(bytes[offset..<end])
        offset = end
        continue
      }
      if isAttribute, has("\r\n") { offset += 1 }
      let byte = isAttribute && bytes[offset].isXMLSpace ? 0x20 : bytes[offset]
      guard text.append(byte) else { throw XMLSyntaxError(.forbiddenCharacter, at: offset) }
      offset += 1
    }
    return text.string
  }

  /// The character of a reference, as in `&amp;` or `&#x202F;`.
  private mutating func reference() throws(XMLSyntaxError) -> Unicode.Scalar {
    let begin = offset
    // The longest is &#x10FFFF;, and zeros in front of it.
    let end = bytes[begin...].prefix(32).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      let name = String(decoding: bytes[(begin + 1)...].prefix { $0.isOfXMLName }.prefix(20), as: UTF8.self)
      throw XMLSyntaxError(.unknownReference(name), at: begin)
    }
    let name = String(decoding: bytes[(begin + 1)..<end], as: UTF8.self)
    guard let scalar = XMLText.scalar(of: name) else {
      throw XMLSyntaxError(.unknownReference(name), at: begin)
    }
    offset = end + 1
    return scalar
  }

  private mutating func skip(past mark: StaticString, from start: Int) throws(XMLSyntaxError) {
    var index = start
    while index < bytes.count {
      if has(mark, at: index) {
        offset = index + mark.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw XMLSyntaxError(.endOfFile, at: bytes.count)
  }

  /// Skips white space; returns whether there was any.
  private mutating func skipSpace() -> Bool {
    let begin = offset
    while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
    return offset > begin
  }

  private func has(_ mark: StaticString, at index: Int? = nil) -> Bool {
    let index = index ?? offset
    guard bytes.count - index >= mark.utf8CodeUnitCount else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
  }
}
