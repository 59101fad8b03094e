import CAlmanacICU

/// What a status is about: the ICU function, and the locale, calendar or key it was called for.
package struct Call {
  let function: StaticString
  let subject: String
  /// What else it was called for, which only a failure puts behind the subject; empty if nothing.
  let detail: String

  package init(_ function: StaticString, _ subject: String, _ detail: String = "") {
    self.function = function
    self.subject = subject
    self.detail = detail
  }

  func failure(_ status: Int32) -> ICUError {
    .callFailed(
      function: "\(function)", subject: detail.isEmpty ? subject : "\(subject) \(detail)",
      status: String(cString: cicu_u_errorName(status)))
  }
}

/// Runs one ICU call and throws if its status is a failure; warnings (below zero) pass.
package func checked<Result>(_ call: Call, _ body: (inout Int32) -> Result) throws(ICUError) -> Result {
  var status: Int32 = 0
  let result = body(&status)
  guard status <= 0 else { throw call.failure(status) }
  return result
}

/// Runs one ICU call that opens a handle, and throws if ICU returns none.
package func opened(_ call: Call, _ body: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer {
  guard let handle = try checked(call, body) else { throw call.failure(cicuMissingResourceError.asStatus) }
  return handle
}

/// Runs one ICU call that opens a handle; `nil` is ICU's `U_MISSING_RESOURCE_ERROR`, no other failure.
func found(_ call: Call, _ body: (inout Int32) -> OpaquePointer?) throws(ICUError) -> OpaquePointer? {
  var status: Int32 = 0
  let handle = body(&status)
  guard status != cicuMissingResourceError.asStatus else { return nil }
  guard status <= 0 else { throw call.failure(status) }
  return handle
}

extension BinaryInteger {
  /// A restated C constant as the type ICU's status has; C gives every enumeration a type of its own.
  package var asStatus: Int32 { Int32(self) }
}
