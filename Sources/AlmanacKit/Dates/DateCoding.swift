extension CalendarDate: Codable {
  /// Reads a text such as `2026-02-17` or `2026-02-17[u-ca=chinese]`.
  ///
  /// The year, the month and the day are always Gregorian, as in ISO 8601. The suffix names the calendar (RFC 9557).
  /// The initializer throws `DecodingError.dataCorrupted` for any other text, and for a day before 1 January 1900 or
  /// after 28 January 2101.
  public init(from decoder: any Decoder) throws {
    let days = Self.supportedDays
    self = try decoder.decoded("a day from \(days), such as 2026-02-17 or 2026-02-17[u-ca=chinese]") { text in
      CalendarDate(rfc9557: text)
    }
  }

  /// Writes the Gregorian day in ISO 8601; a suffix names the calendar if it is not Gregorian, as in ECMAScript
  /// Temporal.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let day = converted(to: .gregorian).description
    try container.encode(calendar.traits.isISO ? day : day + calendar.suffix)
  }

  /// Reads a text such as `2026-02-17`; `nil` if the text is not a supported day.
  init?(rfc9557 text: String) {
    let calendar = CalendarIdentifier.allCases.first { text.hasSuffix($0.suffix) }
    let numbers = text.utf8.dropLast(calendar?.suffix.utf8.count ?? 0)
    guard let numbers = numbers.numbers(between: "-", digits: [4, 2, 2]), (1...12).contains(numbers[1]) else {
      return nil
    }
    let epochDay = AlmanacKit.epochDay(ofCivilYear: numbers[0], month: numbers[1], day: numbers[2])
    guard Self.supportedEpochDays.contains(epochDay) else { return nil }
    let day = CalendarDate(epochDay: epochDay, .gregorian)
    // `epochDay` turns a day that does not exist, such as 30 February, into a day of the next month.
    guard day.day == numbers[2] else { return nil }
    self = day.converted(to: calendar ?? .gregorian)
  }
}

extension CalendarIdentifier {
  /// The suffix that names the calendar in a coded date (RFC 9557), such as `[u-ca=chinese]`.
  fileprivate var suffix: String { "[u-ca=\(bcp47)]" }
}

extension TimeOfDay: Codable {
  /// Reads a text such as `14:05:00`; throws `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded("a time such as 14:05:00") { text in
      text.utf8[...].numbers(between: ":", digits: [2, 2, 2]).flatMap {
        try? TimeOfDay(hour: $0[0], minute: $0[1], second: $0[2])
      }
    }
  }

  /// Writes the time in ISO 8601, such as `14:05:00`.
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

  /// Writes the code, such as `M04L`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Decoder {
  /// Makes a value from one text, or throws an error that asks for `what`, such as "a month code such as M04L".
  fileprivate func decoded<Value>(_ what: String, _ value: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    guard let value = value(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not \(what).")
    }
    return value
  }
}

extension Substring.UTF8View {
  /// The numbers between separators, such as 14, 5 and 0 for `14:05:00`; `nil` if a number has another count of `digits`.
  func numbers(between separator: Unicode.Scalar, digits: [Int]) -> [Int]? {
    let parts = split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    guard parts.map(\.count) == digits, parts.joined().allSatisfy(\.isDigit) else { return nil }
    return parts.compactMap { Int(Substring($0)) }
  }
}
