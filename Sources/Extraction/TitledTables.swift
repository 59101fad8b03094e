import AlmanacICU
import AlmanacKit

/// The kinds of names for which CLDR can request title case in menus and headers (context transforms in UTS 35).
enum TitledTable {
  case months, weekdays

  /// The key for these names in ICU's `contextTransforms`.
  fileprivate var usage: String {
    self == .weekdays ? "day-standalone-except-narrow" : "month-standalone-except-narrow"
  }
}

extension OpenLocale {
  /// The names, with title-case forms added if a menu or a header needs them.
  ///
  /// The forms are added if CLDR requests title case, or if the names come from the string catalog, which writes them
  /// with a capital. For example, Spanish writes "enero" in a sentence and "Enero" above a calendar. Only the first
  /// word gets a capital. If all forms equal the stand-alone names, no forms are added.
  func titled(
    _ names: ContextNames, _ usage: TitledTable, _ table: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    let plain = names.standAlone
    let isTitled = try isTitled(usage) || sources["\(table).standAlone.wide"] == .catalogue
    return isTitled ? names.with(try titledNames(plain), table, &sources) : names
  }

  /// Whether CLDR requests title case for these names in a menu or list, or for a name that is alone, as in a header.
  ///
  /// In CLDR, each key is inherited separately. ICU instead takes the whole table from the closest locale that has one,
  /// and so loses the rule for weekdays in pt-PT.
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
  /// The names, with the given title-case forms added if they differ from the stand-alone names.
  ///
  /// `sources` gets the origin `rule` for the added forms.
  func with(_ titled: TitledNames, _ table: String, _ sources: inout [String: Origin]) -> ContextNames {
    guard titled != TitledNames(standAlone) else { return self }
    for width in ["abbreviated", "wide"] + (titled.short == nil ? [] : ["short"]) {
      sources["\(table).titled.\(width)"] = .made(by: .titleCase)
    }
    var result = self
    result.titled = titled
    return result
  }
}

extension TitledNames {
  /// Takes the names as they are, without title case.
  init(_ names: WidthNames) {
    self.init(abbreviated: names.abbreviated, short: names.short, wide: names.wide)
  }
}
