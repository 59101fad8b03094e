/// Finds the ends of strings, numbers, `true`, `false` and `null` in JSON; throws if they are not valid (RFC 8259).
struct JSONScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text whose opening quote is at the offset `place`.
  func text(at place: Int) throws(JSONSyntaxError) -> JSONText {
    guard byte(place) == UInt8(ascii: "\"") else { throw expected("a string", place) }
    var index = place + 1
    var allBits: UInt8 = 0
    var hasEscapes = false
    while true {
      index = endOfPlainBytes(at: index, &allBits)
      switch byte(index) {
      case UInt8(ascii: "\""):
        return JSONText(range: place + 1..<index, hasEscapes: hasEscapes, isASCII: allBits < 0x80)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += try escapeLength(at: index, ofTextAt: place)
      case nil: throw expected("'\"' at the end of a string", place)
      default: throw expected("'\"' or an escape instead of a control character", index)
      }
    }
  }

  /// The offset of the first quote, backslash or control character from `place` on, or the end of the bytes.
  ///
  /// `allBits` collects the bits of the bytes before it, so that the caller can see whether they are ASCII.
  private func endOfPlainBytes(at place: Int, _ allBits: inout UInt8) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = place
      while index < bytes.count {
        let byte = bytes[index]
        guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
        allBits |= byte
        index += 1
      }
      return index
    }
  }

  /// The offset after the white space that begins at `place`; the result is `place` if there is no white space.
  func end(ofSpaceAt place: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = place
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
      return index
    }
  }

  /// The range of the number, `true`, `false` or `null` that begins at the offset `place`.
  func word(at place: Int) throws(JSONSyntaxError) -> Range<Int> {
    var end = place
    while end < bytes.count, !Self.isEnd(bytes[end]) { end += 1 }
    let word = bytes[place..<end]
    let isKnown =
      switch word.first {
      case UInt8(ascii: "t"): word.elementsEqual("true".utf8)
      case UInt8(ascii: "f"): word.elementsEqual("false".utf8)
      case UInt8(ascii: "n"): word.elementsEqual("null".utf8)
      default: word.isJSONNumber
      }
    guard isKnown else { throw expected("a value", place) }
    return place..<end
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

extension JSONScanner {
  /// The number of bytes in the escape at an offset; the two escapes of a surrogate pair count as one.
  private func escapeLength(at index: Int, ofTextAt place: Int) throws(JSONSyntaxError) -> Int {
    switch byte(index + 1).map(Unicode.Scalar.init) {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    default: break
    }
    guard let unit = unit(at: index) else { throw expected("an escape such as '\\n' or '\\u00A0'", index) }
    guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return 6 }
    let isPair = UTF16.isLeadSurrogate(unit) && self.unit(at: index + 6).map(UTF16.isTrailSurrogate) == true
    guard isPair else { throw expected("a string without a lone surrogate", place) }
    return 12
  }

  /// The UTF-16 code unit of an escape such as `\u00A0`; `nil` if the bytes at `index` are not such an escape.
  private func unit(at index: Int) -> UInt16? {
    guard byte(index) == UInt8(ascii: "\\"), byte(index + 1) == UInt8(ascii: "u") else { return nil }
    var unit: UInt16 = 0
    for place in index + 2..<index + 6 {
      let digit = byte(place).flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard let digit else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Whether a byte ends a number, `true`, `false` or `null`: white space, a quote or punctuation of JSON.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ",", ":", "[", "]", "{", "}", "\"": true
    default: isSpace(byte)
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func expected(_ what: String, _ place: Int) -> JSONSyntaxError {
    JSONSyntaxError(offset: min(place, bytes.count), .expected(what))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a number in JSON's grammar; Swift's parser also accepts other spellings, such as `+1`.
  fileprivate var isJSONNumber: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZeroFirst = rest.first == UInt8(ascii: "0")
    let digits = rest.removeDigits()
    guard digits == 1 || (digits > 1 && !isZeroFirst) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard rest.removeDigits() > 0 else { return false }
    }
    guard let exponent = rest.popFirst() else { return true }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return rest.removeDigits() > 0 && rest.isEmpty
  }

  /// Removes the digits at the beginning, and returns their count.
  private mutating func removeDigits() -> Int {
    let digits = prefix(while: \.isDigit)
    self = self[digits.endIndex...]
    return digits.count
  }
}
