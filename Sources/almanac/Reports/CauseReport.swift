import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The changes grouped by cause, for a terminal, a Markdown comment or GitHub's annotations.
///
/// If not all groups fit, one more line has the number of values and languages in the remaining groups.
struct CauseReport {
  private let shown: ArraySlice<ChangeGroup>
  private let hidden: ArraySlice<ChangeGroup>
  private let wording: Report.Wording

  /// Shows at most `limit` groups, and summarizes all other groups on one line.
  init(_ groups: [ChangeGroup], limit: Int, wording: Report.Wording) {
    shown = groups.prefix(limit)
    hidden = groups.dropFirst(limit)
    self.wording = wording
  }

  /// The greatest number of columns in a line.
  static let width = 100

  /// A line for each group that is shown, and a line for all other groups.
  var lines: [String] { shown.map { Self.line(of: CauseText($0, wording)) } + (rest.map { [$0] } ?? []) }

  /// The groups as a table in GitHub's Markdown, followed by a line for all groups that are not shown.
  var markdown: [String] {
    let rows = shown.map { group in
      let text = CauseText(group, wording)
      let cells =
        [text.place, text.cause].map { MarkdownText.escaped($0.printable) }
        + [
          text.examples.map { MarkdownText.escaped(Self.cut($0.printable, to: 200)) }.joined(
            separator: "<br>")
        ]
      return "| \(text.count.grouped) | \(cells.joined(separator: " | ")) |"
    }
    return ["| Values | Where | Cause | Examples |", "|---:|---|---|---|"] + rows
      + (rest.map { ["", $0] } ?? [])
  }

  /// An annotation for each group that is shown, and one for all other groups.
  ///
  /// An annotation is an error if any change in its groups is an error; otherwise, it is a warning.
  func annotations(in folder: String, _ location: (String) -> String, isError: (Change) -> Bool) -> [String] {
    let groups = shown.map { group in
      Annotation(
        file: group.changes.first.map { location($0.file) }, title: group.kind.rawValue,
        message: Self.line(of: CauseText(group, wording))
      ).line(group.changes.contains(where: isError) ? .error : .warning)
    }
    guard let rest else { return groups }
    let isRestError = hidden.contains { $0.changes.contains(where: isError) }
    return groups + [
      Annotation(file: nil, title: folder, message: rest).line(isRestError ? .error : .warning)
    ]
  }

  /// A sentence about the groups that are not shown, as in `1,747 more values in 93 languages.`; `nil` if all groups
  /// are shown.
  private var rest: String? {
    guard !hidden.isEmpty else { return nil }
    let count = hidden.reduce(0) { $0 + $1.changes.count }
    let languages = Set(hidden.flatMap(\.locales).map { $0.prefix { $0 != "-" } }).count
    let values = "\(count.grouped) more \(count == 1 ? "value" : "values")"
    let place = languages == 0 ? "" : " in \(counted(languages, "language"))"
    return "\(values)\(place). --all lists every value."
  }

  /// A group on one line, as in `ar, ar-EG and 5 more: digits arab → latn, 1,391 values: "٢" → "2"; "٣" → "3"`.
  private static func line(of text: CauseText) -> String {
    let count = "\(text.count.grouped) \(text.count == 1 ? "value" : "values")"
    let cause = [cut(text.cause.printable, to: 50), count].filter { !$0.isEmpty }.joined(separator: ", ")
    let head = [cut(text.place.printable, to: 34), cause].filter { !$0.isEmpty }.joined(separator: ": ")
    let line = text.examples.reduce(head) { line, example in
      let room = width - displayWidth(line) - 2
      guard room >= 12 else { return line }
      return line + (line == head ? ": " : "; ") + cut(example.printable, to: min(room, 60))
    }
    return cut(line, to: width)
  }

  /// The text, cut to `width` columns with an ellipsis at the end if it is longer.
  private static func cut(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    var result = String.UnicodeScalarView()
    var rest = width - 1
    for scalar in text.unicodeScalars {
      rest -= displayWidth(String(scalar))
      guard rest >= 0 else { break }
      result.append(scalar)
    }
    // If the cut splits an escape such as `\u202f`, the first half of the escape is removed too.
    if let escape = result.suffix(5).lastIndex(of: "\\") { result.removeSubrange(escape...) }
    return String(result) + "…"
  }
}
