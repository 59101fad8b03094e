import CAlmanacICU

/// All identifiers from the ICU enumeration that `open` opens, in ICU's order.
///
/// `call` describes the ICU call for an error message.
package func identifiers(_ call: Call, _ open: (inout Int32) -> OpaquePointer?) throws(ICUError) -> [String] {
  let enumeration = try opened(call, open)
  defer { cicu_uenum_close(enumeration) }
  var result: [String] = []
  while let next = try checked(call, { cicu_uenum_next(enumeration, nil, &$0) }) {
    result.append(String(cString: next))
  }
  return result
}
