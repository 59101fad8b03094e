import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns of the time and date styles, as ICU has them in its resources.
  ///
  /// They are what a format of each style has as its pattern, but that such a format has lost the numbering systems.
  func stylePatterns(
    of calendar: borrowing OpenCalendar
  ) throws(ICUError) -> WithOrigin<StylePatterns> {
    let path = calendar.path("DateTimePatterns")
    let found = try resources.value(at: path)
    let elements = found?.value.elements ?? []
    guard let found, elements.count >= StylePatterns.count else {
      throw .wrongCount(
        table: "DateTimePatterns", expected: StylePatterns.count, found: elements.count)
    }
    return WithOrigin(value: StylePatterns(elements: elements), origin: found.origin)
  }
}

/// A calendar's `DateTimePatterns`: the four time styles, the four date styles, full first, and what joins them.
struct StylePatterns {
  /// How many patterns of styles there are; others stand behind them.
  static let count = 8

  let elements: [ICUResource]

  /// A pattern by its place, and the numbering systems of its fields if they are not the locale's.
  func pattern(at index: Int) throws(ICUError) -> (text: String, systems: [String: String]?) {
    if let text = elements[index].text { return (text, nil) }
    let texts = elements[index].elements?.compactMap(\.text) ?? []
    guard texts.count == 2 else {
      throw .wrongCount(table: "DateTimePatterns", expected: 2, found: texts.count)
    }
    return (texts[0], Self.systems(texts[1]))
  }

  /// The numbering systems beside a pattern: `d=hanidays;M=romanlow`, or one for every field.
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
  /// The place of the time style in `DateTimePatterns`.
  var indexOfTime: Int { Int(number) }
  /// The place of the date style in `DateTimePatterns`.
  var indexOfDate: Int { 4 + Int(number) }
}
