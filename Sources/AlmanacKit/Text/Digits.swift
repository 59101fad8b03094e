/// Writes whole numbers in a locale's numbering system, without grouping separators.
package struct Digits: Sendable {
  private indirect enum System: Sendable {
    case positional([String])
    /// Texts for some numbers; another system writes all other numbers.
    ///
    /// Without another system, it is a system without digits, such as Roman numerals, with a text for each number.
    case texts([Int: String], otherwise: Digits?)
  }

  private let system: System
  /// The texts of the numbers 0 to 99 without a leading zero (`7`), followed by their texts with two digits (`07`).
  ///
  /// Almost every field shows one of these numbers. The text of a year with four digits consists of two of these texts.
  private let small: [String]
  /// The length of the longest digit, or of the longest number in a system without digits, in bytes of UTF-8.
  private let longestDigit: Int

  /// Makes a system with digits from its ten digits, 0 to 9.
  package init(_ digits: [String]) { self.init(.positional(digits)) }

  /// Makes a system without digits from the texts of its numbers.
  package init(texts: [Int: String]) { self.init(.texts(texts, otherwise: nil)) }

  /// Makes a system that has texts for some numbers, and writes all other numbers in the system `others`.
  package init(texts: [Int: String], otherwise others: Digits) { self.init(.texts(texts, otherwise: others)) }

  private init(_ system: System) {
    self.system = system
    small = [1, 2].flatMap { digits in (0..<100).map { Self.text($0, digits, system) } }
    longestDigit =
      switch system {
      case .positional(let digits): digits.longestText
      case .texts(let texts, let others):
        max(Array(texts.values).longestText, others?.longest(minimumDigits: 1) ?? 0)
      }
  }

  /// The length of the longest number, in bytes of UTF-8, if each number has at least `minimumDigits` digits.
  func longest(minimumDigits: Int) -> Int {
    // An `Int` has up to nineteen digits and a hyphen.
    let longestInteger = 20
    guard isComposed else { return max(longestInteger, longestDigit) }
    return max(longestInteger, minimumDigits) * longestDigit + 1
  }

  /// The system with the digits 0 to 9 (CLDR's `latn`).
  package static let latn = Digits((0...9).map(String.init))

  /// The system with the decimal digits 〇 to 九 (CLDR's `hanidec`).
  static let hanidec = Digits("〇一二三四五六七八九".map(String.init))

  /// Lowercase Roman numerals, which Hawaiian uses for months (CLDR's `romanlow`).
  static let romanlow: Digits = {
    let tens = ["", "x", "xx", "xxx", "xl", "l"]
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    let numbers = (1..<60).map { tens[$0 / 10] + ones[$0 % 10] }
    return Digits(texts: Dictionary(uniqueKeysWithValues: zip(0..., ["n"] + numbers)))
  }()

  /// The text of a number; in a system with digits, it has leading zeros up to `minimumDigits` digits.
  ///
  /// A negative number, which does not occur in dates, begins with a hyphen.
  package func text(_ number: Int, minimumDigits: Int = 1) -> String {
    var text = ""
    append(number, minimumDigits: minimumDigits, to: &text)
    return text
  }

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

  /// Whether the system has no zero, such as Hebrew numerals.
  ///
  /// Its numerals cannot write a time such as 14:00, so a text with a time has the digits 0 to 9, also in its date.
  package var lacksZero: Bool {
    if case .texts(let texts, otherwise: nil) = system { texts[0] == nil } else { false }
  }

  /// Whether the system has texts for only some numbers, as a Hebrew date for its days and years.
  ///
  /// The last two digits of a year would be a number of the other system.
  var isPartial: Bool { if case .texts(_, _?) = system { true } else { false } }

  /// Whether the system writes a number digit by digit.
  private var isComposed: Bool { if case .positional = system { true } else { false } }

  private static func text(_ number: Int, _ minimumDigits: Int, _ system: System) -> String {
    switch system {
    case .texts(let texts, let others):
      // Dates have only numbers with a text. Any other number is alone in its text, which is then in ASCII digits.
      return texts[number] ?? others?.text(number, minimumDigits: minimumDigits) ?? String(number)
    case .positional(let digits):
      let ascii = String(number.magnitude)
      let zeros = String(repeating: digits[0], count: max(0, minimumDigits - ascii.utf8.count))
      return ascii.utf8.reduce(into: (number < 0 ? "-" : "") + zeros) {
        $0 += digits[Int($1 - UInt8(ascii: "0"))]
      }
    }
  }
}
