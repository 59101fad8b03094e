import AlmanacICU
import AlmanacKit

extension LocaleSource {
  /// The names of hours, minutes and seconds in each width, where the language has them; `nil` if it has none.
  func units(_ sources: inout [String: Source]) throws(ExtractionError) -> [String: [String: UnitNames]]? {
    var units: [String: [String: UnitNames]] = [:]
    for unit in ["hour", "minute", "second"] {
      for (width, tree) in ["long": "units", "short": "unitsShort", "narrow": "unitsNarrow"] {
        let found = try asking(request.tag) { () throws(ICUError) in
          try unitNames(at: [tree, "duration", unit])
        }
        guard let found else { continue }
        units[unit, default: [:]][width] = found.value
        sources["units.\(unit).\(width)"] = found.source
      }
    }
    return units.isEmpty ? nil : units
  }

  private func unitNames(at path: [String]) throws(ICUError) -> Sourced<UnitNames>? {
    guard let other = try unitText("other", at: path) else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = try resources.word(at: path + [category.rawValue], in: .units)?.value
    }
    forms[.other] = other.value
    let label = try unitText("dnam", at: path)
    return Sourced(value: UnitNames(label: label?.value, forms: forms), source: other.source)
  }

  /// One of a unit's texts: the pattern for a plural category, or the label (`dnam`).
  ///
  /// CLDR leaves a short unit out of a language that writes it as root does, with the international symbol
  /// ("min"); that the language has the unit shows its long form.
  func unitText(_ key: String, at path: [String]) throws(ICUError) -> Sourced<String>? {
    let short = path + [key]
    if let own = try resources.word(at: short, in: .units) { return own }
    let long = ["units"] + short.dropFirst()
    guard path[0] != "units", try resources.word(at: long, in: .units) != nil,
      let symbol = try resources.rootValue(at: short, in: .units)?.text
    else { return nil }
    return Sourced(value: symbol, source: .root)
  }
}
