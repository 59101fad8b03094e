import AlmanacBundle
import ArgumentParser

/// The formats in which `check` and `diff` report differences.
enum ReportFormat: String, OptionChoice {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// Annotations for a pull request on GitHub.
  case github
  /// GitHub's Markdown, for a comment or a job summary.
  case markdown
  /// One HTML page that shows the changed locales in both versions, old and new.
  case html
}

/// The options with which `check` and `diff` report differences.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The format of the report: text, json, github (annotations and the job summary), markdown or html \
      (default: text).
      """, valueName: "format"),
    completion: .list(ReportFormat.names), transform: { try ReportFormat.one($0) })
  var report = ReportFormat.text

  @Flag(help: "List every value that differs, instead of grouping many values by cause.")
  var all = false
}
