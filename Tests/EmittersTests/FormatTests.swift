import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Rules for every format, and the values that parsers read from the files.
@Suite struct FormatTests {
  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"]],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue", "app.range": "a11y.selectedRange"])

  @Test(
    "ends every file with one newline, in UTF-8 without a byte order mark", arguments: OutputFormat.allCases)
  func shape(format: OutputFormat) throws {
    for file in format.files(for: .sample, keys: keys, layout: .readable) {
      let text = try #require(String(validating: file.bytes, as: UTF8.self), "\(file.path)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.hasPrefix("\u{FEFF}"), "\(file.path)")
    }
  }

  @Test(
    "writes every invisible character as an escape that reviewers can see", arguments: OutputFormat.allCases)
  func invisible(format: OutputFormat) {
    let hidden: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2009}", "\u{200F}", "\u{200D}", "\u{200C}"]
    for file in format.files(for: .sample, keys: keys, layout: .readable) {
      let found = String(decoding: file.bytes, as: UTF8.self).unicodeScalars.filter(hidden.contains)
      #expect(found.isEmpty, "\(file.path)")
    }
  }

  @Test("writes JSON that decodes to the same values")
  func jsonRoundTrip() throws {
    let files = OutputFormat.json.files(for: .sample, keys: keys, layout: .readable)
    #expect(
      files.map(\.path) == ["json/de-AT/locale.json", "json/de-AT/gregorian.json", "json/de-AT/chinese.json"])
    #expect(try LocaleFile(reading: files[0].bytes) == .sample)
    #expect(try CalendarFile(reading: files[1].bytes) == .sampleGregorian)
    #expect(try CalendarFile(reading: files[2].bytes) == .sampleChinese)
  }

  @Test("writes shared JSON files that decode to the same values")
  func sharedRoundTrip() throws {
    let region = Region {
      ($0.firstDay, $0.minimalDays, $0.weekend) = (.mon, 4, [.sat, .sun])
      ($0.hourCycle, $0.allowedHourCycles, $0.calendars) = (.h23, [.h23], ["gregory"])
    }
    let regions = RegionsFile(regions: ["AT": region])
    let files = OutputFormat.json.sharedFiles(regions: regions, layout: .readable)
    #expect(files.map(\.path) == ["json/index.json", "json/regions.json", "json/chinese-years.json"])
    #expect(try IndexFile(reading: files[0].bytes) == .sample)
    #expect(try RegionsFile(reading: files[1].bytes) == regions)
    #expect(try YearTableFile(reading: files[2].bytes) == YearTableFile(.chineseYears))
  }

  @Test("writes a compact file with the same values, without sources and lists of years")
  func compact() throws {
    let files = OutputFormat.json.files(for: .sample, keys: keys, layout: .compact)
    let record = LocaleRecord.sample
    var locale = record.locale
    locale.sources = [:]
    #expect(try LocaleFile(reading: files[0].bytes) == locale)
    for (file, calendar) in zip(files.dropFirst(), record.calendars) {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("\"sources\""))
      #expect(file.bytes.count { $0 == UInt8(ascii: "\n") } == 1)
      #expect(
        try CalendarFile(reading: file.bytes) == calendar.compact(hasDigits: true))
    }
  }

  @Test("keeps the lists of years in a compact file if its numbers are not composed of digits")
  func compactWithoutDigits() throws {
    var record = LocaleRecord.sample
    record.locale.numbers = LocaleFile.Numbers {
      ($0.system, $0.texts) = ("hebr", ["1": "א"])
      ($0.days, $0.hours, $0.minutes) = (["א"], ["א"], ["א"])
    }
    let files = OutputFormat.json.files(for: record, keys: keys, layout: .compact)
    for (file, calendar) in zip(files.dropFirst(), record.calendars) {
      #expect(try CalendarFile(reading: file.bytes).years == calendar.years)
    }
  }

  @Test("sorts the keys of every JSON object by their UTF-8 bytes")
  func sortedKeys() throws {
    for file in OutputFormat.json.files(for: .sample, keys: keys, layout: .readable) {
      var stack: [String] = [""]
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        let key =
          line.split(separator: "\": ", maxSplits: 1).first.map { String($0.drop { $0 == " " }) } ?? ""
        if line.contains("\": ") {
          let last = stack.removeLast()
          #expect(last.utf8.lexicographicallyPrecedes(key.utf8), "\(file.path): \(last) before \(key)")
          stack.append(key)
        }
        if line.hasSuffix("{") { stack.append("") }
        if line.drop(while: { $0 == " " }).hasPrefix("}") { stack.removeLast() }
      }
    }
  }

  @Test("writes .strings that Foundation reads back")
  func stringsRoundTrip() throws {
    let table = try strings("Picker.strings")
    #expect(table["action.done"] == "Fertig & <los>")
    #expect(table["calendars.names.chinese"] == "Chinesischer \"Kalender\"")
    #expect(table["dayPeriods.format.wide.am"] == "wide a.\u{A0}m.")
    #expect(table["weekdays.standAlone.short.sun"] == "sun-standAlone-short")
    #expect(table["a11y.hourValue"] == nil, "A plural is in the .stringsdict.")
  }

  @Test("gives each text in a calendar's table a key of its path and its code, such as zodiac.1")
  func calendarKeys() throws {
    let table = try strings("Chinese.strings")
    #expect(table["months.standAlone.wide.M01"] == "月1 standAlone wide")
    #expect(table["leapMonths.format.narrow.M04L"] == "闰4 format narrow")
    #expect(table["years.2026"] == "2026丙午年")
    #expect(table["cyclicYears.60"] == "甲子60")
    #expect(table["zodiac.1"] == "鼠1")
    #expect(table["dayNames.30"] == "初30")
    #expect(try strings("Gregorian.strings")["eras.wide.bce"] == "v. wide")
    #expect(table.keys.allSatisfy { !$0.contains("patterns") && !$0.contains("numeric") })
  }

  @Test("numbers placeholders in the English order, and doubles % only in texts with placeholders")
  func placeholders() throws {
    let table = try strings("Picker.strings")
    #expect(table["a11y.selectedRange"] == "%2$@ nach %1$@, 100 %%")
    #expect(table["discount"] == "100 %")
  }

  @Test("writes a .stringsdict that Foundation reads back")
  func stringsdictRoundTrip() throws {
    let table = try propertyList("Picker.stringsdict")
    let hour = try #require(table["a11y.hourValue"] as? [String: Any])
    let forms = try #require(hour["n"] as? [String: String])
    #expect(hour["NSStringLocalizedFormatKey"] as? String == "%#@n@")
    #expect(forms["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType")
    #expect(forms["NSStringFormatValueTypeKey"] == "lld")
    #expect(forms["one"] == "%lld\u{202F}Uhr")
    #expect(forms["other"] == "%lld Uhr & 1 %%")
    #expect((table["timer.hours"] as? [String: Any])?["n"] as? [String: String] != nil)
  }

  @Test("writes no .lproj for a tag with -u- keys, which Apple does not support")
  func keywords() {
    var record = LocaleRecord.sample
    record.hasKeywords = true
    #expect(OutputFormat.strings.files(for: record, keys: keys, layout: .readable).isEmpty)
    #expect(!OutputFormat.json.files(for: record, keys: keys, layout: .readable).isEmpty)
  }

  private func strings(_ name: String) throws -> [String: String] {
    try #require(try propertyList(name) as? [String: String])
  }

  private func propertyList(_ name: String) throws -> [String: Any] {
    let files = OutputFormat.strings.files(for: .sample, keys: keys, layout: .readable)
    let file = try #require(files.first { $0.path == "strings/de-AT.lproj/\(name)" })
    let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
    return try #require(list as? [String: Any])
  }
}
