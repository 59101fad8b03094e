import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's numbering system with its digits, or with ready labels for a picker if the system has no digits.
  func numbers(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.Numbers {
    sources["numbers"] =
      request.keywords.numbers == nil ? try resources.origin(of: ["NumberElements", "default"]) : .table
    var numbers = LocaleFile.Numbers()
    (numbers.system, numbers.digits) = (numerals.system, numerals.digits)
    guard numbers.digits == nil else { return numbers }
    numbers.texts = try dateNumbers()
    numbers.days = try (0...31).map { number throws(ICUError) in try numerals.text(number) }
    numbers.hours = try (0...24).map { number throws(ICUError) in try numerals.timeText(number) }
    numbers.minutes = try (0...59).map { number throws(ICUError) in try numerals.timeText(number) }
    return numbers
  }

  /// The texts of all numbers that dates can show, so that a date never has numbers of two systems.
  private func dateNumbers() throws(ICUError) -> [String: String] {
    var texts: [String: String] = [:]
    let years = CalendarIdentifier.allCases.reduce(into: Set()) { $0.formUnion($1.numberedYears) }
    for number in years.union((numerals.hasZero ? 0 : 1)...99) {
      texts[String(number)] = try numerals.text(number)
    }
    return texts
  }
}

extension CalendarIdentifier {
  /// The numbers of all years that a date in the calendar can show: the years of its eras, and the related years.
  fileprivate var numberedYears: Set<Int> {
    let days = CalendarDate.supportedEpochDays
    let (first, last) = (
      CalendarDate(epochDay: days.lowerBound, self), CalendarDate(epochDay: days.upperBound, self)
    )
    return (first.year...last.year).reduce(into: []) { numbers, year in
      let listed = traits.numbering.listed(year)
      numbers.formUnion([listed, traits.yearOfEra(listed: listed)])
    }
  }
}
