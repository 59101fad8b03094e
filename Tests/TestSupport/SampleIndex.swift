package import AlmanacKit

extension IndexFile {
  /// The index of a small bundle, with a value in every field.
  package static let sample = sample(["de-AT", "zh-Hant"])

  /// An index of these locales and a few rules for matching locales, with the data of CLDR 42.
  package static func sample(_ tags: [String]) -> IndexFile {
    var index = IndexFile()
    index.languages["de"] = Language { ($0.script, $0.regions) = ("Latn", ["Latn": "DE"]) }
    index.languages["zh"] = Language {
      ($0.script, $0.regions) = ("Hans", ["Hans": "CN", "Hant": "TW"])
      $0.scripts = ["HK": "Hant", "MO": "Hant", "TW": "Hant"]
    }
    index.parents = ["zh-Hant": "und", "zh-Hant-MO": "zh-Hant-HK"]
    index.paradigmLocales = ["de"]
    (index.aliases, index.regionAliases) = (["cmn": "zh"], ["DD": "DE"])
    index.numberingSystems = ["arab": "٠١٢٣٤٥٦٧٨٩", "latn": "0123456789"]
    let likely = ["de": "de-Latn-DE", "de-AT": "de-Latn-AT", "zh-Hant": "zh-Hant-TW"]
    for tag in tags {
      guard let locale = LanguageTag(tag), let full = LanguageTag(likely[tag] ?? tag) else { continue }
      index.locales[tag] = Locale(likely: full, parents: index.parents(of: locale).map(\.description))
    }
    return index
  }
}
