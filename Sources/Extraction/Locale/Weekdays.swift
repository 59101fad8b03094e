import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's names for the weekdays in each context and width, starting with Sunday.
  func weekdays(
    _ gregorian: borrowing OpenCalendar, _ sources: inout [String: Origin]
  ) throws(ICUError) -> LocaleFile.Weekdays {
    let names = try ContextNames(hasShort: true) { context, width throws(ICUError) in
      let table = "weekdays.\(context.rawValue).\(width.rawValue)"
      let path = ["calendar", "gregorian", "dayNames", context.cldrKey, width.rawValue]
      sources[table] = try resources.origin(of: path)
      let symbols = try gregorian.format.symbols(.weekdays(context, width))
      // ICU numbers the weekdays from 1, so entry 0 in its list is empty.
      let names = Array(symbols.dropFirst())
      guard names.count == 7 else {
        throw .wrongCount(table: table, expected: 7, found: names.count)
      }
      return corrected(names, codes: Weekday.allCases.map(\.rawValue), at: table, &sources)
    }
    let inOne = replacingForeignScript(names, "weekdays", &sources)
    return LocaleFile.Weekdays(try titled(inOne, .weekdays, "weekdays", &sources))
  }
}

extension NameContext {
  /// The key that CLDR uses for this context, such as `stand-alone`.
  var cldrKey: String {
    switch self {
    case .format: "format"
    case .standAlone: "stand-alone"
    }
  }
}

extension ICUSymbols {
  fileprivate static func weekdays(_ context: NameContext, _ width: NameWidth) -> ICUSymbols {
    switch (context, width) {
    case (.format, .wide): .weekdays
    case (.format, .abbreviated): .shortWeekdays
    case (.format, .short): .shorterWeekdays
    case (.format, .narrow): .narrowWeekdays
    case (.standAlone, .wide): .standaloneWeekdays
    case (.standAlone, .abbreviated): .standaloneShortWeekdays
    case (.standAlone, .short): .standaloneShorterWeekdays
    case (.standAlone, .narrow): .standaloneNarrowWeekdays
    }
  }
}
