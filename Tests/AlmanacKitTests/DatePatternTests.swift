import AlmanacKit
import Testing

/// Patterns of UTS 35, parsed and written.
@Suite struct DatePatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let parts: [DatePattern.Part]
    let reason: String
    var testDescription: String { "\(pattern): \(reason)" }
  }

  @Test(
    "reads fields and literals",
    arguments: [
      Case(
        pattern: "d. MMMM y",
        parts: [
          .field(letter: "d", count: 1), .literal(". "), .field(letter: "M", count: 4), .literal(" "),
          .field(letter: "y", count: 1),
        ], reason: "German"),
      Case(
        pattern: "d 'de' MMMM",
        parts: [
          .field(letter: "d", count: 1), .literal(" de "), .field(letter: "M", count: 4),
        ], reason: "quoted letters"),
      Case(
        pattern: "h 'o''clock' a",
        parts: [.field(letter: "h", count: 1), .literal(" o'clock "), .field(letter: "a", count: 1)],
        reason: "an apostrophe in quoted text"),
      Case(
        pattern: "d''MM",
        parts: [.field(letter: "d", count: 1), .literal("'"), .field(letter: "M", count: 2)],
        reason: "an apostrophe outside quoted text"),
      Case(
        pattern: "M''''M",
        parts: [.field(letter: "M", count: 1), .literal("''"), .field(letter: "M", count: 1)],
        reason: "two apostrophes between fields of one letter"),
      Case(
        pattern: "'lyɛ'\u{30C}ʼ d 'na' MMMM, y",
        parts: [
          .literal("lyɛ\u{30C}ʼ "), .field(letter: "d", count: 1), .literal(" na "),
          .field(letter: "M", count: 4), .literal(", "), .field(letter: "y", count: 1),
        ], reason: "nnh has a combining mark behind a quote"),
      Case(
        pattern: "rU年MMMd",
        parts: [
          .field(letter: "r", count: 1), .field(letter: "U", count: 1), .literal("年"),
          .field(letter: "M", count: 3), .field(letter: "d", count: 1),
        ], reason: "fields without anything between them"),
    ])
  func reading(example: Case) {
    #expect(DatePattern(example.pattern).parts == example.parts)
  }

  @Test(
    "writes a pattern that reads back as the same parts",
    arguments: [
      "d. MMMM y", "d 'de' MMMM", "h 'o''clock' a", "d''MM", "'lyɛ'\u{30C}ʼ d", "y年M月d日", "EEEE ''d",
    ])
  func writing(pattern: String) {
    let parts = DatePattern(pattern).parts
    #expect(DatePattern(DatePattern(parts: parts).description).parts == parts)
  }

  // Each row has a pattern and its second half, which is empty if the pattern repeats no field. UTS 35 ("interval
  // formats") divides a pattern at the first repeated field. `L` is the same field as `M`, and `c` and `e` are the same
  // field as `E` (UTS 35, date field symbols).
  @Test(
    "divides the pattern of an interval at the first field that the pattern repeats",
    arguments: [
      ("MMM d – d, y", "d, y"), ("d. MMM – d. MMM y", "d. MMM y"), ("h:mm – h:mm a", "h:mm a"),
      ("LLLL – MMMM y", "MMMM y"), ("MMMM–LLLL y", "LLLL y"), ("ccc, d – E, d", "E, d"), ("E – cccc", "cccc"),
      ("E – e", "e"), ("MMM y", ""), ("rU年MMMd", ""),
    ])
  func interval(pattern: String, second: String) {
    let parts = DatePattern(pattern).parts
    let split = DatePattern.intervalSplit(of: parts)
    #expect(DatePattern(parts: Array(parts[split...])).description == second)
  }
}
