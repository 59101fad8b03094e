import AlmanacICU
import AlmanacKit

/// A table of names that ICU has in each context and width: months, weekdays or quarters.
struct NameTable: Sendable {
  /// The table's key in a file of the bundle.
  let key: String
  /// The table's key in ICU's resources.
  fileprivate let resource: String
  fileprivate let format: [NameWidth: ICUSymbols]
  fileprivate let standAlone: [NameWidth: ICUSymbols]
  /// How many entries of ICU's list come before the first name.
  fileprivate let gap: Int

  static let months = NameTable(
    key: "months", resource: "monthNames",
    format: [.wide: .months, .abbreviated: .shortMonths, .narrow: .narrowMonths],
    standAlone: [
      .wide: .standaloneMonths, .abbreviated: .standaloneShortMonths, .narrow: .standaloneNarrowMonths,
    ], gap: 0)

  // ICU numbers the weekdays from 1, so entry 0 in its list is empty.
  static let weekdays = NameTable(
    key: "weekdays", resource: "dayNames",
    format: [
      .wide: .weekdays, .abbreviated: .shortWeekdays, .short: .shorterWeekdays, .narrow: .narrowWeekdays,
    ],
    standAlone: [
      .wide: .standaloneWeekdays, .abbreviated: .standaloneShortWeekdays, .short: .standaloneShorterWeekdays,
      .narrow: .standaloneNarrowWeekdays,
    ], gap: 1)

  static let quarters = NameTable(
    key: "quarters", resource: "quarters",
    format: [.wide: .quarters, .abbreviated: .shortQuarters, .narrow: .narrowQuarters],
    standAlone: [
      .wide: .standaloneQuarters, .abbreviated: .standaloneShortQuarters, .narrow: .standaloneNarrowQuarters,
    ], gap: 0)
}

extension NameTable {
  /// The path of the names in a file of the bundle, such as `months.standAlone.wide`.
  fileprivate func path(_ context: NameContext, _ width: NameWidth) -> String {
    "\(key).\(context.rawValue).\(width.rawValue)"
  }

  /// The path in a file of the bundle for a path in ICU's resources, as ``OpenCalendar/path(_:_:_:)`` makes it.
  fileprivate func path(of resource: [String]) -> String? {
    guard let context = NameContext.allCases.first(where: { $0.cldrKey == resource[3] }),
      let width = NameWidth(rawValue: resource[4])
    else { return nil }
    return path(context, width)
  }
}

extension OpenCalendar {
  /// ICU's names in a context and width, in the order of their codes.
  func symbols(_ table: NameTable, _ context: NameContext, _ width: NameWidth) throws(ICUError) -> [String] {
    let symbols = context == .format ? table.format[width] : table.standAlone[width]
    guard let symbols else { preconditionFailure("ICU has no \(width) names for \(table.key).") }
    return Array(try format.symbols(symbols).dropFirst(table.gap))
  }

  /// The path in ICU's resources to the names in a context and width.
  func path(_ table: NameTable, _ context: NameContext, _ width: NameWidth) -> [String] {
    path(table.resource, context.cldrKey, width.rawValue)
  }
}

extension OpenLocale {
  /// A calendar's names in a context and width, one for each code, with the errata for these files of the bundle.
  func names(
    _ table: NameTable, _ context: NameContext, _ width: NameWidth, codes: [String],
    of calendar: borrowing OpenCalendar, in files: [String], _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String] {
    let path = table.path(context, width)
    let found = try calendar.symbols(table, context, width)
    guard found.count == codes.count else {
      throw .wrongCount(table: path, expected: codes.count, found: found.count)
    }
    let resource = calendar.path(table, context, width)
    sources[path] = try resources.origin(of: resource)
    return corrected(
      found, codes: codes, at: RootAliases.lookUps(of: resource).compactMap(table.path(of:)), in: files,
      &sources)
  }

  /// The names of a table, such as `months`, in the locale's digits: 4月 is 四月 with `-u-nu-hanidec`.
  func inOwnDigits(
    _ names: ContextNames, _ table: String, _ sources: inout [String: Origin]
  ) -> ContextNames {
    ContextNames(hasShort: false) { context, width in
      let found = names[context, width]
      let requested = requestedDigits?.changed(found) ?? found
      // An abbreviation such as Q1 stays in one script.
      let changed =
        requested.contains(where: \.isLatin) ? requested : otherDigits.reduce(requested) { $1.changed($0) }
      if changed != found {
        sources["\(table).\(context.rawValue).\(width.rawValue)"] = .made(by: .ownDigits)
      }
      return changed
    }
  }
}

extension NameContext {
  /// The key that CLDR uses for this context, such as `stand-alone`.
  var cldrKey: String { self == .format ? "format" : "stand-alone" }
}

extension String {
  /// Whether the text is one decimal digit, as 四 is not.
  var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }
}
