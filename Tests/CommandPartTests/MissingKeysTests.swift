import AlmanacBundle
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import almanac

/// The missing words of locales, in the manifest, in a warning and in an error.
@Suite struct MissingKeysTests {
  private let all = SelectedWords([.all], appNames: [:])

  private var missing: MissingKeys {
    var missing = MissingKeys()
    missing.add(["b", "c"], of: "th")
    missing.add([], of: "en")
    missing.add(["a"], of: "zh")
    missing.add(["b", "c"], of: "de")
    missing.add(["a", "b"], of: "fr")
    return missing
  }

  @Test("are grouped by the locales that lack them, all sorted")
  func groups() {
    #expect(missing.groups.map(\.keys) == [["a"], ["b"], ["c"]])
    #expect(missing.groups.map(\.locales) == [["fr", "zh"], ["de", "fr", "th"], ["de", "th"]])
  }

  @Test("do not include extended keys in a warning, unless a picker that needs them is named")
  func extended() throws {
    var missing = MissingKeys()
    missing.add(["action.done", "action.save"], of: "fr")
    missing.add(["action.save"], of: "de")
    #expect(missing.byLocale(all.isExpected).map(\.keys) == [["action.done"]])
    #expect(
      missing.warnings(of: 3, all, isFilled: false).map { $0.hasPrefix("1 of 3 locales lacks ") } == [true])
    #expect(missing.groups.map(\.keys) == [["action.done"], ["action.save"]])
    // The pickers of Material Components for Android have a button "Save", but no button "Done".
    let material = SelectedWords([.picker("material-android")], appNames: [:])
    #expect(missing.byLocale(material.isExpected).map(\.keys) == [["action.save"], ["action.save"]])
  }

  @Test("make one warning, which counts the locales")
  func warning() {
    var missing = MissingKeys()
    missing.add(["action.done", "action.ok"], of: "th")
    missing.add(["action.ok"], of: "zh")
    missing.add(["action.cancel"], of: "ak")
    let start = "3 of 5 locales lack words of the picker (missing keys per locale: th 2, ak 1, zh 1)."
    #expect(
      missing.warnings(of: 5, all, isFilled: false) == [
        "\(start) Add them with --strings, or use --fallback."
      ])
    // The message says "where they exist", because the fallback locale may lack the same words.
    #expect(
      missing.warnings(of: 5, all, isFilled: true)
        == ["\(start) Almanac uses the --fallback locale's texts where they exist."])
    #expect(MissingKeys().warnings(of: 5, all, isFilled: false) == [])
  }

  @Test("have a second line of warning for an app's own keys, which names these keys")
  func ownKeys() {
    var missing = MissingKeys()
    missing.add(["action.ok", "own.a"], of: "th")
    missing.add(["own.a", "own.b"], of: "de")
    #expect(
      missing.warnings(of: 5, all, isFilled: false) == [
        "1 of 5 locales lacks words of the picker (missing keys per locale: th 1). Add them with --strings, or use --fallback.",
        "2 of 5 locales lack translations of your own keys: own.a, own.b (missing keys per locale: de 2, th 1). "
          + "Add them with --strings, or use --fallback.",
      ])
  }

  // aapt2 removes a resource that `values` lacks from every folder, and gen-l10n makes no getter for it.
  @Test("of the default locale are in no language of Android and Flutter, unless every locale lacks them")
  func defaultLocale() {
    var missing = MissingKeys()
    missing.add(["action.save", "own.a", "own.b"], of: "ha")
    missing.add(["own.b"], of: "de")
    #expect(
      missing.warning(ofDefault: "ha", of: 2)
        == "Android and Flutter show 2 texts in no language, because the default locale 'ha' lacks "
        + "action.save, own.a. Add texts for it with --strings, or name another --default-locale.")
    #expect(missing.warning(ofDefault: "ha", of: 3)?.hasPrefix("Android and Flutter show 3 texts") == true)
    #expect(missing.warning(ofDefault: "de", of: 2) == nil)
  }

  @Test(
    "are listed for the five locales that lack the most and up to the fifth own key, and the others are counted",
    arguments: [5, 6, 7])
  func many(count: Int) {
    var missing = MissingKeys()
    for (index, tag) in ["de", "en", "fr", "it", "ja", "ko", "zh"].prefix(count).enumerated() {
      missing.add(Array(PickerKeys.core[index..<9]), of: tag)
    }
    let more = [5: "", 6: " and 1 more", 7: " and 2 more"][count] ?? ""
    missing.add((1...count).map { "own.\($0)" }, of: "de")
    let texts = missing.warnings(of: 9, all, isFilled: false)
    #expect(texts[0].contains("(missing keys per locale: de 9, en 8, fr 7, it 6, ja 5\(more))."), "\(texts)")
    #expect(texts[1].contains("own keys: own.1, own.2, own.3, own.4, own.5\(more) ("), "\(texts)")
  }

  @Test("include words that the fallback fills")
  func fallback() throws {
    var file = LocaleFile.sample
    file.strings = [
      "action.done": .plain("x"), "action.ok": .plain("x"), "own.a": .plain("x"), "own.b": .plain("x"),
    ]
    file.sources = [
      "strings.action.done": .catalogue, "strings.action.ok": .fallback("en"), "strings.own.a": .override,
      "strings.own.b": .fallback("en"),
    ]
    var record = LocaleRecord(
      locale: file, calendars: [], hasKeywords: false,
      unreviewed: ["action.done": [.other]])
    let keys = KnownKeys(all: ["own.b", "own.a", "action.ok", "action.done"])
    let words = LocaleWords(of: record, keys: keys)
    #expect(words.missing == ["action.ok", "own.b"])
    #expect(
      words.coverage
        == Manifest.Coverage(dataLocale: "de-AT", core: 1, optional: 0, extended: 0, own: 1, reviewed: 0))
    // A String Catalog has no texts for a tag with `-u-` keys, so it needs no states of them.
    #expect(words.unreviewed == ["action.done": [.other]])
    record.hasKeywords = true
    let other = LocaleWords(of: record, keys: keys)
    #expect(other.unreviewed.isEmpty && other.coverage == words.coverage)
  }
}
