import AlmanacKit
import Testing

/// Patterns of UTS 35, parsed and written.
@Suite struct DatePatternTests {
  // Each row has a pattern and its parts, where a field is in angle brackets. In nnh, a combining mark follows a quote.
  @Test(
    "reads fields and literals",
    arguments: [
      ("d. MMMM y", "<d>|. |<MMMM>| |<y>"), ("d 'de' MMMM", "<d>| de |<MMMM>"),
      ("h 'o''clock' a", "<h>| o'clock |<a>"), ("d''MM", "<d>|'|<MM>"), ("M''''M", "<M>|''|<M>"),
      ("'lyɛ'\u{30C}ʼ d 'na' MMMM, y", "lyɛ\u{30C}ʼ |<d>| na |<MMMM>|, |<y>"),
      ("rU年MMMd", "<r>|<U>|年|<MMM>|<d>"),
    ])
  func reading(pattern: String, parts: String) {
    let found = DatePattern(pattern).parts.map { part in
      switch part {
      case .field(let letter, let count): "<\(String(repeating: String(letter), count: count))>"
      case .literal(let text): text
      }
    }
    #expect(found.joined(separator: "|") == parts)
  }

  @Test(
    "writes a pattern that reads back as the same parts",
    arguments: [
      "d. MMMM y", "d 'de' MMMM", "h 'o''clock' a", "d''MM", "'lyɛ'\u{30C}ʼ d", "y年M月d日", "EEEE ''d",
      "d 'de''' M",
    ])
  func writing(pattern: String) {
    let parts = DatePattern(pattern).parts
    #expect(DatePattern(DatePattern(parts: parts).description).parts == parts)
  }

  // UTS 35, date field symbols: L, c and q are M, E and Q alone. One to three letters are the same name of an era or a
  // weekday, six letters are the short name of a weekday, and a seventh has no meaning.
  @Test(
    "reads the fields of a skeleton in any order and spelling",
    arguments: [
      ("LLLLd", "MMMMd"), ("dMMM", "MMMd"), ("EEEd", "Ed"), ("ccc", "E"), ("cccc", "EEEE"), ("GGGy", "Gy"),
      ("qqqy", "yQQQ"), ("EEEEEE", "EEEEEE"), ("mmHH", "HHmm"), ("EEEEEEE", nil), ("MMMMMM", nil),
      ("MMMdL", nil), ("d.M", nil), ("yw", nil),
    ] as [(String, String?)])
  func skeleton(text: String, expected: String?) {
    #expect(Skeleton(text)?.description == expected)
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
