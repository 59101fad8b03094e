import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The Dart files with the rules, lists and patterns of the locales.
///
/// Tests/ARB/dates.py reads the files of all locales, and compares them with the JSON.
@Suite struct DartDatesTests {
  private let keys = StringKeys(arguments: [:], appNames: [:])

  // A file has the skeleton `yMEd` or the interval of `Md` only if a reader cannot derive its pattern from others. A name
  // that only one language has would be shown in another language.
  @Test("have no pattern that only some locales have, as Android's resources")
  func commonPatterns() throws {
    var record = LocaleRecord.sample
    record.calendars[0].patterns.skeletons["yMEd"] = "further"
    record.calendars[0].patterns.intervals.patterns["Md"] = ["d": "further"]
    record.locale.time.intervals.patterns["H"] = ["H": "further"]
    for format in [OutputFormat.arb, .android] {
      for file in format.files(for: record, keys: keys, layout: .readable) {
        #expect(!file.text.contains("further"), "\(file.path)")
      }
    }
  }

  // The Dart language specification, "Strings": `$` begins an expression, `\` an escape, and a line ends at LF or CR.
  @Test(
    "have hostile texts as texts",
    arguments: [
      ("${exit(1)}", #""\${exit(1)}""#), ("$x", #""\$x""#), ("'", #""'""#), (#"""#, #""\"""#),
      (#"\"#, #""\\""#), (#"\$"#, #""\\\$""#), ("\n", #""\n""#), ("\r", #""\r""#),
      ("\u{2028}", #""\u2028""#), ("\u{202E}", #""\u202e""#), ("\u{0}", #""\u0000""#), ("]; //", #""]; //""#),
      ("\u{E0067}", #""\udb40\udc67""#),
    ])
  func hostile(text: String, literal: String) throws {
    var record = LocaleRecord.sample
    record.calendars[0].dayLabels = [text]
    record.calendars[0].patterns.date = ["full": text]
    let text = try OutputFormat.arb.files(for: record, keys: keys, layout: .readable)
      .text("arb/almanac_dates_de_AT.dart")
    #expect(text.contains("    \"gregorian.dayLabels\": [\(literal)],\n"))
    #expect(text.contains("    \"gregorian.patterns.date.full\": \(literal),\n"))
  }

  @Test("have a table of all locales, and of each language alone")
  func index() throws {
    let context = EmissionContext(
      locales: ["pt-BR", "pt-PT", "de", "de-u-nu-arab"], calendars: [.gregorian],
      regions: RegionsFile(regions: [:]), index: .sample(["pt-BR", "pt-PT", "de"]), layout: .readable,
      keys: keys)
    let files = OutputFormat.arb.type.init(context).sharedFiles()
    #expect(files.map(\.path) == ["arb/almanac_dates.dart"])
    let text = try files.text("arb/almanac_dates.dart")
    #expect(text.contains("import 'almanac_dates_pt_BR.dart' as locale_pt_BR;\n"))
    #expect(text.contains("    \"pt\": locale_pt_BR.dates,\n    \"pt-BR\": locale_pt_BR.dates,\n"))
    #expect(text.contains("    \"de\": locale_de.dates,\n") && !text.contains("arab"))
  }

  @Test("have one path for each locale", arguments: ["de", "zh-Hant-HK", "kok-IN", "es-419"])
  func paths(tag: String) {
    let path = "arb/almanac_dates_\(tag.replacing("-", with: "_")).dart"
    #expect(OutputFormat.arb.type.locale(at: path) == tag)
    #expect(BundleChoices.all.canHave(path) && BundleChoices.all.canHave("arb/almanac_dates.dart"))
  }
}
