/// How the hours of a day are numbered, as in ECMA-402.
public enum HourCycle: String, CaseIterable, Codable, FieldCode, Sendable {
  /// 0 to 11, with AM and PM (pattern letter `K`).
  case h11
  /// 1 to 12, with AM and PM (pattern letter `h`).
  case h12
  /// 0 to 23 (pattern letter `H`).
  case h23
  /// 1 to 24 (pattern letter `k`).
  case h24

  /// The pattern letter (UTS 35) for an hour in this cycle.
  package var patternLetter: Unicode.Scalar {
    switch self {
    case .h11: "K"
    case .h12: "h"
    case .h23: "H"
    case .h24: "k"
    }
  }

  /// Whether the hours are counted within half a day, so that a time needs AM or PM.
  package var isHalfDay: Bool { self == .h11 || self == .h12 }

  /// The number that a clock with this cycle shows at an hour of the day; `hour` is 0 to 23.
  package func number(ofHour hour: Int) -> Int {
    switch self {
    case .h11: hour % 12
    case .h12: hour % 12 == 0 ? 12 : hour % 12
    case .h23: hour
    case .h24: hour == 0 ? 24 : hour
    }
  }

  /// The numbers on the clock, in order: one for each hour of a day, or of half a day if times need AM or PM.
  package var numbers: [Int] { (0..<(isHalfDay ? 12 : 24)).map(number(ofHour:)) }
}
