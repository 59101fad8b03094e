import AlmanacErrata
import AlmanacReading
import Testing

/// The date and time patterns that an erratum can have.
@Suite struct ErratumPatternTests {
  /// A text of ICU, its correction, and a part of the problem's message; `nil` if the correction is accepted.
  struct Correction: Sendable, CustomTestStringConvertible {
    let path: String
    let icu: String
    let use: String
    let message: String?
    var testDescription: String { "\(path): \(use)" }

    init(_ path: String, _ icu: String, _ use: String, _ message: String? = nil) {
      (self.path, self.icu, self.use, self.message) = (path, icu, use, message)
    }
  }

  @Test(
    "need patterns with the same fields and placeholders as ICU's patterns",
    arguments: [
      Correction("patterns.skeletons.yMMMd", "d/M/y", "d MMM y"),
      Correction("patterns.skeletons.yMMMd", "d/M/y", "d. LLL y"),
      Correction("patterns.skeletons.yMMMd", "d/M/y", "d MMM", "different fields"),
      Correction("patterns.skeletons.yMMMd", "d/M/y", "d MMM y HH", "different fields"),
      Correction("patterns.skeletons.Ed", "E d", "ccc d"),
      Correction("patterns.skeletons.Ed", "E d", "d", "different fields"),
      // UTS 35: c and cc are the number of the weekday, which AlmanacKit does not support.
      Correction("patterns.skeletons.Ed", "E d", "c d", "a weekday as a number (c or cc)"),
      Correction("patterns.skeletons.Ed", "E d", "cc d", "a weekday as a number (c or cc)"),
      Correction("time.skeletons.hm", "h:mm a", "a h:mm"),
      Correction("time.skeletons.hm", "h:mm a", "h:mm", "different fields"),
      Correction("patterns.date.long", "d MMMM y", "d.d MMMM y y", "different fields"),
      Correction("time.styles.short", "h:mm a", "a h:mm a", "different fields"),
      // CLDR writes a range of days in both ways: 5–7 May, and 5 May – 7 May.
      Correction("patterns.intervals.MMMd.d", "d–d MMM", "d MMM – d MMM"),
      Correction("patterns.intervals.MMMd.d", "d MMM – d MMM", "d–d MMM"),
      Correction("patterns.intervals.MMMd.d", "d–d MMM", "d MMM", "different fields"),
      Correction("patterns.intervals.MMMd.d", "d–d MMM", "d–d–d MMM", "different fields"),
      Correction("time.intervals.hm.h", "h:mm – h:mm a", "h:mm a – h:mm a"),
      Correction("time.intervals.hm.h", "h:mm – h:mm a", "h:mm a", "different fields"),
      // The pattern that joins two texts has no fields.
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} to {1}"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0}, {1}"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0}", "placeholders"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} {0} {1}", "placeholders"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} {1}{2}", "placeholders"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} {1} {", "placeholders"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} {1} }", "placeholders"),
    ])
  func fields(row: Correction) { check(row) }

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
      ("patterns.skeletons.Gy", "y G", "y %@", "G", 5), ("time.skeletons.hm", "h:mm a", "%@:mm a", "h", 2),
      ("time.skeletons.hm", "h:mm a", "h:%@ a", "m", 2), ("time.skeletons.hm", "h:mm a", "h:mm %@", "a", 5),
    ])
  func lengths(path: String, icu: String, use: String, letter: String, longest: Int) {
    for length in [longest, longest + 1] {
      let field = String(repeating: letter, count: length)
      let message = "has the field '\(field)', which has too many letters"
      check(Correction(path, icu, use.replacing("%@", with: field), length == longest ? nil : message))
    }
  }

  // UTS 35: text in quotes is literal, and two quotes are an apostrophe. The pattern that joins the ends of a range has
  // no quotes.
  @Test(
    "need an end of each text in quotes",
    arguments: [
      Correction("patterns.skeletons.MMMd", "d MMM", "d 'de' MMM"),
      Correction("patterns.skeletons.MMMd", "d MMM", "d '' MMM"),
      Correction("patterns.skeletons.MMMd", "d MMM", "d MMM 'de", "a quote (') that is not closed"),
      Correction("patterns.dateTime.full", "{1} {0}", "{1} 'at' {0}"),
      Correction("patterns.dateTime.full", "{1} {0}", "{1} 'at {0}", "a quote (') that is not closed"),
      Correction("patterns.intervals.fallback", "{0} – {1}", "{0} ' {1}"),
    ])
  func quotes(row: Correction) { check(row) }

  private func check(_ row: Correction) {
    let problem = problem(of: row)
    #expect((problem == nil) == (row.message == nil), "\(problem ?? "")")
    #expect(row.message.map { problem?.contains($0) == true } ?? true, "\(problem ?? "")")
  }

  /// The problem of a file with one erratum for Lao.
  private func problem(of row: Correction) -> String? {
    let table = row.path.hasPrefix("time") ? "locale" : "gregorian"
    let text = #"""
      {"x": {"locales": ["lo"], "table": "\#(table)", "path": "\#(row.path)", "icu": "\#(row.icu)",
        "use": "\#(row.use)", "why": "-", "evidence": ["-"]}}
      """#
    do throws(InputProblems) {
      _ = try ErrataFile.errata(reading: Array(text.utf8), known: nil)
      return nil
    } catch {
      return error.problems.first?.message
    }
  }
}
