// Looks up every text of a bundle as an app does, in the resources of the package from the article IOSApp.md.
//
// The argument is a JSON file with the expected texts: `{tag: {table: {key: text}}}`. Without an argument, the program
// only lists the localizations.

import AlmanacKit
import DatePickers
import Foundation

typealias Expected = [String: [String: [String: String]]]

/// The text that Foundation returns for a key that is not in a table.
let missing = "(missing)"

/// Compares Foundation's texts for the locale `tag` with the expected texts.
///
/// Returns a message for each key for which Foundation finds no text or a different text.
func problems(_ tag: String, _ tables: [String: [String: String]]) -> [String] {
  guard let bundle = Tables.bundle(of: tag) else { return ["\(tag): there is no localization"] }
  return tables.flatMap { table, texts in
    texts.compactMap { key, text in
      let found = NSLocalizedString(key, tableName: table, bundle: bundle, value: missing, comment: "")
      return found == text ? nil : "\(tag) \(table) \(key): \(found) should be \(text)"
    }
  }
}

if CommandLine.arguments.count > 1 {
  let file = URL(filePath: CommandLine.arguments[1])
  let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file))
  let found = expected.flatMap(problems)
  for problem in found.sorted().prefix(20) { print(problem) }
  let spelled = Set(expected.keys.map { $0.lowercased() })
  let others = spelled.symmetricDifference(Tables.localizations.map { $0.lowercased() })
  for tag in others.sorted() {
    print("\(tag) is in the list of locales or in Bundle.localizations, but not in both")
  }
  // This program does not choose a language, so Foundation must use the package's development language, English.
  let english = Tables.text("action.done")
  if english != expected["en"]?["Picker"]?["action.done"] { print("The package's text is \(english)") }
  let thai = try Almanac.ofPackage().locale(of: Locale(identifier: "th-TH"))
  let title = try thai.calendar(.buddhist).title(ofMonthWith: CalendarDate(Date(timeIntervalSince1970: 0)))
  // CLDR's Thai pattern is "MMMM G y". The year 1970 is 2513 in the Buddhist calendar.
  if !title.hasPrefix("มกราคม") || !title.hasSuffix("2513") { print("The title is \(title)") }
  let german = try texts(of: Almanac.ofPackage().locale(of: Locale(identifier: "de-DE")))
  // The texts in the example of IOSApp.md.
  if german != ["Datum auswählen", "Dienstag, 17. Februar 2026"] { print("The example gives \(german)") }
  // A user chooses 28 February, goes to the next month, and chooses 3 March. CLDR's interval in German is "d. MMM – d. MMM y".
  let locale = try Almanac.ofPackage().locale("de")
  let calendar = try locale.calendar(.gregorian)
  var (range, month) = (ChosenRange(), try CalendarDate(gregorianYear: 2026, month: 2, day: 28))
  for (steps, day, expected) in [
    (0, 28, "Enddatum auswählen"), (1, 3, "28. Feb.\u{2009}–\u{2009}3. März 2026"),
    (-1, 27, "Enddatum auswählen"),
    (0, 26, "Enddatum auswählen"), (0, 26, "26. Feb. 2026"),
  ] {
    month = try month.firstOfMonth.adding(months: steps)
    range.choose(try month.adding(days: day - 1))
    let text = try range.text(locale, calendar)
    if text != expected { print("The range is '\(text)', and should be '\(expected)'.") }
  }
  // A day stays the same if the user goes to another calendar: it ends its range, and a second choice removes it.
  let (day, same) = (month, month.converted(to: .buddhist))
  for (first, last) in [(day, same), (same, day)] {
    range = ChosenRange()
    for date in [first, last] { range.choose(date) }
    if range.last != last { print("The range from \(first) does not end on \(last).") }
    var days: Set = [first]
    days.toggle(last)
    if !days.isEmpty { print("Without \(last), the days are \(days).") }
    days.toggle(last)
    if days != [last] { print("With \(last), the days are \(days).") }
  }
  let count = expected.values.flatMap(\.values).reduce(0) { $0 + $1.count }
  print("\(Tables.localizations.count) localizations, \(count) texts, \(found.count) problems")
} else {
  print(Tables.localizations.sorted().joined(separator: " "))
}
