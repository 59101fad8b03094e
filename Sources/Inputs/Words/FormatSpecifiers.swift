import AlmanacKit

/// Finds the specifiers of Apple's format strings, such as `%1$@`, in the texts of a catalog.
///
/// The search looks at bytes, because every text of a catalog is searched and a regular expression would take a hundred
/// times as long.
enum FormatSpecifiers {
  /// The first specifier in a text: an argument, as in `%1$@` and `%lld`, or a plural, as in `%#@n@`.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    return bytes.specifier(from: 0, bytes.endOfSpecifier).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Whether a plural form has a specifier for its number, such as `%arg`, `%lld` or `%1$lld`.
  ///
  /// Then the form is a format string, in which `%%` is a percent sign.
  static func hasNumber(_ form: String) -> Bool {
    form.splitBytes(by: "%%").contains { pieces(of: String($0), [UInt8].endOfNumber).count > 1 }
  }

  /// Whether a conversion shows a whole number, such as `lld` in `%lld`.
  static func isWholeNumber(_ conversion: String) -> Bool {
    let bytes = Array(conversion.utf8)
    return bytes.endOfWholeNumber(from: 0) == bytes.count
  }

  /// Whether a plural form has two specifiers such as `%lld`, so that the second shows another argument.
  ///
  /// A specifier such as `%1$lld` or `%arg` always shows the number of the plural.
  static func hasTwoNumbers(_ form: String) -> Bool {
    let counts = form.splitBytes(by: "%%").map { pieces(of: String($0), [UInt8].endOfWholeNumber).count - 1 }
    return counts.reduce(0, +) > 1
  }

  /// The plural form with `{n}` in place of each specifier for the number, and `%` in place of `%%`.
  static func withNamedNumbers(_ form: String) -> String {
    unescaped(form) { pieces(of: $0, [UInt8].endOfNumber).joined(separator: "{n}") }
  }

  /// The pieces of a text between its specifiers for a number; `end` finds the end of such a specifier.
  private static func pieces(of text: String, _ end: ([UInt8]) -> (Int) -> Int?) -> [String] {
    let bytes = Array(text.utf8)
    var (pieces, start) = ([String](), 0)
    while let number = bytes.specifier(from: start, end(bytes)) {
      pieces.append(String(decoding: bytes[start..<number.lowerBound], as: UTF8.self))
      start = number.upperBound
    }
    return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The format string with `%` in place of `%%`; `change` is applied to the pieces between them.
  static func unescaped(_ format: String, _ change: (String) -> String) -> String {
    format.splitBytes(by: "%%").map { change(String($0)) }.joined(separator: "%")
  }
}

extension [UInt8] {
  /// The range of the first specifier at or after `start`; `end` finds its end from the index after a percent sign.
  fileprivate func specifier(from start: Int, _ end: (Int) -> Int?) -> Range<Int>? {
    var rest = self[start...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      if let end = end(percent + 1) { return percent..<end }
      rest = self[(percent + 1)...]
    }
    return nil
  }

  /// The index after the specifier whose percent sign is just before `start` (Apple's String Format Specifiers).
  ///
  /// The result is `nil` if this percent sign does not begin a specifier, as in "5 % discount". A width counts only with a
  /// leading zero, because Basque writes "%50eko", and the flags `-` and ` ` do not count, because Hungarian writes "50%-a".
  fileprivate func endOfSpecifier(from start: Int) -> Int? {
    let digits = end(from: start, while: \.isDigit)
    let behind = digits > start && has("$", at: digits) ? digits + 1 : start
    if has("#@", at: behind) {
      let name = end(from: behind + 2, while: \.isOfName)
      return has("@", at: name) ? name + 1 : nil
    }
    let width = has("0", at: behind) ? end(from: behind, while: \.isDigit) : behind
    let precision = has(".", at: width) ? end(from: width + 1, while: \.isDigit) : width
    let conversion = endOfLength(from: precision)
    return conversion < count && "@aAcCdDeEfFgGioOpsSuUxX".utf8.contains(self[conversion])
      ? conversion + 1 : nil
  }

  /// The index after the specifier that shows the number in a plural form, such as `%arg` or `%lld`.
  ///
  /// The percent sign of the specifier is just before `start`. The result is `nil` if this percent sign does not begin
  /// a specifier for a number.
  fileprivate func endOfNumber(from start: Int) -> Int? {
    has("arg", at: start) ? start + 3 : endOfWholeNumber(from: has("1$", at: start) ? start + 2 : start)
  }

  /// The end of a conversion for a whole number, such as `lld`, that begins at `start`.
  ///
  /// The result is `nil` if no such conversion begins there.
  fileprivate func endOfWholeNumber(from start: Int) -> Int? {
    let conversion = endOfLength(from: start)
    return conversion < count && "diu".utf8.contains(self[conversion]) ? conversion + 1 : nil
  }

  /// The index after the letters at `start` that state the size of a number, such as `ll`.
  private func endOfLength(from start: Int) -> Int {
    guard start < count, "hlqztjL".utf8.contains(self[start]) else { return start }
    return start + (has("hh", at: start) || has("ll", at: start) ? 2 : 1)
  }

  private func end(from start: Int, while isIncluded: (UInt8) -> Bool) -> Int {
    var index = start
    while index < count, isIncluded(self[index]) { index += 1 }
    return index
  }

  private func has(_ text: String, at start: Int) -> Bool { dropFirst(start).starts(with: text.utf8) }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

  /// Whether a placeholder name may contain the byte: an ASCII letter, a digit or an underscore.
  var isOfName: Bool { isLetter || isDigit || self == 0x5F }
}
