package import AlmanacKit

/// The data of a bundle that a preview shows, in addition to the bundle's locales.
package struct PreviewBundle: Walkable, Sendable {
  /// The versions of Almanac (`tool`), ICU, CLDR and the time-zone data that the bundle was made with.
  package var tool: String
  package var icu: String
  package var cldr: String
  package var tzdata: String
  /// Whether the bundle was made with `--compact`.
  package var isCompact: Bool
  /// The calendars of the bundle, in the order of ``CalendarIdentifier``.
  package var calendars: [CalendarIdentifier]
  /// The tags of the locales that the preview shows, sorted.
  package var tags: [String]
  /// The rules of all regions, such as the first day of the week.
  package var regions: RegionsFile
  /// Almanac's words, which the page shows in English if a locale does not have them.
  package var words: [Word]
  /// The keys for which some locales have no text, in groups, as the manifest has them.
  package var missing: [MissingKeys]
  /// The sorted keys of each locale's texts that are not reviewed yet, by the locale's tag.
  package var needsReview: [String: [String]]

  /// The key of a word, its tier, as in `core`, and its text in English.
  package typealias Word = (key: String, tier: String, text: Phrase)

  /// The keys of a group, and the tags of the locales that lack these keys.
  package typealias MissingKeys = (keys: [String], locales: [String])

  package init(
    tool: String, icu: String, cldr: String, tzdata: String, isCompact: Bool,
    calendars: [CalendarIdentifier], tags: [String], regions: RegionsFile, words: [Word],
    missing: [MissingKeys], needsReview: [String: [String]]
  ) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.tzdata = tzdata
    self.isCompact = isCompact
    self.calendars = calendars
    self.tags = tags
    self.regions = regions
    self.words = words
    self.missing = missing
    self.needsReview = needsReview
  }

  package func walk(_ steps: inout FieldSteps) {
    steps.list("calendars", calendars.map(\.rawValue))
    steps.text("cldr", cldr)
    steps.text("icu", icu)
    steps.structure("isCompact", .flag(isCompact))
    let missing = missing.map { group in
      Structure.object([
        ("keys", .list(group.keys.map(Structure.text))),
        ("locales", .list(group.locales.map(Structure.text))),
      ])
    }
    steps.structure("missing", .list(missing))
    steps.group("needsReview") { steps in
      for (tag, keys) in needsReview.sortedByUTF8() { steps.list(tag, keys) }
    }
    steps.group("regions") { regions.walk(&$0) }
    steps.list("tags", tags)
    steps.text("tool", tool)
    steps.text("tzdata", tzdata)
    let words = words.map { word in
      Structure.object([
        ("key", .text(word.key)), ("text", word.text.structure), ("tier", .text(word.tier)),
      ])
    }
    steps.structure("words", .list(words))
  }
}

extension Phrase {
  /// The text as JSON; for a plural, an object with the text of each plural category.
  fileprivate var structure: Structure {
    switch self {
    case .plain(let text): .text(text)
    case .plural: .object((sortedForms ?? []).map { ($0.category.rawValue, .text($0.text)) })
    }
  }
}
