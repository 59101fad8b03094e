import AlmanacBundle
import AlmanacKit
import AlmanacLocaleList
import Testing

@Suite("The -u- keys of a tag")
struct KeywordTests {
  @Test(
    "set the keywords of a request",
    arguments: [
      Row("ar-u-nu-latn", keywords(numbers: "latn"), "digits"),
      Row("de-u-fw-sun", keywords(firstDay: .sun), "first day of the week"),
      Row("en-u-hc-h23", keywords(hourCycle: .h23), "hour cycle"),
      Row("en-u-rg-dezzzz", keywords(region: "DE"), "region"),
      Row("en-u-ca-buddhist", keywords(calendar: "buddhist"), "calendar"),
      Row("ar-u-ca-islamic-umalqura", keywords(calendar: "islamic-umalqura"), "a value of two parts"),
      Row(
        "ar-EG-u-ca-islamic-umalqura-nu-arab", keywords(calendar: "islamic-umalqura", numbers: "arab"),
        "a key after a value of two parts"),
    ])
  func read(_ row: Row<LocaleKeywords>) throws {
    #expect(try LocaleList(row.list).requests.map(\.keywords) == [row.expected])
  }

  @Test(
    "accept every first day of the week", arguments: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
  func firstDays(_ day: String) throws {
    #expect(try LocaleList("de-u-fw-\(day)").tags == ["de-u-fw-\(day)"])
  }

  @Test("accept every hour cycle", arguments: ["h11", "h12", "h23", "h24"])
  func hourCycles(_ cycle: String) throws {
    #expect(try LocaleList("de-u-hc-\(cycle)").tags == ["de-u-hc-\(cycle)"])
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

  private static func keywords(
    calendar: String? = nil, firstDay: Weekday? = nil, hourCycle: HourCycle? = nil, numbers: String? = nil,
    region: String? = nil
  ) -> LocaleKeywords {
    var keywords = LocaleKeywords()
    keywords.calendar = calendar
    keywords.firstDay = firstDay
    keywords.hourCycle = hourCycle
    keywords.numbers = numbers
    keywords.region = region
    return keywords
  }
}
