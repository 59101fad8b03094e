import AlmanacKit
import AlmanacTestSupport
import Testing

@testable import almanac

/// The words that locales lack, as the manifest, a warning and an error list them.
@Suite struct MissingKeysTests {
  private var missing: MissingKeys {
    var missing = MissingKeys()
    missing.add(["b", "c"], of: "th")
    missing.add([], of: "en")
    missing.add(["a"], of: "zh")
    missing.add(["b", "c"], of: "de")
    missing.add(["a", "b"], of: "fr")
    return missing
  }

  @Test("are groups of keys that the same locales lack, all sorted")
  func groups() {
    #expect(
      missing.groups == [
        ManifestFile.MissingKeys(keys: ["a"], locales: ["fr", "zh"]),
        ManifestFile.MissingKeys(keys: ["b"], locales: ["de", "fr", "th"]),
        ManifestFile.MissingKeys(keys: ["c"], locales: ["de", "th"]),
      ])
  }

  @Test("are listed by locale, sorted")
  func byLocale() {
    #expect(missing.byLocale(.all).map(\.tag) == ["de", "fr", "th", "zh"])
    #expect(missing.byLocale(.all).map(\.keys) == [["b", "c"], ["a", "b"], ["b", "c"], ["a"]])
  }

  @Test("are without the extended keys in a warning, unless all are asked for")
  func extended() {
    var missing = MissingKeys()
    missing.add(["action.back", "action.done"], of: "fr")
    missing.add(["action.back"], of: "de")
    #expect(missing.byLocale(.allButExtended).map(\.tag) == ["fr"])
    #expect(missing.byLocale(.allButExtended).map(\.keys) == [["action.done"]])
    #expect(missing.byLocale(.all).map(\.keys) == [["action.back"], ["action.back", "action.done"]])
    #expect(missing.warning(of: 3, isFilled: false)?.hasPrefix("1 of 3 locales ") == true)
    #expect(missing.groups.map(\.keys) == [["action.back"], ["action.done"]])
  }

  @Test("are one line of warning, which counts the locales")
  func warning() {
    let start = "4 of 5 locales without all of the picker's words (keys missing: de 2, fr 2, th 2, zh 1)."
    #expect(
      missing.warning(of: 5, isFilled: false) == "\(start) Fill them with --fallback, or add them.")
    #expect(missing.warning(of: 5, isFilled: true) == "\(start) They were filled from the fallback.")
    #expect(MissingKeys().warning(of: 5, isFilled: false) == nil)
  }

  @Test("name the five locales that lack most, and count only those that are more", arguments: [5, 6, 7])
  func many(count: Int) {
    var missing = MissingKeys()
    for (index, tag) in ["de", "en", "fr", "it", "ja", "ko", "zh"].prefix(count).enumerated() {
      missing.add((index..<9).map { "k\($0)" }, of: tag)
    }
    let more = [5: "", 6: " and 1 more", 7: " and 2 more"][count] ?? ""
    let text = missing.warning(of: 9, isFilled: false) ?? ""
    #expect(text.contains("(keys missing: de 9, en 8, fr 7, it 6, ja 5\(more))."), "\(text)")
  }

  @Test("count a word of the fallback as missing")
  func fallback() throws {
    var file = LocaleFile.sample
    file.strings = [
      "action.done": .plain("x"), "action.ok": .plain("x"), "own.a": .plain("x"), "own.b": .plain("x"),
    ]
    file.sources = [
      "strings.action.done": .catalogue, "strings.action.ok": .fallback("en"), "strings.own.a": .override,
      "strings.own.b": .fallback("en"),
    ]
    let record = LocaleRecord(
      locale: file, calendars: [], hasKeywords: false,
      unreviewed: ["action.done": [.other]])
    let keys = KnownKeys(
      all: ["own.b", "own.a", "action.ok", "action.done"], almanacs: ["action.done", "action.ok"])
    let words = LocaleWords(of: record, keys: keys)
    #expect(words.missing == ["action.ok", "own.b"])
    #expect(
      words.coverage
        == ManifestFile.Coverage(dataLocale: "de-AT", core: 1, optional: 0, extended: 0, own: 1, reviewed: 0))
  }
}
