import AlmanacICU
import AlmanacKit

/// The numbering system of a locale, and the numbers as the system writes them, without grouping.
struct Numerals {
  /// The CLDR name of the numbering system, such as `arab`.
  let system: String
  /// The system's ten digits from 0 to 9; `nil` in an algorithmic system, which has no digits.
  let digits: [String]?
  /// The texts of all numbers that dates and times can show; `nil` in a system with digits.
  let texts: [Int: String]?
  /// Writes the numbers of dates.
  let ofDates: Digits
  /// Writes the numbers of times: in the digits 0 to 9 if the system has no zero, because times such as 14:00 need it.
  let ofTimes: Digits

  /// Creates the numerals for a locale, in its default numbering system or in the system that `-u-nu` requests.
  init(locale: String, numbers: String?) throws(ICUError) {
    // BCP 47 limits a value to eight letters, so it writes `traditio` for ICU's `traditional`.
    let asked = numbers == "traditio" ? "traditional" : numbers
    let found = try ICUNumberingSystem(locale: locale, numbers: asked)
    let texts = found.digits == nil ? try Self.texts(locale: locale, found.name) : nil
    (system, digits, self.texts) = (found.name, found.digits, texts)
    ofDates = system == "latn" ? .latn : digits.map { Digits($0) } ?? Digits(texts: texts ?? [:])
    ofTimes = ofDates.lacksZero ? .latn : ofDates
  }

  /// The texts of the numbers in an algorithmic system, so that a date never has numbers of two systems.
  ///
  /// 0 has no text if the system cannot write it, as in Hebrew, Armenian and Georgian numerals. Any other number without
  /// a numeral is in the digits 0 to 9.
  private static func texts(locale: String, _ system: String) throws(ICUError) -> [Int: String] {
    let format = try ICUNumberFormat(locale: locale, numbers: system)
    var texts: [Int: String] = [:]
    for number in CalendarIdentifier.numbersOfYears.union(1...99) {
      texts[number] = try format.numeral(number) ?? String(number)
    }
    texts[0] = try format.numeral(0)
    return texts
  }
}

extension CalendarIdentifier {
  /// The numbers of all years that dates can show in any calendar: the years of the eras, and the related years.
  fileprivate static var numbersOfYears: Set<Int> {
    let days = CalendarDate.supportedEpochDays
    return allCases.reduce(into: []) { numbers, calendar in
      let (first, last) = (
        CalendarDate(epochDay: days.lowerBound, calendar), CalendarDate(epochDay: days.upperBound, calendar)
      )
      for year in first.year...last.year {
        let listed = calendar.traits.numbering.listed(year)
        numbers.formUnion([listed, calendar.traits.yearOfEra(listed: listed)])
      }
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
