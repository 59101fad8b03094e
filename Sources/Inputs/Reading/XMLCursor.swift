import AlmanacKit

/// Reads XML 1.0 (UTF-8 without a byte order mark) from beginning to end, one event at a time.
///
/// It refuses features with which an untrusted file could cause harm: document types, more than 64 levels, and more
/// than 64 attributes in an element. Without document types, the only entities are the five that XML itself defines.
/// Comments and processing instructions are skipped.
package struct XMLCursor {
  /// The start tag of an element, or a tag for an empty element.
  package struct Start: Equatable, Sendable {
    /// The element's name as the file writes it, including a namespace prefix such as `x:`.
    package var name: String
    package let attributes: [String: String]
    /// The number of bytes in the text before the tag's `<`.
    package let offset: Int
  }

  package enum Event: Equatable, Sendable {
    case start(Start)
    case end
    /// A piece of the text between two tags, with the offset of its first byte.
    case text(String, offset: Int)
  }

  package static let depthLimit = 64
  package static let attributeLimit = 64

  private let bytes: [UInt8]
  private var offset = 0
  /// The names of the elements that have not ended yet, outermost first.
  private var open: [String] = []
  private var hasElement = false
  /// Whether the last tag was an empty element, such as `<ph/>`, so that the next event is the end of this element.
  private var endsAtOnce = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

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
    let value = try characters(before: [quote, UInt8(ascii: "<")], isAttribute: true)
    guard offset < bytes.count else { throw XMLSyntaxError(.endOfFile, at: offset) }
    guard bytes[offset] == quote else { throw XMLSyntaxError(.badMarkup, at: offset) }
    offset += 1
    return (name, value)
  }

  /// Reads the name of an element or attribute, up to the next byte that a name cannot contain.
  ///
  /// Every character outside ASCII counts as part of a name.
  private mutating func name(or reason: XMLSyntaxError.Reason) throws(XMLSyntaxError) -> String {
    let begin = offset
    while offset < bytes.count, bytes[offset].isOfXMLName { offset += 1 }
    guard offset > begin, !bytes[begin].continuesXMLName else { throw XMLSyntaxError(reason, at: begin) }
    return String(decoding: bytes[begin..<offset], as: UTF8.self)
  }

  /// Reads the text up to the next tag; `nil` if the text is only white space outside the root element.
  private mutating func text() throws(XMLSyntaxError) -> Event? {
    let begin = offset
    let text = try characters(before: [UInt8(ascii: "<")], isAttribute: false)
    guard open.isEmpty else { return .text(text, offset: begin) }
    guard text.utf8.allSatisfy(\.isXMLSpace) else { throw XMLSyntaxError(.textOutside, at: begin) }
    return nil
  }

  /// Reads the text in a CDATA section.
  private mutating func unparsedText() throws(XMLSyntaxError) -> Event {
    guard !open.isEmpty else { throw XMLSyntaxError(.textOutside, at: offset) }
    let begin = offset + "<![CDATA[".utf8.count
    try skip(past: "]]>", from: begin)
    return .text(try plainText(begin..<offset - 3), offset: begin)
  }

  /// Reads text up to one of the bytes `ends`, and replaces the references in it, such as `&amp;`.
  ///
  /// In an attribute, each white-space character becomes a space (XML 1.0, 3.3.3).
  private mutating func characters(before ends: [UInt8], isAttribute: Bool) throws(XMLSyntaxError) -> String {
    var text = ""
    while offset < bytes.count, !ends.contains(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "&") {
        text.unicodeScalars.append(try reference())
      } else {
        let begin = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "&"), !ends.contains(bytes[offset]) {
          offset += 1
        }
        let plain = try plainText(begin..<offset)
        text += isAttribute ? plain.withSpacesOnly : plain
      }
    }
    return text
  }

  /// The text in a range without references; each line ending becomes a line feed (XML 1.0, 2.11).
  private func plainText(_ range: Range<Int>) throws(XMLSyntaxError) -> String {
    let forbidden = bytes[range].withUnsafeBufferPointer(\.indexForbiddenInXML)
    if let forbidden { throw XMLSyntaxError(.forbiddenCharacter, at: range.lowerBound + forbidden) }
    return String(decoding: bytes[range], as: UTF8.self)
      .replacingBytes(of: "\r\n", with: "\n").replacingBytes(of: "\r", with: "\n")
  }

  /// Reads a reference, as in `&amp;` or `&#x202F;`, and returns its character.
  private mutating func reference() throws(XMLSyntaxError) -> Unicode.Scalar {
    let begin = offset
    // The longest reference is &#x10FFFF;, possibly with leading zeros.
    let end = bytes[begin...].prefix(32).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      let name = String(decoding: bytes[(begin + 1)...].prefix { $0.isOfXMLName }.prefix(20), as: UTF8.self)
      throw XMLSyntaxError(.unknownReference(name), at: begin)
    }
    let name = String(decoding: bytes[(begin + 1)..<end], as: UTF8.self)
    guard let scalar = Unicode.Scalar(xmlReference: name) else {
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
