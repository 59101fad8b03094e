import AlmanacKit
import Testing

/// The labels of the wheels: hours, minutes and days.
@Suite struct WheelTests {
  // The labels are the first, second and tenth in the wheel. The leading zeros are those of CLDR 42 and 48.
  @Test(
    "show the hours as the language writes them",
    arguments: [
      ("de", .h23, ["00", "01", "09"]),  // 09:30
      ("de", .h12, ["12", "1", "9"]),  // 9:30 AM
      ("de", .h24, ["24", "01", "09"]),  // padded like 09:30
      ("en-US", .h12, ["12", "1", "9"]),  // 9:30 AM
      ("en-US", .h11, ["0", "1", "9"]),  // midnight is 0
      ("es", .h23, ["0", "1", "9"]),  // 9:30
      ("cs", .h23, ["0", "1", "9"]),  // 9:30
      ("ja", .h23, ["0", "1", "9"]),  // 9:30
      ("lt", .h12, ["12", "01", "09"]),  // 09:30 priešpiet
      ("ar-EG", .h12, ["١٢", "١", "٩"]),  // ٩:٣٠ ص
      ("ar-EG", .h23, ["٠٠", "٠١", "٠٩"]),  // ٠٩:٣٠
      ("my", .h23, ["၀၀", "၀၁", "၀၉"]),  // ၀၉:၃၀
    ] as [(String, HourCycle, [String])])
  func hours(tag: String, cycle: HourCycle, labels: [String]) throws {
    let hours = try Extraction.record(tag).locale.wheels.hours[cycle]
    #expect([hours[0], hours[1], hours[9]] == labels)
  }

  @Test("show every minute with two digits", arguments: [("de", "05", "59"), ("fa", "۰۵", "۵۹")])
  func minutes(tag: String, five: String, last: String) throws {
    let wheels = try Extraction.record(tag).locale.wheels
    #expect(wheels.minutes[5] == five)
    #expect(wheels.minutes.last == last)
    // UIDatePicker's documentation: an interval must divide 60 evenly and is at most 30.
    #expect(wheels.minuteIntervals == [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
  }

  @Test("follow -u-nu, even in algorithmic systems")
  func numbers() throws {
    let wheels = try Extraction.record("ar-EG") { $0.numbers = "latn" }.locale.wheels
    #expect(wheels.hours.h12[9] == "9")
    let roman = try Extraction.record("en") { $0.numbers = "roman" }
    #expect(roman.locale.wheels.hours.h12[9] == "IX")
    #expect(roman.locale.wheels.minutes[15] == "XV")
    #expect(roman.calendars[0].dayLabels[15] == "XVI")
    #expect(try Extraction.calendar(.gregorian, "he") { $0.numbers = "hebr" }.dayLabels[14] == "ט״ו")
  }

  // The labels are those of the days 8 and 21. They come from node's Intl (CLDR 48) with {day: "numeric"}, except
  // 初八 and 廿一, which come from Chinese almanacs.
  @Test(
    "show the days as the language writes them",
    arguments: [
      ("de", CalendarIdentifier.gregorian, ["8", "21"]), ("cs", .gregorian, ["8.", "21."]),
      ("nb", .gregorian, ["8.", "21."]), ("lt", .gregorian, ["08", "21"]), ("ja", .gregorian, ["8日", "21日"]),
      ("ko", .chinese, ["8일", "21일"]), ("ar-EG", .buddhist, ["٨", "٢١"]), ("fa", .gregorian, ["۸", "۲۱"]),
      ("zh-Hans", .gregorian, ["8日", "21日"]), ("zh-Hans", .chinese, ["初八", "廿一"]),
      ("yue-Hant", .chinese, ["初八", "廿一"]), ("ja", .chinese, ["8日", "21日"]),
    ])
  func days(tag: String, calendar: CalendarIdentifier, expected: [String]) throws {
    let labels = try Extraction.calendar(calendar, tag).dayLabels
    #expect([labels[7], labels[20]] == expected)
  }

  @Test("have different labels on every wheel, in every locale", arguments: Extraction.sweptLocales)
  func whole(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    let wheels = record.locale.wheels
    for cycle in HourCycle.allCases {
      #expect(Set(wheels.hours[cycle]).count == (cycle.isHalfDay ? 12 : 24), "\(cycle)")
    }
    #expect(Set(wheels.minutes).count == 60)
    for calendar in record.calendars {
      #expect(Set(calendar.dayLabels).count == (calendar.calendar == .chinese ? 30 : 31))
    }
  }
}
