import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The language's words for the last, the current and the next unit, such as "tomorrow" or "last week".
  ///
  /// The keys are the units: day, week, month and year.
  ///
  /// Some languages also have words for two days ago and in two days (German "vorgestern", "übermorgen"). Some
  /// languages have only the word for today (Bemba). `nil` if the language has none of these words.
  func relativeWords(_ sources: inout [String: Origin]) throws(ICUError) -> [String: RelativeWords]? {
    var units: [String: RelativeWords] = [:]
    for unit in [DateField.day, .week, .month, .year] {
      let words = try relativeWords(of: unit)
      // A unit without a word for 0, such as "this week", is left out. For example, Yiddish has its own word for next
      // week, but only root's English words for this week.
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
      // Some words in Bemba and Yiddish are copies of root's English words, such as "yesterday". Such copies are left
      // out, except in English.
      let root = try tables.root()?.value(of: "\(steps)")?.text
      if word.value != root || request.dataLocale.language == "en" { words["\(steps)"] = word }
    }
    return words
  }
}
