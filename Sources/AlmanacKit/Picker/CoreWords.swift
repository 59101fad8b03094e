/// The key of a word that every picker needs, if the word's text needs no values; an editor completes its name.
///
/// The raw value is the key in the bundle, such as `action.done`.
public enum CoreWord: String, CaseIterable, Sendable {
  /// "Apply" in English.
  case actionApply = "action.apply"
  /// "Cancel" in English.
  case actionCancel = "action.cancel"
  /// "Clear" in English.
  case actionClear = "action.clear"
  /// "Done" in English.
  case actionDone = "action.done"
  /// "OK" in English.
  case actionOk = "action.ok"
  /// "Enter a valid date." in English.
  case errorInvalidDate = "error.invalidDate"
  /// "The end date can't be before the start date." in English.
  case errorRangeReversed = "error.rangeReversed"
  /// "This date is not available." in English.
  case errorUnavailable = "error.unavailable"
  /// "Select the end date" in English.
  case hintFinishRange = "hint.finishRange"
  /// "Select the start date" in English.
  case hintStartRange = "hint.startRange"
  /// "Calendar" in English.
  case labelCalendar = "label.calendar"
  /// "End date" in English.
  case labelEndDate = "label.endDate"
  /// "Hours" in English.
  case labelHours = "label.hours"
  /// "Minutes" in English.
  case labelMinutes = "label.minutes"
  /// "Start date" in English.
  case labelStartDate = "label.startDate"
  /// "Next month" in English.
  case navNextMonth = "nav.nextMonth"
  /// "Next year" in English.
  case navNextYear = "nav.nextYear"
  /// "Previous month" in English.
  case navPreviousMonth = "nav.previousMonth"
  /// "Previous year" in English.
  case navPreviousYear = "nav.previousYear"
  /// "Today" in English.
  case navToday = "nav.today"
  /// "Open calendar" in English.
  case promptOpenCalendar = "prompt.openCalendar"
  /// "Select date" in English.
  case promptSelectDate = "prompt.selectDate"
  /// "Select date range" in English.
  case promptSelectDateRange = "prompt.selectDateRange"
  /// "Select dates" in English.
  case promptSelectDates = "prompt.selectDates"
  /// "Select month" in English.
  case promptSelectMonth = "prompt.selectMonth"
  /// "Select time" in English.
  case promptSelectTime = "prompt.selectTime"
  /// "Select year" in English.
  case promptSelectYear = "prompt.selectYear"
  /// "Custom" in English.
  case segmentCustom = "segment.custom"
  /// "Month" in English.
  case segmentMonth = "segment.month"
  /// "Week" in English.
  case segmentWeek = "segment.week"
  /// "Year" in English.
  case segmentYear = "segment.year"
}

/// The words of ``CoreWord`` in a language.
///
/// ```swift
/// let words = try locale.coreWords()
/// words[.actionDone]  // "Fertig"
/// words[.promptSelectDate]  // "Datum auswählen"
/// ```
public struct CoreWords: Sendable {
  private let texts: [CoreWord: String]

  fileprivate init(_ locale: AlmanacLocale) throws(AlmanacError) {
    var texts: [CoreWord: String] = [:]
    for word in CoreWord.allCases { texts[word] = try locale.string(word.rawValue) }
    self.texts = texts
  }

  /// The text of a word.
  public subscript(word: CoreWord) -> String {
    // `init` has found a text for each word.
    texts[word, default: word.rawValue]
  }
}

extension AlmanacLocale {
  /// The words that every picker needs, for use without `try`.
  ///
  /// ```swift
  /// try locale.coreWords()[.actionDone]  // "Fertig"
  /// ```
  ///
  /// A locale of a bundle has these words if Almanac has a translation into its language. Otherwise, the call throws
  /// ``AlmanacError/missingString(locale:key:meant:)``. The call takes a few microseconds, so make it once, when the
  /// picker opens.
  public func coreWords() throws(AlmanacError) -> CoreWords { try CoreWords(self) }
}
