import AlmanacInputs
import AlmanacKit
import Testing

@Suite("An exclusion")
struct ExclusionTests {
  @Test(
    "removes locales that earlier lines selected",
    arguments: [
      Row("de\nen\n!de", ["en"], "a tag"),
      Row("de-*\n!de-AT", ["de", "de-DE"], "a tag that a pattern selected"),
      Row("de-*\nen\n!de-*", ["en"], "a pattern"),
      Row("zh-*\n!zh-Hant-*", ["zh", "zh-Hans", "zh-Hans-CN"], "a pattern with a script"),
      // CLDR's likely subtags: `zh` is zh-Hans-CN.
      Row("zh-*\n!zh-Hans-*", ["zh-Hant", "zh-Hant-HK", "zh-Hant-TW"], "the language's usual script"),
      Row("*\n!*\nde", ["de"], "everything"),
      Row("de\nen\n! de", ["en"], "with a space after the mark"),
      Row("de\nen\n\t!\tde # no German", ["en"], "with white space and a comment"),
      Row("de\nen\n!DE", ["en"], "in any case"),
      Row("de-US\nen\n!de-*", ["en"], "a pattern removes tags whose data locale it matches"),
      Row("zh-TW\nen\n!zh-Hant-*", ["en"], "zh-TW is written in Hant"),
      Row("ar-u-nu-latn\nen\n!ar-*", ["en"], "a pattern removes tags with keys"),
      Row("ar\nar-u-nu-latn\n!ar", ["ar-u-nu-latn"], "a tag removes only itself"),
      Row("ar\nar-u-nu-latn\n!ar-u-nu-latn", ["ar"], "a tag with keys removes only itself"),
      Row("ar-u-nu-latn-fw-sat\nde\n!AR-u-fw-sat-nu-latn", ["de"], "the keys in another order"),
    ])
  func takeAway(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  @Test(
    "does not remove locales that later lines select",
    arguments: [
      Row("de\nen\n!de\nde", ["en", "de"], "a tag again, at its new position"),
      Row("de-*\n!de-*\nde-AT", ["de-AT"], "one locale of a pattern again"),
      Row("de\n!de\nde\n!de\nde", ["de"], "again and again"),
      Row("de-AT\nen\n!de-*\nde-*", ["en", "de", "de-AT", "de-DE"], "a pattern again"),
    ])
  func selectAgain(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  // The columns are the list, the place and the exclusion, and the reason.
  @Test(
    "that removes nothing is a warning",
    arguments: [
      Row("en\n!de", "2:1: '!de'", "never selected"),
      Row("en\n  !  de-*", "2:3: '!de-*'", "a pattern"),
      Row("!de\nen\nde", "1:1: '!de'", "too early"),
      Row("en\nde\n!de\n!de", "4:1: '!de'", "the second time"),
      Row("en\n!de-US", "2:1: '!de-US'", "'de' would answer"),
      Row("de\n!de-US", "2:1: '!de-US'", "'de' answers, and has another likely region"),
    ])
  func takeNothing(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(
      list.warnings.map(\.text) == [
        row.expected + " removes nothing: at this line, no selected tag matches it. "
          + "Remove this line, or move it below the line that selects the locale."
      ])
    #expect(list.warnings.map(\.severity) == [.warning])
  }

  @Test(
    "of a locale that is selected by another tag names that tag, with its keys",
    arguments: ["", "-u-nu-hanidec"])
  func otherTag(keys: String) throws {
    let list = try LocaleList("zh-Hant-TW\(keys)\n!zh-TW\(keys)")
    #expect(list.tags == ["zh-Hant-TW\(keys)"])
    #expect(
      list.warnings.map(\.text) == [
        "2:1: '!zh-TW\(keys)' removes nothing: at this line, no selected tag matches it. "
          + "The list selects 'zh-Hant-TW\(keys)', so write '!zh-Hant-TW\(keys)'."
      ])
  }

  @Test("in an old spelling removes the current spelling, with a warning")
  func oldSpelling() throws {
    let list = try LocaleList("he\nde\n!iw")
    #expect(list.tags == ["de"])
    #expect(list.warnings.map(\.text) == ["3:1: 'iw' is an old spelling of 'he'. Write '!he'."])
  }
}
