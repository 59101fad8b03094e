import AlmanacComparison
import Testing

/// Values that Almanac makes from others are told only if the others did not change.
@Suite struct DerivedChangesTests {
  @Test("tells a month's name once, and not its copies in the picker and among the widest labels")
  func name() throws {
    let changes = try told([
      "json/de/gregorian.json": (month("Jaenner"), month("Januar"))
    ])
    #expect(changes == ["name de gregorian months.standAlone.wide.M01: Jaenner → Januar"])
  }

  @Test("tells the first day of the week once, though every calendar has it")
  func otherFile() throws {
    let day = (#"{"picker": {"firstDay": 0}}"#, #"{"picker": {"firstDay": 1}}"#)
    let changes = try told([
      "json/de/locale.json": (#"{"week": {"firstDay": "sun"}}"#, #"{"week": {"firstDay": "mon"}}"#),
      "json/de/gregorian.json": day, "json/de/chinese.json": day,
    ])
    #expect(changes == ["week de locale week.firstDay: sun → mon"])
  }

  @Test("tells the order of a typed date once, and not the picker's pattern of it")
  func numericDate() throws {
    let file = { (order: String, pattern: String) in
      #"{"mask": {"order": [\#(order)]}, "picker": {"numericDate": "\#(pattern)"}}"#
    }
    let changes = try told([
      "json/de/gregorian.json": (file(#""day", "month""#, "ddMM"), file(#""month", "day""#, "MMdd"))
    ])
    #expect(changes == ["pattern de gregorian mask.order: [day,month] → [month,day]"])
  }

  @Test("tells a picker's value that alone was edited, whatever else changed")
  func edited() throws {
    let title = (#"{"picker": {"title": "y"}}"#, #"{"picker": {"title": "y MMMM"}}"#)
    let changes = try told([
      "json/de/gregorian.json": title,
      "json/de/locale.json": (#"{"week": {"firstDay": "sun"}}"#, #"{"week": {"firstDay": "mon"}}"#),
      // The same place in another locale and in another calendar.
      "json/fr/gregorian.json": (pattern("y"), pattern("y MMMM")),
      "json/de/chinese.json": (pattern("r"), pattern("r MMMM")),
    ])
    #expect(
      changes == [
        "other de gregorian picker.title: y → y MMMM",
        "pattern de chinese patterns.skeletons.yMMMM: r → r MMMM",
        "pattern fr gregorian patterns.skeletons.yMMMM: y → y MMMM",
        "week de locale week.firstDay: sun → mon",
      ])
  }

  // A reviewer who reads one harmless change must not miss the edits of its copies.
  @Test("tells copies with texts that no changed value has")
  func foreignTexts() throws {
    let file = { (name: String, copies: String) in
      #"{"monthCodes": ["M01", "M02"], "months": {"standAlone": {"wide": ["\#(name)", "Februar"]}}, "#
        + #""longest": {"months": ["\#(copies)"]}, "picker": {"months": ["\#(copies)", "Februar"]}}"#
    }
    let changes = try told(["json/de/gregorian.json": (file("Januar", "Januar"), file("Jänner", "Evil"))])
    #expect(
      changes == [
        "name de gregorian months.standAlone.wide.M01: Januar → Jänner",
        "other de gregorian longest.months: [Januar] → [Evil]",
        "other de gregorian picker.months: [Januar,Februar] → [Evil,Februar]",
      ])
  }

  @Test(
    "tells a picker's number or flag that is not that of the changed value",
    arguments: [("firstDay", "1", "0"), ("firstDay", "1", "9"), ("hour12", "true", "false")])
  func foreignNumbers(field: String, right: String, wrong: String) throws {
    let files = { (value: String, day: String, cycle: String) in
      (
        #"{"hourCycle": "\#(cycle)", "week": {"firstDay": "\#(day)"}}"#,
        #"{"picker": {"\#(field)": \#(value)}}"#
      )
    }
    let old = files("5", "fri", "h23")
    for (value, isTold) in [(right, false), (wrong, true)] {
      let new = files(value, "mon", "h12")
      let changes = try told([
        "json/de/locale.json": (old.0, new.0), "json/de/gregorian.json": (old.1, new.1),
      ])
      #expect(changes.contains { $0.contains("picker.\(field)") } == isTold, "\(value)")
    }
  }

  private func month(_ name: String) -> String {
    """
    {"longest": {"months": ["\(name)"]}, "monthCodes": ["M01"], "months": {"standAlone": {"wide": ["\(name)"]}},
     "picker": {"months": ["\(name)"]}}
    """
  }

  private func pattern(_ title: String) -> String {
    #"{"patterns": {"skeletons": {"yMMMM": "\#(title)"}}}"#
  }

  /// The changes of a bundle's files that are told, as sorted lines.
  private func told(_ files: [String: (old: String, new: String)]) throws -> [String] {
    let changes = try files.flatMap { path, versions in
      try FileComparison(path, from: Array(versions.old.utf8), to: Array(versions.new.utf8), in: .all).changes
    }
    return BundleComparison(from: files.keys, to: files.keys).told(changes).map(line).sorted()
  }
}
