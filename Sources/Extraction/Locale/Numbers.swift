import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's numbering system with its digits, or with ready labels for a picker if the system has no digits.
  func numbers(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.Numbers {
    sources["numbers"] =
      request.keywords.numbers == nil ? try resources.origin(of: ["NumberElements", "default"]) : .table
    if let digits = numerals.digits { return LocaleFile.Numbers(system: numerals.system, digits: digits) }
    return LocaleFile.Numbers(
      system: numerals.system, days: try labels(0...31), hours: try labels(0...24),
      minutes: try labels(0...59))
  }

  private func labels(_ range: ClosedRange<Int>) throws(ICUError) -> [String] {
    try range.map { number throws(ICUError) in try numerals.text(number) }
  }
}
