/// What a part of a formatted text is, as in ECMA-402's `formatToParts`.
public enum TextPartKind: String, CaseIterable, Codable, Sendable {
  /// The name of the era.
  case era
  /// The year in the calendar's own numbers.
  case year
  /// The Gregorian year in which a Chinese year begins.
  case relatedYear
  /// The name of the year in the 60-year cycle.
  case yearName
  /// The month, by its name or its number.
  case month
  /// The name of the weekday.
  case weekday
  /// The day of the month, by its number or its name.
  case day
  /// AM or PM, or another part of the day.
  case dayPeriod
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// What stands between the fields.
  case literal
}

/// A part of a formatted text: a field of the date or the time, or what stands between two of them.
public struct TextPart: Hashable, Codable, Sendable {
  /// What the part is.
  public let kind: TextPartKind
  /// The part's text; the texts of all parts together are the whole text.
  public let text: String
}

extension TextPattern {
  /// The text of a day or time, field by field.
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
    case .number(let field, _, _): field.kind
    case .shortYear: .year
    case .monthNumber, .monthName: .month
    case .name(let field, _): field.kind
    case .dayPeriod: .dayPeriod
    }
  }
}

extension TextPattern.NumberField {
  fileprivate var kind: TextPartKind {
    switch self {
    case .year, .cyclicYear: .year
    case .relatedYear: .relatedYear
    case .day: .day
    case .minute: .minute
    case .second: .second
    case .hour: .hour
    }
  }
}

extension TextPattern.NameField {
  fileprivate var kind: TextPartKind {
    switch self {
    case .era: .era
    case .cyclicYear: .yearName
    case .weekday: .weekday
    case .day: .day
    }
  }
}
