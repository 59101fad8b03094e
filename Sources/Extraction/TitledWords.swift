import AlmanacICU
import AlmanacKit

/// The words of an app's own menus and buttons, with a capital.
///
/// CLDR writes the names of the date fields and words such as "today" as they stand in a sentence. Its context
/// transforms have no rule for them, and a menu shows nearly all of them with a capital.
extension OpenLocale {
  /// The names with their titled forms, where these differ.
  func titled(_ names: FieldNames, at path: String, _ sources: inout [String: Origin]) throws(ICUError)
    -> FieldNames
  {
    let title = try ICUTitleCase(locale: identifier)
    let titled = FieldNames.Titled(
      abbreviated: try title.titledName(names.abbreviated), wide: try title.titledName(names.wide))
    guard titled != FieldNames.Titled(abbreviated: names.abbreviated, wide: names.wide) else { return names }
    sources["\(path).titled"] = .rule
    var result = names
    result.titled = titled
    return result
  }

  /// The names of the quarters with their titled forms, where these differ.
  ///
  /// A name that begins with a number stays as it is: "1st quarter".
  func titledQuarters(_ names: ContextNames, _ sources: inout [String: Origin]) throws(ICUError)
    -> ContextNames
  {
    let title = try ICUTitleCase(locale: identifier)
    let plain = TitledNames(names.standAlone)
    let titled = TitledNames(
      abbreviated: try plain.abbreviated.map { name throws(ICUError) in try title.titledQuarter(name) },
      short: nil,
      wide: try plain.wide.map { name throws(ICUError) in try title.titledQuarter(name) })
    return names.with(titled, "quarters", &sources)
  }

  /// The words with their titled forms, where these differ.
  func titled(_ words: RelativeWords, at path: String, _ sources: inout [String: Origin]) throws(ICUError)
    -> RelativeWords
  {
    let title = try ICUTitleCase(locale: identifier)
    var titled: [String: String] = [:]
    for (steps, word) in words.words { titled[steps] = try title.titled(word) }
    guard titled != words.words else { return words }
    sources["\(path).titled"] = .rule
    var result = words
    result.titled = titled
    return result
  }
}

extension ICUTitleCase {
  /// The titled form of a quarter's name if it begins with a letter.
  fileprivate borrowing func titledQuarter(_ name: String) throws(ICUError) -> String {
    name.first?.isLetter == true ? try titled(name) : name
  }

  /// The titled form of a field's name; a unit's symbol and the marks of the day's halves (`fm/em`) have no other form.
  fileprivate borrowing func titledName(_ name: String) throws(ICUError) -> String {
    let symbols = ["d", "h", "min", "s"]
    return symbols.contains(name) || name.contains("/") ? name : try titled(name)
  }
}
