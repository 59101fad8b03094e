import AlmanacBundle
import Testing

/// The kind of each change, such as `week` or `name`.
@Suite struct ChangeKindTests {
  /// The content of a file before and after a change, and the kind of the change.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let kind: ChangeKind
    let testDescription: String

    init(
      _ kind: ChangeKind, _ reason: String, _ old: String, _ new: String,
      in file: String = "json/de/locale.json"
    ) {
      (self.file, self.old, self.new, self.kind) = (file, old, new, kind)
      testDescription = reason
    }
  }

  static let rows: [Row] = [
    Row(.week, "the first day", #"{"week": {"firstDay": "mon"}}"#, #"{"week": {"firstDay": "sun"}}"#),
    Row(.week, "the hour cycle", #"{"hourCycle": "h23"}"#, #"{"hourCycle": "h12"}"#),
    Row(
      .week, "CLDR 42 and 43 begin the Emirates' week on other days",
      #"{"regions": {"AE": {"firstDay": "sat"}}}"#,
      #"{"regions": {"AE": {"firstDay": "mon"}}}"#, in: "json/regions.json"),
    Row(
      .week, "an invisible mark that breaks a rule of the week", #"{"hourCycle": "h23"}"#,
      #"{"hourCycle": "h23\u200e"}"#),
    // CLDR 42 put U+202F before English AM and PM.
    Row(
      .spaces, "CLDR 42's narrow spaces", #"{"time": {"styles": {"short": "h:mm a"}}}"#,
      #"{"time": {"styles": {"short": "h:mm\u202fa"}}}"#, in: "json/en/locale.json"),
    Row(
      .spaces, "a direction mark", #"{"patterns": {"date": {"short": "d.M.y"}}}"#,
      #"{"patterns": {"date": {"short": "\u200fd.M.y"}}}"#, in: "json/he/gregorian.json"),
    Row(
      .spaces, "a line feed, which is a control, and a separator of lines and of paragraphs",
      #"{"strings": {"action.done": "Okay"}}"#, #"{"strings": {"action.done": "O\nk\u2028a\u2029y"}}"#),
    Row(
      .pattern, "a pattern", #"{"patterns": {"date": {"short": "d.M.y"}}}"#,
      #"{"patterns": {"date": {"short": "dd.MM.y"}}}"#, in: "json/de/gregorian.json"),
    Row(
      .pattern, "how a list is joined", #"{"lists": {"long": {"two": "{0} und {1}"}}}"#,
      #"{"lists": {"long": {"two": "{0} & {1}"}}}"#),
    Row(
      .name, "the name of a field", #"{"fields": {"day": {"wide": "Tag"}}}"#,
      #"{"fields": {"day": {"wide": "Kalendertag"}}}"#),
    Row(
      .name, "the name of a calendar, in an object of facts", #"{"calendars": {"names": {"roc": "Minguo"}}}"#,
      #"{"calendars": {"names": {"roc": "ROC"}}}"#),
    Row(
      .pattern, "the pattern of a year, in an object of names", #"{"years": {"pattern": "y"}}"#,
      #"{"years": {"pattern": "y G"}}"#, in: "json/de/gregorian.json"),
    Row(.words, "a word", #"{"strings": {"action.done": "Fertig"}}"#, #"{"strings": {"action.done": "OK"}}"#),
    Row(.words, "an added word", "{}", #"{"strings": {"action.done": "OK"}}"#),
    Row(
      .words, "an added word together with its source", "{}",
      #"{"strings": {"action.done": "OK"}, "sources": {"strings.action.done": "rule"}}"#),
    Row(
      .words, "a removed word together with its source",
      #"{"strings": {"action.done": "OK"}, "sources": {"strings.action.done": "rule"}}"#, "{}"),
    Row(
      .words, "an app's name for a key", #"{"words": {"names": {"app.done": "action.done"}}}"#,
      #"{"words": {"names": {"app.done": "action.ok"}}}"#, in: "manifest.json"),
    Row(
      .source, "only a source", #"{"sources": {"relative.day": "own"}}"#,
      #"{"sources": {"relative.day": "parent:de"}}"#),
    Row(
      .source, "a source that becomes root while the value stays, because CLDR omits values equal to root's",
      #"{"sources": {"relative.day": "own"}}"#, #"{"sources": {"relative.day": "root"}}"#),
    Row(
      .spaces, "a value from root that looks the same",
      #"{"relative": {"day": {"0": "a b"}}, "sources": {"relative.day": "parent:de"}}"#,
      #"{"relative": {"day": {"0": "a\u202fb"}}, "sources": {"relative.day": "root"}}"#),
    Row(
      .root, "a value that falls back to root together with its source",
      #"{"relative": {"day": {"0": "heute"}}, "sources": {"relative.day": "parent:de"}}"#,
      #"{"relative": {"day": {"0": "today"}}, "sources": {"relative.day": "root"}}"#),
    Row(
      .root, "a value in an object whose other values stay",
      #"{"fields": {"day": {"titled": {"wide": "Tag"}}}, "sources": {"fields.day": "own", "fields.day.titled": "own"}}"#,
      #"{"fields": {"day": {"titled": {"wide": "Day"}}}, "sources": {"fields.day": "own", "fields.day.titled": "root"}}"#
    ),
    Row(
      .name, "a value that came from a rule of Almanac, and from no locale",
      #"{"relative": {"day": {"0": "heute"}}, "sources": {"relative.day": "rule"}}"#,
      #"{"relative": {"day": {"0": "today"}}, "sources": {"relative.day": "root"}}"#),
    Row(
      .week, "a week that falls back to root", #"{"week": {"firstDay": "mon"}, "sources": {"week": "own"}}"#,
      #"{"week": {"firstDay": "sun"}, "sources": {"week": "root"}}"#),
    Row(
      .words, "a word together with its source",
      #"{"strings": {"action.done": "Fertig"}, "sources": {"strings.action.done": "catalogue"}}"#,
      #"{"strings": {"action.done": "OK"}, "sources": {"strings.action.done": "override"}}"#),
    Row(
      .other, "a fact about a Chinese year", #"{"years": {"1900": {"leapMonth": 8}}}"#,
      #"{"years": {"1900": {"leapMonth": null}}}"#, in: "json/chinese-years.json"),
  ]

  @Test("is the most far-reaching kind that fits a change", arguments: rows)
  func kind(row: Row) throws {
    #expect(try fileChanges(row.file, row.old, row.new).map(\.kind) == [row.kind])
  }
}
