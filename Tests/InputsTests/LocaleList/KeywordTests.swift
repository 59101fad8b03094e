import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import Testing

@Suite("The -u- keys of a tag")
struct KeywordTests {
  @Test(
    "set the keywords of a request",
    arguments: [
      Row("ar-u-nu-latn", keywords { $0.numbers = "latn" }, "digits"),
      Row("de-u-fw-sun", keywords { $0.firstDay = .sun }, "first day of the week"),
      Row("en-u-hc-h23", keywords { $0.hourCycle = .h23 }, "hour cycle"),
      Row("en-u-rg-dezzzz", keywords { $0.region = "DE" }, "region"),
      Row("en-u-ca-buddhist", keywords { $0.calendar = "buddhist" }, "calendar"),
      Row(
        "ar-u-ca-islamic-umalqura", keywords { $0.calendar = "islamic-umalqura" }, "a value of two parts"),
      Row(
        "ar-EG-u-ca-islamic-umalqura-nu-arab",
        keywords { ($0.calendar, $0.numbers) = ("islamic-umalqura", "arab") },
        "a key after a value of two parts"),
    ])
  func read(_ row: Row<LocaleKeywords>) throws {
    #expect(try LocaleList(row.list).requests.map(\.keywords) == [row.expected])
  }

  // UTS 35 gives no rule for `islamic`, unlike for islamic-civil, islamic-tbla and islamic-umalqura.
  @Test("have a warning for a calendar that no bundle has")
  func unwritten() throws {
    let list = try LocaleList("de-u-ca-islamic")
    #expect(list.tags == ["de-u-ca-islamic"])
    #expect(
      list.warnings.map(\.text) == [
        """
        1:1: Almanac does not write the calendar 'islamic', so this tag has only the usual calendars. \
        For another calendar, write one of: buddhist, chinese, coptic, dangi, ethioaa, ethiopic, gregory, hebrew, \
        indian, islamic-civil, islamic-tbla, islamic-umalqura, japanese, persian, roc.
        """
      ])
  }

  @Test("accept every first day of the week and every hour cycle")
  func values() throws {
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { "de-u-fw-\($0)" }
    let tags = days + ["h11", "h12", "h23", "h24"].map { "de-u-hc-\($0)" }
    #expect(try LocaleList(tags.joined(separator: "\n")).tags == tags)
  }

  @Test(
    "are written in lowercase and in alphabetical order",
    arguments: [
      Row("AR-eg-U-NU-LATN", "ar-EG-u-nu-latn", "upper case"),
      Row("de-u-rg-ATZZZZ", "de-u-rg-atzzzz", "a region stays in lowercase"),
      Row(
        "de-at-u-rg-dezzzz-nu-latn-hc-h12-fw-mon-ca-gregory",
        "de-AT-u-ca-gregory-fw-mon-hc-h12-nu-latn-rg-dezzzz", "all keys, in reverse order"),
      Row("iw-u-nu-latn-ca-japanese", "he-u-ca-japanese-nu-latn", "after an old spelling"),
    ])
  func canonical(_ row: Row<String>) throws {
    #expect(try LocaleList(row.list).tags == [row.expected])
  }

  @Test("do not change the language, the data locale or the likely region")
  func language() throws {
    let request = try #require(try LocaleList("zh-tw-u-rg-uszzzz").requests.first)
    #expect(request.language == LanguageTag("zh-TW"))
    #expect(request.dataLocale == LanguageTag("zh-Hant-TW"))
    #expect(request.likely == LanguageTag("zh-Hant-TW"))
    #expect(request.region == "US")
  }

  private static func keywords(_ set: (inout LocaleKeywords) -> Void) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    set(&keywords)
    return keywords
  }
}
