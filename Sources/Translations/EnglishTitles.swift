package import AlmanacKit

/// English words in title case, as Apple writes buttons, menus and titles: "Select Date and Time".
///
/// Articles, conjunctions and prepositions of up to four letters stay small, except as the first or the last word
/// (Apple Style Guide, "capitalization"). Other languages have no such style.
package enum EnglishTitles {
  private static let smallWords: Set = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "off", "on", "or", "per",
    "so", "the", "to", "up", "via", "yet",
  ]

  /// The beginnings of the keys of buttons, menus and titles.
  ///
  /// All other keys have sentences and spoken texts.
  private static let families = [
    "action", "filter", "header", "label", "nav", "preset", "prompt", "segment", "view",
  ]

  /// A text in title case.
  static func title(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { place, word in
      let isInside = place > 0 && place < words.count - 1
      return isInside && smallWords.contains(word.lowercased())
        ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  /// Writes a locale's words in title case, if they are English.
  ///
  /// An app's own texts stay as they are.
  package static func apply(to locale: inout LocaleFile) {
    guard LanguageTag(locale.dataLocale)?.language == "en" else { return }
    for (key, phrase) in locale.strings where isTitle(key) && locale.sources["strings.\(key)"] != .override {
      let titled = phrase.mapped(title)
      guard titled != phrase else { continue }
      locale.strings[key] = titled
      locale.sources["strings.\(key)"] = .rule
    }
  }

  private static func isTitle(_ key: String) -> Bool {
    PickerKeys.known.contains(key) && families.contains(String(key.prefix { $0 != "." }))
  }
}

extension Phrase {
  /// The phrase with every text changed by a function.
  fileprivate func mapped(_ change: (String) -> String) -> Phrase {
    switch self {
    case .plain(let text): .plain(change(text))
    case .plural(let forms): .plural(forms.mapValues(change))
    }
  }
}
