import AlmanacKit
import Testing

/// Times in the four hour cycles, and around twelve o'clock.
@Suite struct HourCycleTests {
  // The expected numbers follow UTS 35, date field symbols K (h11), h (h12), H (h23) and k (h24).
  @Test(
    "has the right number for the hours 0, 1, 11, 12, 13 and 23 in each hour cycle",
    arguments: [
      (HourCycle.h11, [0, 1, 11, 0, 1, 11]), (.h12, [12, 1, 11, 12, 1, 11]),
      (.h23, [0, 1, 11, 12, 13, 23]), (.h24, [24, 1, 11, 12, 13, 23]),
    ])
  func numbers(cycle: HourCycle, numbers: [Int]) {
    #expect([0, 1, 11, 12, 13, 23].map(cycle.number(ofHour:)) == numbers)
  }

  /// A locale of the bundle, with its hour cycle changed to the given cycle.
  private func locale(_ tag: String, _ cycle: HourCycle) throws -> AlmanacLocale {
    let bundle = try DamagedBundle(tag)
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.hourCycle = cycle }
    return try bundle.locale()
  }

  // Each row has a locale, the hour cycle, the text for both jm and the short style, and the text for the medium style.
  // CLDR 42 has a narrow no-break space (U+202F) before AM and PM.
  @Test(
    "writes the skeleton jm and both styles in the hour cycle of the locale",
    arguments: [
      ("en-US", HourCycle.h12, "12:05\u{202F}PM", "12:05:09\u{202F}PM"),
      ("de", .h11, "0:05\u{202F}PM", "0:05:09\u{202F}PM"), ("de", .h23, "12:05", "12:05:09"),
      // CLDR's Japanese patterns have the hours 0 to 11.
      ("ja", .h12, "午後12:05", "午後12:05:09"), ("ja", .h11, "午後0:05", "午後0:05:09"),
    ])
  func noon(tag: String, cycle: HourCycle, short: String, medium: String) throws {
    let locale = try locale(tag, cycle)
    let time = try TimeOfDay(hour: 12, minute: 5, second: 9)
    #expect(try locale.text(time, skeleton: "jm") == short)
    #expect(locale.text(time, style: .short) == short)
    for style in [TextStyle.full, .long, .medium] {
      #expect(locale.text(time, style: style) == medium)
      #expect(locale.parts(time, style: style).map(\.text).joined() == medium)
    }
  }

  // Each row has the hour of the start, the hour of the end and the expected text. Noon is 12 PM. CLDR 42 writes thin
  // spaces (U+2009) around the dash.
  @Test(
    "writes AM or PM once in an interval before or after noon, and writes both in an interval across noon",
    arguments: [
      (11, 12, "11:30\u{202F}AM\u{2009}–\u{2009}12:30\u{202F}PM"),
      (12, 13, "12:30\u{2009}–\u{2009}1:30\u{202F}PM"),
      (0, 11, "12:30\u{2009}–\u{2009}11:30\u{202F}AM"),
      (0, 12, "12:30\u{202F}AM\u{2009}–\u{2009}12:30\u{202F}PM"),
    ])
  func noonInInterval(first: Int, last: Int, expected: String) throws {
    let locale = try RealBundle.locale("en-US")
    let (start, end) = (try TimeOfDay(hour: first, minute: 30), try TimeOfDay(hour: last, minute: 30))
    #expect(locale.text(from: start, to: end) == expected)
    #expect(locale.text(from: end, to: start) == expected)
  }

  /// The texts of two times and of their intervals, for skeletons with the hour letter `hour`.
  private func texts(
    _ locale: AlmanacLocale, _ hour: String, _ first: TimeOfDay, _ last: TimeOfDay
  ) throws -> [String] {
    let skeletons = ["", "m", "ms"].map { hour + $0 }
    return try skeletons.flatMap { skeleton in
      [
        try locale.text(first, skeleton: skeleton), try locale.text(last, skeleton: skeleton),
        try locale.text(from: first, to: last, skeleton: skeleton),
      ]
    }
  }

  // UTS 35: `j` is the letter that the locale prefers, but `h` and `H` mean one cycle everywhere.
  @Test(
    "has no effect on skeletons with the letters h and H",
    arguments: ["en-US", "de", "ko", "ar-EG", "zh-Hant"])
  func fixedCycle(tag: String) throws {
    let times = try [(0, 5), (9, 30), (10, 5), (12, 0), (13, 5)].map { try TimeOfDay(hour: $0, minute: $1) }
    for (letter, cycle, others) in [
      ("h", HourCycle.h12, [HourCycle.h11, .h23, .h24]), ("H", .h23, [.h11, .h12, .h24]),
    ] {
      let usual = try locale(tag, cycle)
      for other in try others.map({ try locale(tag, $0) }) {
        for (first, last) in times.flatMap({ first in times.map { (first, $0) } }) {
          #expect(try texts(other, letter, first, last) == texts(usual, "j", first, last), "\(letter)")
        }
      }
    }
  }

  // UTS 35: K is h with 0 for 12, and k is H with 24 for 0. In these languages, a time begins with its hour.
  @Test(
    "from 0 to 11 or from 1 to 24 changes only the first hour, in each skeleton, style and interval",
    arguments: ["en-US", "de", "fr", "ru"])
  func otherNumber(tag: String) throws {
    for (usual, other, hour) in [(HourCycle.h12, HourCycle.h11, 12), (.h23, .h24, 0)] {
      let first = try TimeOfDay(hour: hour, minute: 34, second: 56)
      let last = try TimeOfDay(hour: hour + 10, minute: 30)
      func all(_ cycle: HourCycle) throws -> [String] {
        let locale = try locale(tag, cycle)
        return try texts(locale, "j", first, last) + TextStyle.allCases.map { locale.text(first, style: $0) }
      }
      let expected = try all(usual).map { text in
        if text.hasPrefix("12") { return "0" + text.dropFirst(2) }
        return text.hasPrefix("0") ? "24" + text.drop { $0 == "0" } : text
      }
      #expect(try all(other) == expected, "\(other)")
    }
  }

  @Test("leaves seconds out of an interval, and puts the earlier time first")
  func seconds() throws {
    let locale = try RealBundle.locale("de")
    let (start, end) = (
      try TimeOfDay(hour: 9, minute: 5, second: 59), try TimeOfDay(hour: 10, minute: 0, second: 1)
    )
    #expect(locale.text(from: start, to: end) == "09:05–10:00 Uhr")
    #expect(locale.text(from: end, to: start) == "09:05–10:00 Uhr")
    let sameMinute = try TimeOfDay(hour: 9, minute: 5, second: 1)
    #expect(locale.text(from: start, to: sameMinute) == "09:05")
    // CLDR joins times that differ only in their seconds with the pattern "{0} – {1}", which has thin spaces.
    let both = try locale.text(from: sameMinute, to: start, skeleton: "Hms")
    #expect(both == "09:05:01\u{2009}–\u{2009}09:05:59")
  }
}
