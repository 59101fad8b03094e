import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("An exclusion")
struct ExclusionTests {
  @Test(
    "takes away what earlier lines selected",
    arguments: [
      Row("de\nen\n!de", ["en"], "a tag"),
      Row("de-*\n!de-AT", ["de", "de-DE"], "a tag that a pattern selected"),
      Row("de-*\nen\n!de-*", ["en"], "a pattern"),
      Row("zh-*\n!zh-Hant-*", ["zh", "zh-Hans", "zh-Hans-CN"], "a pattern with a script"),
      Row("*\n!*\nde", ["de"], "everything"),
      Row("de\nen\n! de", ["en"], "with a space behind the mark"),
      Row("de\nen\n\t!\tde # no German", ["en"], "with white space and a comment"),
      Row("de\nen\n!DE", ["en"], "in any case"),
      Row("de-US\nen\n!de-*", ["en"], "a pattern takes the tags its locales answer for"),
      Row("zh-TW\nen\n!zh-Hant-*", ["en"], "zh-TW is written in Hant"),
      Row("ar-u-nu-latn\nen\n!ar-*", ["en"], "a pattern takes the tags with keys"),
      Row("ar\nar-u-nu-latn\n!ar", ["ar-u-nu-latn"], "a tag takes itself alone"),
      Row("ar\nar-u-nu-latn\n!ar-u-nu-latn", ["ar"], "a tag with keys takes itself alone"),
      Row("ar-u-nu-latn-fw-sat\nde\n!AR-u-fw-sat-nu-latn", ["de"], "the keys in another order"),
    ])
  func takeAway(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  @Test(
    "leaves what later lines select",
    arguments: [
      Row("de\nen\n!de\nde", ["en", "de"], "a tag again, at its new place"),
      Row("de-*\n!de-*\nde-AT", ["de-AT"], "one of a pattern again"),
      Row("de\n!de\nde\n!de\nde", ["de"], "again and again"),
      Row("de-AT\nen\n!de-*\nde-*", ["en", "de", "de-AT", "de-DE"], "a pattern again"),
    ])
  func selectAgain(_ row: Row<[String]>) throws {
    let list = try LocaleList(row.list)
    #expect(list.tags == row.expected)
    #expect(list.warnings == [])
  }

  @Test(
    "that takes nothing away is a warning",
    arguments: [
      Row("en\n!de", "2:1: '!de' takes nothing away: no line above selects it.", "never selected"),
      Row("en\n  !  de-*", "2:3: '!de-*' takes nothing away: no line above selects it.", "a pattern"),
      Row("!de\nen\nde", "1:1: '!de' takes nothing away: no line above selects it.", "too early"),
      Row("en\nde\n!de\n!de", "4:1: '!de' takes nothing away: no line above selects it.", "the second time"),
      Row("en\n!de-US", "2:1: '!de-US' takes nothing away: no line above selects it.", "'de' would answer"),
      Row(
        "de\n!de-US", "2:1: '!de-US' takes nothing away: no line above selects it.",
        "'de' answers, and has another likely region"),
    ])
  func takeNothing(_ row: Row<String>) throws {
    let list = try LocaleList(row.list)
    #expect(
      list.warnings.map(\.text) == [
        row.expected + " Move it below the line that selects it, or remove it."
      ])
    #expect(list.warnings.map(\.severity) == [.warning])
  }

  @Test("of a locale that is selected by another tag names that tag")
  func otherTag() throws {
    let list = try LocaleList("zh-*\n!zh-TW")
    #expect(list.tags.contains("zh-Hant-TW"))
    #expect(
      list.warnings.map(\.text) == [
        "2:1: '!zh-TW' takes nothing away: no line above selects it. "
          + "Write '!zh-Hant-TW', which is selected."
      ])
  }

  @Test("of a locale with keys that is selected by another tag names that tag with its keys")
  func otherTagWithKeys() throws {
    let list = try LocaleList("zh-Hant-TW-u-nu-hanidec\n!zh-TW-u-nu-hanidec")
    #expect(list.tags == ["zh-Hant-TW-u-nu-hanidec"])
    #expect(
      list.warnings.map(\.text) == [
        "2:1: '!zh-TW-u-nu-hanidec' takes nothing away: no line above selects it. "
          + "Write '!zh-Hant-TW-u-nu-hanidec', which is selected."
      ])
  }

  @Test("in an old spelling takes away today's, with a warning")
  func oldSpelling() throws {
    let list = try LocaleList("he\nde\n!iw")
    #expect(list.tags == ["de"])
    #expect(list.warnings.map(\.text) == ["3:1: 'iw' is an old spelling of 'he'. Write '!he'."])
  }

  @Test(
    "of nothing is an error at the place where something is missing",
    arguments: [
      Row("!", "1:2", "at the end of the line"),
      Row("de\n  !  ", "2:4", "before white space"),
      Row("de\n!# de", "2:2", "before a comment"),
    ])
  func nothing(_ row: Row<String>) {
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(row.expected): Nothing stands behind '!'. "
          + "Write what it takes away, as in '!de-AT' or '!de-*', or remove this line."
      ])
  }
}
