import AlmanacKit

/// The locales selected so far, each once, in the order of the list.
struct Selection {
  private struct Element {
    let request: LocaleRequest
    let line: Int
  }

  /// What was selected; `nil` where it was taken away again, so that nothing behind it has to move.
  private var elements: [Element?] = []
  private var places: [String: Int] = [:]

  /// Whether there was ever a locale in it, even if all were taken away again.
  private(set) var wasUsed = false

  /// The locales, in the order of the list.
  var requests: [LocaleRequest] { elements.compactMap { $0?.request } }

  /// The lines that select them.
  var lines: [Int] { elements.compactMap { $0?.line } }

  /// The number of locales.
  var count: Int { places.count }

  /// The line that selects a tag, or `nil` if none does.
  func line(selecting tag: String) -> Int? { places[tag].flatMap { elements[$0]?.line } }

  /// Adds a locale, if it is not there already.
  mutating func add(_ request: LocaleRequest, line: Int) {
    guard places[request.tag] == nil else { return }
    wasUsed = true
    places[request.tag] = elements.count
    elements.append(Element(request: request, line: line))
  }

  /// Takes one tag away; `false` if it was not there.
  mutating func remove(_ tag: String) -> Bool {
    guard let place = places.removeValue(forKey: tag) else { return false }
    elements[place] = nil
    return true
  }

  /// Takes away what a pattern matches, with and without `-u-` keys, and what one of its locales answers for;
  /// `false` if there was nothing of it.
  mutating func remove(matching locales: Set<LanguageTag>) -> Bool {
    let kept = elements.compactMap(\.self).filter { element in
      !locales.contains(element.request.language) && !locales.contains(element.request.dataLocale)
    }
    let isChanged = kept.count < places.count
    elements = kept
    places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1.request.tag, $0) })
    return isChanged
  }
}
