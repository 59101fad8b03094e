import CAlmanacICU

/// The name of an ICU call and its subject, such as a locale or a key, for error messages.
package struct Call {
  let function: StaticString
  let subject: String

  package init(_ function: StaticString, _ subject: String) {
    self.function = function
    self.subject = subject
  }

  func failure(_ status: Int32) -> ICUError {
    .callFailed(function: "\(function)", subject: subject, status: String(cString: cicu_u_errorName(status)))
  }
}

/// Runs one ICU call, and throws if ICU reports an error status.
///
/// A status below zero is only a warning, and does not throw.
package func checked<Result>(_ call: Call, _ body: (inout Int32) -> Result) throws(ICUError) -> Result {
  var status: Int32 = 0
  let result = body(&status)
  guard status <= 0 else { throw call.failure(status) }
  return result
}

/// Runs one ICU call that opens a handle, and throws if ICU reports an error or returns no handle.
package func opened(_ call: Call, _ body: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer {
  guard let handle = try checked(call, body) else { throw call.failure(cicuMissingResourceError.asStatus) }
  return handle
}

/// Runs one ICU call that opens a handle; `nil` if ICU reports `U_MISSING_RESOURCE_ERROR`.
///
/// The function throws if ICU reports any other error.
func found(_ call: Call, _ body: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer? {
  var status: Int32 = 0
  let handle = body(&status)
  guard status != cicuMissingResourceError.asStatus else { return nil }
  guard status <= 0 else { throw call.failure(status) }
  return handle
}

extension BinaryInteger {
  /// This constant of an ICU enumeration as an `Int32`, because Swift sees each C enumeration as a separate type.
  package var asStatus: Int32 { Int32(self) }
}
