import ArgumentParser

/// How findings are reported.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// Annotations of a pull request on GitHub.
  case github
  /// GitHub's Markdown, for a comment or a job summary.
  case markdown
  /// One HTML page that shows the locales before and after.
  case html
}

/// The options of `check` and `diff` for what they found.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to report: text, json, github (annotations, and the job summary), markdown or html.",
      valueName: "format"))
  var report = ReportFormat.text

  @Flag(help: "List every value that differs, instead of the causes of many.")
  var all = false
}
