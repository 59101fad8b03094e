import AlmanacKit
import Testing

/// A picker like the one in the article "Date Range picker in SwiftUI", for a week, a month, a year or a range.
@Suite struct RangePickerTests {
  @Test("shows the segments, wheels, weeks and ranges of the user's language", arguments: RangePickerRow.all)
  func texts(row: RangePickerRow) throws {
    let picker = try Picker(row.tag, row.calendar)
    let (locale, calendar, today) = (picker.locale, picker.calendar, picker.today)
    // The code in the article shows English titles such as "Week" in every language, because it uses
    // `rawValue.capitalized`.
    let segments = try picker.words("segment.week", "segment.month", "segment.year", "segment.custom")
    #expect(segments == row.segments)
    // The year is first if the language writes the year first.
    let wheelNames = try locale.columns(.yearAndMonth).map { column in
      try locale.string(column == .year ? "prompt.selectYear" : "prompt.selectMonth")
    }
    #expect(wheelNames == row.wheelNames)
    let limits = DateLimits(earliest: nil, latest: today)
    let months = try calendar.months(ofYear: calendar.date(today).year, within: limits).map(\.name)
    #expect(months.joined(separator: " ") == row.months)
    let years = try calendar.yearRows(calendar.years, within: limits).map(\.label)
    #expect([years.first, years.last] == row.years)
    #expect(years.count == 126 && Set(years).count == 126)
    let week = try locale.week(of: today)
    #expect(try calendar.text(from: week[0], to: week[6], skeleton: "yMMMd") == row.week)
    let end = try CalendarDate(gregorianYear: 2025, month: 9, day: 11)
    #expect(try calendar.text(from: today, to: end, skeleton: "yMMMd") == row.range)
    #expect(try calendar.spokenSelection(from: today, to: end) == row.spokenRange)
    let hints = try picker.words("label.startDate", "label.endDate", "hint.startRange", "hint.finishRange")
    let reversed = try calendar.message(for: .rangeReversed)
    #expect(try hints + [reversed] + picker.words("action.apply", "action.cancel") == row.rangeWords)
  }

  // Each row has the titles for week, month, year and today. CLDR has these words in lowercase ("semaine",
  // "aujourd’hui"), except in Azerbaijani. A title begins with a capital, by the rules of its language. Apart from this
  // capital, node's Intl has the same words.
  @Test(
    "begins a title with a capital, by the rules of the language",
    arguments: [
      ("fr", ["Semaine", "Mois", "Année", "Aujourd’hui"]), ("el", ["Εβδομάδα", "Μήνας", "Έτος", "Σήμερα"]),
      ("ru", ["Неделя", "Месяц", "Год", "Сегодня"]), ("da", ["Uge", "Måned", "År", "I dag"]),
      ("tr", ["Hafta", "Ay", "Yıl", "Bugün"]), ("az", ["Həftə", "Ay", "İl", "Bu gün"]),
    ])
  func casing(tag: String, titles: [String]) throws {
    let picker = try Picker(tag, .gregorian)
    #expect(try picker.words("segment.week", "segment.month", "segment.year", "nav.today") == titles)
  }
}
