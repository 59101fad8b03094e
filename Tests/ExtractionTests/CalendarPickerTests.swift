import AlmanacKit
import AlmanacRecord
import Testing

/// The values of the object `picker` in a calendar's file, compared with the values that picker libraries ship.
@Suite struct CalendarPickerTests {
  /// The values that picker libraries have for a locale.
  ///
  /// A header or a date that is `nil` is not compared: the libraries disagree, or Almanac differs on purpose.
  struct Shipped: CustomTestStringConvertible, Sendable {
    let tag: String
    let header: String?
    let firstDay: Int
    let yearFirst: Bool
    let yearSuffix: String?
    let date: String?
    let direction: String

    init(
      _ tag: String, _ header: String?, _ firstDay: Int, yearFirst: Bool = false, suffix: String? = nil,
      _ date: String?, direction: String = "ltr"
    ) {
      (self.tag, self.header, self.firstDay, self.yearFirst) = (tag, header, firstDay, yearFirst)
      (yearSuffix, self.date, self.direction) = (suffix, date, direction)
    }

    var testDescription: String { tag }
  }

  // The columns are the tag, the header, the first day (0 is Sunday) and the date mask. The other values have argument
  // labels. Most expected values come from jQuery UI 1.13.2, ui/i18n/datepicker-<tag>.js (dayNamesMin, firstDay, isRTL,
  // showMonthAfterYear, yearSuffix and dateFormat). Some come from moment 2.29.4, locale/<tag>.js (weekdaysMin,
  // week.dow and L): the headers of en, fr (with capitals added) and hi, the first days of ar, hi and vi, and the dates
  // of da, en and zh. The headers of it and th come from flatpickr 4.6.13, l10n/<tag>.js. The header is nil for fa, he
  // and tr, because each library has different labels. The date is nil for hu, because jQuery UI writes it without
  // spaces.
  @Test(
    "has the first day, the header, the order and the date mask of picker libraries",
    arguments: [
      Shipped("ar", "ح ن ث ر خ ج س", 6, "dd/MM/yyyy", direction: "rtl"),
      Shipped("da", "Sø Ma Ti On To Fr Lø", 1, "dd.MM.yyyy"),
      Shipped("de", "So Mo Di Mi Do Fr Sa", 1, "dd.MM.yyyy"),
      Shipped("en-US", "Su Mo Tu We Th Fr Sa", 0, "MM/dd/yyyy"),
      Shipped("fa", nil, 6, "yyyy/MM/dd", direction: "rtl"),
      Shipped("fr", "Di Lu Ma Me Je Ve Sa", 1, "dd/MM/yyyy"),
      Shipped("he", nil, 0, nil, direction: "rtl"),
      Shipped("hi", "र सो मं बु गु शु श", 0, "dd/MM/yyyy"),
      Shipped("hu", "V H K Sze Cs P Szo", 1, yearFirst: true, suffix: ".", nil),
      Shipped("it", "Dom Lun Mar Mer Gio Ven Sab", 1, "dd/MM/yyyy"),
      Shipped("ja", "日 月 火 水 木 金 土", 0, yearFirst: true, suffix: "年", "yyyy/MM/dd"),
      Shipped("ko", "일 월 화 수 목 금 토", 0, yearFirst: true, suffix: "년", "yyyy. MM. dd."),
      Shipped("pt-BR", "Dom Seg Ter Qua Qui Sex Sáb", 0, "dd/MM/yyyy"),
      Shipped("ru", "Вс Пн Вт Ср Чт Пт Сб", 1, "dd.MM.yyyy"),
      Shipped("th", "อา จ อ พ พฤ ศ ส", 0, "dd/MM/yyyy"),
      Shipped("tr", nil, 1, "dd.MM.yyyy"),
      Shipped("vi", "CN T2 T3 T4 T5 T6 T7", 1, "dd/MM/yyyy"),
      Shipped("zh-Hans", "日 一 二 三 四 五 六", 1, yearFirst: true, suffix: "年", "yyyy/MM/dd"),
    ])
  func shipped(expected: Shipped) throws {
    let picker = try picker(.gregorian, expected.tag)
    if let header = expected.header { #expect(picker.weekdaysHeader.joined(separator: " ") == header) }
    #expect(picker.firstDay == expected.firstDay)
    #expect(picker.yearFirst == expected.yearFirst)
    #expect(picker.yearSuffix == expected.yearSuffix)
    if let date = expected.date { #expect(picker.numericDate == date) }
    #expect(picker.direction == expected.direction)
  }

  // The Russian months come from jQuery UI and moment (locale/ru.js, months.standalone and months.format). The Thai
  // months and the short German months (monthNamesShort) come from jQuery UI. In a German date, some short months are
  // different, such as "Jan." and "März".
  @Test("has the months' names for a header and for a date")
  func months() throws {
    let russian = try picker(.gregorian, "ru")
    #expect(russian.months[0] == "Январь" && russian.monthsInDate[0] == "января")
    #expect(russian.weekdays[0] == "Воскресенье")
    // The nominatives in dictionaries; a date has "sunnuntaina" and "tammikuuta".
    let finnish = try picker(.gregorian, "fi")
    #expect(finnish.weekdays[0] == "sunnuntai" && finnish.months[0] == "tammikuu")
    let thai = try picker(.buddhist, "th")
    #expect(thai.months[6] == "กรกฎาคม" && thai.monthsShort[6] == "ก.ค.")
    let german = try picker(.gregorian, "de").monthsShort.joined(separator: " ")
    #expect(german == "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez")
  }

  // The Korean separator and the Turkish and English AM and PM come from flatpickr 4.6.13: rangeSeparator in
  // l10n/ko.js, amPM in l10n/tr.js, and the default amPM. The German and English hour cycles (LT) and the Japanese AM
  // and PM (meridiem) come from moment 2.29.4.
  @Test("has the hour cycle, AM and PM, and the separator between two dates")
  func clock() throws {
    #expect(try picker(.gregorian, "ko").rangeSeparator == " ~ ")
    let german = try picker(.gregorian, "de")
    #expect(!german.hour12 && german.time == "HH:mm")
    let english = try picker(.gregorian, "en-US")
    #expect(english.hour12 && english.dayPeriods == ["AM", "PM"])
    #expect(try picker(.gregorian, "tr").dayPeriods == ["ÖÖ", "ÖS"])
    #expect(try picker(.gregorian, "ja").dayPeriods == ["午前", "午後"])
    // CLDR 42 has these abbreviated names, which Welsh times have. The wide names are "yb" and "yh".
    if try Extraction.hasCLDR42() { #expect(try picker(.gregorian, "cy").dayPeriods == ["AM", "PM"]) }
  }

  // The Buddhist Era begins 543 years before the Common Era. In the Chinese calendar, years have names, so there is no
  // offset.
  @Test("has the offset from the Gregorian year, and a mask if a date is typed as numbers")
  func years() throws {
    for (calendar, offset) in [(CalendarIdentifier.gregorian, 0), (.buddhist, 543), (.chinese, nil)] {
      let picker = try picker(calendar, "th")
      #expect(picker.yearOffset == offset)
      #expect((picker.numericDate != nil) == (calendar != .chinese))
    }
    #expect(try picker(.chinese, "ja").yearSuffix == nil)
    // A year of the Republic of China has up to three digits.
    #expect(try picker(.roc, "en").numericDate == "MM/dd/yyy")
  }

  // BCP 47 has the keys fw, nu and hc. In CLDR, the week begins on Monday in Great Britain and on Sunday in India.
  @Test("follows the keys and the region of a tag")
  func keywords() throws {
    #expect(try picker(.gregorian, "de") { $0.firstDay = .sun }.firstDayCode == .sun)
    let arabic = try picker(.gregorian, "ar-EG") { $0.numbers = "latn" }
    #expect(arabic.digits == (0...9).map(String.init) && arabic.direction == "rtl")
    let american = try picker(.gregorian, "en-US") { $0.hourCycle = .h23 }
    #expect(!american.hour12 && american.time == "HH:mm")
    #expect(try picker(.gregorian, "ja") { $0.hourCycle = .h11 }.hour12)
    #expect(try picker(.gregorian, "he") { $0.numbers = "hebr" }.digits == nil)
    #expect(try picker(.gregorian, "en-GB").firstDay == 1)
    #expect(try picker(.gregorian, "en-IN").firstDay == 0)
  }

  @Test("agrees with the locale and calendar files, in every locale", arguments: Extraction.sweptLocales)
  func everywhere(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    for calendar in record.calendars {
      let picker = calendar.picker
      #expect(Set(picker.weekdaysHeader).count == 7)
      #expect(!picker.weekdaysHeader.contains { $0.hasSuffix(".") })
      #expect(picker.months.count == 12 && picker.weekdays.count == 7 && picker.dayPeriods.count == 2)
      #expect(!picker.rangeSeparator.isEmpty && !picker.time.isEmpty && !picker.title.isEmpty)
      #expect(Weekday.allCases[picker.firstDay] == record.locale.week.firstDay)
      guard let suffix = picker.yearSuffix else { continue }
      #expect(calendar.years.display == calendar.years.numeric?.map { $0 + suffix })
    }
  }

  private func picker(
    _ calendar: CalendarIdentifier, _ tag: String, _ keys: (inout LocaleKeywords) -> Void = { _ in }
  ) throws -> CalendarFile.Picker {
    try Extraction.calendar(calendar, tag, keys).picker
  }
}
