import AlmanacKit
import AlmanacTestSupport
import Testing

/// The locale of the bundle for a user's languages, and the habits of the user's region.
@Suite struct MatchingTests {
  private static func match(_ preferred: String...) throws -> AlmanacLocale {
    try Almanac(bundleAt: RealBundle.folder.path(percentEncoded: false)).locale(matching: preferred)
  }

  // What iOS, Android and browsers report, against the list of this repository. CLDR 42: parentLocales, likelySubtags,
  // languageAlias and territoryAlias.
  @Test(
    "is found for what devices report",
    arguments: [
      ("en-US", "en-US"), ("de-AT", "de-AT"), ("de-LU", "de"), ("en_GB", "en-GB"), ("en-KE", "en-GB"),
      ("zh-CN", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"),
      ("zh-Hant-MO", "zh-Hant-HK"), ("zh-SG", "zh-Hans"), ("zh-AU", "zh-Hant"), ("zh", "zh-Hans"),
      ("iw", "he"), ("iw-IL", "he-IL"), ("in-ID", "id"), ("tl-PH", "fil"), ("nb-NO", "nb"), ("no-NO", "nb"),
      ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("es-AR", "es-419"), ("es-ES", "es"), ("sr-ME", "sr-Latn"),
      ("sr-RS", "sr-Cyrl"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("uz-UZ", "uz"), ("pa-IN", "pa"),
      ("en-UK", "en-GB"),
      ("cmn-Hans-CN", "zh-Hans-CN"), ("i-lux", "lb"), ("mo", "ro"), ("th-TH-u-ca-buddhist", "th-TH"),
      ("fr_CA.UTF-8", "fr-CA"), ("ar-XB", "ar"), ("en-Latn-ZA", "en-ZA"), ("de-Latn-AT", "de-AT"),
    ])
  func device(wanted: String, tag: String) throws {
    #expect(try Self.match(wanted).tag == tag)
  }

  // kk-CN, pa-PK and uz-AF are written in Arabic letters; bs-Cyrl and az-Cyrl in Cyrillic ones. ICU's matcher gives
  // nb for nn, de for gsw, id for su.
  @Test(
    "is never in another script or another language",
    arguments: [
      "kk-CN", "kk-Arab", "pa-PK", "pa-Arab", "uz-AF", "bs-Cyrl", "az-Cyrl-AZ", "az-IR", "su", "tlh", "yue",
      "und",
      "en-Shaw", "de-Hebr", "zh-Latn", "*", "",
    ])
  func none(wanted: String) throws {
    let almanac = try Almanac(bundleAt: RealBundle.folder.path(percentEncoded: false))
    #expect(throws: AlmanacError.noMatchingLocale(preferred: [wanted], known: almanac.localeTags)) {
      try almanac.locale(matching: [wanted])
    }
  }

  // CLDR 42, likelySubtags: zh-Hant is zh-Hant-TW; parentLocales: the parent of zh-Hant-MO is zh-Hant-HK.
  @Test(
    "is that of the likely region among locales that are equally near",
    arguments: [("zh-Hant", "zh-Hant-TW"), ("zh-Hant-US", "zh-Hant-TW"), ("zh-Hant-MO", "zh-Hant-HK")])
  func likelyRegion(wanted: String, tag: String) throws {
    let matcher = LocaleMatcher(.sample(["zh-Hant-HK", "zh-Hant-TW"]))
    #expect(matcher.match(try #require(WantedLocale(wanted)))?.tag == tag)
  }

  @Test("is the first of a list that there is one for, and of a header the one with the most weight")
  func list() throws {
    #expect(try Self.match("tlh", "kk-CN", "fr-BE", "de").tag == "fr")
    let almanac = try Almanac(bundleAt: RealBundle.folder.path(percentEncoded: false))
    #expect(try almanac.locale(acceptLanguage: "tlh, en;q=0.1, de-AT;q=0.9, *;q=0.5").tag == "de-AT")
    #expect(throws: AlmanacError.noMatchingLocale(preferred: [], known: almanac.localeTags)) {
      try almanac.locale(acceptLanguage: "*")
    }
  }

  @Test("says what was wanted and what there is, and shows no character that harms a log")
  func sentence() {
    let error = AlmanacError.noMatchingLocale(
      preferred: ["x\n::error::\u{1B}[2J\u{202E}" + String(repeating: "y", count: 100)], known: ["de", "en"])
    #expect(
      error.description
        == "The bundle has no locale for x?::error::?[2J?" + String(repeating: "y", count: 24)
        + ". It has de, en.")
    let many = AlmanacError.noMatchingLocale(preferred: ["a", "b", "c", "d", "e", "f"], known: ["de"])
    #expect(many.description == "The bundle has no locale for a, b, c, d, e, …. It has de.")
  }

  @Test(
    "names five languages that have no locale, and cuts the list only if there are more",
    arguments: [
      (["xx", "xy", "xz", "qa"], "xx, xy, xz, qa"), (["xx", "xy", "xz", "qa", "qb"], "xx, xy, xz, qa, qb"),
      (["xx", "xy", "xz", "qa", "qb", "qc"], "xx, xy, xz, qa, qb, …"),
    ])
  func manyLanguages(preferred: [String], named: String) {
    let error = AlmanacError.noMatchingLocale(preferred: preferred, known: ["de"])
    #expect(error.description == "The bundle has no locale for \(named). It has de.")
  }

  /// What a user with a tag gets.
  struct Habits: Sendable, CustomTestStringConvertible {
    let wanted: String
    let tag: String
    let firstDay: Weekday
    let hourCycle: HourCycle
    var testDescription: String { wanted }

    init(_ wanted: String, _ tag: String, _ firstDay: Weekday, _ hourCycle: HourCycle) {
      self.wanted = wanted
      self.tag = tag
      self.firstDay = firstDay
      self.hourCycle = hourCycle
    }
  }

  // CLDR 42, weekData and timeData of the regions; fr_CA and hi_IN of timeData are languages in a region.
  @Test(
    "has the week and the hours of the user's region",
    arguments: [
      Habits("de", "de", .mon, .h23), Habits("de-US", "de", .sun, .h12), Habits("en-DE", "en-GB", .mon, .h23),
      Habits("en_US@rg=dezzzz", "en-US", .mon, .h23), Habits("en-u-rg-egzzzz", "en", .sat, .h12),
      Habits("en-u-fw-wed-hc-h11", "en", .wed, .h11), Habits("de-AT-u-hc-h12", "de-AT", .mon, .h12),
      Habits("fr-CA", "fr-CA", .sun, .h23), Habits("fr-u-rg-cazzzz", "fr", .sun, .h23),
      Habits("en-u-rg-cazzzz", "en", .sun, .h12), Habits("en-150", "en-GB", .mon, .h23),
      Habits("de-XX", "de", .mon, .h23), Habits("pt-u-rg-ptzzzz", "pt-BR", .sun, .h23),
    ])
  func region(habits: Habits) throws {
    let locale = try Self.match(habits.wanted)
    #expect(locale.tag == habits.tag)
    #expect(locale.firstDayOfWeek == habits.firstDay)
    #expect(locale.hourCycle == habits.hourCycle)
    #expect(locale.columns(.time).contains(.dayPeriod) == habits.hourCycle.isHalfDay)
  }

  @Test("has the digits that the user asks for, in every label and text")
  func digits() throws {
    let day = try gregorian(2026, 10, 27)
    let arabic = try Self.match("ar-EG")
    #expect(arabic.text(2026) == "٢٠٢٦")
    let latin = try Self.match("ar-EG-u-nu-latn")
    #expect(latin.tag == "ar-EG")
    #expect(latin.text(2026) == "2026")
    #expect(try latin.minuteRows(every: 5).map(\.label).prefix(3) == ["00", "05", "10"])
    #expect(latin.hourRows(in: .h23).last?.label == "23")
    let calendar = try latin.calendar(.gregorian)
    #expect(calendar.label(ofYear: 2026) == "2026")
    #expect(calendar.dayRows(ofMonthWith: day).last?.label == "31")
    #expect(try calendar.text(day, skeleton: "yMd") == "27\u{200F}/10\u{200F}/2026")
    let widest = latin.widestHours(in: .h23) + latin.widestMinutes
    #expect((widest + calendar.widestLabels(.day)).allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(calendar.widestLabels(.year).allSatisfy { $0.filter(\.isNumber).allSatisfy(\.isASCII) })
    let german = try Self.match("de-u-nu-arab")
    #expect(try german.calendar(.gregorian).text(day, style: .medium) == "٢٧.١٠.٢٠٢٦")
    // A system without digits, and an unknown one.
    for tag in ["de-u-nu-hebr", "de-u-nu-klingon"] {
      #expect(try Self.match(tag).text(2026) == "2026")
    }
  }
}
