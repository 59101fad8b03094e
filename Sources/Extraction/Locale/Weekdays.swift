import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's names for the weekdays in each context and width, starting with Sunday.
  func weekdays(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> LocaleFile.Weekdays {
    let codes = Weekday.allCases.map(\.rawValue)
    let found = try ContextNames(hasShort: true) { context, width throws(ICUError) in
      try self.names(.weekdays, context, width, codes: codes, of: gregorian, in: ["locale"], &sources)
    }
    let inOne = replacingForeignNames(found, "weekdays", &sources)
    let names = try titled(inOne, "weekdays", as: "day", &sources)
    return LocaleFile.Weekdays { ($0.codes, $0.names) = (Weekday.allCases, names) }
  }
}
