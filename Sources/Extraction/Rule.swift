import AlmanacKit

/// The rules that make a value or change a value of ICU; each has a row in the article Calendars.
///
/// Code that gives a value the origin `rule` names the rule with `Origin.made(by:)`.
enum Rule: String, CaseIterable {
  case numericOrder = "Order of numbers"
  case ownPattern = "Patterns of the language"
  case numbersApart = "Numbers apart"
  case numberOfWord = "Numbers before a word"
  case weekYear = "Year of a week"
  case weekdayName = "Names of weekdays"
  case relatedYear = "Related year"
  case wholeYear = "Whole years"
  case cyclicPattern = "Chinese patterns"
  case dayName = "Names of days"
  case bothEnds = "Both ends of a range"
  case era = "Eras"
  case noEra = "Eras without a word"
  case severalEras = "Several eras"
  case numberedMonth = "Numbered months"
  case ownDigits = "Digits in names"
  case leapMark = "Marks of leap months"
  case ownNames = "Names in the own language"
  case titleCase = "Capitals"
  case maskLetters = "Letters of the mask"
  case yearNumber = "Numbers of years"
  case hourCycle = "Hour cycle"
  case wheel = "Wheels"
  case dayPeriodLabel = "Label of AM and PM"
  case weekdayField = "Day of the week"
  case listWord = "Words of lists"
}

extension Origin {
  /// The origin of a value that a rule makes; the bundle has only the word `rule`.
  static func made(by rule: Rule) -> Origin { .rule }
}
