/// The specifiers of Apple's format strings that a catalogue may have.
///
/// Every text of a catalogue goes through these loops, and a regular expression takes a hundred times as long.
enum FormatSpecifiers {
  /// The first specifier in a text, of an argument as in `%1$@` and `%lld` or of a plural as in `%#@n@`.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    var start = bytes.endOfPlain(from: 0)
    while start < bytes.count {
      if let end = bytes.endOfSpecifier(from: start + 1) {
        return String(decoding: bytes[start..<end], as: UTF8.self)
      }
      start = bytes.endOfPlain(from: start + 1)
    }
    return nil
  }

  /// A form of a plural with `{n}` for `%arg` and the specifiers of its only number.
  static func withNamedNumbers(_ form: String) -> String {
    let bytes = Array(form.utf8)
    var result = ""
    var plain = 0
    var start = bytes.endOfPlain(from: 0)
    while start < bytes.count {
      guard let end = bytes.endOfNumber(from: start + 1) else {
        start = bytes.endOfPlain(from: start + 1)
        continue
      }
      result += String(decoding: bytes[plain..<start], as: UTF8.self) + "{n}"
      plain = end
      start = bytes.endOfPlain(from: end)
    }
    return plain == 0 ? form : result + String(decoding: bytes[plain...], as: UTF8.self)
  }
}

extension [UInt8] {
  /// The index of the first percent sign from `start` on, or the end.
  fileprivate func endOfPlain(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != 0x25 { index += 1 }
      return index
    }
  }

  /// The index behind a specifier whose percent sign is before `start`; `nil` if no specifier begins there.
  fileprivate func endOfSpecifier(from start: Int) -> Int? {
    // Most percent signs begin nothing, and a hostile text is nothing but percent signs.
    guard start < count, self[start] != 0x25, self[start] != 0x20 else { return nil }
    let digits = endOfDigits(from: start)
    let behind = digits > start && has("$", at: digits) ? digits + 1 : start
    if has("@", at: behind) { return behind + 1 }
    if has("#@", at: behind) {
      let name = endOfName(from: behind + 2)
      return has("@", at: name) ? name + 1 : nil
    }
    return endOfInteger(from: behind)
  }

  /// The index behind the specifier of a form's number whose percent sign is before `start`; `nil` if no specifier begins there.
  fileprivate func endOfNumber(from start: Int) -> Int? {
    guard start < count, self[start] != 0x25, self[start] != 0x20 else { return nil }
    if has("arg", at: start) { return start + 3 }
    return endOfInteger(from: has("1$", at: start) ? start + 2 : start)
  }

  /// The index behind `d` or `u` with at most two `l` before it; `nil` if neither is there.
  private func endOfInteger(from start: Int) -> Int? {
    var index = start
    while index < start + 2, has("l", at: index) { index += 1 }
    return has("d", at: index) || has("u", at: index) ? index + 1 : nil
  }

  private func endOfDigits(from start: Int) -> Int {
    var index = start
    while index < count, (0x30...0x39).contains(self[index]) { index += 1 }
    return index
  }

  private func endOfName(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isOfName { index += 1 }
    return index
  }

  private func has(_ text: String, at start: Int) -> Bool {
    dropFirst(start).starts(with: text.utf8)
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

  /// Whether names of placeholders may have it: an ASCII letter, a digit or an underscore.
  var isOfName: Bool { isLetter || (0x30...0x39).contains(self) || self == 0x5F }
}
