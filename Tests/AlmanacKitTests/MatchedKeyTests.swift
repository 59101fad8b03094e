import AlmanacKit
import AlmanacTestSupport
import Testing

/// The bundle's locale that fits the `-u-` keys of a user's tag.
@Suite struct MatchedKeyTests {
  // The files of such a locale already have the values of the keys, so the rules of the user's region do not apply.
  @Test("is the locale whose tag has exactly the user's -u- keys, in any spelling, without further settings")
  func sameKeys() throws {
    var index = IndexFile.sample(["de-AT"])
    index.locales["de-AT-u-hc-h12"] = index.locales["de-AT"]
    let matcher = LocaleMatcher(index)
    for (wanted, tag, region, keywords) in [
      ("de-AT-u-hc-h12", "de-AT-u-hc-h12", nil, ""), ("DE_at@hours=h12", "de-AT-u-hc-h12", nil, ""),
      ("de-AT", "de-AT", nil, ""), ("de-AT-u-hc-h23", "de-AT", "AT", "-u-hc-h23"), ("de", "de-AT", nil, ""),
    ] {
      let match = matcher.match(try #require(WantedLocale(wanted)))
      #expect(match?.tag == tag && match?.region == region && match?.keywords.suffix == keywords, "\(wanted)")
    }
  }

  // On the web, only the files of a locale can apply `nu` and `ca`. The other keys are settings.
  @Test(
    "is the locale with the user's digits and calendar, also if the user's tag has more keys",
    arguments: [
      ("de-AT-u-nu-arab-hc-h23", "de-AT-u-nu-arab"), ("de-AT-u-ca-gregory-nu-arab", "de-AT-u-nu-arab"),
      ("de-u-nu-arab", "de-AT-u-nu-arab"), ("de-AT-u-fw-sun", "de-AT"), ("de-AT-u-nu-latn-hc-h23", "de-AT"),
      ("de-AT-u-ca-hebrew-fw-sun", "de-AT-u-ca-hebrew"),
    ])
  func digitsAndCalendar(wanted: String, tag: String) throws {
    var index = IndexFile.sample(["de-AT"])
    for keys in ["ca-hebrew", "hc-h12", "nu-arab"] {
      index.locales["de-AT-u-\(keys)"] = index.locales["de-AT"]
    }
    let wanted = try #require(WantedLocale(wanted))
    let match = LocaleMatcher(index).match(wanted)
    #expect(match?.tag == tag && match?.keywords == wanted.keywords)
  }
}
