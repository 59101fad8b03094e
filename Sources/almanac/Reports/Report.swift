import AlmanacComparison
import AlmanacEmitters
import AlmanacReading
import ArgumentParser

/// How findings are reported.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// Annotations of a pull request on GitHub.
  case github
}

/// What is said of the values that differ.
struct Report {
  /// The changes, sorted by kind and then by place.
  let changes: [Change]
  private let wording: Wording
  private let folder: String
  private let isQuiet: Bool

  /// How a difference is said: as what changed, or as what should be.
  enum Wording {
    case change, correction
  }

  /// A report on the files of a folder.
  init(changes: [Change], wording: Wording, folder: String, isQuiet: Bool) {
    // The sort keeps the order of equal elements, which is that of the files.
    self.changes = changes.sorted { $0.kind < $1.kind }
    self.wording = wording
    self.folder = folder
    self.isQuiet = isQuiet
  }

  /// Prints the report.
  ///
  /// Each line is made when it is printed: there may be 600,000.
  func print(as format: ReportFormat) throws(Failure) {
    switch format {
    case .text:
      if !isQuiet { try Terminal.print(summary) }
      try Terminal.print(changes.lazy.map { $0.line(wording) })
    case .json: try printJSON(besides: [])
    case .github:
      if !isQuiet { try Terminal.print(notice) }
      try Terminal.print(changes.lazy.map(annotation))
    }
  }

  /// How many changes there are, as an annotation of the whole: GitHub shows only the first few of the rest.
  private var notice: String { Annotation(file: nil, title: folder, message: summary).line(.notice) }

  /// How many changes there are, and of each kind.
  private var summary: String { changes.isEmpty ? "No differences." : counts.line }

  private var counts: ChangeCounts { ChangeCounts(changes) }

  /// Prints a JSON object with some fields, and behind them the counts and the changes, one a line.
  func printJSON(besides fields: [String]) throws(Failure) {
    let counts = counts.kinds.map { "\(QuotedText.json.quoted($0.kind.rawValue)): \($0.count)" }
    let head = (fields + ["\"counts\": {\(counts.joined(separator: ", "))}", "\"changes\": ["])
      .joined(separator: ", ")
    guard !changes.isEmpty else { return try Terminal.print("{\(head)]}") }
    try Terminal.print("{\(head)")
    let last = changes.count - 1
    try Terminal.print(changes.enumerated().lazy.map { "  \($1.json)\($0 < last ? "," : "")" })
    try Terminal.print("]}")
  }

  private func annotation(_ change: Change) -> String {
    Annotation(file: "\(folder)/\(change.file)", title: change.kind.rawValue, message: change.line(wording))
      .line(wording == .change ? .warning : .error)
  }
}

extension Change {
  /// The change as a line, as in `de gregorian months.standAlone.wide.M01: "Jaenner" → "Januar"`.
  func line(_ wording: Report.Wording) -> String {
    let note =
      switch erratum {
      case .began: " (an erratum began to apply)"
      case .expired: " (the erratum no longer applies)"
      case nil: ""
      }
    return difference(wording) + note
  }

  private func difference(_ wording: Report.Wording) -> String {
    switch (old, new, wording) {
    case (let old?, let new?, .change): "\(place): \(old) → \(new)"
    case (let old?, let new?, .correction): "\(place): \(old) should be \(new)"
    case (let old?, nil, .change): "\(place): \(old) removed"
    case (let old?, nil, .correction): "\(place): \(old) should not be there"
    case (nil, let new?, .change): "\(place): \(new) added"
    case (nil, let new?, .correction): "\(place): \(new) is missing"
    case (nil, nil, _): "\(place): \(kind == .added || kind == .removed ? kind.rawValue : "differs")"
    }
  }

  /// The change as a JSON object; what there is none of is left out.
  fileprivate var json: String {
    var fields = "\"file\": \(QuotedText.json.quoted(file)), \"kind\": \"\(kind.rawValue)\""
    if let locale { fields += ", \"locale\": \(QuotedText.json.quoted(locale))" }
    if let table { fields += ", \"table\": \(QuotedText.json.quoted(table))" }
    if let path { fields += ", \"path\": \(QuotedText.json.quoted(path.description))" }
    if let old { fields += ", \"old\": \(old)" }
    if let new { fields += ", \"new\": \(new)" }
    if let erratum { fields += ", \"erratum\": \"\(erratum.rawValue)\"" }
    return "{\(fields)}"
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, with escapes for what nobody sees.
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
