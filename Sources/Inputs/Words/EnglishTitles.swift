package import AlmanacKit

/// English words in title case, as Apple writes buttons, menus and titles: "Select Date and Time".
///
/// Short articles, conjunctions and prepositions stay lowercase, except as the first or last word (Apple Style Guide,
/// "capitalization"). Texts in other languages do not change.
package enum EnglishTitles {
  private static let smallWords: Set = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "off", "on", "or", "per",
    "so", "the", "to", "up", "via", "yet",
  ]

  /// The first parts of the keys whose texts are buttons, menus or titles: `action` in `action.done`.
  ///
  /// The texts of all other keys do not change.
  private static let families = [
    "action", "filter", "header", "label", "nav", "preset", "prompt", "segment", "view",
  ]

  /// The text in title case: `Select Date` for `select date`.
  static func title(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { place, word in
      let isInside = place > 0 && place < words.count - 1
      return isInside && smallWords.contains(word.lowercased())
        ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  /// Changes the buttons, menus and titles of a locale to title case if its texts are English.
  ///
  /// Texts from an app's overlays do not change, and neither do texts that a rule made, such as the label "am/pm".
  package static func apply(to locale: inout LocaleFile) {
    guard LanguageTag(locale.dataLocale)?.language == "en" else { return }
    for (key, phrase) in locale.strings where isTitle(key) {
      if let origin = locale.sources["strings.\(key)"], [.override, .rule].contains(origin) { continue }
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
  /// The phrase after `change` was applied to each of its texts.
  fileprivate func mapped(_ change: (String) -> String) -> Phrase {
    switch self {
    case .plain(let text): .plain(change(text))
    case .plural(let forms): .plural(forms.mapValues(change))
    }
  }
}
