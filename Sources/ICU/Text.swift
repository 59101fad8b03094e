import CAlmanacICU

/// The text one ICU call writes: called with a buffer, and once more if that was too small.
///
/// `body` gets the buffer, its capacity in UTF-16 code units and the status, and returns the length.
package func filledText(
  _ call: Call, _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(call, capacity: 128, body) { String(utf16: UnsafeBufferPointer(rebasing: $0)) }
}

/// The identifier one ICU call writes, in ASCII.
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
  /// The text of UTF-16 code units; a surrogate without its other half becomes U+FFFD.
  ///
  /// By ICU's `u_strToUTF8WithSub`: `String(decoding:as:)` goes through generic code for every unit, which took a
  /// tenth of a whole run.
  init(utf16 units: UnsafeBufferPointer<UInt16>) {
    guard let start = units.baseAddress, !units.isEmpty else {
      self = ""
      return
    }
    // A unit is at most three bytes.
    self.init(unsafeUninitializedCapacity: 3 * units.count) { bytes in
      var length: Int32 = 0
      var status: Int32 = 0
      cicu_u_strToUTF8WithSub(
        bytes.baseAddress, Int32(bytes.count), &length, start, Int32(units.count), 0xFFFD, &status)
      return Int(length)
    }
  }

  /// The text in UTF-16, as ICU takes it, for the time of the call.
  package func withUTF16<Result>(_ body: (UnsafePointer<UInt16>, Int32) -> Result) -> Result {
    // One unit more than the text: ICU wants a pointer even to an empty text.
    let units = Array(utf16) + [0]
    return units.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("An array with an element has an address.")
      }
      return body(start, Int32(buffer.count - 1))
    }
  }
}
