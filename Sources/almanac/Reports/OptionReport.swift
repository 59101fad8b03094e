import AlmanacEmitters
import AlmanacKit
import AlmanacPreview

/// The report of `check` about options that differ between the bundle and this run.
///
/// The report lists no values, because the values differ as a result of the options.
struct OptionReport {
  private let differences: [Difference]
  private let folder: String
  /// The command that brings the bundle up to date, such as `almanac generate`.
  private let remedy: String

  /// An option, with its value in the bundle and its value in this run.
  struct Difference: Equatable {
    /// The option, such as `--years`.
    let option: String
    /// The keys of the option in the manifest, such as `lastYear`.
    let keys: [String]
    let bundle: String
    let run: String
  }

  /// Compares the options of the bundle with the options of this run; `nil` if they are equal.
  init?(_ bundle: ManifestFile.Options, _ run: ManifestFile.Options, folder: String, remedy: String) {
    differences = Self.differences(bundle, run)
    self.folder = folder
    self.remedy = remedy
    guard !differences.isEmpty else { return nil }
  }

  private static func differences(
    _ bundle: ManifestFile.Options, _ run: ManifestFile.Options
  ) -> [Difference] {
    var differences: [Difference] = []
    func compare(_ option: String, _ keys: String..., text: (ManifestFile.Options) -> String) {
      let (old, new) = (text(bundle), text(run))
      guard old != new else { return }
      differences.append(Difference(option: option, keys: keys, bundle: old.shortened, run: new.shortened))
    }
    compare("--formats", "formats") { $0.formats.joined(separator: ",") }
    compare("outputs", "outputs") { ($0.outputs ?? []).map(\.text).joined(separator: "; ").orNone }
    compare("--calendars", "calendars") { $0.calendars.map(\.rawValue).joined(separator: ",") }
    compare("--years", "firstYear", "lastYear") { "\($0.firstYear)...\($0.lastYear)" }
    // Only the number of files is compared. If the content of a file changed, another report lists the values that
    // differ.
    compare("--strings", "strings") { files($0.strings?.count) }
    compare("--keys", "keys") { files($0.keys == nil ? nil : 1) }
    compare("--fallback", "fallback") { $0.fallback ?? "none" }
    compare("--errata", "errata") { files($0.errata == nil ? nil : 1) }
    compare("--no-errata", "noErrata") { onOrOff($0.noErrata) }
    compare("--spaces", "spaces") { $0.spaces ?? SpaceStyle.keep.rawValue }
    compare("--strings-layout", "stringsLayout") { $0.stringsLayout ?? StringsLayout.nested.rawValue }
    compare("--default-locale", "defaultLocale") {
      $0.defaultLocale ?? ManifestFile.Options.usualDefaultLocale
    }
    compare("--title-case", "titleCase") { onOrOff($0.titleCase) }
    compare("--compact", "compact") { onOrOff($0.compact) }
    return differences
  }

  private static func onOrOff(_ flag: Bool?) -> String { flag == true ? "on" : "off" }

  private static func files(_ count: Int?) -> String { count.map { counted($0, "file") } ?? "none" }

  /// The number of options that differ, as in `2 options differ`.
  var summary: String {
    "\(counted(differences.count, "option")) \(differences.count == 1 ? "differs" : "differ")"
  }

  /// Prints the report.
  func print(as format: ReportFormat) throws(Failure) {
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
    differences.map { "\($0.option): \($0.bundle) in the bundle, \($0.run) in this run" }
  }

  private var markdown: [String] {
    ["### \(MarkdownText.escaped(folder)) is not up to date: \(summary)", ""]
      + lines.map { "- \(MarkdownText.escaped($0))" } + [
        "", "Run <code>\(MarkdownText.escaped(remedy))</code>.",
      ]
  }

  private var json: String {
    let options = differences.map {
      let fields = [("option", $0.option), ("bundle", $0.bundle), ("run", $0.run)]
      return "{\(fields.map { "\"\($0)\": \(QuotedText.json.quoted($1))" }.joined(separator: ", "))}"
    }
    return """
      {"cause": \(QuotedText.json.quoted("\(cause)")), "remedy": \(QuotedText.json.quoted(remedy)), "options": [\(options.joined(separator: ", "))], "files": [], \
      "more": 0, "counts": {}, "changes": []}
      """
  }
}

extension ManifestFile.Options.Output {
  /// The output as one text, as in `../res: android, 12 locales`.
  fileprivate var text: String {
    "\(path): \(formats.joined(separator: ","))" + (locales.map { ", \(counted($0.count, "locale"))" } ?? "")
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}
