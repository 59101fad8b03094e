import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Testing

@Suite("A pattern")
struct PatternTests {
  @Test("'*' selects every locale, sorted by tag")
  func everything() throws {
    let list = try LocaleList("*")
    #expect(list.requests.map(\.language) == AvailableLocales.sample.locales)
    #expect(list.tags == list.tags.sorted())
    #expect(list.requests.allSatisfy { $0.dataLocale == $0.language && $0.keywords.isEmpty })
  }

  @Test(
    "selects the locales of a language, or of a language in one script",
    arguments: [
      Row("de-*", ["de", "de-AT", "de-DE"], "including the language itself, but not Danish"),
      Row("DE-*", ["de", "de-AT", "de-DE"], "in any case"),
      Row("fil-*", ["fil"], "a language of three letters with one locale"),
      Row("zh-Hant-*", ["zh-Hant", "zh-Hant-HK", "zh-Hant-TW"], "a script"),
      Row("ZH-hANT-*", ["zh-Hant", "zh-Hant-HK", "zh-Hant-TW"], "a script in any case"),
      // CLDR's likely subtags: `zh` is zh-Hans-CN, `sr` is sr-Cyrl-RS, and `de` is de-Latn-DE.
      Row("zh-Hans-*", ["zh", "zh-Hans", "zh-Hans-CN"], "a script that the language's own tag leaves out"),
      Row("sr-Cyrl-*", ["sr", "sr-Cyrl"], "the usual script of a language that has two"),
      Row("de-Latn-*", ["de", "de-AT", "de-DE"], "a script that no tag of the language names"),
      Row("hi-*", ["hi", "hi-Latn", "hi-Latn-IN"], "every script"),
      Row(" de-* # German", ["de", "de-AT", "de-DE"], "white space and a comment"),
      Row("de-DE\nde-*", ["de-DE", "de", "de-AT"], "a selected locale keeps its position"),
    ])
  func select(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  // The columns are the list, the selected tags and the warning.
  @Test(
    "with an old language code selects the current language, with a warning",
    arguments: [
      Row("iw-*", ["he", "he-IL"], "1:1: 'iw' is an old spelling of 'he'. Write 'he-*'."),
      Row(
        "sh-*", ["sr-Latn", "sr-Latn-ME"], "1:1: 'sh' is an old spelling of 'sr-Latn'. Write 'sr-Latn-*'."),
      Row("zh\n!zh\nde\n!tl-*", ["de"], "4:1: 'tl' is an old spelling of 'fil'. Write '!fil-*'."),
    ])
  func oldSpelling(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings.first?.text == row.reason)
  }

  @Test(
    "in an unknown form is an error that shows the known forms",
    arguments: [
      "*-DE", "*de", "**", "-*", "*-*", "*-*-*", "* de", "de-DE-*", "de-u-nu-*", "d-*-e", "_*", "*/..",
      "de-*-",
    ])
  func unknown(_ pattern: String) {
    let found = errors(in: pattern)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("'\(pattern)' is not a valid pattern. Write '") == true)
    #expect(found.map(\.place?.column) == [1])
  }
}
