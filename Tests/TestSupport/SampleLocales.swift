package import AlmanacInputs
import AlmanacKit

extension AvailableLocales {
  /// A few locales and codes, written by hand; ICU has all of them and more.
  package static let sample = AvailableLocales(
    locales: locales.compactMap { LanguageTag($0) },
    // CLDR's aliases for old language codes.
    oldLanguages: [
      "iw": LanguageTag(language: "he"), "in": LanguageTag(language: "id"),
      "sh": LanguageTag(language: "sr", script: "Latn"), "tl": LanguageTag(language: "fil"),
      "mo": LanguageTag(language: "ro"),
    ],
    aliases: aliases.compactMapValues { LanguageTag($0) },
    codes: .sample,
    likely: LikelySubtags.likely)

  // From `languageAlias` in CLDR 42's supplementalMetadata.xml.
  private static let aliases = [
    "arb": "ar", "chi": "zh", "cmn": "zh", "cnr": "sr-ME", "cze": "cs", "deu": "de", "dgo": "doi",
    "ger": "de", "hbs": "sr-Latn", "i-klingon": "tlh", "iw": "he", "jpn": "ja", "knn": "kok", "lat": "la",
    "lvs": "lv", "swh": "sw", "tgl": "fil", "uzn": "uz", "zh-cmn": "zh", "zh-min-nan": "nan", "zh-yue": "yue",
    "zsm": "ms",
  ]

  private static let locales = [
    "ar", "ar-EG", "az", "az-Latn", "cs", "da", "de", "de-AT", "de-DE", "en", "en-001", "en-GB", "en-US",
    "es", "es-419", "fil", "ha", "he", "he-IL", "hi", "hi-Latn", "hi-Latn-IN", "id", "ja", "kk", "kk-KZ",
    "ky", "mn", "ms", "pa", "pa-Arab", "pa-Arab-PK", "pa-Guru", "ro", "sr", "sr-Cyrl", "sr-Latn",
    "sr-Latn-ME", "tg", "ug", "uz", "uz-Arab", "uz-Cyrl", "uz-Latn", "yue", "zh", "zh-Hans", "zh-Hans-CN",
    "zh-Hant", "zh-Hant-HK", "zh-Hant-TW",
  ]
}

extension KnownCodes {
  package static let sample = KnownCodes(
    // As in ICU, American Sign Language (`ase`), Gan (`gan`), Haitian (`ht`) and Latin (`la`) have no locale.
    languages: [
      "ar", "ase", "az", "cs", "da", "de", "en", "es", "fil", "gan", "ha", "he", "hi", "ht", "id", "ja", "kk",
      "ky", "la", "mn", "ms", "pa", "ro", "sr", "tg", "ug", "uz", "yue", "zh",
    ],
    regions: [
      "001", "419", "AF", "AT", "CC", "CN", "CZ", "DE", "DK", "EG", "GB", "HK", "IL", "IN", "IR", "JP", "KZ",
      "MD", "ME", "PK", "RS", "SA", "SD", "TW", "US", "UZ",
    ],
    // The list is longer than a message can be, so a message names only some of these values.
    numberingSystems: [
      "adlm", "ahom", "arab", "arabext", "armn", "bali", "beng", "cham", "deva", "fullwide", "gujr",
      "hanidec", "hans", "hebr", "khmr", "latn", "mymr", "native", "olck", "telu", "thai", "tibt",
    ],
    calendars: ["buddhist", "chinese", "gregory", "islamic", "islamic-umalqura", "japanese"],
    isScript: {
      ["Arab", "Cyrl", "Deva", "Guru", "Hebr", "Latn", "Mong", "Shaw", "Zyyy", "Zzzz"].contains($0)
    }
  )
}

/// Likely subtags (UTS 35) of the languages in the sample, with the values of CLDR 42.
private enum LikelySubtags {
  /// The tag with its likely script and region added; the tag itself if no entry in `table` fits.
  ///
  /// The script and the region come from the entry in `table` that shares the most subtags with the tag.
  @Sendable static func likely(_ tag: LanguageTag) -> LanguageTag {
    let keys = [
      tag, LanguageTag(language: tag.language, region: tag.region),
      LanguageTag(language: tag.language, script: tag.script), LanguageTag(language: tag.language),
    ]
    guard let key = keys.first(where: { table[$0.description] != nil }),
      let found = table[key.description].flatMap(LanguageTag.init)
    else { return tag }
    // If the key has a region, the result has the region of the key's value in `table`. For example, the key `en-USA`
    // has the value `en-Latn-US`, so the result has `US`. If the key has no region, the tag keeps its own region, or
    // gets the value's region if it has none. The same rule applies to scripts.
    return LanguageTag(
      language: found.language, script: key.script == nil ? tag.script ?? found.script : found.script,
      region: key.region == nil ? tag.region ?? found.region : found.region)
  }

  private static let table = [
    "ar": "ar-Arab-EG", "az": "az-Latn-AZ", "az-IR": "az-Arab-IR", "cs": "cs-Latn-CZ",
    "da": "da-Latn-DK", "de": "de-Latn-DE", "de-Zzzz": "de-Latn-DE", "en": "en-Latn-US",
    "en-Shaw": "en-Shaw-GB", "es": "es-Latn-ES", "fil": "fil-Latn-PH", "ha": "ha-Latn-NG",
    "ha-SD": "ha-Arab-SD", "he": "he-Hebr-IL", "hi": "hi-Deva-IN", "hi-Latn": "hi-Latn-IN",
    "ht": "ht-Latn-HT", "id": "id-Latn-ID", "ja": "ja-Jpan-JP", "kk": "kk-Cyrl-KZ",
    "kk-CN": "kk-Arab-CN", "ky": "ky-Cyrl-KG", "ky-CN": "ky-Arab-CN", "ky-Latn": "ky-Latn-TR",
    "la": "la-Latn-VA", "mn": "mn-Cyrl-MN", "mn-CN": "mn-Mong-CN", "mn-Mong": "mn-Mong-CN",
    "ms": "ms-Latn-MY", "ms-CC": "ms-Arab-CC", "pa": "pa-Guru-IN", "pa-Arab": "pa-Arab-PK",
    "pa-PK": "pa-Arab-PK", "ro": "ro-Latn-RO", "sr": "sr-Cyrl-RS", "sr-ME": "sr-Latn-ME",
    "tg": "tg-Cyrl-TJ", "tg-PK": "tg-Arab-PK", "ug": "ug-Arab-CN", "ug-KZ": "ug-Cyrl-KZ",
    "uz": "uz-Latn-UZ", "uz-AF": "uz-Arab-AF", "uz-Arab": "uz-Arab-AF", "yue": "yue-Hant-HK",
    "zh": "zh-Hans-CN",
    "zh-HK": "zh-Hant-HK", "zh-Hant": "zh-Hant-TW", "zh-TW": "zh-Hant-TW", "zh-US": "zh-Hant-US",
    "und-CN": "zh-Hans-CN", "und-CZ": "cs-Latn-CZ", "und-DK": "da-Latn-DK", "und-JP": "ja-Jpan-JP",
    // ICU reads regions of three letters (ISO 3166-1) as regions of two letters, and zh-YUE as yue.
    "de-AUT": "de-Latn-AT", "en-USA": "en-Latn-US", "zh-YUE": "yue-Hant-HK",
  ]
}
