import AlmanacEmitters
import AlmanacOptions
import AlmanacPreview

/// The report of `check` about options that differ between the bundle and this run.
///
/// The report lists no values, because the values differ as a result of the options.
struct OptionReport {
  private let differences: [ManifestOptions.Difference]
  private let folder: String
  /// The command that brings the bundle up to date, such as `almanac generate`.
  private let remedy: String

  /// Compares the options of the bundle with the options of this run; `nil` if they are equal.
  init?(_ bundle: ManifestOptions, _ run: ManifestOptions, folder: String, remedy: String) {
    differences = bundle.differences(from: run)
    self.folder = folder
    self.remedy = remedy
    guard !differences.isEmpty else { return nil }
  }

  /// The number of options that differ, as in `2 options differ`.
  var summary: String {
    "\(counted(differences.count, "option")) \(differences.count == 1 ? "differs" : "differ")"
  }

  /// Prints the report.
  func print(as format: ReportFormat) throws {
    switch format {
    case .text: try Terminal.print(["\(cause)"] + lines)
    case .json: try Terminal.print(json)
    case .github:
      let message = (lines + ["Run '\(remedy)'."]).joined(separator: "; ")
      try Terminal.print(
        Annotation(file: nil, title: "\(folder) is not up to date", message: message).line(.error))
      try JobSummary.add(markdown)
    case .markdown: try Terminal.print(markdown)
    case .html:
      let summary = ReportSummary(
        folder: folder, differences: summary, lines: ["\(cause)"] + lines, remedy: remedy)
      try Terminal.printUnescaped(ReportPage(command: "check").bytes(summary))
    }
  }

  private var cause: Cause { .stale(differences.flatMap(\.keys).map { "options.\($0)" }) }

  private var lines: [String] {
    differences.map { "\($0.option): \($0.bundle.shortened) in the bundle, \($0.run.shortened) in this run" }
  }

  private var markdown: [String] {
    ["### \(MarkdownText.escaped(folder)) is not up to date: \(summary)", ""]
      + lines.map { "- \(MarkdownText.escaped($0))" } + [
        "", "Run <code>\(MarkdownText.escaped(remedy))</code>.",
      ]
  }

  private var json: String {
    let options = differences.map {
      let fields = [("option", $0.option), ("bundle", $0.bundle.shortened), ("run", $0.run.shortened)]
      return "{\(fields.map { "\"\($0)\": \(QuotedText.json.quoted($1))" }.joined(separator: ", "))}"
    }
    return """
      {"cause": \(QuotedText.json.quoted("\(cause)")), "remedy": \(QuotedText.json.quoted(remedy)), "options": [\(options.joined(separator: ", "))], "files": [], \
      "more": 0, "counts": {}, "changes": []}
      """
  }
}
