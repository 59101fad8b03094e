import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The bundle's locale that fits a user's languages, and the conventions of the user's region.
@Suite struct MatchingTests {
  private static func match(_ preferred: String...) throws -> AlmanacLocale {
    try RealBundle.almanac.locale(matching: preferred)
  }

  // Each row has a tag that a device, a browser or a system reports, and the tag of the matching locale in this
  // repository's bundle. The expected tags follow parentLocales, likelySubtags, languageAlias and territoryAlias in
  // CLDR 42.
  @Test(
    "is found for the tags that devices report",
    arguments: [
      ("en-US", "en-US"), ("de-AT", "de-AT"), ("de-LU", "de"), ("en_GB", "en-GB"), ("en-KE", "en-GB"),
      ("zh-CN", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"),
      ("zh-Hant-MO", "zh-Hant-HK"), ("zh-SG", "zh-Hans"), ("zh-AU", "zh-Hant"), ("zh", "zh-Hans"),
      ("iw", "he"), ("iw-IL", "he-IL"), ("in-ID", "id"), ("tl-PH", "fil"), ("nb-NO", "nb"), ("no-NO", "nb"),
      ("nor-NO", "nb"),
      ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("es-AR", "es-419"), ("es-ES", "es"), ("sr-ME", "sr-Latn"),
      ("sr-RS", "sr-Cyrl"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("uz-UZ", "uz"), ("pa-IN", "pa"),
      ("en-UK", "en-GB"),
      ("cmn-Hans-CN", "zh-Hans-CN"), ("i-lux", "lb"), ("mo", "ro"), ("th-TH-u-ca-buddhist", "th-TH"),
      // languageAlias: cnr is sr_ME, and Montenegro writes Latn.
      ("cnr", "sr-Latn"), ("cnr-RS", "sr-Cyrl"),
      ("fr_CA.UTF-8", "fr-CA"), ("ar-XB", "ar"), ("en-Latn-ZA", "en-ZA"), ("de-Latn-AT", "de-AT"),
    ])
  func device(wanted: String, tag: String) throws {
    #expect(try Self.match(wanted).tag == tag)
  }

  // The bundle has no locale for these tags. For example, kk-CN, pa-PK and uz-AF are written in Arabic letters, and the
  // bundle has kk, pa and uz only in other letters. For su (Sundanese), ICU's matcher would choose id (Indonesian).
  @Test(
    "is never in another script or another language",
    arguments: [
      "kk-CN", "kk-Arab", "pa-PK", "pa-Arab", "uz-AF", "bs-Cyrl", "az-Cyrl-AZ", "az-IR", "su", "tlh", "yue",
      "und",
      "en-Shaw", "de-Hebr", "zh-Latn", "*", "",
    ])
  func none(wanted: String) throws {
    let almanac = try RealBundle.almanac
    #expect(throws: AlmanacError.noMatchingLocale(preferred: [wanted], known: almanac.localeTags)) {
      try almanac.locale(matching: [wanted])
    }
  }

  // In CLDR 42, likelySubtags expands zh-Hant to zh-Hant-TW. In parentLocales, the parent of zh-Hant-MO is zh-Hant-HK.
  @Test(
    "has the likely region or else the spelling of the user if several locales are equally close",
    arguments: [
      ("zh-Hant", "zh-Hant-TW"), ("zh-Hant-US", "zh-Hant-TW"), ("zh-Hant-MO", "zh-Hant-HK"),
      ("zh-TW-u-fw-sun", "zh-TW"), ("zh-Hant-TW-u-fw-sun", "zh-Hant-TW"),
    ])
  func likelyRegion(wanted: String, tag: String) throws {
    var index = IndexFile.sample(["zh-Hant-HK", "zh-Hant-TW"])
    index.locales["zh-TW"] = index.locales["zh-Hant-TW"]
    #expect(LocaleMatcher(index).match(try #require(WantedLocale(wanted)))?.tag == tag)
    index.locales["zh-hant"] = index.locales["zh-Hant-TW"]
    #expect(LocaleMatcher(index).tags == ["zh-Hant-HK", "zh-Hant-TW", "zh-TW", "zh-hant"])
  }

  @Test(
    "fits the first available language of a list, or the available language with the most weight in a header"
  )
  func list() throws {
    #expect(try Self.match("tlh", "kk-CN", "fr-BE", "de").tag == "fr")
    let almanac = try RealBundle.almanac
    #expect(try almanac.locale(acceptLanguage: "tlh, en;q=0.1, de-AT;q=0.9, *;q=0.5").tag == "de-AT")
    #expect(throws: AlmanacError.noMatchingLocale(preferred: [], known: almanac.localeTags)) {
      try almanac.locale(acceptLanguage: "*")
    }
  }

  @Test(
    "is refused with an error that names the wanted and the known tags, without characters that harm a log")
  func sentence() {
    let error = AlmanacError.noMatchingLocale(
      preferred: ["x\n::error::\u{1B}[2J\u{202E}" + String(repeating: "y", count: 100)], known: ["de", "en"])
    #expect(
      error.description
        == "The bundle has no locale for x?::error::?[2J?" + String(repeating: "y", count: 24)
        + ". It has de, en.")
  }

  @Test(
    "is refused with an error that names up to five languages, and has '…' for more",
    arguments: [
      ([], "an empty list"), (["xx", "xy", "xz", "qa"], "xx, xy, xz, qa"),
      (["xx", "xy", "xz", "qa", "qb"], "xx, xy, xz, qa, qb"),
      (["xx", "xy", "xz", "qa", "qb", "qc"], "xx, xy, xz, qa, qb, …"),
    ])
  func manyLanguages(preferred: [String], named: String) {
    let error = AlmanacError.noMatchingLocale(preferred: preferred, known: ["de"])
    #expect(error.description == "The bundle has no locale for \(named). It has de.")
  }

  /// A tag that a user's device reports, and the locale, first day of the week and hour cycle that the user gets.
  // The conventions of the regions come from weekData and timeData in CLDR 42. timeData also has entries for a language
  // in a region, such as fr_CA.
  @Test(
    "has the week and the hours of the user's region",
    arguments: [
      ("de", "de", .mon, .h23), ("de-US", "de", .sun, .h12), ("en-DE", "en-GB", .mon, .h23),
      ("en_US@rg=dezzzz", "en-US", .mon, .h23), ("en-u-rg-egzzzz", "en", .sat, .h12),
      ("en-u-fw-wed-hc-h11", "en", .wed, .h11), ("de-AT-u-hc-h12", "de-AT", .mon, .h12),
      ("fr-CA", "fr-CA", .sun, .h23), ("fr-u-rg-cazzzz", "fr", .sun, .h23),
      ("fr-CH-u-rg-cazzzz", "fr-CH", .sun, .h23),
      ("en-u-rg-cazzzz", "en", .sun, .h12), ("en-150", "en-GB", .mon, .h23),
      ("de-XX", "de", .mon, .h23), ("pt-u-rg-ptzzzz", "pt-BR", .sun, .h23),
    ] as [(String, String, Weekday, HourCycle)])
  func region(wanted: String, tag: String, firstDay: Weekday, hourCycle: HourCycle) throws {
    let locale = try Self.match(wanted)
    #expect(locale.tag == tag)
    #expect(locale.firstDayOfWeek == firstDay)
    #expect(locale.hourCycle == hourCycle)
    #expect(locale.columns(.time).contains(.dayPeriod) == hourCycle.isHalfDay)
  }

  // territoryAlias: UK is GB, and DD is DE.
  @Test("has the current code of the user's region, also if the bundle has another region's locale")
  func oldRegions() throws {
    var index = try Self.wholeIndex()
    index.locales = index.locales.filter { ["en-US", "de-AT"].contains($0.key) }
    for (wanted, tag, region) in [("en-UK", "en-US", "GB"), ("de-DD", "de-AT", "DE")] {
      let match = LocaleMatcher(index).match(try #require(WantedLocale(wanted)))
      #expect(match?.tag == tag && match?.region == region, "\(wanted)")
    }
  }

  private static func wholeIndex() throws -> IndexFile {
    try IndexFile(reading: [UInt8](Data(contentsOf: RealBundle.folder.appending(path: "json/index.json"))))
  }

  // An output with its own list of locales has a part of the index.
  @Test(
    "is the same in a part of the index with only this locale",
    arguments: ["zh-Hant-TW", "zh-Hans", "sr-Latn", "sr-Cyrl", "nb", "pt-PT", "es-419", "en-GB", "he", "fil"])
  func part(tag: String) throws {
    let whole = try Self.wholeIndex()
    let part = whole.part(of: [tag])
    let (all, one) = (LocaleMatcher(whole), LocaleMatcher(part))
    for wanted in ["zh-TW", "zh-CN", "sh", "cnr", "no-NO", "pt-AO", "es-AR", "en-KE", "iw-IL", "tl-PH"] {
      let wanted = try #require(WantedLocale(wanted))
      if let found = all.match(wanted), found.tag == tag { #expect(one.match(wanted) == found) }
    }
    // The part has nothing about other languages.
    let code = String(tag.prefix { $0 != "-" })
    let language = try #require(part.languages[code])
    #expect(part.languages.count == 1 && part.locales.map(\.key) == [tag])
    #expect(Set(language.regions.keys) == [language.script, part.locales[tag]?.script ?? ""])
    // Codes of two parts, such as zh-hakka, keep their aliases, so that they do not match the language zh.
    let aliases = part.aliases.filter { !$0.key.hasPrefix("\(code)-") }.values
    let tags = Array(part.parents.keys) + part.paradigmLocales + aliases
    let others = tags.filter { $0.prefix { $0 != "-" } != code }
    #expect(others == [])
  }

  // CLDR 42, languageAlias: zh_hakka is hak, and no_nyn is nn.
  @Test("is never of a language that is one part of an old tag", arguments: ["zh-hakka", "no-nyn"])
  func oldTags(wanted: String) throws {
    var whole = IndexFile.sample(["de", "nyn", "zh"])
    whole.aliases = ["no-nyn": "nn", "zh-hakka": "hak"]
    let wanted = try #require(WantedLocale(wanted))
    for index in [whole, whole.part(of: ["nyn", "zh"])] { #expect(LocaleMatcher(index).match(wanted) == nil) }
  }

  // CLDR 42: zh_yue is yue, and the region UK is GB.
  @Test("has the current code of the region of an old tag")
  func oldRegion() throws {
    var index = IndexFile.sample(["yue"])
    (index.aliases, index.regionAliases) = (["zh-yue": "yue"], ["UK": "GB"])
    let match = LocaleMatcher(index).match(try #require(WantedLocale("zh-yue-UK")))
    #expect(match?.tag == "yue" && match?.region == "GB")
  }

  // CLDR has Bokmål under both codes.
  @Test("is found under both codes of Bokmål", arguments: [("nb", "no-NO"), ("no", "nb-NO")])
  func bokmål(code: String, wanted: String) throws {
    var whole = IndexFile()
    for code in ["nb", "no"] {
      whole.languages[code] = IndexFile.Language { ($0.script, $0.regions) = ("Latn", ["Latn": "NO"]) }
      let likely = LanguageTag(language: code, script: "Latn", region: "NO")
      whole.locales[code] = IndexFile.Locale(likely: likely, parents: [])
    }
    let wanted = try #require(WantedLocale(wanted))
    #expect(LocaleMatcher(whole).match(wanted)?.tag == String(wanted.tag.language))
    #expect(LocaleMatcher(whole.part(of: [code])).match(wanted)?.tag == code)
  }

  @Test("has the user's digits in every label and text")
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
    // The ordinal first day of a month, such as the French 1er, is only for the digits 0 to 9.
    for tag in ["fr", "it", "br", "pt-BR"] {
      let calendar = try Self.match("\(tag)-u-nu-arab").calendar(.gregorian)
      let text = calendar.text(try gregorian(2026, 10, 1), style: .long)
      #expect(text.contains("١ ") && !text.contains { $0.isASCII && $0.isNumber || $0 == "º" }, "\(text)")
    }
    // The digits of French are latn, so nothing changes.
    let french = try Self.match("fr-u-nu-latn").calendar(.gregorian)
    #expect(french.text(try gregorian(2026, 10, 1), style: .long) == "1er octobre 2026")
    let german = try Self.match("de-u-nu-arab")
    #expect(try german.calendar(.gregorian).text(day, style: .medium) == "٢٧.١٠.٢٠٢٦")
    // In the Chinese calendar, 17 February 2026 is the first day of month 1, which has no name in Arabic.
    let chinese = try latin.calendar(.chinese)
    #expect(chinese.text(try gregorian(2026, 2, 17), style: .long) == "1 الشهر 1، 2026")
    #expect(chinese.widestLabels(.month).allSatisfy { $0.filter(\.isNumber).allSatisfy(\.isASCII) })
    // 2025 has a leap month 6. The names in a list begin with a capital in Spanish, and Almanac makes them with numbers.
    let months = try Self.match("es-u-nu-arab").calendar(.chinese).months(ofYear: 2025)
    #expect(months[6].name == "Mes intercalar ٦" && months[7].abbreviatedName.contains("٧"))
    // CLDR's names can have digits too: tháng 10, ति१.
    let vietnamese = try Self.match("vi-u-nu-arab").calendar(.gregorian)
    #expect(vietnamese.text(day, style: .long).contains("tháng ١٠"))
    #expect(try Self.match("mr-u-nu-latn").quarterNames(.abbreviated)?.first == "ति1")
    // hebr is a numbering system without digits, and klingon is unknown.
    for tag in ["de-u-nu-hebr", "de-u-nu-klingon"] {
      #expect(try Self.match(tag).text(2026) == "2026")
    }
  }
}
