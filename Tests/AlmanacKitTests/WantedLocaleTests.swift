import AlmanacKit
import Testing

/// The names that devices and browsers use for the locales that users want.
@Suite struct WantedLocaleTests {
  /// A text such as `de_DE.UTF-8`, and the tag and the `-u-` keywords that are read from the text.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let tag: String
    let keywords: String
    var testDescription: String { text }

    init(_ text: String, _ tag: String, _ keywords: String = "") {
      (self.text, self.tag, self.keywords) = (text, tag, keywords)
    }
  }

  // The spellings come from RFC 5646 (section 2.1), UTS 35 ("Unicode Locale Identifier"), Locale.identifier and
  // setlocale.
  @Test(
    "are read in every spelling",
    arguments: [
      Row("de", "de"), Row("DE-at", "de-AT"), Row("zh_hant_tw", "zh-Hant-TW"), Row("es-419", "es-419"),
      Row("de_DE.UTF-8", "de-DE"), Row("en_US_POSIX", "en-US"), Row("de-1996", "de"),
      Row("en-US-unifon-u-hc-h23-fw-mon", "en-US", "-u-fw-mon-hc-h23"),
      Row("kw-uccor-u-fw-mon", "kw", "-u-fw-mon"), Row("sl-nedis", "sl"), Row("ca-ES-valencia", "ca-ES"),
      Row("de-x-foo", "de"),
      Row("zh-yue-HK", "yue-HK"), Row("zh-cmn-Hans-CN", "cmn-Hans-CN"), Row("i-lux", "i"),
      Row("en-u-rg-dezzzz", "en", "-u-rg-dezzzz"), Row("en-GB-u-rg-gbsct", "en-GB", "-u-rg-gbzzzz"),
      Row("en-u-rg-419zzzz", "en", "-u-rg-419zzzz"),
      Row("EN-U-HC-H23-FW-MON", "en", "-u-fw-mon-hc-h23"),
      Row("ar-EG-u-nu-latn", "ar-EG", "-u-nu-latn"), Row("de-t-en-u-fw-sun", "de", "-u-fw-sun"),
      Row("th-TH-u-ca-buddhist-co-x", "th-TH", "-u-ca-buddhist"),
      Row("am-u-ca-ethiopic-amete-alem", "am", "-u-ca-ethioaa"),
      Row("fr-u-ca-gregorian", "fr", "-u-ca-gregory"),
      Row("en_US@hours=h23;rg=gbzzzz;fw=mon;numbers=arab", "en-US", "-u-fw-mon-hc-h23-nu-arab-rg-gbzzzz"),
      Row("en_US@calendar=buddhist", "en-US", "-u-ca-buddhist"), Row("de@currency=EUR", "de"),
      Row("ar-u-ca-islamic-umalqura-nu-latn", "ar", "-u-ca-islamic-umalqura-nu-latn"),
      Row("de_DE.UTF-8@HOURS=H12;Numbers=Arab", "de-DE", "-u-hc-h12-nu-arab"),
      // This text has 255 bytes.
      Row("de-x" + String(repeating: "-a", count: 125) + "a", "de"),
    ])
  func spelling(row: Row) throws {
    let wanted = try #require(WantedLocale(row.text))
    #expect(wanted.tag.description == row.tag)
    #expect(wanted.keywords.suffix == row.keywords)
  }

  // RFC 6067, section 2.1.1: if a key is repeated, the first one counts. Node.js's Intl.Locale also ignores an unknown value.
  @Test(
    "are read, and invalid or repeated extensions are ignored",
    arguments: [
      Row("en-u-rg", "en"), Row("en-u-rg-de", "en"), Row("en-u-rg-419", "en"), Row("en_US@rg=de", "en-US"),
      Row("en-u-rg-zzzzz9", "en", "-u-rg-zzzzzz"),
      Row("en-u-fw-day-hc-h25", "en"), Row("en-u", "en"), Row("en-", "en"), Row("en--US", "en"),
      Row("de-a1", "de"),
      Row("en-u-fw-mon-a-hc-h12", "en", "-u-fw-mon"),
      Row("th-u-ca-buddhist-ca-gregory", "th", "-u-ca-buddhist"),
      Row("en-x-u-rg-dezzzz", "en"), Row("en-u-hc-h12-hc-h23", "en", "-u-hc-h12"),
      Row("en-u-fw-mon-fw-sun", "en", "-u-fw-mon"), Row("en-u-nu-arab-nu-latn", "en", "-u-nu-arab"),
      Row("en-u-rg-dezzzz-rg-frzzzz", "en", "-u-rg-dezzzz"), Row("en-u-attr-hc-h23", "en", "-u-hc-h23"),
      Row("de-u-hc-c12-hc-h12", "de"), Row("en-US-u-rg-us-rg-gbsct", "en-US"),
      Row("en-u-fw-day-fw-mon", "en"), Row("en-u-hc-hc-h12", "en"), Row("en-u-ca-nu", "en"),
    ])
  func malformed(row: Row) throws { try spelling(row: row) }

  @Test(
    "are not read from a text that does not name a language",
    arguments: [
      "", "-", "_", "*", "1", "d", "english language", "../../etc", "de/AT", "d\u{e9}", "\u{202E}de",
      "\u{0}", "abcd", "abcdefghi", "root1", "C.UTF-8", "x-private", String(repeating: "a-", count: 200),
      "de-x" + String(repeating: "-a", count: 126),
    ])
  func none(text: String) {
    #expect(WantedLocale(text) == nil)
  }

  // RFC 9110, section 12.5.4, defines the header `Accept-Language`.
  @Test(
    "are in the order of the weights in an Accept-Language header",
    arguments: [
      ("de-AT,de;q=0.9,en;q=0.5", ["de-AT", "de", "en"]), ("en;q=0.5, de", ["de", "en"]),
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]), ("fr;q=0, de;q=0.001", ["de"]),
      ("fr, de, en;q=0.5, ar, da;q=0.5", ["fr", "de", "ar", "en", "da"]),
      ("*", []), ("", []), ("de;q=1.000, *;q=0.1", ["de"]), ("de;q=2, en", ["en"]), ("de;q=abc,en", ["en"]),
      ("de;q=0.1234,en", ["en"]), ("de;q=1.5,en;q=0.1", ["en"]), ("de;q=1.001,en;q=0.1", ["en"]),
      ("de;q=1.0.0,en;q=0.1", ["en"]),
      ("de;q=+1,en", ["en"]), ("de;q=0.5\u{301},en", ["en"]),
      ("de;q=-1,en", ["en"]), ("de ; q = 0.5 , en", ["en", "de"]),
      ("de;\tq=0.5,en", ["en", "de"]), ("de;x=1,en;q=0.5", ["en"]),
      ("de;Q=0.5, en;q=0.9", ["en", "de"]),
      (",,,de,,", ["de"]), ("a;q=0.5;b=1,de", ["de"]), ("de;q=,en;q=.", []),
    ])
  func header(header: String, languages: [String]) {
    #expect(AcceptLanguage.languages(in: header) == languages)
  }

  @Test("are limited to a hundred in a header of any length")
  func longHeader() {
    let header =
      Array(repeating: "de", count: 100_000).joined(separator: ",") + String(repeating: ";", count: 100_000)
    #expect(AcceptLanguage.languages(in: header).count == 100)
  }
}
