import AlmanacICU
import AlmanacKit

/// Writes whole numbers in a locale's numbering system, without grouping.
struct Numerals: ~Copyable {
  /// The CLDR name of the numbering system, such as `arab`.
  let system: String
  /// The system's ten digits from 0 to 9; `nil` in an algorithmic system, which has no digits.
  let digits: [String]?

  /// Whether the system can write 0, which Hebrew, Armenian and Georgian numerals cannot.
  let hasZero: Bool

  private let written: Digits?
  private let format: ICUNumberFormat?

  /// Creates the numerals for a locale, in its default numbering system or in the system that `-u-nu` requests.
  init(locale: String, numbers: String?) throws(ICUError) {
    // BCP 47 limits a value to eight letters, so it writes `traditio` for ICU's `traditional`.
    let asked = numbers == "traditio" ? "traditional" : numbers
    let system = try ICUNumberingSystem(locale: locale, numbers: asked)
    if system.digits == nil {
      let format = try ICUNumberFormat(locale: locale, numbers: system.name)
      hasZero = try format.numeral(0) != nil
      self.format = consume format
    } else {
      hasZero = true
      format = nil
    }
    self.system = system.name
    digits = system.digits
    written = system.name == "latn" ? .latn : system.digits.map { Digits($0) }
  }

  /// Writes a number, with leading zeros up to `minimumDigits` digits if the system has digits.
  func text(_ number: Int, minimumDigits: Int = 1) throws(ICUError) -> String {
    guard let written else { return try algorithmic(number) }
    return written.text(number, minimumDigits: minimumDigits)
  }

  /// The same numerals without ICU; if the system has no digits, they can write only the numbers in `numbers`.
  func digits(for numbers: [Int]) throws(ICUError) -> Digits {
    if let written { return written }
    var texts: [Int: String] = [:]
    for number in numbers { texts[number] = try algorithmic(number) }
    return Digits(texts: texts)
  }

  /// Writes a number of a time: in the digits 0 to 9 if the system has no zero, because times such as 14:00 need it.
  func timeText(_ number: Int, minimumDigits: Int = 1) throws(ICUError) -> String {
    hasZero
      ? try text(number, minimumDigits: minimumDigits)
      : Digits.latn.text(number, minimumDigits: minimumDigits)
  }

  private func algorithmic(_ number: Int) throws(ICUError) -> String {
    switch format {
    case .some(let format): try format.numeral(number) ?? String(number)
    case .none: preconditionFailure("A system without digits has a format.")
    }
  }
}

extension ICUNumberFormat {
  /// The number in the format's algorithmic numbering system; `nil` if the system has no numeral for the number.
  ///
  /// For such a number, ICU returns only punctuation, as for the Hebrew 0, or the digits 0 to 9: 8 in `jpanyear`, and
  /// the grouped 5.787 in `romanlow` in German.
  func numeral(_ number: Int) throws(ICUError) -> String? {
    let text = try text(number)
    return text.contains { $0.isLetter || $0.isNumber && !$0.isASCII } ? text : nil
  }
}
