/// Writes whole numbers in a locale's numbering system, never grouped.
package struct Digits: Sendable {
  private indirect enum System: Sendable {
    /// The digits 0 to 9 as ASCII has them, which is how Swift writes a number.
    case ascii
    case positional([String])
    /// Numbers that no digits compose: those below 60, and the years.
    case algorithmic(small: [String], years: [Int: String])
  }

  private let system: System
  /// The numbers below 100, without a zero in front and then with one: what almost every field shows, and each half of
  /// a year's four digits.
  private let small: [String]
  /// The bytes of the longest digit, or of the longest number of an algorithmic system.
  private let longestDigit: Int

  /// The ten digits of a positional system.
  package init(_ digits: [String]) {
    self.init(digits.first == "0" ? .ascii : .positional(digits))
  }

  /// The numbers of an algorithmic system: 0 to 59, and the years by number.
  init(small: [String], years: [Int: String]) {
    self.init(.algorithmic(small: small, years: years))
  }

  private init(_ system: System) {
    self.system = system
    small = [1, 2].flatMap { digits in (0..<100).map { Self.text($0, digits, system) } }
    longestDigit =
      switch system {
      case .ascii: 1
      case .positional(let digits): digits.longestText
      case .algorithmic(let small, let years): max(small.longestText, Array(years.values).longestText)
      }
  }

  /// The most bytes of a number, with zeros in front up to `minimumDigits`.
  func longest(minimumDigits: Int) -> Int {
    // The numbers nearest and farthest from zero have up to nineteen digits and a hyphen.
    let longestInteger = 20
    guard isComposed else { return max(longestInteger, longestDigit) }
    return max(longestInteger, minimumDigits) * longestDigit + 1
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
    if minimumDigits <= 2, (0..<100).contains(number) {
      return small[number + (minimumDigits == 2 ? 100 : 0)]
    }
    var text = ""
    append(number, minimumDigits: minimumDigits, to: &text)
    return text
  }

  /// Adds a number to a text.
  func append(_ number: Int, minimumDigits: Int, to text: inout String) {
    if minimumDigits <= 2, (0..<100).contains(number) {
      text += small[number + (minimumDigits == 2 ? 100 : 0)]
    } else if isComposed, minimumDigits <= 4, (1000...9999).contains(number) {
      text += small[number / 100 + 100]
      text += small[number % 100 + 100]
    } else {
      text += Self.text(number, minimumDigits, system)
    }
  }

  /// Whether a number is written digit by digit.
  private var isComposed: Bool { if case .algorithmic = system { false } else { true } }

  private static func text(_ number: Int, _ minimumDigits: Int, _ system: System) -> String {
    let ascii = String(number.magnitude)
    switch system {
    case .algorithmic(let small, let years):
      // A number the bundle cannot write stays in the digits everyone knows.
      return small.indices.contains(number) ? small[number] : years[number] ?? String(number)
    case .ascii where number >= 0 && ascii.utf8.count >= minimumDigits:
      return ascii
    case .ascii:
      return start(of: number, minimumDigits - ascii.utf8.count, zero: "0") + ascii
    case .positional(let digits):
      let start = start(of: number, minimumDigits - ascii.utf8.count, zero: digits[0])
      return ascii.utf8.reduce(into: start) {
        $0 += digits[Int($1 - UInt8(ascii: "0"))]
      }
    }
  }

  /// What stands before the digits of a number.
  private static func start(of number: Int, _ missing: Int, zero: String) -> String {
    (number < 0 ? "-" : "") + String(repeating: zero, count: max(0, missing))
  }
}
