package import AlmanacICU

/// An error while a locale's data is read from ICU.
///
/// Functions that call ICU throw ``ICUError``. The code that extracts a whole locale adds the locale's tag and throws
/// `ExtractionError`.
package struct ExtractionError: Error, Equatable, Sendable {
  package let error: ICUError
  package let locale: String
}

extension ExtractionError: CustomStringConvertible {
  package var description: String { "\(locale): \(error)" }
}

/// Runs code that reads a locale's data from ICU, and adds the locale's tag to an error.
func extracting<Result: ~Copyable>(
  _ locale: String, _ body: () throws(ICUError) -> Result
) throws(ExtractionError) -> Result {
  do throws(ICUError) {
    return try body()
  } catch {
    throw ExtractionError(error: error, locale: locale)
  }
}
