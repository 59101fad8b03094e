import AlmanacICU
import AlmanacKit

/// The tables of names that CLDR may ask to title in menus and headers (UTS 35, context transforms).
enum TitledTable {
  case months, weekdays

  /// The key of ICU's resources.
  fileprivate var usage: String {
    self == .weekdays ? "day-standalone-except-narrow" : "month-standalone-except-narrow"
  }
}

extension OpenLocale {
  /// The names of a table with their titled forms, where the locale's menus or headers have them and they differ.
  ///
  /// Spanish writes "enero" in a sentence and "Enero" above a calendar. Only the first word is titled. The catalogue's
  /// names always have titled forms, because they have a capital of their own.
  func titled(
    _ names: ContextNames, _ usage: TitledTable, _ table: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    let plain = names.standAlone
    let isTitled = try isTitled(usage) || sources["\(table).standAlone.wide"] == .catalogue
    return isTitled ? names.with(try titledNames(plain), table, &sources) : names
  }

  /// Whether CLDR asks for titling in a menu or list, or by itself as in a header.
  ///
  /// CLDR inherits each usage by itself. ICU takes the nearest table whole, and forgets the weekdays of pt-PT.
  private func isTitled(_ table: TitledTable) throws(ICUError) -> Bool {
    let found = try resources.value(at: ["contextTransforms", table.usage])
    return found?.value.numbers?.contains(1) ?? false
  }

  private func titledNames(_ names: WidthNames) throws(ICUError) -> TitledNames {
    let title = try ICUTitleCase(locale: identifier)
    return TitledNames(
      abbreviated: try names.abbreviated.map { name throws(ICUError) in try title.titled(name) },
      short: try names.short?.map { name throws(ICUError) in try title.titled(name) },
      wide: try names.wide.map { name throws(ICUError) in try title.titled(name) })
  }
}

extension ContextNames {
  /// The names with titled forms, where these differ, and with the origin of these.
  func with(_ titled: TitledNames, _ table: String, _ sources: inout [String: Origin]) -> ContextNames {
    guard titled != TitledNames(standAlone) else { return self }
    for width in ["abbreviated", "wide"] + (titled.short == nil ? [] : ["short"]) {
      sources["\(table).titled.\(width)"] = .rule
    }
    var result = self
    result.titled = titled
    return result
  }
}

extension TitledNames {
  /// The names as they are.
  init(_ names: WidthNames) {
    self.init(abbreviated: names.abbreviated, short: names.short, wide: names.wide)
  }
}
