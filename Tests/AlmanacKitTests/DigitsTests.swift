import Testing

@testable import AlmanacKit

/// Numbers in a numbering system's digits.
@Suite struct DigitsTests {
  // The digits of latn, arab and hanidec come from CLDR's numberingSystems.xml.
  @Test(
    "writes a number digit by digit, with leading zeros up to the requested length",
    arguments: ["0123456789", "٠١٢٣٤٥٦٧٨٩", "〇一二三四五六七八九"])
  func positional(system: String) {
    let digits = system.map(String.init)
    let numerals = Digits(digits)
    #expect(numerals.text(-5, minimumDigits: 2) == "-" + digits[0] + digits[5])
    for number in Array(0...1000) + [1001, 1099, 1100, 1905, 2009, 2026, 9999, 10_000, 12_345] {
      for minimum in 1...5 {
        let ascii = "\(number)"
        let padded = String(repeating: "0", count: max(0, minimum - ascii.count)) + ascii
        let expected = padded.compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
        #expect(numerals.text(number, minimumDigits: minimum) == expected)
      }
    }
  }

  // An algorithmic system does not have ten digits. For example, Hebrew numerals write the year 5786 in letters,
  // without its thousands. So AlmanacKit reads the numerals of algorithmic systems from lists.
  @Test("writes a number of an algorithmic system as listed, or in ASCII digits if it is not listed")
  func algorithmic() {
    let numerals = Digits(texts: [57: "n57", 5786: "תשפ״ו"])
    #expect(numerals.text(57) == "n57" && numerals.text(57, minimumDigits: 2) == "n57")
    #expect(numerals.text(5786) == "תשפ״ו" && numerals.text(5786, minimumDigits: 4) == "תשפ״ו")
    #expect(numerals.text(5787) == "5787" && numerals.text(-57) == "-57")
  }

  // In CLDR's rbnf.xml, roman-lower writes 0 as n, and 4 as iv. The digits of hanidec are in its numberingSystems.xml.
  @Test("writes lowercase Roman numerals, which Hawaiian uses for months, and Chinese digits")
  func roman() {
    let numerals = [
      0: "n", 1: "i", 4: "iv", 5: "v", 9: "ix", 10: "x", 12: "xii", 29: "xxix", 44: "xliv", 59: "lix",
    ]
    for (number, text) in numerals { #expect(Digits.romanlow.text(number, minimumDigits: 2) == text) }
    #expect(Digits.romanlow.text(60) == "60")
    #expect(Digits.hanidec.text(2026) == "二〇二六" && Digits.hanidec.text(7, minimumDigits: 2) == "〇七")
  }

  // The last two digits of 2000 are zeros, which Hebrew numerals do not have.
  @Test("writes a whole year that ends with zeros if the system has no zero")
  func noZero() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.numbers.digits = nil
      $0.numbers.texts = ["1": "א", "2": "ב", "99": "צ״ט", "2000": "ב׳ אלפים"]
    }
    let locale = try bundle.locale()
    let calendar = try locale.calendar(.gregorian)
    #expect(locale.text(99) == "צ״ט")
    #expect(calendar.text(try gregorian(1999, 1, 2), style: .short) == "ב.א.צ״ט")
    #expect(calendar.text(try gregorian(2000, 1, 2), style: .short) == "ב.א.ב׳ אלפים")
    #expect(try RealBundle.calendar("en", .gregorian).text(gregorian(2000, 1, 2), style: .short) == "1/2/00")
  }

  @Test("writes the digits 0 to 9 if a file has numerals only for days, hours and minutes")
  func fewNumerals() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      ($0.numbers.digits, $0.numbers.minutes) = (nil, Array(repeating: "x", count: 60))
    }
    #expect(try bundle.locale().text(15) == "15")
  }

  // Without its own system, the day would be "1er", as in "1er mai".
  @Test(
    "writes a day in the numbering system that its pattern names, also where the language has ordinal days")
  func systemOfDay() throws {
    let bundle = try DamagedBundle("fr")
    try bundle.change(bundle.path(.gregorian), as: CalendarFile.self) {
      $0.numberOverrides = ["patterns.skeletons.MMMd": ["d": "romanlow"]]
    }
    let calendar = try bundle.locale().calendar(.gregorian)
    #expect(try calendar.text(gregorian(2026, 5, 1), skeleton: "MMMd") == "i mai")
  }
}
