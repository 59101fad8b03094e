import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// What people type in 30 languages.
///
/// The files `Fixtures/typed-dates.txt` and `Fixtures/typed-dates-tester.txt` have the texts and the expected dates, and
/// name their source. The test `Tests/Web/typed.mjs` reads the same files with the runtime for the web.
@Suite struct TypedLanguageTests {
  @Test(
    "is read as a person of the language reads it",
    arguments: [("typed-dates", 2, 17), ("typed-dates-tester", 3, 18)])
  func languages(file: String, month: Int, day: Int) throws {
    let today = try gregorian(2026, month, day)
    let lines = try Repository.text(of: "Tests/Fixtures/\(file).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count > 400)
    for line in lines {
      let parts = line.split(separator: "|").map(String.init)
      let identifier = try #require(CalendarIdentifier(rawValue: parts[1]))
      let calendar = try RealBundle.calendar(parts[0], identifier)
      #expect(calendar.typedDate(parts[2], today: today).name == parts[3], "\(line)")
    }
  }

  /// The accents, the vowels and hamzas of Arabic, and the dots of Devanagari, Bengali, Gurmukhi and Odia.
  private static let marks = Set(0x300...0x36F).union(0x64B...0x655).union([0x93C, 0x9BC, 0xA3C, 0xB3C])

  @Test("is read without the accents and dots of the letters in the names of months")
  func accents() throws {
    var count = 0
    for tag in try RealBundle.tags {
      let calendar = try RealBundle.calendar(tag, .gregorian)
      for month in try calendar.months(ofYear: 2026) {
        let scalars = month.name.decomposedStringWithCanonicalMapping.unicodeScalars
        let plain = scalars.filter { !Self.marks.contains(Int($0.value)) }
        guard plain.count < scalars.count else { continue }
        count += 1
        let typed = calendar.typedDate("17 \(String(String.UnicodeScalarView(plain))) 2026")
        #expect(typed == .date(try gregorian(2026, month.month.number, 17)), "\(tag) \(month.name)")
      }
    }
    #expect(count > 200)
  }

  // macOS can store the names of files in this form (Unicode's NFD).
  @Test("is read with decomposed letters and syllables, in the long dates of every locale")
  func decomposed() throws {
    // October has vowels of three parts in Kannada and in Sinhala.
    for tag in try RealBundle.tags {
      let calendar = try RealBundle.calendar(tag, .gregorian)
      for month in [5, 10] {
        let date = try gregorian(2026, month, 17)
        let text = calendar.text(date, style: .full).decomposedStringWithCanonicalMapping
        #expect(calendar.typedDate(text) == .date(date), "\(tag) \(text)")
      }
    }
  }

  // Arabic letters in Persian, final letters without dots in Arabic, a short vowel in Bengali, straight quotes, signs
  // between numbers, a short name of a weekday, the endings of ordinal numbers, no space, a space for a joiner, and Roman
  // numbers of months, a decomposed word for tomorrow, and second codes of ideographs (Unicode, UnicodeData.txt: F98E is
  // 5E74, F9D1 is 516D, F90A is 91D1). The Ethiopic year 2019 begins on 11 September 2026, and the thirteenth month before it has five
  // days. In Dutch, di is Tuesday, but 4 March 2026 is a Wednesday.
  @Test(
    "is read with the letters and signs that people type for other ones",
    arguments: [
      ("fa", CalendarIdentifier.gregorian, "3 اكتبر 2026", "2026-10-03"),
      ("fa", .persian, "3 دى 1405", "2026-12-24"), ("ar-EG", .gregorian, "الجمعه 2/10/2026", "2026-10-02"),
      ("bn", .gregorian, "3 জানুয়ারি 2026", "2026-01-03"), ("sv", .gregorian, "1:a mars 2026", "2026-03-01"),
      ("ca", .gregorian, "3 d'octubre 2026", "2026-10-03"), ("he", .hebrew, #"ט"ו כסלו תשפ"ז"#, "2026-11-25"),
      ("he", .gregorian, "17 בפברואר 2026", "2026-02-17"), ("he", .gregorian, "17 בפבר׳ 2026", "2026-02-17"),
      ("es", .gregorian, "17 de 2 de 2026", "2026-02-17"),
      ("ja", .gregorian, "2026年1月2日(\u{F90A})", "2026-01-02"),
      ("en-US", .gregorian, "3⁄4⁄2026", "2026-03-04"), ("en-US", .gregorian, "3∕4∕2026", "2026-03-04"),
      ("en-US", .gregorian, "3|4|2026", "2026-03-04"), ("en-US", .gregorian, "3−4−2026", "2026-03-04"),
      ("en-US", .gregorian, "Tu, Feb 17, 2026", "2026-02-17"),
      ("it", .gregorian, "1º marzo 2026", "2026-03-01"),
      ("pt-BR", .gregorian, "1° março 2026", "2026-03-01"), ("el", .gregorian, "1η Μαΐου 2026", "2026-05-01"),
      ("vi", .gregorian, "thứba, 3/3/2026", "2026-03-03"),
      ("vi", .gregorian, "Thứ 3, 17/2/2026", "2026-02-17"),
      ("de", .gregorian, "Montag 17022026", "wrongWeekday"),
      ("si", .gregorian, "3 අප් රේල් 2026", "2026-04-03"),
      ("ml", .gregorian, "3 ഒക് ടോബർ 2026", "2026-10-03"),
      ("pl", .gregorian, "3 VIII 2026", "2026-08-03"),
      ("ko", .gregorian, "\u{1102}\u{1162}\u{110B}\u{1175}\u{11AF}", "2026-02-18"),
      ("am", .ethiopic, "1 XIII 2018", "2026-09-06"),
      ("zh-Hans", .gregorian, "2026\u{F98E}2月17日", "2026-02-17"),
      ("zh-Hans", .gregorian, "2026年2月17日星期\u{F9D1}", "wrongWeekday"),
      ("nl", .gregorian, "di 4 maart 2026", "wrongWeekday"),
    ])
  func otherLetters(tag: String, calendar: CalendarIdentifier, text: String, day: String) throws {
    let typed = try RealBundle.calendar(tag, calendar).typedDate(text, today: try gregorian(2026, 2, 17))
    #expect(typed.name == day)
  }

  // A name may have an ending of two letters if it has six letters or more. In these scripts, a space is between words. The
  // name of a year in the cycle is not enough. A mark after a period is not an accent of a letter.
  @Test(
    "is not read from other words, from two words without a space, or from a day without the number of its year",
    arguments: [
      ("en-US", CalendarIdentifier.gregorian, "Marchy 3 2026"), ("en-US", .gregorian, "Januaryxyz 3 2026"),
      ("hi", .gregorian, "3 मार्चा 2026"), ("vi", .gregorian, "tháng 13 2026"),
      ("vi", .gregorian, "5 tháng 012 2026"),
      ("he", .gregorian, "שלישימרץ 3 2026"), ("ar-EG", .gregorian, "الثلاثاءمارس 3 2026"),
      ("hi", .gregorian, "मंगलमार्च 3 2026"), ("am", .gregorian, "ማክሰኞማርች 3 2026"),
      ("zh-Hans", .chinese, "丙午年正月初一"), ("lo", .buddhist, "4 ທ.ວ. 2443 ພ.\u{309}ສ."),
      ("ko", .gregorian, "2026년 2웍\u{11AE} 17일"), ("en-US", .gregorian, "May 3 @ 10"),
    ])
  func noDate(tag: String, calendar: CalendarIdentifier, text: String) throws {
    let typed = try RealBundle.calendar(tag, calendar).typedDate(text, today: try gregorian(2026, 2, 17))
    #expect(typed == .problem(.noDate))
  }
}

extension TypedDate {
  /// The days in ISO 8601, or the name of the problem.
  var name: String {
    switch self {
    case .date(let date): Self.iso(date)
    case .problem(.ambiguous(let dates)): dates.map(Self.iso).joined(separator: " ")
    case .problem(.noSuchDate): "noSuchDate"
    case .problem(.wrongWeekday): "wrongWeekday"
    case .problem(.tooEarly): "tooEarly"
    case .problem(.tooLate): "tooLate"
    case .problem(.noDate): "noDate"
    default: "\(self)"
    }
  }

  private static func iso(_ date: CalendarDate) -> String { date.converted(to: .gregorian).description }
}
