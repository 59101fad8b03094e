import AlmanacEmitters
package import AlmanacKit

/// What a preview has of a bundle besides its locales.
package struct PreviewBundle: Walkable, Sendable {
  /// The version of Almanac that made the bundle.
  package var tool: String
  /// The version of ICU.
  package var icu: String
  /// The version of CLDR in ICU's data.
  package var cldr: String
  /// The version of ICU's time-zone data.
  package var tzdata: String
  /// Whether the bundle was made with `--compact`.
  package var isCompact: Bool
  /// In the order of ``CalendarIdentifier``.
  package var calendars: [CalendarIdentifier]
  /// The tags of the locales that are shown, sorted.
  package var tags: [String]
  /// The rules of every region.
  package var regions: RegionsFile
  /// Almanac's keys, to find those that a locale lacks.
  package var words: [PreviewWord]
  /// The sorted keys whose texts need a review, by locale: only the translator has read them.
  package var needsReview: [String: [String]]

  package init(
    tool: String, icu: String, cldr: String, tzdata: String, isCompact: Bool,
    calendars: [CalendarIdentifier], tags: [String], regions: RegionsFile, words: [PreviewWord],
    needsReview: [String: [String]]
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
    self.needsReview = needsReview
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("calendars", calendars.map(\.rawValue))
    if calendars.contains(where: { $0.traits.structure == .chineseYears }) {
      visitor.chineseYears("chineseYears")
    }
    visitor.text("cldr", cldr)
    visitor.text("icu", icu)
    visitor.structure("isCompact", .flag(isCompact))
    visitor.group("needsReview") { visitor in
      for (tag, keys) in needsReview.sortedByUTF8() { visitor.list(tag, keys) }
    }
    visitor.group("regions") { regions.walk(&$0) }
    visitor.list("tags", tags)
    visitor.text("tool", tool)
    visitor.text("tzdata", tzdata)
    visitor.structure("words", .list(words.map(\.structure)))
  }
}

extension FieldVisitor {
  /// The Chinese years, which are the same in every bundle: their months as six hexadecimal digits each.
  mutating func chineseYears(_ key: String) {
    group(key) { visitor in
      visitor.number("first", ModuleChineseYears.first)
      visitor.text("packed", ModuleChineseYears.packed)
    }
  }
}
