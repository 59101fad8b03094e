import AlmanacExtraction
import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The index of a bundle, which finds one of the bundle's locales for each locale of ICU.
@Suite struct LocaleIndexTests {
  private static func index(_ tags: [String]) throws -> IndexFile {
    try IndexFile(
      of: tags.map { Extraction.request(try #require(LanguageTag($0))) })
  }

  private static let twelve = [
    "ar", "de", "en", "en-GB", "es", "fr", "ja", "ko", "pt-BR", "ru", "zh-Hans", "zh-Hant",
  ]

  // The expected values are in CLDR 42: likelySubtags, parentLocales, languageAlias, territoryAlias and
  // numberingSystems.
  @Test("has CLDR's scripts, parents and aliases for the bundle's languages and for no other language")
  func facts() throws {
    let index = try Self.index(["de-AT", "he", "hi-Latn", "nb", "sr-Latn", "zh-Hant-HK", "es-MX"])
    #expect(index.languages.keys.sorted() == ["de", "es", "he", "hi", "nb", "sr", "zh"])
    #expect(index.languages["zh"]?.script == "Hans")
    #expect(index.languages["zh"]?.regions == ["Hans": "CN", "Hant": "TW"])
    for region in ["HK", "MO", "TW", "AU", "US"] {
      #expect(index.languages["zh"]?.scripts[region] == "Hant")
    }
    #expect(index.languages["zh"]?.scripts["SG"] == nil)
    for region in ["ME", "RO", "TR"] { #expect(index.languages["sr"]?.scripts[region] == "Latn") }
    #expect(index.languages["sr"]?.scripts["RS"] == nil)
    #expect(index.languages["de"]?.scripts == [:])
    // The parent of hi-Latn is en-IN, which is in another language.
    let parents = [
      "de-AT": ["de"], "es-MX": ["es-419", "es"], "zh-Hant-HK": ["zh-Hant"], "sr-Latn": [], "hi-Latn": [],
    ]
    for (tag, parents) in parents { #expect(index.locales[tag]?.parents == parents) }
    #expect(index.locales["zh-Hant-HK"]?.script == "Hant")
    #expect(index.parents["zh-Hant-MO"] == "zh-Hant-HK")
    #expect(index.parents["en-AU"] == nil)
    #expect(index.paradigmLocales == ["es", "es-419"])
    let aliases = ["iw": "he", "cmn": "zh", "sh": "sr-Latn", "no": "nb"]
    #expect(index.aliases.filter { ["iw", "cmn", "sh", "no", "nb", "in"].contains($0.key) } == aliases)
    // A list can have either code for Norwegian, or both.
    #expect(try Self.index(["no"]).aliases["nb"] == "no")
    let both = try Self.index(["nb", "no"]).aliases
    #expect([both["nb"], both["no"], both["nob"], both["nor"]] == [nil, nil, "nb", "no"])
    #expect(try Self.index(["de"]).aliases["nb"] == nil)
    #expect(index.regionAliases["UK"] == "GB" && index.regionAliases["SU"] == nil)
    #expect(index.regionAliases["AFG"] == nil)
    #expect(index.numberingSystems["arab"] == "٠١٢٣٤٥٦٧٨٩")
    #expect(index.numberingSystems["roman"] == nil)
  }

  // The registry of BCP 47 has these tags with the preferred values nn, nb, hak, hsn and cmn; the code of cmn is zh in
  // CLDR. Nyankole (nyn) is a language of Uganda.
  @Test(
    "finds only the language of an old tag with two parts, not the language of one part",
    arguments: [
      ("no-nyn", ["nn", "nyn"], "nn"), ("no-nyn", ["nyn", "nb"], nil), ("no-bok", ["nyn", "nb"], "nb"),
      ("zh-hakka", ["zh-Hans"], nil), ("zh-xiang", ["zh-Hans"], nil), ("zh-guoyu", ["zh-Hans"], "zh-Hans"),
      ("nyn", ["nn", "nyn"], "nyn"),
    ] as [(String, [String], String?)])
  func twoParts(wanted: String, tags: [String], expected: String?) throws {
    let matcher = LocaleMatcher(try Self.index(tags))
    #expect(matcher.match(try #require(WantedLocale(wanted)))?.tag == expected)
  }

  @Test(
    "knows the likely script of a language in every region", arguments: Extraction.sweptLocales)
  func scripts(tag: LanguageTag) throws {
    let index = try Self.index([tag.description])
    for region in try ICULocales.territories() {
      let wanted = LanguageTag(language: tag.language, region: region)
      let likely = Extraction.likely(wanted)
      // ICU replaces an old language code with another code. The test skips old codes.
      guard likely.language == tag.language else { continue }
      let language = try #require(index.languages[tag.language])
      #expect(language.scripts[region] ?? language.script == likely.script, "\(wanted)")
    }
  }

  // ICU's matcher (uloc_acceptLanguage) measures distances between groups of regions, and may change the language.
  @Test("finds the same locale as ICU's matcher, or differs for a known reason", arguments: [3, 12, 140])
  func everyLocale(count: Int) throws {
    let tags =
      count == 3 ? ["de", "en", "zh-Hans"] : count == 12 ? Self.twelve : try Extraction.listedTags()
    let matcher = LocaleMatcher(try Self.index(tags))
    let identifiers = tags.map { $0.replacing("-", with: "_") }
    for locale in Extraction.everyLocale {
      let wanted = try #require(WantedLocale(locale.description))
      let ours = matcher.match(wanted).flatMap { LanguageTag($0.tag) }
      let icu = try ICULocaleMatcher.match(locale.icuIdentifier, among: identifiers).flatMap(LanguageTag.init)
      if let ours { #expect(Self.isAlike(ours, locale), "\(locale): \(ours)") }
      guard ours != icu else { continue }
      // ICU may find no locale, or a locale with another language or script, which Almanac never allows.
      guard let icu, Self.isAlike(icu, locale) else { continue }
      // Almanac's locale must be as near as ICU's, or nearer, counted in generations of parents.
      let isNear = try ours.map { ours in
        try !Self.distance(locale, icu).lexicographicallyPrecedes(Self.distance(locale, ours))
      }
      #expect(isNear == true, "\(locale): \(ours?.description ?? "none"), ICU's \(icu)")
    }
  }

  /// Whether two locales have the same language and script, where `no` and `nb` are the same language.
  private static func isAlike(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
    let likely = [one, other].map { Extraction.likely($0) }
    return likely[0].script == likely[1].script
      && (likely[0].language == likely[1].language
        || Set(likely.map(\.language)) == ["nb", "no"])
  }

  /// How many generations each locale is away from the nearest common parent in ICU's resources.
  ///
  /// If there is no common parent, each number is the length of the locale's own chain of parents.
  private static func distance(_ wanted: LanguageTag, _ other: LanguageTag) throws -> [Int] {
    let (mine, others) = (try ancestry(wanted), try ancestry(other))
    for (generation, parent) in mine.enumerated() {
      if let place = others.firstIndex(of: parent) { return [generation, place] }
    }
    return [mine.count, others.count]
  }

  private static func ancestry(_ locale: LanguageTag) throws -> [String] {
    // A tag with the likely script of its language means the same locale as the tag without the script.
    let names = try ICUResourceChain.parents(of: locale.icuIdentifier)
    return names.map { name in
      guard let tag = LanguageTag(name), let script = tag.script else { return name }
      let usual = Extraction.likely(LanguageTag(language: tag.language)).script
      return script == usual ? LanguageTag(language: tag.language, region: tag.region).icuIdentifier : name
    }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  // The expected week and hour cycle come from the record of the wanted locale itself.
  @Test("gives every user the week and the hour cycles of the wanted locale", arguments: [12, 140])
  func habits(count: Int) throws {
    let tags = count == 12 ? Self.twelve : try Extraction.listedTags()
    let matcher = LocaleMatcher(try Self.index(tags))
    let tables = try Extraction.shared.get().settings.tables
    for locale in Extraction.sweptRegions {
      let wanted = try #require(WantedLocale(locale.description))
      guard let match = matcher.match(wanted), let region = match.region, let rules = tables.regions[region]
      else { continue }
      let own = try Extraction.record(locale.description).locale
      #expect(rules.firstDay == own.week.firstDay && rules.weekend == own.week.weekend, "\(locale)")
      let hours = rules.hours(of: String(match.tag.prefix { $0 != "-" }))
      #expect(hours.hourCycle == own.hourCycle, "\(locale)")
      #expect(hours.allowedHourCycles == own.allowedHourCycles, "\(locale)")
    }
  }
}
