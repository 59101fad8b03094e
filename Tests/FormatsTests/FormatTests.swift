import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// Rules for every format, and the values that AlmanacKit reads from the JSON.
///
/// CatalogsTests and PluralsFileTests read Apple's files with Foundation. StrictReadingTests reads all JSON of this
/// repository's bundle.
@Suite struct FormatTests {
  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"]],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue", "app.range": "a11y.selectedRange"])

  @Test(
    "ends every file with one newline, and writes UTF-8 with every invisible character as an escape",
    arguments: OutputFormat.allCases)
  func shape(format: OutputFormat) throws {
    let hidden: Set<Unicode.Scalar> = [
      "\u{A0}", "\u{202F}", "\u{2009}", "\u{200F}", "\u{200D}", "\u{200C}", "\u{FEFF}",
    ]
    for file in format.files(for: .sample, keys: keys, layout: .readable) {
      let text = try #require(String(validating: file.bytes, as: UTF8.self), "\(file.path)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file.path)")
      #expect(!text.unicodeScalars.contains(where: hidden.contains), "\(file.path)")
    }
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

  // Neither Apple's folders nor Android's nor Flutter's file names support -u- keys.
  @Test("writes a locale with -u- keys in its tag only as JSON and modules", arguments: OutputFormat.allCases)
  func keywords(format: OutputFormat) {
    var record = LocaleRecord.sample
    record.locale.locale = "th-u-nu-thai"
    record.hasKeywords = true
    let files = format.files(for: record, keys: keys, layout: .readable)
    #expect(files.isEmpty != [.json, .esm].contains(format))
  }
}
