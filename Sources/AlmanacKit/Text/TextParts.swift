/// The kind of a part of a formatted text, as in ECMA-402's `formatToParts`.
public enum TextPartKind: String, CaseIterable, Codable, Sendable {
  /// The name of the era.
  case era
  /// The number of the year in its era, or in the Chinese calendar the number in the 60-year cycle, 1 to 60.
  case year
  /// The Gregorian year in which a Chinese year begins.
  case relatedYear
  /// The name of a Chinese year in the 60-year cycle, such as 丙午.
  case yearName
  /// The name of the quarter of the year, such as "Q1".
  case quarter
  /// The name or the number of the month.
  case month
  /// The name of the weekday.
  case weekday
  /// The number or the name of the day of the month.
  case day
  /// AM or PM, or the name of another part of the day.
  case dayPeriod
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// Literal text before, between or after the fields, such as ". " after a day.
  case literal
}

/// A part of a formatted text: a field of the date or the time, or literal text.
public struct TextPart: Hashable, Codable, Sendable {
  /// The kind of the part.
  public let kind: TextPartKind
  /// The part's text; if you join the texts of all parts in order, you get the whole text.
  public let text: String
}

extension TextPattern {
  /// The text that the pattern writes for a day or a time, split into its parts.
  func parts(_ fields: DateFields) -> [TextPart] {
    pieces.map { piece in
      var text = ""
      piece.append(fields, to: &text)
      return TextPart(kind: piece.kind, text: text)
    }
  }
}

extension TextPattern.Piece {
  fileprivate var kind: TextPartKind {
    switch self {
    case .literal: .literal
    case .number(let field, _, _), .name(let field, _): field.kind
    case .shortYear: .year
    case .monthNumber, .monthName: .month
    case .dayPeriod: .dayPeriod
    }
  }
}

extension TextPattern.Field {
  fileprivate var kind: TextPartKind {
    switch self {
    case .era: .era
    case .year, .cyclicYear: .year
    case .relatedYear: .relatedYear
    case .cyclicName: .yearName
    case .quarter: .quarter
    case .weekday: .weekday
    case .day: .day
    case .minute: .minute
    case .second: .second
    case .hour: .hour
    }
  }
}
