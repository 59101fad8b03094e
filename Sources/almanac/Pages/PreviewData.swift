import AlmanacBundle
import AlmanacInputs
import AlmanacKit

/// The data of a bundle that a preview shows, in addition to the bundle's locales.
struct PreviewData: Walkable {
  let manifest: Manifest
  /// The calendars of the bundle, in the order of ``CalendarIdentifier``.
  let calendars: [CalendarIdentifier]
  /// The tags of the locales that the preview shows, sorted.
  let tags: [String]
  /// The rules of all regions, such as the first day of the week.
  let regions: RegionsFile
  /// Almanac's words, which the page shows in English if a locale does not have them.
  let words: [CatalogueWords.Word]
  /// The sorted keys of each locale's texts that are not reviewed yet, by the locale's tag.
  let needsReview: [String: [String]]

  func walk(_ steps: inout FieldSteps) {
    steps.list("calendars", calendars.map(\.rawValue))
    steps.text("cldr", manifest.cldr)
    steps.text("icu", manifest.icu)
    steps.structure("isCompact", .flag(manifest.options.values.compact))
    steps.structure("missing", .list(missing))
    steps.group("needsReview") { steps in
      for (tag, keys) in needsReview.sortedByUTF8() { steps.list(tag, keys) }
    }
    steps.group("regions") { regions.walk(&$0) }
    steps.list("tags", tags)
    steps.text("tool", manifest.tool)
    steps.text("tzdata", manifest.tzdata)
    let words = words.map { word in
      Structure.object([
        ("key", .text(word.key)), ("text", word.text.structure), ("tier", .text(word.tier.rawValue)),
      ])
    }
    steps.structure("words", .list(words))
  }

  /// The missing keys of the locales that the preview shows, in groups, as the manifest has them.
  private var missing: [Structure] {
    let tags = Set(tags)
    return manifest.missing.compactMap { keys, locales in
      let shown = locales.filter(tags.contains)
      guard !shown.isEmpty else { return nil }
      return .object([
        ("keys", .list(keys.map(Structure.text))), ("locales", .list(shown.map(Structure.text))),
      ])
    }
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
