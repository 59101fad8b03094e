import AlmanacEmitters
package import AlmanacKit

/// The data of a bundle that a preview shows, in addition to the bundle's locales.
package struct PreviewBundle: Walkable, Sendable {
  /// The version of Almanac that made the bundle.
  package var tool: String
  /// The version of ICU that the bundle's data comes from.
  package var icu: String
  /// The version of CLDR that ICU's data comes from.
  package var cldr: String
  /// The version of ICU's time-zone data, as in `2022e`.
  package var tzdata: String
  /// Whether the bundle was made with `--compact`.
  package var isCompact: Bool
  /// The calendars of the bundle, in the order of ``CalendarIdentifier``.
  package var calendars: [CalendarIdentifier]
  /// The tags of the locales that the preview shows, sorted.
  package var tags: [String]
  /// The rules of all regions, such as the first day of the week.
  package var regions: RegionsFile
  /// The words that every locale should have, so that the page can list the words that a locale lacks.
  package var words: [PreviewWord]
  /// The sorted keys of each locale's texts that are not reviewed yet, by the locale's tag.
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
    visitor.yearTables()
  }
}

extension FieldVisitor {
  /// Visits the tables of years by their names; they are the same in every bundle.
  ///
  /// The text `packed` has six hexadecimal digits for each year, which describe the year's months.
  mutating func yearTables() {
    group("yearTables") { visitor in
      visitor.group(YearStructure.chineseYears.rawValue) { visitor in
        visitor.number("first", ModuleChineseYears.first)
        visitor.text("packed", ModuleChineseYears.packed)
      }
    }
  }
}
