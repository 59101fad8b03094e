import AlmanacKit
import AlmanacRecord

/// Fills the placeholders in the picker's texts with dates, times and numbers in a locale, as a user sees them.
struct WordExamples {
  private let locale: AlmanacLocale
  /// The example values of Almanac's placeholders, by name; the values of `min` and `max` are dates.
  private let values: [String: String]
  /// The example values of the placeholders `min` and `max` in texts about times, where these values are times.
  private let times: [String: String]

  /// Makes the example values in a locale; without the Gregorian calendar or a calendar with leap months, some values are missing.
  init(_ record: LocaleRecord) throws {
    locale = try AlmanacLocale(record.locale)
    let files = Dictionary(uniqueKeysWithValues: record.calendars.map { ($0.calendar, $0) })
    var values = ["year": locale.text(2026), "n": locale.text(6)]
    if let file = files[.gregorian] {
      let gregorian = try AlmanacCalendar(file, of: locale, expecting: .gregorian)
      let first = gregorian.text(try CalendarDate(gregorianYear: 2026, month: 2, day: 17), style: .medium)
      let last = gregorian.text(try CalendarDate(gregorianYear: 2026, month: 11, day: 1), style: .medium)
      values.merge(["date": first, "start": first, "end": last, "min": first, "max": last]) { $1 }
      // The typed date 3/4/26 has two readings.
      values["first"] = gregorian.text(
        try CalendarDate(gregorianYear: 2026, month: 3, day: 4), style: .medium)
      values["second"] = gregorian.text(
        try CalendarDate(gregorianYear: 2026, month: 4, day: 3), style: .medium)
      values["format"] = gregorian.mask?.text
    }
    values["month"] = record.calendars.first { $0.leapMonths != nil }?.months.format.wide[5]
    let amAndPM = record.locale.dayPeriods.format.abbreviated
    (values["am"], values["pm"]) = (amAndPM[0], amAndPM[1])
    values["time"] = locale.text(try TimeOfDay(hour: 14, minute: 30), style: .short)
    self.values = values
    times = [
      "min": locale.text(try TimeOfDay(hour: 9, minute: 0), style: .short),
      "max": locale.text(try TimeOfDay(hour: 17, minute: 30), style: .short),
    ]
  }

  /// The text with its placeholders filled in.
  ///
  /// A text with plural forms gives one text for each plural category that its numbers can have, such as `one`.
  func texts(of key: String, _ phrase: Phrase, _ rules: PluralRules) -> [String] {
    switch phrase {
    case .plain(let text):
      [phrase.placeholders.reduce(text) { $0.replacingBytes(of: "{\($1)}", with: value(of: $1, in: key)) }]
    case .plural(let forms):
      PluralSample.samples(of: key, phrase, rules).compactMap { sample in
        guard let number = sample.numbers.last, let form = forms[sample.category] ?? forms[.other] else {
          return nil
        }
        return form.replacingBytes(of: "{n}", with: locale.text(number))
      }
    }
  }

  /// The example numbers of the texts about a number that is out of range.
  private static let bounds = ["hour": 9...17, "minute": 5...55, "year": 1900...2060]

  /// The example value for a placeholder; a placeholder that Almanac does not know, such as an app's own, stays as
  /// `{name}`.
  private func value(of placeholder: String, in key: String) -> String {
    let isBound = placeholder == "min" || placeholder == "max"
    if isBound, let bounds = Self.bounds.first(where: { key.hasPrefix("error.\($0.key)") })?.value {
      return locale.text(placeholder == "min" ? bounds.lowerBound : bounds.upperBound)
    }
    let known = isBound && key.contains("Time") ? times : values
    return known[placeholder] ?? "{\(placeholder)}"
  }
}
