import AlmanacKit
import Testing

/// Ranges of days, which are written as single dates are.
@Suite struct LongRangeTests {
  // CLDR 42 and 48 have no such ranges in these languages. Their long dates are "1. ledna 2026", "2026(e)ko urtarrilaren
  // 1(a)", "1 იანვარი, 2026", "1 студзеня 2026 г.", "1 ta’ Jannar 2026" and "1 de ghennàrgiu de su 2026". Their
  // shorter ranges have the signs between the days, such as "1.–5. 1. 2026".
  @Test(
    "have the words and the case of a single date", .needsCLDR42,
    arguments: [
      ("cs", "yMMMMd", (2026, 1, 5), "1.–5. ledna 2026"),
      ("cs", "yMMMMd", (2026, 3, 21), "1. ledna – 21. března 2026"),
      ("cs", "yMMMMd", (2027, 3, 21), "1. ledna 2026 – 21. března 2027"),
      ("cs", "MMMMd", (2026, 3, 21), "1. ledna – 21. března"),
      ("eu", "yMMMMd", (2026, 3, 21), "2026(e)ko urtarrilaren 1(a) – martxoaren 21(a)"),
      ("eu", "yMMMMd", (2026, 1, 5), "2026(e)ko urtarrilaren 1–5(a)"),
      ("ka", "yMMMMd", (2026, 3, 21), "1 იანვარი – 21 მარტი, 2026"),
      ("be", "yMMMMd", (2026, 3, 21), "1 студзеня – 21 сакавіка 2026 г."),
      ("mt", "yMMMMd", (2026, 1, 5), "1 – 5 ta’ Jannar 2026"),
      ("sc", "yMMMMd", (2026, 1, 5), "1–5 de ghennàrgiu de su 2026"),
      ("ka", "yMMMMEEEEd", (2026, 3, 21), "ხუთშაბათი, 1 იანვარი – შაბათი, 21 მარტი, 2026"),
    ] as [(String, String, (Int, Int, Int), String)])
  func text(tag: String, skeleton: String, end: (Int, Int, Int), expected: String) throws {
    let text = try Extraction.opened(.gregorian, tag).text(
      from: gregorian(2026, 1, 1), to: gregorian(end.0, end.1, end.2), skeleton: skeleton)
    #expect(text.replacing(/[\u{2009}\u{a0}\u{202f}]/, with: " ") == expected)
  }

  // The single dates are CLDR's. Moment has no zero before the day either: D MMMM YYYY in it and sv, D. MMMM YYYY in hr.
  // CLDR 42 has "05–18 mar" in it, a mark at the end in th, one weekday in as, and root's order in ig.
  @Test(
    "have the zeros, the order and both weekdays of a single date", .needsCLDR42,
    arguments: [
      ("it", "yMMMd", (2026, 3, 18), "5–18 mar 2026"), ("it", "yMMMd", (2026, 5, 7), "5 mar – 7 mag 2026"),
      ("hr", "yMMMd", (2026, 3, 18), "5. – 18. ožu 2026."),
      ("sv", "yMMMEd", (2026, 5, 1), "tors 5 mars–fre 1 maj 2026"),
      ("ig", "yMMMd", (2026, 5, 7), "5 Maa 2026 – 7 Mee 2026"),
      ("th", "MEd", (2026, 3, 18), "พฤ. 5/3 – พ. 18/3"),
      ("as", "yMEd", (2026, 3, 18), "বৃহ, ০৫-০৩-২০২৬ – বুধ, ১৮-০৩-২০২৬"),
    ] as [(String, String, (Int, Int, Int), String)])
  func single(tag: String, skeleton: String, end: (Int, Int, Int), expected: String) throws {
    let text = try Extraction.opened(.gregorian, tag).text(
      from: gregorian(2026, 3, 5), to: gregorian(end.0, end.1, end.2), skeleton: skeleton)
    #expect(text.replacing(/[\u{2009}\u{a0}\u{202f}]/, with: " ") == expected)
  }

  // CLDR 42 and 48 have `dd MMMM` in mk and tr only outside of the Gregorian calendar, and in af in all calendars.
  @Test(
    "single dates of other calendars have a zero before the day only if Gregorian dates have it",
    arguments: [("mk", "d MMMM y\u{202F}г. G"), ("tr", "G d MMMM y"), ("af", "dd MMMM y G")])
  func zeros(tag: String, long: String) throws {
    #expect(try Extraction.calendar(.buddhist, tag).patterns.date["long"] == long)
  }
}
