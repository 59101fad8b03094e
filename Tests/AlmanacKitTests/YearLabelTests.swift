import AlmanacKit
import AlmanacTestSupport
import Testing

/// The labels of years inside and outside the bundle's lists.
@Suite struct YearLabelTests {
  @Test("are different for all years from 1900 to 2100, in every locale and calendar")
  func distinct() throws {
    for tag in try RealBundle.tags {
      for calendar in try RealBundle.calendars(tag) {
        let traits = calendar.identifier.traits
        let (listed, offset) = (traits.listedYears(beginningIn: 1900...2100), traits.numbering.offset)
        let years = listed.lowerBound + offset...listed.upperBound + offset
        let rows = try calendar.yearRows(years)
        #expect(rows.map(\.year) == Array(years))
        #expect(Set(rows.map(\.label)).count == years.count, "\(tag) \(calendar.identifier)")
      }
    }
  }

  @Test(
    "are composed outside the bundle's list in the same form as in the list",
    arguments: ["en", "de", "ar", "fa", "th", "ja", "ko", "vi", "zh-Hans", "zh-Hant", "my", "mr", "ru", "he"])
  func composed(tag: String) throws {
    let bundle = try DamagedBundle(tag)
    let listed = try bundle.open()
    for identifier in listed.map(\.identifier) {
      try bundle.change(bundle.path(identifier), as: CalendarFile.self) { file in
        file.years.last = file.years.first
        file.years.display = file.years.display.map { Array($0.prefix(1)) }
        file.years.numeric = file.years.numeric.map { Array($0.prefix(1)) }
      }
    }
    for (whole, short) in zip(listed, try bundle.open()) {
      #expect(short.years.count == 1 && whole.years.count > 100)
      for year in whole.years {
        #expect(short.label(ofYear: year) == whole.label(ofYear: year), "\(tag) \(whole.identifier) \(year)")
      }
    }
  }

  @Test(
    "are correct after the end of the list, such as for 2070 (庚寅) and the Buddhist year 2613",
    arguments: [
      ("zh-Hans", .chinese, 2070, "2070庚寅年"), ("ko", .chinese, 2070, "2070년(경인년)"),
      ("th", .buddhist, 2613, "พ.ศ. 2613"), ("en", .buddhist, 2613, "2613 BE"),
      ("zh-Hans", .buddhist, 2613, "佛历2613年"), ("ja", .gregorian, 2070, "2070年"),
      ("ar-EG", .gregorian, 2070, "٢٠٧٠"), ("en", .chinese, 2070, "2070(geng-yin)"),
    ] as [(String, CalendarIdentifier, Int, String)])
  func beyond(tag: String, identifier: CalendarIdentifier, year: Int, label: String) throws {
    let calendar = try RealBundle.calendar(tag, identifier)
    try #require(!calendar.years.contains(year))
    #expect(calendar.label(ofYear: year) == label)
  }
}
