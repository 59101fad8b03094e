import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("A malformed tag")
struct GrammarTests {
  @Test(
    "with underscores is an error that shows the tag with hyphens",
    arguments: [
      Row("zh_TW", Mistake("1:3", "zh_TW", meant: "zh-TW"), "as ICU and Java write it"),
      Row("ZH_hant_tw", Mistake("1:3", "ZH_hant_tw", meant: "zh-Hant-TW"), "in canonical case"),
      Row("zh-Hans_CN", Mistake("1:8", "zh-Hans_CN", meant: "zh-Hans-CN"), "at the underscore"),
      Row(
        "zh_Hans_CN.UTF-8", Mistake("1:3", "zh_Hans_CN.UTF-8", meant: "zh-Hans-CN"),
        "as LANG has it, with an encoding"),
      Row("de_AT@euro", Mistake("1:3", "de_AT@euro", meant: "de-AT"), "as LANG has it, with a modifier"),
      Row("iw_IL", Mistake("1:3", "iw_IL", meant: "he-IL"), "in today's spelling"),
      Row("ar_u_nu_LATN", Mistake("1:3", "ar_u_nu_LATN", meant: "ar-u-nu-latn"), "with a key"),
    ])
  func underscores(_ row: Row<Mistake>) {
    let mistake = row.expected
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(mistake.place): '\(mistake.written)' is not a language tag: its parts are joined with '_'. "
          + "Write '\(mistake.meant)'."
      ])
  }

  @Test("with underscores and another mistake is an error with both problems")
  func underscoresAndMore() {
    #expect(
      errors(in: "en_UK").map(\.text) == [
        "1:3: 'en_UK' is not a language tag: its parts are joined with '_'. "
          + "Join the parts with '-'. Also: 'UK' is not a known region. Write 'GB'."
      ])
  }

  @Test(
    "that does not begin with a language is an error",
    arguments: ["C", "POSIX", "root", "German", "-", "--", "-de", "x-foo", "419", "d1", "1"])
  func noLanguage(_ tag: String) {
    #expect(
      errors(in: tag).map(\.text) == [
        "1:1: '\(tag)' does not begin with a language code of two or three letters. "
          + "Write a tag, such as 'de' or 'de-AT'."
      ])
  }

  @Test(
    "with an empty part is an error",
    arguments: [
      Row("de-", "1:4: 'de' is followed by an empty part.", "at the end"),
      Row("de--AT", "1:4: 'de' is followed by an empty part.", "in the middle"),
      Row("zh-Hant-TW-", "1:12: 'zh-Hant-TW' is followed by an empty part.", "behind the region"),
      Row("de-u--nu-latn", "1:6: 'de' is followed by an empty part.", "behind '-u'"),
      Row("de-u-nu-latn-", "1:14: 'de-u-nu-latn' is followed by an empty part.", "behind a key"),
    ])
  func emptyPart(_ row: Row<String>) {
    #expect(errors(in: row.list).map(\.text) == [row.expected + " Remove the extra '-'."])
  }

  @Test(
    "with a part that Almanac does not support is an error",
    arguments: [
      Row(
        "de-1996", Mistake("1:4", "'1996', which is a variant or is in the wrong place", meant: "de"),
        "a variant"),
      Row(
        "de-at-1901",
        Mistake("1:7", "'1901', which is a variant or is in the wrong place", meant: "de-AT"), "a variant"
      ),
      Row(
        "de-DE-posix",
        Mistake("1:7", "'posix', which is a variant or is in the wrong place", meant: "de-DE"),
        "as it was written"),
      Row(
        "de-Latin", Mistake("1:4", "'Latin', which is a variant or is in the wrong place", meant: "de"),
        "a script's name"),
      Row(
        "de-AT-DE", Mistake("1:7", "'DE', which is a variant or is in the wrong place", meant: "de-AT"),
        "two regions"),
      Row(
        "en-GB-USA", Mistake("1:7", "'USA', which is a variant or is in the wrong place", meant: "en-GB"),
        "two regions, one with three letters"),
      Row(
        "en-t-ja", Mistake("1:4", "'-t-', which Almanac does not support", meant: "en"),
        "a transformation"),
      Row(
        "en-X-foo", Mistake("1:4", "'-x-', which Almanac does not support", meant: "en"), "private use"
      ),
      Row(
        "en-US-a-foo", Mistake("1:7", "the extension '-a-', which Almanac does not support", meant: "en-US"),
        "an extension"),
      Row(
        "en-1-foo", Mistake("1:4", "the extension '-1-', which Almanac does not support", meant: "en"),
        "an extension with a digit"),
      Row(
        "en-u-nu-latn-x-foo",
        Mistake("1:14", "'-x-', which Almanac does not support", meant: "en-u-nu-latn"), "behind keys"),
      Row(
        "en-u-t-ja", Mistake("1:6", "'-t-', which Almanac does not support", meant: "en"), "for a key"),
    ])
  func wrongPart(_ row: Row<Mistake>) {
    let mistake = row.expected
    #expect(
      errors(in: row.list).map(\.text) == [
        "\(mistake.place): '\(mistake.meant)' is followed by \(mistake.written). Write '\(mistake.meant)'."
      ])
  }

  @Test("with the script after the region is an error that shows the right order")
  func scriptBehindRegion() {
    #expect(
      errors(in: "zh-cn-hans").map(\.text) == [
        "1:7: The script 'hans' must come before the region. Write 'zh-Hans-CN'."
      ])
  }
}
