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

  @Test(
    "with a wrong value are an error at the value",
    arguments: [
      Row(
        "en-u-nu-latin", "1:9: 'latin' is not a value of the key 'nu'. Write a CLDR code, such as 'latn'.",
        "one letter too many"),
      Row(
        "en-u-nu-roman",
        "1:9: 'roman' is not a value of the key 'nu'. Write a CLDR code, such as 'arab' or 'latn'.",
        "like no other"),
      Row(
        "en-u-nu-latn-arab",
        "1:9: 'latn-arab' is not a value of the key 'nu'. Write a CLDR code, such as 'arab' or 'latn'.",
        "two values"),
      Row(
        "en-u-nu-latn-fw-Monday",
        "1:17: 'monday' is not a value of the key 'fw'. Write one of: sun, mon, tue, wed, thu, fri, sat.",
        "a day by its name"),
      Row(
        "en-u-hc-h25", "1:9: 'h25' is not a value of the key 'hc'. Write one of: h11, h12, h23, h24.",
        "no hour cycle"),
      Row(
        "en-u-ca-gregorian",
        "1:9: 'gregorian' is not a value of the key 'ca'. Write one of: "
          + "buddhist, chinese, gregory, islamic, islamic-umalqura, japanese.", "ICU's name, not BCP 47's"),
      Row(
        "en-u-rg-usca",
        "1:9: 'usca' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.", "a part of a region"),
      Row(
        "en-u-rg-xxzzzz",
        "1:9: 'xxzzzz' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.", "no region"),
      Row(
        "en-u-rg-UKzzzz",
        "1:9: 'ukzzzz' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-gbzzzz'.", "the United Kingdom"),
      Row(
        "en-u-rg-001zzzz",
        "1:9: '001zzzz' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.", "a group of regions"),
      Row(
        "en-u-rg-usxxzzzz",
        "1:9: 'usxxzzzz' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.",
        "something between the two"),
      Row(
        "en-u-rg-uszzz",
        "1:9: 'uszzz' is not a value of the key 'rg'. "
          + "Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.", "a letter too few"),
    ])
  func wrongValue(_ row: Row<String>) {
    #expect(errors(in: row.list).map(\.text) == [row.expected])
  }

  @Test(
    "without a valid value are an error at the key, or at the wrong value",
    arguments: [
      Row(
        "en-u-nu", "1:6: The key 'nu' has no value. Write a CLDR code, such as 'arab' or 'latn'.",
        "at the end"),
      Row(
        "en-u-hc-nu-latn", "1:6: The key 'hc' has no value. Write one of: h11, h12, h23, h24.",
        "before another key"),
      Row(
        "en-u-hc-24", "1:9: '24' is not a value of the key 'hc'. Write one of: h11, h12, h23, h24.",
        "two characters that are not a key"),
      Row(
        "en-u-nu-latn-RG-us",
        "1:17: 'us' is not a value of the key 'rg'. Write a two-letter region code followed by 'zzzz', such as 'rg-uszzzz'.",
        "a region by itself"),
    ])
  func noValue(_ row: Row<String>) {
    #expect(errors(in: row.list).map(\.text) == [row.expected])
  }

  @Test(
    "that Almanac does not support are an error",
    arguments: [
      Row("de-u-co-phonebk", "1:6: Almanac does not support the key 'co'.", "sorting"),
      Row("de-u-nu-latn-TZ-deber", "1:14: Almanac does not support the key 'tz'.", "behind another key"),
      Row("en-US-u-va-posix", "1:9: Almanac does not support the key 'va'.", "the POSIX locale"),
      Row("de-u-attribut-nu-latn", "1:6: 'attribut' is not a '-u-' key.", "an attribute"),
      Row("de-u-nul-latn", "1:6: 'nul' is not a '-u-' key.", "a letter too many"),
    ])
  func notHonoured(_ row: Row<String>) {
    #expect(
      errors(in: row.list).map(\.text) == [row.expected + " Use only the keys ca, fw, hc, nu and rg."])
  }

  @Test(
    "are an error if a key or '-u-' is repeated, or if there is no key",
    arguments: [
      Row(
        "de-u-nu-latn-nu-arab", "1:14: The key 'nu' occurs twice. Remove one of them.", "with another value"),
      Row(
        "de-u-nu-latn-NU-latn", "1:14: The key 'nu' occurs twice. Remove one of them.", "with the same value"),
      Row("de-AT-u", "1:7: No key follows '-u-'. Write 'de-AT'.", "no key"),
      Row(
        "de-u-nu-latn-u-hc-h12",
        "1:14: 'de-u-nu-latn' is followed by a second '-u-'. Write all keys after one '-u-'.",
        "two groups of keys"),
    ])
  func twiceOrNever(_ row: Row<String>) {
    #expect(errors(in: row.list).map(\.text) == [row.expected])
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
