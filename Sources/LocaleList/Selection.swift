import AlmanacBundle
import AlmanacKit

/// The locales selected so far, without duplicates, in the order of the list.
struct Selection {
  /// The selected locales; `nil` in place of a removed locale, so that later locales keep their indices.
  private var elements: [(request: LocaleRequest, line: Int)?] = []
  private var places: [String: Int] = [:]

  /// Whether a locale was ever selected, even if all locales were removed again.
  private(set) var wasUsed = false

  /// The selected locales, in the order of the list.
  var requests: [LocaleRequest] { elements.compactMap { $0?.request } }

  /// For each element of ``requests``, the number of the line that selects the locale.
  var lines: [Int] { elements.compactMap { $0?.line } }

  var count: Int { places.count }

  /// The number of the line that selects a tag; `nil` if no line selects the tag.
  func line(selecting tag: String) -> Int? { places[tag].flatMap { elements[$0]?.line } }

  /// Adds a locale that is not selected.
  mutating func add(_ request: LocaleRequest, line: Int) {
    wasUsed = true
    places[request.tag] = elements.count
    elements.append((request, line))
  }

  /// Removes the locale `tag`; returns `false` if the locale was not selected.
  mutating func remove(_ tag: String) -> Bool {
    guard let place = places.removeValue(forKey: tag) else { return false }
    elements[place] = nil
    return true
  }

  /// Removes the locales that a pattern matches, with and without `-u-` keys; returns `false` if it removes nothing.
  ///
  /// Locales that get their data from one of the pattern's locales are also removed.
  mutating func remove(matching locales: Set<LanguageTag>) -> Bool {
    let kept = elements.compactMap(\.self).filter { !locales.contains($0.request.dataLocale) }
    let isChanged = kept.count < places.count
    elements = kept
    places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1.request.tag, $0) })
    return isChanged
  }
}
