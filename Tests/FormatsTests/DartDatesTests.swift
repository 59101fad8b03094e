import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// The Dart files with the rules, lists and patterns of the locales.
///
/// Tests/ARB/dates.py reads the files of all locales, and compares them with the JSON.
@Suite struct DartDatesTests {
  // A file has the skeleton `yMEd` or the interval of `Md` only if a reader cannot derive its pattern from others. A name
  // that only one language has would be shown in another language.
  @Test("have no pattern that only some locales have, as Android's resources")
  func commonPatterns() throws {
    var record = LocaleRecord.sample
    record.calendars[0].patterns.skeletons["yMEd"] = "further"
    record.calendars[0].patterns.intervals.patterns["Md"] = ["d": "further"]
    record.locale.time.intervals.patterns["H"] = ["H": "further"]
    record.locale.lists["long"]?.beforePrefix?.two = "further"
    record.locale.lists["long"]?.beforeOtherScript?.end = "further"
    for format in [OutputFormat.arb, .android] {
      for file in format.files(for: record, keys: .empty, layout: .readable) {
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
      // Unicode, UAX #29: U+0D4E joins the next character to it, and U+0301 joins the character before it.
      ("\u{D4E}${exit(1)}", "\"\u{D4E}\\${exit(1)}\""), ("$\u{301}x", "\"\\$\u{301}x\""),
      ("\u{D4E}\"", "\"\u{D4E}\\\"\""),
    ])
  func hostile(text: String, literal: String) throws {
    var record = LocaleRecord.sample
    record.calendars[0].dayLabels = [text]
    record.calendars[0].patterns.date = ["full": text]
    let text = try OutputFormat.arb.files(for: record, keys: .empty, layout: .readable)
      .text("arb/almanac_dates_de_AT.dart")
    #expect(text.contains("    \"gregorian.dayLabels\": [\(literal)],\n"))
    #expect(text.contains("    \"gregorian.patterns.date.full\": \(literal),\n"))
  }

  /// The file with the table of all locales, for a bundle with these locales.
  private func index(_ tags: [String]) throws -> String {
    let context = EmissionContext(
      tags, calendars: [.gregorian], index: .sample(tags), defaultLocale: tags[0])
    let files = OutputFormat.arb.type.init(context).sharedFiles()
    #expect(files.map(\.path) == ["arb/almanac_dates.dart"])
    return try files.text("arb/almanac_dates.dart")
  }

  // CLDR's likelySubtags: zh has the script Hans, zh-Hans has the region CN, and zh-Hant has the region TW.
  @Test(
    "have for a language alone the locale with the likely script, then the likely region, then the shorter tag",
    arguments: [
      (["zh-Hant-TW", "zh-Hans-SG"], "zh_Hans_SG"), (["zh-Hant-HK", "zh-Hant-TW"], "zh_Hant_TW"),
      (["zh-Hans-001", "zh-Hans-SG"], "zh_Hans_SG"), (["zh-Hans-SG", "zh-Hans-MO"], "zh_Hans_MO"),
    ])
  func likeliest(tags: [String], name: String) throws {
    for tags in [tags, tags.reversed()] {
      #expect(try index(tags).contains("    \"zh\": locale_\(name).dates,\n"), "\(tags)")
    }
  }

  @Test("have the direction of a locale that is written from right to left")
  func direction() throws {
    var record = LocaleRecord.sample
    record.locale.direction = "rtl"
    let files = OutputFormat.arb.files(for: record, keys: .empty, layout: .readable)
    #expect(try files.text("arb/almanac_dates_de_AT.dart").contains("  isRightToLeft: true,\n"))
  }

  @Test("have a table of all locales, and of each language alone")
  func index() throws {
    let text = try index(["pt-BR", "pt-PT", "de", "de-u-nu-arab"])
    let imports = text.split(separator: "\n").filter { $0.hasPrefix("import 'almanac_dates_") }
    #expect(imports == ["de", "pt_BR", "pt_PT"].map { "import 'almanac_dates_\($0).dart' as locale_\($0);" })
    #expect(text.contains("    \"pt\": locale_pt_BR.dates,\n    \"pt-BR\": locale_pt_BR.dates,\n"))
    #expect(text.contains("    \"de\": locale_de.dates,\n") && !text.contains("arab"))
  }

  // basicLocaleListResolution in flutter/flutter: an app without supportedLocales has the locale en-US in every language.
  @Test("find the dates of a shorter tag, and otherwise of the template, for a tag that the table lacks")
  func lookup() throws {
    let text = try index(["pt-BR", "de"])
    #expect(
      text.contains(
        """
          static AlmanacDates of(String tag) {
            for (var end = tag.length; end > 0; end = tag.lastIndexOf('-', end - 1)) {
              final dates = locales[tag.substring(0, end)];
              if (dates != null) return dates;
            }
            return locale_pt_BR.dates;
          }

        """))
  }

  @Test("have one path for each locale", arguments: ["de", "zh-Hant-HK", "kok-IN", "es-419"])
  func paths(tag: String) {
    let path = "arb/almanac_dates_\(tag.replacing("-", with: "_")).dart"
    #expect(OutputFormat.arb.type.locale(at: path) == tag)
    #expect(BundleChoices.all.canHave(path) && BundleChoices.all.canHave("arb/almanac_dates.dart"))
  }
}
