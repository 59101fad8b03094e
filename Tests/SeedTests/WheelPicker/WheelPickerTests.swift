import AlmanacKit
import Testing

/// Wheels like UIDatePicker's: for a time, a date, both, a duration, or a month of a year.
@Suite struct WheelPickerTests {
  @Test(
    "has the columns in the language's order, with AM and PM before or after the time",
    arguments: WheelPickerRow.all)
  func columns(row: WheelPickerRow) throws {
    let locale = try OutputBundle.locale(row.tag)
    #expect(locale.columns(.date) == row.date)
    #expect(locale.columns(.time) == row.time)
    #expect(locale.columns(.dateAndTime) == [.date] + row.time)
    #expect(locale.columns(.yearAndMonth) == row.date.filter { $0 != .day })
    #expect(locale.columns(.countDownTimer) == [.hour, .minute])
  }

  @Test(
    "numbers hours and minutes in the region's cycle and the locale's digits", arguments: WheelPickerRow.all)
  func time(row: WheelPickerRow) throws {
    let picker = try WheelPicker(row.tag, row.calendar)
    #expect(picker.hours.joined(separator: " ") == row.hours)
    let minutes = try picker.minutes(every: 15)
    #expect(minutes.joined(separator: " ") == row.minutes)
    #expect(picker.dayPeriods == row.dayPeriods)
  }

  @Test(
    "names the months in the grammatical form for a month beside a day, and numbers the days",
    arguments: WheelPickerRow.all)
  func date(row: WheelPickerRow) throws {
    let picker = try WheelPicker(row.tag, row.calendar)
    let (months, days) = (try picker.months, picker.days)
    let last = row.calendar == .chinese ? 4...6 : 5...7
    #expect(Array(months[last]) == row.months)
    #expect([days[0], days[14], days[days.count - 1]] == row.days)
  }

  @Test("says 'today' for today, and the weekday for another day", arguments: WheelPickerRow.all)
  func dates(row: WheelPickerRow) throws {
    let dates = try WheelPicker(row.tag, row.calendar).dates
    #expect(dates == row.dates)
  }

  @Test("speaks the hour as a time of day, and the minutes as minutes", arguments: WheelPickerRow.all)
  func spoken(row: WheelPickerRow) throws {
    let spoken = try WheelPicker(row.tag, row.calendar).spoken
    #expect(spoken == row.spoken)
  }

  @Test("labels the wheels of a countdown without a number in the label", arguments: WheelPickerRow.all)
  func timer(row: WheelPickerRow) throws {
    let timer = try WheelPicker(row.tag, row.calendar).timer
    #expect(timer == row.timer)
  }

  @Test("shows a date and a time in the compact style", arguments: WheelPickerRow.all)
  func compact(row: WheelPickerRow) throws {
    let compact = try WheelPicker(row.tag, row.calendar).compact
    #expect(compact == row.compact)
  }

  @Test("has a word for every prompt and button", arguments: WheelPickerRow.all)
  func words(row: WheelPickerRow) throws {
    let words = try WheelPicker(row.tag, row.calendar).words
    #expect(words == row.words)
  }

  struct June: Sendable, CustomTestStringConvertible {
    let tag: String
    let besideDay: String
    let beforeYear: String
    var testDescription: String { tag }
  }

  // Each row has the name of June beside a day and before a year. The forms come from grammars. In a language with two
  // forms, June beside a day is in the genitive or partitive case, or has a preposition, as in node's Intl with
  // {month, day}. June before a year is in the nominative case. CLDR capitalizes Russian and Polish months on a wheel.
  @Test(
    "has two forms of a month, beside a day and before a year, if the language has two",
    arguments: [
      June(tag: "ru", besideDay: "июня", beforeYear: "Июнь"),
      June(tag: "pl", besideDay: "czerwca", beforeYear: "Czerwiec"),
      June(tag: "el", besideDay: "Ιουνίου", beforeYear: "Ιούνιος"),
      June(tag: "fi", besideDay: "kesäkuuta", beforeYear: "kesäkuu"),
      June(tag: "ca", besideDay: "de juny", beforeYear: "juny"),
      June(tag: "en-US", besideDay: "June", beforeYear: "June"),
    ])
  func monthForms(june: June) throws {
    let months = try WheelPicker(june.tag, .gregorian).calendar.months(ofYear: 2025)
    #expect(months[5].nameBesideDay == june.besideDay)
    #expect(months[5].name == june.beforeYear)
  }

  struct Hours: Sendable, CustomTestStringConvertible {
    let tag: String
    let labels: [String]
    var testDescription: String { tag }
  }

  // Each row has the words for 0, 1, 2 and 5 hours. They come from node's Intl, which writes each number with its word.
  @Test(
    "shows the word for hours beside the wheel in the plural form for the number",
    arguments: [
      Hours(tag: "en-US", labels: ["hours", "hour", "hours", "hours"]),
      Hours(tag: "de_DE", labels: ["Stunden", "Stunde", "Stunden", "Stunden"]),
      Hours(tag: "ru", labels: ["часов", "час", "часа", "часов"]),
      Hours(tag: "pl", labels: ["godzin", "godzina", "godziny", "godzin"]),
      Hours(tag: "fr", labels: ["heure", "heure", "heures", "heures"]),
      Hours(tag: "ja-JP", labels: ["時間", "時間", "時間", "時間"]),
    ])
  func hourLabels(hours: Hours) throws {
    let locale = try OutputBundle.locale(hours.tag)
    let labels = try [0, 1, 2, 5].map { try locale.string("timer.hours", count: $0) }
    #expect(labels == hours.labels)
  }

  struct Speaker: Sendable, CustomTestStringConvertible {
    let app: String
    let picker: String
    let hour: String
    let month: String
    var testDescription: String { "an app in \(app), its picker in \(picker)" }
  }

  // UIDatePicker speaks the app's language, whatever its own `locale` is. An app with AlmanacKit can choose both
  // languages. Each row has the app's and the picker's language, the spoken hour in the app's language, and the month
  // in the picker's language. The expected words are usual in each language.
  @Test(
    "speaks in one language beside wheels in another language",
    arguments: [
      Speaker(app: "en-US", picker: "de_DE", hour: "2 o’clock", month: "August"),
      Speaker(app: "de_DE", picker: "fa-IR", hour: "14 Uhr", month: "اوت"),
      Speaker(app: "ja-JP", picker: "en-US", hour: "14時", month: "August"),
    ])
  func language(speaker: Speaker) throws {
    let hour = try OutputBundle.locale(speaker.app).spokenHour(14)
    #expect(hour == speaker.hour)
    let months = try WheelPicker(speaker.picker, .gregorian).months
    #expect(months[7] == speaker.month)
  }

  @Test(
    "shows minutes in steps that divide an hour",
    arguments: [
      (1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10), (10, 6), (12, 5), (15, 4), (20, 3), (30, 2),
    ])
  func minuteInterval(interval: Int, count: Int) throws {
    let picker = try WheelPicker("en-US", .gregorian)
    let minutes = try picker.minutes(every: interval)
    #expect(minutes.count == count)
  }

  // Apple's documentation of UIDatePicker says that the interval must be a divisor of 60, and at most 30.
  @Test(
    "refuses steps of minutes that do not divide an hour, or are over 30",
    arguments: [-1, 0, 7, 8, 25, 31, 45, 60])
  func noMinuteInterval(interval: Int) throws {
    let picker = try WheelPicker("en-US", .gregorian)
    #expect(throws: AlmanacError.unsupportedMinuteInterval(interval)) {
      try picker.minutes(every: interval)
    }
  }

  @Test("ignores both limits if the last day is before the first", arguments: WheelPickerRow.all)
  func reversedLimits(row: WheelPickerRow) throws {
    // Apple's documentation of UIDatePicker: "If the maximum date is less than the minimum date, both properties are
    // ignored".
    let picker = try WheelPicker(row.tag, row.calendar)
    let reversed = DateLimits(earliest: picker.today, latest: try picker.today.adding(days: -1))
    #expect(reversed == .none)
    #expect(picker.calendar.dayRows(ofMonthWith: picker.today, within: reversed).count == picker.days.count)
  }

  @Test("shows no day outside the limits", arguments: WheelPickerRow.all)
  func limits(row: WheelPickerRow) throws {
    let picker = try WheelPicker(row.tag, row.calendar)
    let limits = DateLimits(earliest: picker.today, latest: try picker.today.adding(days: 2))
    let days = picker.calendar.dayRows(ofMonthWith: picker.today, within: limits).map(\.value)
    #expect(days == (row.calendar == .chinese ? [14, 15, 16] : [7, 8, 9]))
  }
}
