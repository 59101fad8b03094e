import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The language's names for hours, minutes and seconds, by unit, then by width; `nil` if the language has no names.
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
    // Root's symbols are Latin letters, so a language of another script uses its long names.
    let long = ["units"] + path.dropFirst()
    if other.origin == .root, !isWrittenInLatin, let names = try unitNames(at: long, place()) {
      return WithOrigin(value: names.value, origin: .made(by: .ownNames))
    }
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

  /// One text for a unit: the pattern for a plural category, or the unit's label (`dnam`).
  ///
  /// `tables` are the tables at `path`. CLDR leaves out a language's short text if it equals root's international
  /// symbol ("min"). So root's symbol is used if the language has the long text for the unit but no short text.
  private func unitText(
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
