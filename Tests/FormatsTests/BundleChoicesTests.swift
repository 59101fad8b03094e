import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// The expected paths of a bundle's files, by its locales and options.
@Suite struct BundleChoicesTests {
  private let keys = StringKeys(
    arguments: ["a11y.hourValue": ["n"]],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue"])

  @Test("have exactly the paths of the emitted files for a locale with every kind of text")
  func emitted() {
    for layout in [JSONLayout.readable, .compact] {
      let record = LocaleRecord.sample
      let calendars = record.calendars.map(\.calendar)
      let choices = BundleChoices(formats: OutputFormat.allCases, calendars: calendars, hasKeyMap: true)
      let files = OutputFormat.allCases.flatMap {
        $0.files(for: record, keys: keys, layout: layout, formats: OutputFormat.allCases)
          + $0.sharedFiles(regions: RegionsFile(regions: [:]), layout: layout, keys: keys)
      }
      #expect(Set(files.map(\.path)) == choices.paths(of: [record.locale.locale]))
      for file in files { #expect(BundleChoices.all.canHave(file.path), "\(file.path)") }
    }
  }

  @Test("have only the paths of the requested formats, calendars and key map")
  func choices() {
    let json = BundleChoices(formats: [.json], calendars: [.buddhist], hasKeyMap: true)
    #expect(
      json.paths(of: ["th"]) == [
        "json/index.json", "json/regions.json", "json/th/locale.json", "json/th/buddhist.json",
      ])
    let strings = BundleChoices(formats: [.strings], calendars: [.gregorian], hasKeyMap: false)
    #expect(
      strings.paths(of: ["de", "th-u-nu-thai"]) == [
        "strings/de.lproj/Picker.strings", "strings/de.lproj/Picker.stringsdict",
        "strings/de.lproj/Gregorian.strings",
      ])
    for hasKeyMap in [false, true] {
      let catalogs = BundleChoices(formats: [.xcstrings], calendars: [.gregorian], hasKeyMap: hasKeyMap)
      #expect(catalogs.canHave("xcstrings/Localizable.xcstrings") == hasKeyMap)
    }
    // A run with String Catalogs has no such table, but an earlier run without them can have written it.
    let table = "strings/de.lproj/Localizable.strings"
    let both = BundleChoices(formats: [.strings, .xcstrings], calendars: [.gregorian], hasKeyMap: true)
    #expect(BundleChoices.all.canHave(table) && !both.canHave(table))
    #expect(!BundleChoices.all(in: OutputFormat.allCases, hasKeyMap: false).canHave(table))
  }

  @Test("have a path only for the locales of the bundle, and the ARB file of a language for its locales")
  func locales() {
    let tags = ["pt-BR", "de", "he", "no", "th-u-ca-gregory"]
    #expect(BundleChoices.all.foreign(BundleChoices.all.paths(of: tags).sorted(), of: tags) == [])
    let foreign = [
      "json/fr/locale.json", "json/pt/locale.json", "arb/almanac_fr.arb", "arb/almanac_th.arb", "README.md",
      "json/\u{212A}/locale.json", "android/res/values-pt/almanac.xml", "json/nb/locale.json",
      "android/res/values-nb-rNO/almanac.xml",
    ]
    let possible = [
      "arb/almanac_pt.arb", "android/res/values-iw/almanac.xml", "json/th-u-ca-gregory/roc.json",
      "arb/almanac_nb.arb", "android/res/values-nb/almanac.xml",
    ]
    #expect(BundleChoices.all.foreign(foreign + possible, of: tags).sorted() == foreign.sorted())
  }

  // A device reports `nb`, and CLDR has `no`: the files for `nb` have the script and the region of a locale of `no`.
  @Test("have the files for nb of a locale of no with the same script and region")
  func norwegian() {
    let all: BundleChoices = .all
    let folders = ["values-b+nb+Latn+NO", "values-nb-rNO"].map { "android/res/\($0)/almanac.xml" }
    #expect(all.foreign(folders, of: ["no", "no-NO", "no-Latn-NO"]) == [])
    #expect(all.foreign(folders, of: ["no"]).sorted() == folders)
    #expect(all.foreign(["arb/almanac_nb.arb", "arb/almanac_no.arb"], of: ["no-NO"]) == [])
    let language = ["android/res/values-nb/almanac.xml"]
    #expect(all.foreign(language, of: ["no-NO"]) == language)
  }

  @Test(
    "do not have a path that Almanac does not write",
    arguments: [
      "README.md", ".git/HEAD", "manifest.json", "json/de/notes.json", "json/../x/locale.json",
      "json/DE/locale.json", "json//locale.json", "json/de/locale.json/x", "json/\u{212A}/locale.json",
      "json/de-\u{212A}Z/locale.json", "strings/de/Picker.strings", "strings/../x.lproj/Picker.strings",
      "strings/de-u-nu-latn.lproj/Picker.strings", "esm/evil.js/x", "esm/de/evil.js", "esm/adapters/evil.js",
      "esm/../x.js", "esm/de/words.js.map", "xcstrings/Evil.xcstrings", "xcstrings/de/Picker.xcstrings",
      "Picker.xcstrings", "arb/almanac_kok_IN.arb", "arb/almanac_zh-Hans.arb", "arb/almanac_.arb",
      "arb/almanac_de", "arb/app_de.arb", "arb/almanac_dates_zh-Hans.dart", "arb/almanac_dates_.dart",
      "arb/almanac_dates_DE.dart", "arb/almanac_dates_de.arb", "arb/almanac_de.dart",
      "arb/almanac_dates_../x.dart", "",
    ])
  func foreign(path: String) {
    #expect(!BundleChoices.all.canHave(path))
  }
}
