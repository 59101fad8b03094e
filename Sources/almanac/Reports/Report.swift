import AlmanacBundle
import AlmanacFormats
import AlmanacInputs

/// The report about the values that differ between two bundles.
struct Report {
  /// The changes, sorted by kind and then by place; options come first, because other changes may follow from them.
  let changes: [Change]
  private let index: BundleIndex
  private let wording: Wording
  private let folder: String
  private let errors: Set<ChangeKind>
  private let isFull: Bool
  private let isQuiet: Bool
  /// Returns the path of a file in the git repository, such as `web/Output/json/de/locale.json`.
  private let location: (String) -> String

  /// How to word a difference: as a change in `diff`, or as a correction in `check`.
  enum Wording {
    case change, correction
  }

  /// The greatest number of values to list one by one on a screen of 40 lines; more values are grouped by cause.
  static let screen = 36
  /// The most annotations for changes in `diff`: GitHub shows at least ten for a step, and one of them has the counts.
  private static let annotationLimit = 9

  /// Makes a report about the files in a folder; changes of the kinds in `errors` become annotations that are errors.
  init(
    changes: [Change], _ index: BundleIndex, wording: Wording, folder: String, errors: Set<ChangeKind>,
    isFull: Bool, isQuiet: Bool, location: @escaping (String) -> String
  ) {
    // The sort is stable, so changes of the same kind keep their order.
    let sorted = changes.sorted { $0.kind < $1.kind }
    self.changes = sorted.filter { $0.option != nil } + sorted.filter { $0.option == nil }
    self.index = index
    self.wording = wording
    self.folder = folder
    self.errors = errors
    self.isFull = isFull
    self.isQuiet = isQuiet
    self.location = location
  }

  /// Prints the report; for the format `html`, calls the function `html`, which prints the page with its locales.
  func print(as format: ReportFormat, html: (CauseList) throws -> Void) throws {
    switch format {
    case .text:
      if !isQuiet { try Terminal.print(summaryLines) }
      try printLines()
    case .json: try printJSON(besides: [])
    case .github:
      try Terminal.print(annotations: (isQuiet ? [] : [notice]) + annotations(besides: 1))
      try JobSummary.add(heading + markdown)
    case .markdown: try Terminal.print(heading + markdown)
    case .html: try html(causeList)
    }
  }

  /// The changes grouped by cause, for the HTML page.
  var causeList: CauseList { CauseList(groups, wording, isFull: isFull) }

  private var groups: [ChangeGroup] { changes.groupedByCause(index) }

  /// Prints a line for each value; if the values do not fit on a screen, prints them grouped by cause.
  func printLines() throws {
    guard isListed else { return try Terminal.print(causes.lines) }
    // Each line is made just before it is printed, because there may be 600,000 lines.
    try Terminal.print(changes.lazy.map { $0.line(wording) })
  }

  /// The annotations on GitHub: one for each value, or one for each cause if there are more values than GitHub shows.
  ///
  /// `others` is the number of other annotations that the command prints.
  func annotations(besides others: Int) -> [String] {
    let limit = max(1, Self.annotationLimit + 1 - others)
    guard changes.count > limit else { return changes.map(annotation) }
    let isError = { (change: Change) in errors.contains(change.kind) }
    let groups = groups
    let isFirst = { (group: ChangeGroup) in group.isOfOption || group.changes.contains(where: isError) }
    let sorted = groups.filter(isFirst) + groups.filter { !isFirst($0) }
    // The last annotation is for all groups that are left out.
    return CauseReport(sorted, limit: limit - 1, wording: wording).annotations(
      in: folder, location, isError: isError)
  }

  /// The values as a table in GitHub's Markdown; if they do not fit on a screen, they are grouped by cause.
  var markdown: [String] {
    guard isListed else { return causes.markdown }
    guard !changes.isEmpty else { return [] }
    return ["| Value | Difference |", "|---|---|"]
      + changes.map { change in
        let cells = [change.place, change.texts(wording) + change.note].map {
          MarkdownText.escaped($0.printable)
        }
        return "| \(cells.joined(separator: " | ")) |"
      }
  }

  /// Whether every value is listed, because the user asks for it or because all values fit on a screen.
  private var isListed: Bool { isFull || changes.count <= Self.screen }

  private var causes: CauseReport { CauseReport(groups, limit: Self.screen, wording: wording) }

  private var heading: [String] { ["### \(MarkdownText.escaped(folder)): \(summary)", ""] }

  /// An annotation with the number of changes, because GitHub does not show an annotation for every change.
  private var notice: String { Annotation(file: nil, title: folder, message: summary).line(.notice) }

  var summary: String { changes.isEmpty ? "No differences." : changes.summary }

  /// The summary on one line, or on two lines if it is wider than a screen.
  private var summaryLines: [String] {
    guard summary.utf8.count > CauseReport.width,
      let comma = summary.utf8.prefix(CauseReport.width).lastIndex(of: UInt8(ascii: ","))
    else { return [summary] }
    let rest = summary.utf8.index(after: comma)
    return [String(summary[..<rest]), " " + summary[rest...]]
  }

  /// Prints a JSON object: the given fields, then the counts, and then the changes, one change on each line.
  func printJSON(besides fields: [String]) throws {
    let counts = changes.counts.map { "\(QuotedText.json.quoted($0.kind.rawValue)): \($0.count)" }
    let head = (fields + ["\"counts\": {\(counts.joined(separator: ", "))}", "\"changes\": ["])
      .joined(separator: ", ")
    guard !changes.isEmpty else { return try Terminal.print("{\(head)]}") }
    try Terminal.print("{\(head)")
    let last = changes.count - 1
    try Terminal.print(changes.enumerated().lazy.map { "  \($1.json)\($0 < last ? "," : "")" })
    try Terminal.print("]}")
  }

  private func annotation(_ change: Change) -> String {
    Annotation(file: location(change.file), title: change.kind.rawValue, message: change.line(wording))
      .line(errors.contains(change.kind) ? .error : .warning)
  }
}

extension Change {
  /// The change as a line, as in `de gregorian months.standAlone.wide.M01: "Jaenner" → "Januar"`.
  func line(_ wording: Report.Wording) -> String { "\(place): \(texts(wording))\(note)" }

  /// What happened to an erratum that concerns the value, or why a line is listed, in parentheses; otherwise empty.
  fileprivate var note: String {
    if let line { return line.isEdited ? " (not what the bundle's JSON gives)" : " (compared line by line)" }
    return switch erratum {
    case .began: " (an erratum began to apply)"
    case .expired: " (the erratum no longer applies)"
    case nil: ""
    }
  }

  /// The change as a JSON object; fields without a value are left out.
  fileprivate var json: String {
    var fields = "\"file\": \(QuotedText.json.quoted(file)), \"kind\": \"\(kind.rawValue)\""
    if let locale { fields += ", \"locale\": \(QuotedText.json.quoted(locale))" }
    if let table { fields += ", \"table\": \(QuotedText.json.quoted(table))" }
    if let line { fields += ", \"line\": \(line.number), \"edited\": \(line.isEdited)" }
    if let path { fields += ", \"path\": \(QuotedText.json.quoted(path.description))" }
    if let old { fields += ", \"old\": \(old)" }
    if let new { fields += ", \"new\": \(new)" }
    if let erratum { fields += ", \"erratum\": \"\(erratum.rawValue)\"" }
    return "{\(fields)}"
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, with escapes for invisible characters.
  package var description: String {
    switch self {
    case .text(let text): QuotedText.json.quoted(text)
    case .literal(let literal): literal
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.sorted { $0.key < $1.key }.map { "\(QuotedText.json.quoted($0)): \($1)" }.joined(separator: ", "))}"
    }
  }
}
