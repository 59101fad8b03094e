import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's numbering system with its digits, or with ready labels for a picker if the system has no digits.
  func numbers(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.Numbers {
    sources["numbers"] =
      request.keywords.numbers == nil ? try resources.origin(of: ["NumberElements", "default"]) : .table
    var numbers = LocaleFile.Numbers()
    (numbers.system, numbers.digits) = (numerals.system, numerals.digits)
    guard let texts = numerals.texts else { return numbers }
    numbers.texts = Dictionary(uniqueKeysWithValues: texts.map { (String($0), $1) })
    numbers.days = (0...31).map { numerals.ofDates.text($0) }
    numbers.hours = (0...24).map { numerals.ofTimes.text($0) }
    numbers.minutes = (0...59).map { numerals.ofTimes.text($0) }
    return numbers
  }
}
