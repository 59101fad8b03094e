import AlmanacKit
import AlmanacReading
import AlmanacTestSupport
import Testing

@testable import AlmanacEmitters

/// Android's resources, written and read back.
@Suite struct AndroidFormatTests {
  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"], "action.done": []],
    plurals: ["a11y.hourValue"], comments: ["action.done": "Ends -- & <saves>.\nA button"],
    appNames: ["app.done": "action.done"])

  private func file(_ folder: String) throws -> String {
    let files = OutputFormat.android.files(for: .sample, keys: keys, layout: .readable)
    let file = try #require(files.first { $0.path == "android/res/\(folder)/almanac.xml" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func read(_ text: String, isCatalog: Bool = false) -> [String: String]? {
    AndroidReader.texts(of: Array(text.utf8), isCatalog: isCatalog).map { texts in
      Dictionary(texts.map { ($0.key.description, $0.value) }) { one, _ in one }
    }
  }

  @Test("writes words, plural forms, tables by code, labels and patterns, and reads them back unchanged")
  func content() throws {
    let texts = try #require(read(try file("values-de-rAT")))
    for (path, text) in [
      "almanac_action_done": "Fertig & <los>", "app_done": "Fertig & <los>",
      "almanac_a11y_selected_range": "%2$s nach %1$s, 100 %%",
      "almanac_discount": "100 %", "almanac_discount.formatted": "false",
      "almanac_a11y_hour_value.one": "%1$d\u{202F}Uhr", "almanac_a11y_hour_value.other": "%1$d Uhr & 1 %%",
      "almanac_months_wide_gregorian.M01": "M1 standAlone wide",
      "almanac_leap_months_format_narrow_chinese.M04L": "闰4 format narrow",
      "almanac_day_periods_format_wide.morning1": "wide früh",
      "almanac_day_periods_codes": "am pm midnight morning1",
      "almanac_weekdays_titled_short.sun": "sun-T", "almanac_zodiac_chinese.1": "鼠1",
      "almanac_calendars_names_chinese": "Chinesischer \"Kalender\"",
      "almanac_relative_day_minus_1": "gestern", "almanac_relative_day_titled_minus_1": "Gestern",
      "almanac_units_hour_short.one": "%1$d\u{A0}Std.", "almanac_units_hour_short_label": "Std.",
      "almanac_time_styles_short": "h:mm\u{202F}a", "almanac_time_styles_short.translatable": "false",
      "almanac_lists_long_end": "{0} und\u{A0}{1}", "almanac_mask_letters_year_gregorian": "JJJJ",
    ] {
      #expect(texts[path] == text, "\(path)")
    }
    #expect(!texts.keys.contains { $0.contains("years_display") || $0.contains("before_prefix") })
  }

  @Test(
    "writes a replacement or an empty text in languages that lack a text")
  func complete() throws {
    var record = LocaleRecord.sample
    record.locale.weekdays.titled = nil
    record.locale.relative?["day"]?.titled = nil
    record.locale.fields?["day"]?.titled = nil
    for index in record.calendars.indices {
      record.calendars[index].months.titled = nil
      record.calendars[index].dayNames = nil
    }
    let file = try #require(OutputFormat.android.files(for: record, keys: keys, layout: .readable).first)
    let texts = try #require(read(String(decoding: file.bytes, as: UTF8.self)))
    #expect(texts["almanac_weekdays_titled_wide.sun"] == "sun-standAlone-wide")
    #expect(texts["almanac_months_titled_wide_chinese.M01"] == "月1 standAlone wide")
    #expect(texts["almanac_fields_day_titled_wide"] == "tag")
    #expect(texts["almanac_relative_day_titled_0"] == "heute")
    #expect(texts["almanac_relative_day_2"]?.isEmpty == true)
    #expect(texts["almanac_day_names_chinese.30"] == texts["almanac_day_labels_chinese.30"])
  }

  @Test("writes the locale and the translators' comments to the folder values, and writes '--' as '- -'")
  func standard() throws {
    let text = try file("values")
    #expect(text.contains(#"tools:locale="de-AT""#))
    #expect(text.contains("  <!-- Ends - - & <saves>. A button -->\n  <string name=\"almanac_action_done\">"))
    #expect(text.contains("<!-- %1$s is {start}. %2$s is {end}. -->"))
    let texts = try #require(read(text, isCatalog: true))
    #expect(texts["de-AT.almanac_action_done"] == "Fertig & <los>")
    #expect(texts["de-AT.almanac_action_done.comment"] == "Ends - - & <saves>. A button")
    #expect(try !file("values-de-rAT").contains("<!--"))
    #expect(AndroidXML.comment(of: "--> \u{202E}---") == "- -> \\u202e- - -")
  }

  // Android Developers, "String resources", "Handle special characters". `.ci/android` checks these escapes with aapt2.
  @Test(
    "escapes characters that aapt2 would read differently",
    arguments: [
      ("it's", #"it\'s"#), (#""so""#, #"\"so\""#), ("@null", #"\@null"#), ("a@b", "a@b"), ("?x", #"\?x"#),
      (" a  b ", #"\u0020a \u0020b\u0020"#), ("\n\t", #"\n\t"#), (#"\n"#, #"\\n"#), ("\r", #"\u000D"#),
      ("a\u{A0}\u{200F}b", #"a\u00A0\u200Fb"#), ("\u{E0067}", "&#xE0067;"), ("<&>", "&lt;&amp;&gt;"),
      ("اليوم", "اليوم"), ("", ""), (" ", #"\u0020"#), ("#fff", "#fff"),
    ])
  func escapes(text: String, escaped: String) {
    var buffer = ByteBuffer(capacity: 8)
    AndroidText.append(text, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == escaped)
    #expect(AndroidText.unescaped(buffer.bytes[...])?.utf8.elementsEqual(text.utf8) == true)
  }

  private static let done = #"<string name="almanac_action_done">Fertig &amp; &lt;los&gt;</string>"#

  /// Edits of the file, each as a part of the file and the replacement of this part.
  ///
  /// Other XML readers could ignore these edits, or could read different texts.
  private static let hostile: [(String, String)] = [
    (done, "\(done)\n  \(done)"), (done, "<!-- \(done) -->"), (done, "\(done)<!-- x -->"),
    (done, done.replacing("Fertig", with: "<![CDATA[Fertig]]>")),
    (done, done.replacing("Fertig", with: "F<!-- x -->ertig")),
    (done, done.replacing("Fertig", with: "&#x46;ertig")), (done, done.replacing("Fertig", with: "&lol;")),
    (done, done.replacing("Fertig", with: #"\u0046ertig"#)),
    (done, done.replacing("Fertig", with: #"\Fertig"#)),
    (done, done.replacing("Fertig", with: #""Fertig""#)), (done, done.replacing("Fertig", with: "Ferti'")),
    (done, done.replacing("Fertig", with: "@string/x")), (done, done.replacing("Fertig", with: " Fertig")),
    (done, done.replacing("Fertig", with: "<b>Fertig</b>")),
    (done, done.replacing("Fertig", with: "100 % x")),
    (done, done.replacing("\">", with: "\" product=\"tablet\">")),
    (done, done.replacing("\">", with: "\" formatted=\"false\">")),
    (done, done.replacing("\">", with: "\" translatable=\"false\">")),
    (done, done.replacing("string", with: "item")),
    ("<resources", "<!DOCTYPE resources [<!ENTITY x \"y\">]>\n<resources"),
    ("<resources", "<resources a=\"b\""),
    ("</resources>", "</resources>\n<resources/>"), ("</resources>", ""), ("  <item>", "   <item>"),
    ("  </plurals>", "    <item quantity=\"other\">x</item>\n  </plurals>"), ("</item>\n", "</item>"),
    ("quantity=\"one\"", "quantity=\"two\""), ("<string-array", "<array"),
    ("encoding=\"utf-8\"", "encoding=\"utf-7\""),
    ("tools:ignore=\"", "tools:ignore=\"All,"),
  ]

  @Test("does not read a file with a hidden edit as unchanged", arguments: hostile.indices)
  func strict(index: Int) throws {
    let (text, other) = Self.hostile[index]
    let file = try file("values-de-rAT")
    #expect(file.contains(text))
    let edited = file.replacingFirst(text, with: other)
    #expect(read(edited) != read(file), "\(other)")
    // Almanac refuses the file after every edit, except after the change of a plural category.
    #expect(read(edited) == nil || text == "quantity=\"one\"", "\(other)")
  }

  @Test("reads Windows line endings, but only if all lines have them")
  func lineEnds() throws {
    let file = try file("values-de-rAT")
    #expect(read(file.replacing("\n", with: "\r\n")) == read(file))
    #expect(read(file.replacingFirst("\n", with: "\r\n")) == nil)
  }

  @Test(
    "reads a file in the folder values only with a locale's tag, and other files only without a tag",
    arguments: ["", "x", "de-u-nu-latn.", "../de"])
  func tag(tag: String) throws {
    let standard = try file("values")
    #expect(read(standard) == nil)
    #expect(read(try file("values-de-rAT"), isCatalog: true) == nil)
    #expect(read(standard.replacing("\"de-AT\"", with: "\"\(tag)\""), isCatalog: true) == nil)
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    replacing(text, with: other, maxReplacements: 1)
  }
}
