import AlmanacKit
import Testing

/// Ranges of days with the wide name of the month.
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
}
