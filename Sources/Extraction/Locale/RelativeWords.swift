import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The words for the last, the present and the next day, week, month and year, where the language has them.
  ///
  /// Some languages have words for two days ago and in two days as well (German "vorgestern", "übermorgen"), and
  /// some have only the word for today (Bemba).
  func relativeWords(
    _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String: RelativeWords]? {
    var units: [String: RelativeWords] = [:]
    for unit in [DateField.day, .week, .month, .year] {
      let words = try relativeWords(of: unit)
      // Yiddish has a word for next week, but root's English for this week.
      guard let present = words["0"] else { continue }
      let path = "relative.\(unit.rawValue)"
      let texts = words.mapValues(\.value)
      let corrected = corrected(texts, at: path)
      sources[path] = corrected == nil ? present.origin : .erratum
      units[unit.rawValue] = try titled(RelativeWords(corrected ?? texts), at: path, &sources)
    }
    return units.isEmpty ? nil : units
  }

  private func relativeWords(of unit: DateField) throws(ICUError) -> [String: WithOrigin<String>] {
    var words: [String: WithOrigin<String>] = [:]
    let tables = try resources.tables(at: ["fields", unit.rawValue, "relative"])
    for steps in unit == .day ? -2...2 : -1...1 {
      guard let word = try tables.word(of: "\(steps)") else { continue }
      // Bemba and Yiddish have copies of root's English in places; only English says "yesterday".
      let root = try tables.root()?.value(of: "\(steps)")?.text
      if word.value != root || request.dataLocale.language == "en" { words["\(steps)"] = word }
    }
    return words
  }
}
