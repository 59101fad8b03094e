extension CalendarDate: Codable {
  /// Reads a text such as `2026-02-17` or `2026-02-17[u-ca=chinese]`.
  ///
  /// The numbers are always those of ISO 8601; the suffix names the calendar (RFC 9557). It throws
  /// `DecodingError.dataCorrupted` for any other text, and for a day that no calendar of Almanac can tell.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded("a day such as 2026-02-17 or 2026-02-17[u-ca=chinese]") { text in
      CalendarDate(rfc9557: text)
    }
  }

  /// Writes the day in ISO 8601, and a calendar other than the Gregorian behind it, as ECMAScript Temporal does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let day = converted(to: .gregorian).description
    try container.encode(calendar.traits.isISO ? day : day + calendar.suffix)
  }

  private init?(rfc9557 text: String) {
    let calendar = CalendarIdentifier.allCases.first { text.hasSuffix($0.suffix) }
    let numbers = text.utf8.dropLast(calendar?.suffix.utf8.count ?? 0)
    guard let numbers = numbers.numbers(between: "-", digits: [4, 2, 2]), (1...12).contains(numbers[1]) else {
      return nil
    }
    let epochDay = AlmanacKit.epochDay(ofCivilYear: numbers[0], month: numbers[1], day: numbers[2])
    guard Self.supportedEpochDays.contains(epochDay) else { return nil }
    let day = CalendarDate(epochDay: epochDay, .gregorian)
    // There is no 30 February.
    guard day.day == numbers[2] else { return nil }
    self = day.converted(to: calendar ?? .gregorian)
  }
}

extension CalendarIdentifier {
  /// The calendar behind a day (RFC 9557), as in `[u-ca=chinese]`.
  fileprivate var suffix: String { "[u-ca=\(bcp47)]" }
}

extension TimeOfDay: Codable {
  /// Reads a text such as `14:05:00`; throws `DecodingError.dataCorrupted` for any other.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded("a time such as 14:05:00") { text in
      text.utf8[...].numbers(between: ":", digits: [2, 2, 2]).flatMap {
        try? TimeOfDay(hour: $0[0], minute: $0[1], second: $0[2])
      }
    }
  }

  /// Writes the time in ISO 8601, as in `14:05:00`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension MonthCode: Codable {
  /// Reads a code such as `M04L`; throws `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded("a month code such as M04L") { try? MonthCode($0) }
  }

  /// Writes the code, as in `M04L`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Decoder {
  /// A value that is coded as one text.
  fileprivate func decoded<Value>(_ what: String, _ value: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    guard let value = value(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not \(what).")
    }
    return value
  }
}

extension Substring.UTF8View {
  /// The numbers of a text that has exactly so many digits each, and a separator between them.
  fileprivate func numbers(between separator: Unicode.Scalar, digits: [Int]) -> [Int]? {
    let parts = split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    guard parts.map(\.count) == digits else { return nil }
    let ascii = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.allSatisfy({ $0.allSatisfy(ascii.contains) }) else { return nil }
    return parts.compactMap { Int(Substring($0)) }
  }
}
