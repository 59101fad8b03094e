import AlmanacICU
import AlmanacKit

/// Writes whole numbers in a locale's numbering system, never grouped.
struct Numerals: ~Copyable {
  /// The system's name, as in `arab`.
  let system: String
  /// The ten digits; `nil` in an algorithmic system.
  let digits: [String]?

  private let written: Digits?
  private let format: ICUNumberFormat?

  /// The numerals of a locale, or those its `-u-nu` asks for.
  init(locale: String, numbers: String?) throws(ICUError) {
    // BCP 47 cuts the word to eight letters.
    let asked = numbers == "traditio" ? "traditional" : numbers
    let system = try ICUNumberingSystem(locale: locale, numbers: asked)
    if system.digits == nil {
      let format = try ICUNumberFormat(locale: locale, numbers: system.name)
      self.format = consume format
    } else {
      format = nil
    }
    self.system = system.name
    digits = system.digits
    written = system.name == "latn" ? .latn : system.digits.map { Digits($0) }
  }

  /// The number's text, with zeros in front up to `minimumDigits` where there are digits.
  func text(_ number: Int, minimumDigits: Int = 1) throws(ICUError) -> String {
    guard let written else { return try algorithmic(number) }
    return written.text(number, minimumDigits: minimumDigits)
  }

  private func algorithmic(_ number: Int) throws(ICUError) -> String {
    switch format {
    case .some(let format):
      let text = try format.text(number)
      // Hebrew numerals have no zero: ICU prints their punctuation alone.
      return number == 0 && !text.contains { $0.isLetter || $0.isNumber } ? "0" : text
    case .none: preconditionFailure("A system without digits has a format.")
    }
  }
}
