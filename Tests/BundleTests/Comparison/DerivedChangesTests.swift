import AlmanacBundle
import Testing

/// Reports of values that Almanac makes from other values, such as a month's name in a list for pickers.
@Suite struct DerivedChangesTests {
  @Test("report a month's name once, without its copies in the picker and in the widest labels")
  func name() throws {
    let changes = try reported([
      "json/de/gregorian.json": (month("Jaenner"), month("Januar"))
    ])
    #expect(changes == ["name de gregorian months.standAlone.wide.M01: Jaenner → Januar"])
  }

  @Test("report the first day of the week once, although every calendar has it")
  func otherFile() throws {
    let day = (#"{"picker": {"firstDay": 0}}"#, #"{"picker": {"firstDay": 1}}"#)
    let changes = try reported([
      "json/de/locale.json": (#"{"week": {"firstDay": "sun"}}"#, #"{"week": {"firstDay": "mon"}}"#),
      "json/de/gregorian.json": day, "json/de/chinese.json": day,
    ])
    #expect(changes == ["week de locale week.firstDay: sun → mon"])
  }

  @Test("report the order of a typed date once, without the picker's pattern")
  func numericDate() throws {
    let file = { (order: String, pattern: String) in
      #"{"mask": {"order": [\#(order)]}, "picker": {"numericDate": "\#(pattern)"}}"#
    }
    let changes = try reported([
      "json/de/gregorian.json": (file(#""day", "month""#, "ddMM"), file(#""month", "day""#, "MMdd"))
    ])
    #expect(changes == ["pattern de gregorian mask.order: [day,month] → [month,day]"])
  }

  @Test("report a picker's edited value if the original did not change, whatever else changed")
  func edited() throws {
    let title = (#"{"picker": {"title": "y"}}"#, #"{"picker": {"title": "y MMMM"}}"#)
    let changes = try reported([
      "json/de/gregorian.json": title,
      "json/de/locale.json": (#"{"week": {"firstDay": "sun"}}"#, #"{"week": {"firstDay": "mon"}}"#),
      // The title is a copy of the pattern for yMMMM in the same file. In the German Gregorian file, this pattern does
      // not change. It changes only in the French file and in the file of the Chinese calendar.
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
    let removed = (#"{"picker": {"title": "y"}}"#, #"{"picker": {}}"#)
    #expect(try reported(["json/de/gregorian.json": removed]).contains { $0.contains(" picker.title: y") })
  }

  // The lists `longest` and `picker` copy the month's name. If the report left out the edited copies "Evil", a reviewer
  // would see only the harmless change from "Januar" to "Jänner".
  @Test("report copies whose text differs from the original's new text")
  func foreignTexts() throws {
    let file = { (name: String, copies: String) in
      #"{"monthCodes": ["M01", "M02"], "months": {"standAlone": {"wide": ["\#(name)", "Februar"]}}, "#
        + #""longest": {"months": ["\#(copies)"]}, "picker": {"months": ["\#(copies)", "Februar"]}}"#
    }
    let changes = try reported(["json/de/gregorian.json": (file("Januar", "Januar"), file("Jänner", "Evil"))])
    #expect(
      changes == [
        "name de gregorian months.standAlone.wide.M01: Januar → Jänner",
        "other de gregorian longest.months: [Januar] → [Evil]",
        "other de gregorian picker.months: [Januar,Februar] → [Evil,Februar]",
      ])
  }

  @Test("report two changed months without the picker's list of both")
  func twoNames() throws {
    let file = { (first: String, second: String) in
      #"{"monthCodes": ["M01", "M02"], "months": {"standAlone": {"wide": ["\#(first)", "\#(second)"]}}, "#
        + #""picker": {"months": ["\#(first)", "\#(second)"]}}"#
    }
    let files = (file("Januar", "Februar"), file("Jänner", "Feber"))
    #expect(
      try reported(["json/de/gregorian.json": files]) == [
        "name de gregorian months.standAlone.wide.M01: Januar → Jänner",
        "name de gregorian months.standAlone.wide.M02: Februar → Feber",
      ])
  }

  @Test("report copies without a text, although the original has one", arguments: ["5", "[]", "{}"])
  func noText(copies: String) throws {
    let file = { (name: String, copies: String) in
      #"{"monthCodes": ["M01"], "months": {"standAlone": {"wide": ["\#(name)"]}}, "#
        + #""longest": {"months": \#(copies)}, "picker": {"months": \#(copies)}}"#
    }
    let files = (file("Januar", #"["Januar"]"#), file("Jänner", copies))
    #expect(try reported(["json/de/gregorian.json": files]).count == 3)
  }

  // Each list has the three longest names of its year, the longest first. The test's names have different lengths.
  @Test(
    "report no list of the widest labels that only follows from another name of a month",
    arguments: [
      ("Novembermonat", ["Novembermonat", "September", "Dezember"]),
      ("Nov.", ["September", "Dezember", "August"]),
    ])
  func widest(name: String, widest: [String]) throws {
    let file = { (name: String, widest: [String]) in
      #"{"longest": {"months": \#(widest)}, "monthCodes": ["M08", "M09", "M11", "M12"], "#
        + #""months": {"standAlone": {"wide": ["August", "September", "\#(name)", "Dezember"]}}}"#
    }
    let old = file("Novembertag", ["Novembertag", "September", "Dezember"])
    let month = "name de gregorian months.standAlone.wide.M11: Novembertag → \(name)"
    #expect(try reported(["json/de/gregorian.json": (old, file(name, widest))]) == [month])
    for edited in [["Evil", "September", "Dezember"], widest + ["Evil"]] {
      #expect(try reported(["json/de/gregorian.json": (old, file(name, edited))]).count == 2)
    }
    let reordered = file("Novembertag", ["September", "Novembertag", "Dezember"])
    #expect(try reported(["json/de/gregorian.json": (old, reordered)]).count == 1)
  }

  @Test(
    "report an emptied or a foreign text, and no text that follows from its changed original",
    arguments: [
      ("numericDate", "/", #""mask": {"separators": ["$"]}"#),
      ("rangeSeparator", "–", #""patterns": {"intervals": {"fallback": "{0}${1}"}}"#),
      ("yearSuffix", "年", #""years": {"pattern": "y$"}"#),
    ])
  func emptied(field: String, right: String, original: String) throws {
    let file = { (mark: String, text: String) in
      "{\(original.replacing("$", with: mark)), " + #""picker": {"\#(field)": "\#(text)"}}"#
    }
    for (text, isReported) in [(right, false), ("", true), ("x", true)] {
      let changes = try reported(["json/de/gregorian.json": (file("-", "-"), file(right, text))])
      #expect(changes.contains { $0.contains("picker.\(field): - → ") } == isReported, "\(changes)")
    }
  }

  @Test(
    "report a picker's number or flag that does not follow from the original's new value",
    arguments: [
      ("firstDay", "1", "0", "h12"), ("firstDay", "1", "9", "h12"), ("hour12", "true", "false", "h12"),
      ("hour12", "true", "false", "h11"), ("hour12", "false", "true", "h24"),
    ])
  func foreignNumbers(field: String, right: String, wrong: String, cycle: String) throws {
    let files = { (value: String, day: String, cycle: String) in
      (
        #"{"hourCycle": "\#(cycle)", "week": {"firstDay": "\#(day)"}}"#,
        #"{"picker": {"\#(field)": \#(value)}}"#
      )
    }
    let old = files("5", "fri", "h23")
    for (value, isReported) in [(right, false), (wrong, true)] {
      let new = files(value, "mon", cycle)
      let changes = try reported([
        "json/de/locale.json": (old.0, new.0), "json/de/gregorian.json": (old.1, new.1),
      ])
      #expect(changes.contains { $0.contains("picker.\(field)") } == isReported, "\(value)")
    }
  }

  /// A locale's names of two weekdays, and the labels above a grid; `short` may change.
  private func week(short: [String], header: [String]) -> [String] {
    let names = #""abbreviated": ["yş.", "dş."], "short": \#(short), "narrow": ["Y", "D"]"#
    return [
      #"{"weekdays": {"codes": ["sun", "mon"], "standAlone": {\#(names)}}}"#,
      #"{"picker": {"weekdaysHeader": \#(header)}}"#,
    ]
  }

  // The header has the names of the first width that fits, in title case and without a period.
  @Test(
    "report no labels above a grid that are the names of one width, and any other labels",
    arguments: [
      (["ş", "dş"], ["Ş", "Dş"], false), (["yş", "dşm"], ["Y", "D"], false),
      (["yş", "dşm"], ["Yş", "Dş"], false), (["ş", "dş"], ["Ş", "D"], true),
      (["ş", "dş"], ["Dş", "Ş"], true), (["ş", "dş"], ["Ş"], true), (["ş", "dş"], ["Ş", "Evil"], true),
      (["ys", "ds"], ["Y", "D"], true),
    ])
  func header(short: [String], labels: [String], isReported: Bool) throws {
    let (old, new) = (week(short: ["ys", "ds"], header: ["Ys", "Ds"]), week(short: short, header: labels))
    let changes = try reported([
      "json/ku/locale.json": (old[0], new[0]), "json/ku/gregorian.json": (old[1], new[1]),
      "json/ku/chinese.json": (old[1], new[1]),
    ])
    #expect(changes.count { $0.contains(" picker.weekdaysHeader: ") } == (isReported ? 2 : 0), "\(changes)")
  }

  // UTS 35, Dates, 8: `y`, `r` and `U` are years, and `L` and `M` months. A text in single quotes is literal.
  @Test(
    "report no text or flag of a picker that follows from a changed pattern, and any other text or flag",
    arguments: [
      (
        [#""patterns": {"skeletons": {"yMMMM": "LLLL y"}}"#, #""yearFirst": false"#],
        [#""patterns": {"skeletons": {"yMMMM": "y LLLL"}}"#, #""yearFirst": true"#]
      ),
      (
        [#""patterns": {"skeletons": {"yMMMM": "MMM U"}}"#, #""yearFirst": false"#],
        [#""patterns": {"skeletons": {"yMMMM": "U年MMM"}}"#, #""yearFirst": true"#]
      ),
      (
        [#""patterns": {"skeletons": {"yMMMM": "MMMM r"}}"#, #""yearFirst": false"#],
        [#""patterns": {"skeletons": {"yMMMM": "r MMMM"}}"#, #""yearFirst": true"#]
      ),
      (
        [#""years": {"pattern": "y年"}"#, #""yearSuffix": "年""#],
        [#""years": {"pattern": "y 'г'."}"#, #""yearSuffix": "г.""#]
      ),
    ])
  func fromPattern(old: [String], new: [String]) throws {
    let file = { (pattern: String, field: String) in "{\(pattern), \"picker\": {\(field)}}" }
    for (before, after, isReported) in [(old[1], new[1], false), (new[1], old[1], true)] {
      let changes = try reported(["json/bg/gregorian.json": (file(old[0], before), file(new[0], after))])
      #expect(changes.contains { $0.contains(" picker.") } == isReported, "\(changes)")
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

  /// The changes of a bundle's files that a report shows, as sorted lines.
  private func reported(_ files: [String: (old: String, new: String)]) throws -> [String] {
    let changes = try files.flatMap { path, versions in
      try fileChanges(path, versions.old, versions.new)
    }
    return BundleComparison(from: files.keys, to: files.keys).reported(changes).map(line).sorted()
  }
}
