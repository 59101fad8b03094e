package import AlmanacKit

/// The calendars of each locale of a run or of a bundle.
///
/// All lists are in the order of ``CalendarIdentifier``.
package struct LocaleCalendars: Sendable {
  /// The calendars that every locale has.
  private let common: [CalendarIdentifier]
  /// All calendars of a locale that may have more of them, by the locale's tag.
  private let byTag: [String: [CalendarIdentifier]]

  /// Gives every locale the calendars in `common`, and some locales further calendars; the keys are their tags.
  package init(_ common: [CalendarIdentifier], further: [String: [CalendarIdentifier]] = [:]) {
    self.common = Self.sorted(common)
    byTag = further.mapValues { Self.sorted(common + $0) }
  }

  package subscript(tag: String) -> [CalendarIdentifier] { byTag[tag] ?? common }

  /// The calendars that at least one of some locales has.
  package func all(of tags: some Sequence<String>) -> [CalendarIdentifier] {
    Self.sorted(common + tags.flatMap { self[$0] })
  }

  private static func sorted(_ calendars: [CalendarIdentifier]) -> [CalendarIdentifier] {
    CalendarIdentifier.allCases.filter(calendars.contains)
  }
}

extension LocaleCalendars: ExpressibleByArrayLiteral {
  package init(arrayLiteral calendars: CalendarIdentifier...) { self.init(calendars) }
}
