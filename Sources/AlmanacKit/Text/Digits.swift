/// Writes whole numbers in a locale's numbering system, never grouped.
package struct Digits: Sendable {
  private enum System: Sendable {
    case positional([String])
    /// Numbers that no digits compose: those below 60, and the years.
    case algorithmic(small: [String], years: [Int: String])
  }

  private let system: System
  /// The numbers below 60, without and with a zero in front: what almost every field shows.
  private let plain: [String]
  private let padded: [String]

  /// The ten digits of a positional system.
  package init(_ digits: [String]) {
    self.init(.positional(digits))
  }

  /// The numbers of an algorithmic system: 0 to 59, and the years by number.
  init(small: [String], years: [Int: String]) {
    self.init(.algorithmic(small: small, years: years))
  }

  private init(_ system: System) {
    self.system = system
    plain = (0..<60).map { Self.text($0, 1, system) }
    padded = (0..<60).map { Self.text($0, 2, system) }
  }

  /// The digits 0 to 9 (CLDR's `latn`).
  package static let latn = Digits((0...9).map(String.init))

  /// The digits 〇 to 九 one after another (CLDR's `hanidec`).
  static let hanidec = Digits("〇一二三四五六七八九".map(String.init))

  /// Small Roman numerals, which Hawaiian writes months with (CLDR's `romanlow`).
  static let romanlow: Digits = {
    let tens = ["", "x", "xx", "xxx", "xl", "l"]
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    let numbers = (1..<60).map { tens[$0 / 10] + ones[$0 % 10] }
    return Digits(small: ["n"] + numbers, years: [:])
  }()

  /// A number, with zeros in front up to `minimumDigits` where the system has a zero.
  ///
  /// A negative number, which no date has, gets a hyphen in front.
  package func text(_ number: Int, minimumDigits: Int = 1) -> String {
    if plain.indices.contains(number) {
      if minimumDigits <= 1 { return plain[number] }
      if minimumDigits == 2 { return padded[number] }
    }
    return Self.text(number, minimumDigits, system)
  }

  private static func text(_ number: Int, _ minimumDigits: Int, _ system: System) -> String {
    let ascii = String(number.magnitude)
    switch system {
    case .algorithmic(let small, let years):
      // A number the bundle cannot write stays in the digits everyone knows.
      return small.indices.contains(number) ? small[number] : years[number] ?? String(number)
    case .positional(let digits):
      let zeros = String(repeating: digits[0], count: max(0, minimumDigits - ascii.utf8.count))
      let start = (number < 0 ? "-" : "") + zeros
      // No other system has this zero.
      guard digits[0] != "0" else { return start + ascii }
      return ascii.utf8.reduce(into: start) {
        $0 += digits[Int($1 - UInt8(ascii: "0"))]
      }
    }
  }
}
