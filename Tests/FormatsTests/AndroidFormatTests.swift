import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import AlmanacFormats

/// Android's resources.
@Suite struct AndroidFormatTests {
  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"], "action.done": []],
    plurals: ["a11y.hourValue"],
    comments: [
      "action.done": "Ends --- & <saves>.\nA button", "a11y.selectedRange": "A\u{202E} range.",
    ],
    appNames: ["app.done": "action.done"])

  private func text(of record: LocaleRecord, in folder: String = "values-de-rAT") throws -> String {
    try OutputFormat.android.files(for: record, keys: keys, layout: .readable)
      .text("android/res/\(folder)/almanac.xml")
  }

  // Tests/Android/matching.cpp: Android does not find `values-no` for a device with the locale `nb-NO`.
  @Test(
    "writes the folder of nb for no, unless the run has nb",
    arguments: [
      ("no", ["no"], ["no", "nb"]), ("no", ["nb", "no"], ["no"]), ("nb", ["nb", "no"], ["nb"]),
      ("no-NO", ["nb", "no-NO"], ["no-rNO", "nb-rNO"]), ("no-NO", ["nb-NO", "no-NO"], ["no-rNO"]),
    ])
  func norwegian(tag: String, locales: [String], folders: [String]) {
    var record = LocaleRecord.sample
    record.locale.locale = tag
    let files = OutputFormat.android.type.init(EmissionContext(locales)).files(for: record)
    #expect(files.map(\.path) == folders.map { "android/res/values-\($0)/almanac.xml" })
  }

  // aapt2 reads a `%` as a format, unless the text has formatted="false".
  @Test("marks every text with a percent sign that is not a format, also a label")
  func percent() throws {
    var record = LocaleRecord.sample
    record.locale.relative = ["day": RelativeWords(["0": "100 %"])]
    let lines = try text(of: record).split(separator: "\n").filter {
      $0.contains("<string name=") && $0.contains("%") && !$0.contains(/%\d\$|%%/)
    }
    #expect(lines.contains { $0.contains("\"almanac_relative_day_0\"") })
    #expect(lines.allSatisfy { $0.contains(#"formatted="false""#) }, "\(lines)")
  }

  // Arabic has six plural categories in CLDR, and the sample's word has two forms. A category of fractions, such as the
  // Czech `many`, has no rule for whole numbers, but a unit has a form for it.
  @Test("writes the direction of a locale, and every plural category of its language")
  func rules() throws {
    var record = LocaleRecord.sample
    (record.locale.direction, record.locale.hourCycle) = ("rtl", .h24)
    record.locale.plurals.cardinal = PluralRules([.zero: [], .one: [], .two: [], .few: []])
    let forms: [PluralCategory: String] = [.many: "{0} h", .other: "{0} h"]
    record.locale.units = ["hour": ["short": UnitNames(label: nil, forms: forms)]]
    let text = try text(of: record)
    for name in ["direction_rtl", "hour_cycle_24"] {
      #expect(text.contains("  <bool name=\"almanac_\(name)\">true</bool>"), "\(name)")
    }
    let word = try #require(text.firstRange(of: "almanac_a11y_hour_value"))
    let items = text[word.upperBound...].prefix(
      upTo: try #require(text[word.upperBound...].firstRange(of: "</plurals>")).lowerBound)
    #expect(
      items.split(separator: "quantity=\"").dropFirst().map { $0.prefix { $0 != "\"" } }.sorted() == [
        "few", "many", "one", "other", "two", "zero",
      ])
    #expect(items.ranges(of: ">%1$d Uhr &amp; 1 %%<").count == 5)
  }

  @Test("writes a replacement or an empty text in languages that lack a text")
  func complete() throws {
    let text = try text(of: .withoutOptionalNames)
    for line in [
      "<string-array name=\"almanac_weekdays_titled_wide\">\n    <item>sun-standAlone-wide</item>",
      "<string-array name=\"almanac_months_titled_wide_chinese\">\n    <item>月1 standAlone wide</item>",
      "<string-array name=\"almanac_day_names_chinese\">\n    <item>1日</item>",
      "<string-array name=\"almanac_eras_wide_gregorian\">\n    <item></item>",
      #"<string name="almanac_fields_day_titled_wide">tag</string>"#,
      #"<string name="almanac_relative_day_titled_0">heute</string>"#,
      #"<string name="almanac_relative_day_2"></string>"#,
    ] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
    // With any of these names missing, Android would show the names of the folder `values`, in another language.
    func names(_ text: String) -> [Substring] {
      text.split(separator: " name=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    #expect(names(text) == names(try self.text(of: .sample)))
  }

  // Only the table of days has words for two steps, such as the German "vorgestern".
  @Test("writes menu names of the relative words of every field")
  func relativeWords() throws {
    var record = LocaleRecord.sample
    record.locale.relative?["week"] = RelativeWords(["0": "diese Woche"])
    let text = try text(of: record)
    for name in ["0", "titled_0"] {
      let line = #"<string name="almanac_relative_week_\#(name)">diese Woche</string>"#
      #expect(text.contains(line), "\(name)")
    }
    #expect(!text.contains("almanac_relative_week_2") && !text.contains("almanac_relative_week_minus_2"))
  }

  // The Hebrew calendar has one leap month, and another name for the month after it.
  @Test("writes menu names of leap months and of the months that they rename")
  func leapMonths() throws {
    var (record, calendar) = (LocaleRecord.sample, CalendarFile(locale: "de-AT", calendar: .hebrew))
    let names = ContextNames(hasShort: false) { context, width in ["\(context) \(width)"] }
    (calendar.leapMonths, calendar.leapYearMonths) = (names, names)
    record.calendars = [calendar]
    let text = try text(of: record)
    for table in ["leap_months", "leap_year_months"] {
      let array = "<string-array name=\"almanac_\(table)_titled_wide_hebrew\">\n"
      #expect(text.contains(array + "    <item>standAlone wide</item>\n"), "\(table)")
    }
  }

  @Test("writes the translators' comments only to the folder values, and writes '--' as '- -'")
  func comments() throws {
    let text = try text(of: .sample, in: "values")
    #expect(
      text.contains("  <!-- Ends - - - & <saves>. A button -->\n  <string name=\"almanac_action_done\">"))
    let range = #"  <!-- A\u202e range. %1$s is {start}. %2$s is {end}. -->"#
    #expect(text.contains("\(range)\n  <string name=\"almanac_a11y_selected_range\">"))
    #expect(try !self.text(of: .sample).contains("<!--"))
  }

  // Android Developers, "String resources", "Handle special characters". `.ci/android` checks these escapes with aapt2.
  @Test(
    "escapes characters that aapt2 would read differently",
    arguments: [
      ("it's", #"it\'s"#), (#""so""#, #"\"so\""#), ("@null", #"\@null"#), ("a@b", "a@b"), ("?x", #"\?x"#),
      (" a  b ", #"\u0020a \u0020b\u0020"#), ("\n\t", #"\n\t"#), (#"\n"#, #"\\n"#), ("\r", #"\u000D"#),
      ("a\u{A0}\u{200F}b", #"a\u00A0\u200Fb"#), ("\u{E0067}", "&#xE0067;"), ("<&>", "&lt;&amp;&gt;"),
      ("اليوم", "اليوم"), ("", ""), (" ", #"\u0020"#), ("#fff", "#fff"), ("a ", #"a\u0020"#),
      ("a  b", #"a \u0020b"#), ("it's @b", #"it\'s @b"#),
    ])
  func escapes(text: String, escaped: String) {
    #expect(AndroidText.escaped(text) == escaped)
  }
}
