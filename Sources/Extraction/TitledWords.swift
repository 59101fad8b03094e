import AlmanacICU
import AlmanacKit

/// The words that an app's menus and buttons show with a capital first letter.
///
/// CLDR writes the names of date fields, and words such as "today", as they appear in a sentence. CLDR's context
/// transforms have no rule for these words, but a menu shows nearly all of them with a capital.
extension OpenLocale {
  /// The names of a date field, with title-case forms added if they differ from the names.
  func titled(_ names: FieldNames, at path: String, _ sources: inout [String: Origin]) throws(ICUError)
    -> FieldNames
  {
    let title = try ICUTitleCase(locale: identifier)
    let titled = FieldNames.Titled(
      abbreviated: try title.titledName(names.abbreviated), wide: try title.titledName(names.wide))
    guard titled != FieldNames.Titled(abbreviated: names.abbreviated, wide: names.wide) else { return names }
    sources["\(path).titled"] = .made(by: .titleCase)
    var result = names
    result.titled = titled
    return result
  }

  /// The names of the quarters, with title-case forms added if they differ from the names.
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

  /// The relative words, such as "tomorrow", with title-case forms added if they differ from the words.
  func titled(_ words: RelativeWords, at path: String, _ sources: inout [String: Origin]) throws(ICUError)
    -> RelativeWords
  {
    let title = try ICUTitleCase(locale: identifier)
    var titled: [String: String] = [:]
    for (steps, word) in words.words { titled[steps] = try title.titled(word) }
    guard titled != words.words else { return words }
    sources["\(path).titled"] = .made(by: .titleCase)
    var result = words
    result.titled = titled
    return result
  }
}

extension ICUTitleCase {
  /// A quarter's name in title case; a name that does not begin with a letter is unchanged.
  fileprivate borrowing func titledQuarter(_ name: String) throws(ICUError) -> String {
    name.first?.isLetter == true ? try titled(name) : name
  }

  /// The date field's name in title case; unit symbols (`min`), and AM and PM (`fm/em`), are unchanged.
  fileprivate borrowing func titledName(_ name: String) throws(ICUError) -> String {
    let symbols = ["d", "h", "min", "s"]
    return symbols.contains(name) || name.contains("/") ? name : try titled(name)
  }
}
