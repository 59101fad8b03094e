import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of hours, minutes and seconds in each width, where the language has them; `nil` if it has none.
  func units(_ sources: inout [String: Origin]) throws(ICUError) -> [String: [String: UnitNames]]? {
    var units: [String: [String: UnitNames]] = [:]
    for unit in ["hour", "minute", "second"] {
      for (width, tree) in ["long": "units", "short": "unitsShort", "narrow": "unitsNarrow"] {
        let found = try unitNames(at: [tree, "duration", unit], "units.\(unit).\(width)")
        guard let found else { continue }
        units[unit, default: [:]][width] = found.value
        sources["units.\(unit).\(width)"] = found.origin
      }
    }
    return units.isEmpty ? nil : units
  }

  private func unitNames(
    at path: [String], _ place: @autoclosure () -> String
  ) throws(ICUError) -> WithOrigin<UnitNames>? {
    let tables = try resources.tables(at: path, in: .units)
    guard let other = try unitText("other", at: path, in: tables) else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = try tables.word(of: category.rawValue)?.value
    }
    forms[.other] = other.value
    let label = try unitText("dnam", at: path, in: tables)
    let names = UnitNames(label: label?.value, forms: forms)
    if let corrected = corrected(names.texts, at: place()) {
      return WithOrigin(value: UnitNames(texts: corrected), origin: .erratum)
    }
    return WithOrigin(value: names, origin: other.origin)
  }

  /// One of a unit's texts, in the tables of its path: the pattern for a plural category, or the label (`dnam`).
  ///
  /// CLDR leaves a short unit out of a language that writes it as root does, with the international symbol
  /// ("min"); that the language has the unit shows its long form.
  func unitText(
    _ key: String, at path: [String], in tables: InheritedTables
  ) throws(ICUError) -> WithOrigin<String>? {
    if let own = try tables.word(of: key) { return own }
    let long = ["units"] + path.dropFirst() + [key]
    guard path[0] != "units", try resources.word(at: long, in: .units) != nil,
      let symbol = try tables.root()?.value(of: key)?.text
    else { return nil }
    return WithOrigin(value: symbol, origin: .root)
  }
}
