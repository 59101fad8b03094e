import AlmanacInputs
import Testing

/// The date and time patterns that an erratum can have.
@Suite struct ErratumPatternTests {
  @Test(
    "need patterns with the same fields and placeholders as ICU's patterns",
    arguments: [
      ("patterns.skeletons.yMMMd", "d/M/y", "d MMM y", nil),
      ("patterns.skeletons.yMMMd", "d/M/y", "d. LLL y", nil),
      ("patterns.skeletons.yMMMd", "d/M/y", "d MMM", "different fields"),
      ("patterns.skeletons.yMMMd", "d/M/y", "d MMM y HH", "different fields"),
      ("patterns.skeletons.Ed", "E d", "ccc d", nil),
      ("patterns.skeletons.Ed", "E d", "d", "different fields"),
      // UTS 35: c and cc are the number of the weekday, which AlmanacKit does not support.
      ("patterns.skeletons.Ed", "E d", "c d", "a weekday as a number (c or cc)"),
      ("patterns.skeletons.Ed", "E d", "cc d", "a weekday as a number (c or cc)"),
      ("time.skeletons.hm", "h:mm a", "a h:mm", nil),
      ("time.skeletons.hm", "h:mm a", "h:mm", "different fields"),
      ("patterns.date.long", "d MMMM y", "d.d MMMM y y", "different fields"),
      ("time.styles.short", "h:mm a", "a h:mm a", "different fields"),
      // CLDR writes a range of days in both ways: 5–7 May, and 5 May – 7 May.
      ("patterns.intervals.MMMd.d", "d–d MMM", "d MMM – d MMM", nil),
      ("patterns.intervals.MMMd.d", "d MMM – d MMM", "d–d MMM", nil),
      ("patterns.intervals.MMMd.d", "d–d MMM", "d MMM", "different fields"),
      ("patterns.intervals.MMMd.d", "d–d MMM", "d–d–d MMM", "different fields"),
      ("time.intervals.hm.h", "h:mm – h:mm a", "h:mm a – h:mm a", nil),
      ("time.intervals.hm.h", "h:mm – h:mm a", "h:mm a", "different fields"),
      // The pattern that joins two texts has no fields.
      ("patterns.intervals.fallback", "{0} – {1}", "{0} to {1}", nil),
      ("patterns.intervals.fallback", "{0} – {1}", "{0}, {1}", nil),
      ("patterns.intervals.fallback", "{0} – {1}", "{0}", "placeholders"),
      ("patterns.intervals.fallback", "{0} – {1}", "{0} {0} {1}", "placeholders"),
      ("patterns.intervals.fallback", "{0} – {1}", "{0} {1}{2}", "placeholders"),
      ("patterns.intervals.fallback", "{0} – {1}", "{0} {1} {", "placeholders"),
      ("patterns.intervals.fallback", "{0} – {1}", "{0} {1} }", "placeholders"),
    ] as [(String, String, String, String?)])
  func fields(path: String, icu: String, use: String, message: String?) { check(path, icu, use, message) }

  // UTS 35, date field symbols: the longest form of each field. A year may have any number of letters there, but more
  // than four would write zeros before it.
  @Test(
    "need fields as long as UTS 35 allows",
    arguments: [
      ("patterns.skeletons.yMMMd", "d/M/y", "%@ M y", "d", 2),
      ("patterns.skeletons.yMMMd", "d/M/y", "d %@ y", "M", 5),
      ("patterns.skeletons.yMMMd", "d/M/y", "d %@ y", "L", 5),
      ("patterns.skeletons.yMMMd", "d/M/y", "d M %@", "y", 4),
      ("patterns.skeletons.Ed", "E d", "%@ d", "E", 6), ("patterns.skeletons.Ed", "E d", "%@ d", "c", 6),
      ("patterns.skeletons.Ed", "e d", "%@ d", "e", 6), ("patterns.skeletons.Gy", "r(U)", "r(%@)", "U", 5),
      ("patterns.skeletons.Gy", "r(U)", "%@(U)", "r", 4), ("patterns.skeletons.yQQQ", "Q y", "%@ y", "Q", 5),
      ("patterns.skeletons.yQQQ", "q y", "%@ y", "q", 5), ("time.skeletons.hm", "h:mm b", "h:mm %@", "b", 5),
      ("time.skeletons.hm", "h:mm B", "h:mm %@", "B", 5),
      ("patterns.skeletons.Gy", "y G", "y %@", "G", 5), ("time.skeletons.hm", "h:mm a", "%@:mm a", "h", 2),
      ("time.skeletons.hm", "h:mm a", "h:%@ a", "m", 2), ("time.skeletons.hm", "h:mm a", "h:mm %@", "a", 5),
    ])
  func lengths(path: String, icu: String, use: String, letter: String, longest: Int) {
    for length in [longest, longest + 1] {
      let field = String(repeating: letter, count: length)
      let message = "has the field '\(field)', which has too many letters"
      check(path, icu, use.replacing("%@", with: field), length == longest ? nil : message)
    }
  }

  // UTS 35: text in quotes is literal, and two quotes are an apostrophe. The pattern that joins the ends of a range has
  // no quotes.
  @Test(
    "need an end of each text in quotes",
    arguments: [
      ("patterns.skeletons.MMMd", "d MMM", "d 'de' MMM", nil),
      ("patterns.skeletons.MMMd", "d MMM", "d '' MMM", nil),
      ("patterns.skeletons.MMMd", "d MMM", "d MMM 'de", "a quote (') that is not closed"),
      ("patterns.dateTime.full", "{1} {0}", "{1} 'at' {0}", nil),
      ("patterns.dateTime.full", "{1} {0}", "{1} 'at {0}", "a quote (') that is not closed"),
      ("patterns.intervals.fallback", "{0} – {1}", "{0} ' {1}", nil),
    ] as [(String, String, String, String?)])
  func quotes(path: String, icu: String, use: String, message: String?) { check(path, icu, use, message) }

  /// Expects a correction of ICU's text in Lao to be accepted, or to have a problem whose message has a part.
  private func check(_ path: String, _ icu: String, _ use: String, _ message: String?) {
    let table = path.hasPrefix("time") ? "locale" : "gregorian"
    let text = #"""
      {"x": {"locales": ["lo"], "table": "\#(table)", "path": "\#(path)", "icu": "\#(icu)", "use": "\#(use)",
        "why": "-", "evidence": ["-"]}}
      """#
    var problem: String?
    do throws(InputProblems) {
      _ = try ErrataFile.errata(reading: Array(text.utf8), known: nil)
    } catch {
      problem = error.problems.first?.message
    }
    #expect((problem == nil) == (message == nil), "\(problem ?? "")")
    #expect(message.map { problem?.contains($0) == true } ?? true, "\(problem ?? "")")
  }
}
