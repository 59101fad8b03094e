import AlmanacKit

/// Fills the picker's sentences with dates, times and numbers of a locale, as a user sees them.
struct WordExamples {
  private let locale: AlmanacLocale
  /// The values of placeholders by name, where a sentence is about dates.
  private let values: [String: String]
  /// The values of `min` and `max` in a sentence about times.
  private let times: [String: String]

  /// The examples of a locale that has the Gregorian and the Chinese calendar.
  init(_ record: LocaleRecord) throws {
    locale = try AlmanacLocale(record.locale)
    let files = Dictionary(uniqueKeysWithValues: record.calendars.map { ($0.calendar, $0) })
    var values = ["year": locale.text(2026), "n": locale.text(6)]
    if let file = files[.gregorian] {
      let gregorian = try AlmanacCalendar(file, of: locale, expecting: .gregorian)
      let first = gregorian.text(try CalendarDate(gregorianYear: 2026, month: 2, day: 17), style: .medium)
      let last = gregorian.text(try CalendarDate(gregorianYear: 2026, month: 11, day: 1), style: .medium)
      values.merge(["date": first, "start": first, "end": last, "min": first, "max": last]) { $1 }
      values["format"] = gregorian.mask?.text
    }
    values["month"] = files[.chinese]?.months.format.wide[5]
    let halves = record.locale.dayPeriods.format.abbreviated
    (values["am"], values["pm"]) = (halves[0], halves[1])
    values["time"] = locale.text(try TimeOfDay(hour: 14, minute: 30), style: .short)
    self.values = values
    times = [
      "min": locale.text(try TimeOfDay(hour: 9, minute: 0), style: .short),
      "max": locale.text(try TimeOfDay(hour: 17, minute: 30), style: .short),
    ]
  }

  /// A text with values in it, or one text for each plural form that has whole numbers.
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

  /// The value of a placeholder; an app's own placeholders stay as they are.
  private func value(of placeholder: String, in key: String) -> String {
    let isBound = placeholder == "min" || placeholder == "max"
    let (hours, minutes) = ([9, 17], [5, 55])
    if isBound, key.contains("hour") || key.contains("minute") {
      return locale.text((key.contains("hour") ? hours : minutes)[placeholder == "min" ? 0 : 1])
    }
    let known = isBound && key.contains("Time") ? times : values
    return known[placeholder] ?? "{\(placeholder)}"
  }
}
