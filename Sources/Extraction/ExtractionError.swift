package import AlmanacICU

/// Why something could not be extracted from ICU.
///
/// What asks ICU throws ``ICUError``; only where a locale is asked for as a whole, its tag is added.
package struct ExtractionError: Error, Equatable, Sendable {
  package let error: ICUError
  /// The tag of the locale.
  package let locale: String
}

extension ExtractionError: CustomStringConvertible {
  package var description: String {
    "\(locale): \(error)"
  }
}

/// Asks ICU for a locale; adds its tag to an error.
func extracting<Result: ~Copyable>(
  _ locale: String, _ body: () throws(ICUError) -> Result
) throws(ExtractionError) -> Result {
  do throws(ICUError) {
    return try body()
  } catch {
    throw ExtractionError(error: error, locale: locale)
  }
}
