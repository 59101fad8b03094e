/// An ICU call that failed, or an answer of ICU's that was for something else than was asked.
package enum ICUError: Error, Equatable {
  /// ICU returned the failing `status` (its own name, as in `U_MISSING_RESOURCE_ERROR`).
  case callFailed(function: String, subject: String, status: String)
  /// ICU answered for `found` where `expected` was asked.
  case wrongAnswer(function: String, subject: String, expected: String, found: String)
}

extension ICUError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .callFailed(let function, let subject, let status):
      "ICU's \(function) failed for '\(subject)' with \(status)."
    case .wrongAnswer(let function, let subject, let expected, let found):
      "ICU's \(function) was asked for '\(expected)' of '\(subject)' and answered for '\(found)'."
    }
  }
}
