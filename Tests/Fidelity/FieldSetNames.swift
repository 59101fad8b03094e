import AlmanacKit

/// The skeletons whose texts are compared: those that a bundle promises, and mixtures of their widths.
enum FieldSetNames {
  static func dates(of file: CalendarFile, hasQuarters: Bool) -> [String] {
    names(
      CalendarFile.Patterns.names(in: file.calendar.traits) + mixed
        + (file.calendar == .gregorian ? short : []), hasQuarters)
  }

  static func intervals(of file: CalendarFile, hasQuarters: Bool) -> [String] {
    let quarters = file.calendar.traits.hasQuarters ? ["QQQ", "yQQQ", "yQQQQ"] : []
    return names(Intervals.allDates.map(\.key) + wide + quarters, hasQuarters)
  }

  private static func names(_ names: [String], _ hasQuarters: Bool) -> [String] {
    names.filter { hasQuarters || !$0.contains("Q") }
  }

  /// Widths that ECMA-402's options can mix.
  private static let mixed = [
    "EEEEE", "MMMMM", "yMMdd", "MMMMdd", "GGGGyMMMMd",
  ]

  /// Years with two digits; beside an era, Almanac keeps all digits.
  private static let short = ["yyMMMd"]

  /// Ranges whose patterns follow from those of other widths, or for which CLDR has none.
  private static let wide = [
    "E", "EEEE", "Ed", "EEEEd", "MMMM", "GyMMMM", "GyMMMMd",
  ]
}

extension DatePattern {
  /// The pattern with `EEE` for `E`, and `GGG` for `G`, which mean the same.
  var spelledOut: DatePattern {
    DatePattern(
      parts: parts.map { part in
        guard case .field(let letter, 1...2) = part, ["E", "G"].contains(letter) else { return part }
        return .field(letter: letter, count: 3)
      })
  }
}

extension Intervals {
  /// Two texts, joined by the fallback pattern.
  func joined(_ first: String, _ second: String) -> String {
    fallback.replacing("{0}", with: first).replacing("{1}", with: second)
  }
}
