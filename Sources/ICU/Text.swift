import CAlmanacICU

/// The text that an ICU call writes into a buffer.
///
/// `body` runs the call. It gets the buffer, its capacity in UTF-16 code units and the status, and returns the length
/// of the text. If the first buffer is too small, `body` runs again with a larger buffer.
package func filledText(
  _ call: Call, _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(call, capacity: 128, body) { String(utf16: UnsafeBufferPointer(rebasing: $0)) }
}

/// The ASCII identifier, such as `zh_Hant_TW`, that an ICU call writes into a buffer, as in ``filledText(_:_:)``.
package func filledIdentifier(
  _ call: Call, _ body: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(call, capacity: 64, body) { units in
    String(decoding: units.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

private func filled<Unit, Result>(
  _ call: Call, capacity: Int, _ body: (UnsafeMutablePointer<Unit>?, Int32, inout Int32) -> Int32,
  _ finish: (UnsafeMutableBufferPointer<Unit>.SubSequence) -> Result
) throws(ICUError) -> Result {
  var needed = 0
  let first: Result? = try withUnsafeTemporaryAllocation(of: Unit.self, capacity: capacity) {
    buffer throws(ICUError) in
    var status: Int32 = 0
    needed = Int(body(buffer.baseAddress, Int32(capacity), &status))
    guard status != cicuBufferOverflowError.asStatus else { return nil }
    guard status <= 0 else { throw call.failure(status) }
    return finish(buffer[..<needed])
  }
  if let first { return first }
  return try filled(call, capacity: needed + 1, body, finish)
}

extension String {
  /// Makes a text from UTF-16 code units; a lone surrogate becomes U+FFFD.
  ///
  /// The initializer calls ICU's `u_strToUTF8WithSub`. Swift's `String(decoding:as:)` is slower, because it runs
  /// generic code for every unit. With it, this conversion would take about a tenth of the time of a run.
  init(utf16 units: UnsafeBufferPointer<UInt16>) {
    // One UTF-16 unit becomes at most three bytes.
    self.init(unsafeUninitializedCapacity: 3 * units.count) { bytes in
      var length: Int32 = 0
      var status: Int32 = 0
      cicu_u_strToUTF8WithSub(
        bytes.baseAddress, Int32(bytes.count), &length, units.baseAddress, Int32(units.count), 0xFFFD,
        &status)
      return Int(length)
    }
  }

  /// Passes the text as UTF-16 to `body`, with the number of its code units.
  ///
  /// The pointer is valid only until `body` returns.
  package func withUTF16<Result>(_ body: (UnsafePointer<UInt16>, Int32) -> Result) -> Result {
    // The array has one more unit than the text, because ICU needs a pointer even to an empty text.
    let units = Array(utf16) + [0]
    return units.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("An array with an element has an address.")
      }
      return body(start, Int32(buffer.count - 1))
    }
  }
}
