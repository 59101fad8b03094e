import AlmanacKit
import AlmanacRecord

/// The locales selected so far, without duplicates, in the order of the list.
struct Selection {
  /// The selected locales by tag; `order` is the number of locales that were added before.
  private var selected: [String: (order: Int, line: Int, request: LocaleRequest)] = [:]
  private var addedCount = 0

  /// Whether a locale was ever selected, even if all locales were removed again.
  var wasUsed: Bool { addedCount > 0 }

  /// The selected locales, in the order of the list, each with the number of the line that selects it.
  var requests: [(request: LocaleRequest, line: Int)] {
    selected.values.sorted { $0.order < $1.order }.map { ($0.request, $0.line) }
  }

  var count: Int { selected.count }

  /// The number of the line that selects a tag; `nil` if no line selects the tag.
  func line(selecting tag: String) -> Int? { selected[tag]?.line }

  /// Adds a locale that is not selected.
  mutating func add(_ request: LocaleRequest, line: Int) {
    selected[request.tag] = (addedCount, line, request)
    addedCount += 1
  }

  /// Removes the locale `tag`; returns `false` if the locale was not selected.
  mutating func remove(_ tag: String) -> Bool { selected.removeValue(forKey: tag) != nil }

  /// Removes the locales that a pattern matches, with and without `-u-` keys; returns `false` if it removes nothing.
  ///
  /// Locales that get their data from one of the pattern's locales are also removed.
  mutating func remove(matching locales: Set<LanguageTag>) -> Bool {
    let count = selected.count
    selected = selected.filter { !locales.contains($0.value.request.dataLocale) }
    return selected.count < count
  }
}
