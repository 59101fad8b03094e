import AlmanacKit
import Testing

/// Wheels like UIDatePicker's: for a time, a date, both, a duration, or a month of a year.
@Suite struct WheelPickerTests {
  @Test(
    "has the columns in the language's order, with AM and PM before or after the time",
    arguments: WheelPickerRow.all)
  func columns(row: WheelPickerRow) throws {
    let locale = try Picker(row.tag, row.calendar).locale
    #expect(locale.columns(.date) == row.date)
    #expect(locale.columns(.time) == row.time)
    #expect(locale.columns(.dateAndTime) == [.date] + row.time)
    #expect(locale.columns(.yearAndMonth) == row.date.filter { $0 != .day })
    #expect(locale.columns(.countDownTimer) == [.hour, .minute])
  }

  @Test(
    "shows and speaks the rows in the region's hour cycle, the locale's digits and the right grammatical form",
    arguments: WheelPickerRow.all)
  func texts(row: WheelPickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    let (locale, calendar, today) = (picker.locale, picker.calendar, picker.today)
    #expect(locale.hourRows().map(\.label).joined(separator: " ") == row.hours)
    #expect(try locale.minuteRows(every: 15).map(\.label).joined(separator: " ") == row.minutes)
    #expect(locale.dayPeriodRows.map(\.label) == row.dayPeriods)
    let months = try calendar.months(ofYear: calendar.date(today).year).map(\.nameBesideDay)
    #expect(Array(months[row.calendar == .chinese ? 4...6 : 5...7]) == row.months)
    let days = calendar.dayRows(ofMonthWith: today).map(\.label)
    #expect([days[0], days[14], days[days.count - 1]] == row.days)
    let dates = try [today, today.adding(days: 1)].map { try calendar.dayAndWeekdayLabel($0, today: today) }
    #expect(dates == row.dates)
    let spoken = [
      try locale.spokenHour(14), try locale.spokenMinute(5), try locale.spokenDayPeriod(14),
    ]
    #expect(spoken == row.spoken)
    let timer = [
      try locale.string("timer.hours", count: 2), try locale.string("timer.minutes", count: 30),
    ]
    #expect(try timer + picker.words("label.hours", "label.minutes") == row.timer)
    let time = try TimeOfDay(hour: 14, minute: 5)
    #expect([calendar.text(today, style: .medium), locale.text(time, style: .short)] == row.compact)
    let words = try picker.words(
      "prompt.selectDate", "prompt.selectTime", "label.time", "nav.today", "action.done")
    #expect(words == row.words)
  }

  // Each row has the name of June beside a day and before a year. The forms come from grammars. In a language with two
  // forms, June beside a day is in the genitive or partitive case, or has a preposition, as in node's Intl with
  // {month, day}. June before a year is in the nominative case. CLDR capitalizes Russian and Polish months on a wheel.
  @Test(
    "has two forms of a month, beside a day and before a year, if the language has two",
    arguments: [
      ("ru", "июня", "Июнь"), ("pl", "czerwca", "Czerwiec"), ("el", "Ιουνίου", "Ιούνιος"),
      ("fi", "kesäkuuta", "kesäkuu"), ("ca", "de juny", "juny"), ("en-US", "June", "June"),
    ])
  func monthForms(tag: String, besideDay: String, beforeYear: String) throws {
    let june = try Picker(tag, .gregorian).calendar.months(ofYear: 2025)[5]
    #expect(june.nameBesideDay == besideDay)
    #expect(june.name == beforeYear)
  }

  // Each row has the words for 0, 1, 2 and 5 hours. They come from node's Intl, which writes each number with its word.
  @Test(
    "shows the word for hours beside the wheel in the plural form for the number",
    arguments: [
      ("en-US", ["hours", "hour", "hours", "hours"]), ("de_DE", ["Stunden", "Stunde", "Stunden", "Stunden"]),
      ("ru", ["часов", "час", "часа", "часов"]), ("pl", ["godzin", "godzina", "godziny", "godzin"]),
      ("fr", ["heure", "heure", "heures", "heures"]), ("ja-JP", ["時間", "時間", "時間", "時間"]),
    ])
  func hourLabels(tag: String, labels: [String]) throws {
    let locale = try Picker(tag, .gregorian).locale
    #expect(try [0, 1, 2, 5].map { try locale.string("timer.hours", count: $0) } == labels)
  }
}
