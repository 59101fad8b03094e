import AlmanacComparison
import Testing

/// The kind of each change, such as `week` or `name`.
@Suite struct ChangeKindTests {
  /// A field, its two values, and the kind of the change.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let kind: ChangeKind
    let reason: String

    var testDescription: String { reason }
  }

  static let rows: [Row] = [
    Row(
      file: "json/de/locale.json", old: #"{"week": {"firstDay": "mon"}}"#,
      new: #"{"week": {"firstDay": "sun"}}"#, kind: .week, reason: "the first day"),
    Row(
      file: "json/de/locale.json", old: #"{"hourCycle": "h23"}"#, new: #"{"hourCycle": "h12"}"#, kind: .week,
      reason: "the hour cycle"),
    Row(
      file: "json/regions.json", old: #"{"regions": {"AE": {"firstDay": "sat"}}}"#,
      new: #"{"regions": {"AE": {"firstDay": "mon"}}}"#, kind: .week,
      reason: "CLDR 42 and 43 begin the Emirates' week on other days"),
    Row(
      file: "json/de/locale.json", old: #"{"hourCycle": "h23"}"#, new: #"{"hourCycle": "h23\u200e"}"#,
      kind: .week, reason: "an invisible mark that breaks a rule of the week"),
    // CLDR 42 put U+202F before English AM and PM.
    Row(
      file: "json/en/locale.json", old: #"{"time": {"styles": {"short": "h:mm a"}}}"#,
      new: #"{"time": {"styles": {"short": "h:mm\u202fa"}}}"#, kind: .spaces,
      reason: "CLDR 42's narrow spaces"),
    Row(
      file: "json/he/gregorian.json", old: #"{"patterns": {"date": {"short": "d.M.y"}}}"#,
      new: #"{"patterns": {"date": {"short": "\u200fd.M.y"}}}"#, kind: .spaces, reason: "a direction mark"),
    Row(
      file: "json/de/gregorian.json", old: #"{"patterns": {"date": {"short": "d.M.y"}}}"#,
      new: #"{"patterns": {"date": {"short": "dd.MM.y"}}}"#, kind: .pattern, reason: "a pattern"),
    Row(
      file: "json/de/locale.json", old: #"{"lists": {"long": {"two": "{0} und {1}"}}}"#,
      new: #"{"lists": {"long": {"two": "{0} & {1}"}}}"#, kind: .pattern, reason: "how a list is joined"),
    Row(
      file: "json/de/locale.json", old: #"{"fields": {"day": {"wide": "Tag"}}}"#,
      new: #"{"fields": {"day": {"wide": "Kalendertag"}}}"#, kind: .name, reason: "the name of a field"),
    Row(
      file: "json/de/locale.json", old: #"{"strings": {"action.done": "Fertig"}}"#,
      new: #"{"strings": {"action.done": "OK"}}"#, kind: .words, reason: "a word"),
    Row(
      file: "json/de/locale.json", old: "{}", new: #"{"strings": {"action.done": "OK"}}"#, kind: .words,
      reason: "an added word"),
    Row(
      file: "manifest.json", old: #"{"words": {"names": {"app.done": "action.done"}}}"#,
      new: #"{"words": {"names": {"app.done": "action.ok"}}}"#, kind: .words,
      reason: "an app's name for a key"),
    Row(
      file: "json/de/locale.json", old: #"{"sources": {"relative.day": "own"}}"#,
      new: #"{"sources": {"relative.day": "parent:de"}}"#, kind: .source, reason: "only a source"),
    Row(
      file: "json/de/locale.json", old: #"{"sources": {"relative.day": "own"}}"#,
      new: #"{"sources": {"relative.day": "root"}}"#, kind: .source,
      reason: "a source that becomes root while the value stays, because CLDR omits values equal to root's"),
    Row(
      file: "json/de/locale.json",
      old: #"{"relative": {"day": {"0": "a b"}}, "sources": {"relative.day": "parent:de"}}"#,
      new: #"{"relative": {"day": {"0": "a\u202fb"}}, "sources": {"relative.day": "root"}}"#, kind: .spaces,
      reason: "a value from root that looks the same"),
    Row(
      file: "json/de/locale.json",
      old: #"{"relative": {"day": {"0": "heute"}}, "sources": {"relative.day": "parent:de"}}"#,
      new: #"{"relative": {"day": {"0": "today"}}, "sources": {"relative.day": "root"}}"#, kind: .root,
      reason: "a value that falls back to root together with its source"),
    Row(
      file: "json/de/locale.json",
      old: #"{"strings": {"action.done": "Fertig"}, "sources": {"strings.action.done": "catalogue"}}"#,
      new: #"{"strings": {"action.done": "OK"}, "sources": {"strings.action.done": "override"}}"#,
      kind: .words,
      reason: "a word together with its source"),
    Row(
      file: "json/chinese-years.json", old: #"{"years": {"1900": {"leapMonth": 8}}}"#,
      new: #"{"years": {"1900": {"leapMonth": null}}}"#, kind: .other, reason: "a fact about a Chinese year"),
  ]

  @Test("is the most far-reaching kind that fits a change", arguments: rows)
  func kind(row: Row) throws {
    let comparison = try FileComparison(
      row.file, from: Array(row.old.utf8), to: Array(row.new.utf8), in: .all)
    #expect(comparison.changes.map(\.kind) == [row.kind])
  }
}
