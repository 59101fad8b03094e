import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns for the time and date styles, read from ICU's resources.
  ///
  /// `ICUDateFormat` could return the same patterns, but not their numbering systems.
  func stylePatterns(of calendar: borrowing OpenCalendar) throws(ICUError) -> WithOrigin<StylePatterns> {
    let path = calendar.path("DateTimePatterns")
    let found = try resources.value(at: path)
    let elements = found?.value.elements ?? []
    guard let found, elements.count >= StylePatterns.count else {
      throw .wrongCount(table: "DateTimePatterns", expected: StylePatterns.count, found: elements.count)
    }
    return WithOrigin(value: StylePatterns(elements: elements), origin: found.origin)
  }
}

/// A calendar's `DateTimePatterns` in ICU: four time styles, four date styles, and patterns that join date and time.
///
/// Both groups of styles are in the order full, long, medium, short.
struct StylePatterns {
  /// The number of patterns for time and date styles; the joining patterns follow them.
  static let count = 8

  let elements: [ICUResource]

  /// The pattern at an index, with the numbering systems of fields that do not use the locale's system.
  func pattern(at index: Int) throws(ICUError) -> (text: String, systems: [String: String]?) {
    if let text = elements[index].text { return (text, nil) }
    let texts = elements[index].elements?.compactMap(\.text) ?? []
    guard texts.count == 2 else {
      throw .wrongCount(table: "DateTimePatterns", expected: 2, found: texts.count)
    }
    return (texts[0], Self.systems(texts[1]))
  }

  /// The numbering systems by pattern letter, read from a text such as `d=hanidays;M=romanlow`.
  ///
  /// A text such as `hebr` names no pattern letter. In this case, the system is for all fields, and its key is `*`.
  private static func systems(_ text: String) -> [String: String] {
    var systems: [String: String] = [:]
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: "=").map(String.init)
      systems[parts.count == 2 ? parts[0] : "*"] = parts.last
    }
    return systems
  }
}

extension ICUDateStyle {
  /// The index in `DateTimePatterns` of the time pattern with this style.
  var indexOfTime: Int { Int(number) }
  /// The index in `DateTimePatterns` of the date pattern with this style.
  var indexOfDate: Int { 4 + Int(number) }
}
