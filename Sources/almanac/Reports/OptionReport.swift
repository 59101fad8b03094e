import AlmanacEmitters
import AlmanacKit

/// What `check` says of a bundle that was made with other options: each of them, and none of the values that follow.
struct OptionReport {
  private let differences: [Difference]
  private let folder: String

  /// An option with the values that the bundle and this run have.
  struct Difference: Equatable {
    /// The option, as in `--years`.
    let option: String
    /// The keys of the option in the manifest, as in `lastYear`.
    let keys: [String]
    let bundle: String
    let run: String
  }

  /// The options that differ; `nil` if none does.
  init?(_ bundle: ManifestFile.Options, _ run: ManifestFile.Options, folder: String) {
    differences = Self.differences(bundle, run)
    self.folder = folder
    guard !differences.isEmpty else { return nil }
  }

  private static func differences(
    _ bundle: ManifestFile.Options, _ run: ManifestFile.Options
  ) -> [Difference] {
    var differences: [Difference] = []
    func compare(_ option: String, _ keys: String..., text: (ManifestFile.Options) -> String) {
      guard text(bundle) != text(run) else { return }
      differences.append(Difference(option: option, keys: keys, bundle: text(bundle), run: text(run)))
    }
    compare("--formats", "formats") { $0.formats.joined(separator: ",") }
    compare("--calendars", "calendars") { $0.calendars.map(\.rawValue).joined(separator: ",") }
    compare("--years", "firstYear", "lastYear") { "\($0.firstYear)...\($0.lastYear)" }
    // A file with other bytes is the same option: which values follow from it is what the user asks.
    compare("--strings", "strings") { files($0.strings?.count) }
    compare("--keys", "keys") { files($0.keys == nil ? nil : 1) }
    compare("--fallback", "fallback") { $0.fallback ?? "none" }
    compare("--errata", "errata") { files($0.errata == nil ? nil : 1) }
    compare("--no-errata", "noErrata") { onOrOff($0.noErrata) }
    compare("--spaces", "spaces") { $0.spaces ?? SpaceStyle.keep.rawValue }
    compare("--title-case", "titleCase") { onOrOff($0.titleCase) }
    compare("--compact", "compact") { onOrOff($0.compact) }
    return differences
  }

  private static func onOrOff(_ flag: Bool?) -> String { flag == true ? "on" : "off" }

  private static func files(_ count: Int?) -> String { count.map { counted($0, "file") } ?? "none" }

  /// How many options differ, in a few words.
  var summary: String {
    "\(counted(differences.count, "option")) \(differences.count == 1 ? "differs" : "differ")"
  }

  /// Prints the report.
  func print(as format: ReportFormat) throws(Failure) {
    switch format {
    case .text: try Terminal.print(["\(cause)"] + lines)
    case .json: try Terminal.print(json)
    case .github:
      try Terminal.print(
        lines.map { Annotation(file: nil, title: "\(folder) is not fresh", message: $0).line(.error) })
      try JobSummary.add(markdown)
    case .markdown: try Terminal.print(markdown)
    }
  }

  private var cause: Cause { .stale(differences.flatMap(\.keys).map { "options.\($0)" }) }

  private var lines: [String] {
    differences.map { "\($0.option): \($0.bundle) in the bundle, \($0.run) in this run" }
  }

  private var markdown: [String] {
    ["### \(MarkdownText.escaped(folder)) is not up to date: \(summary)", ""]
      + lines.map { "- \(MarkdownText.escaped($0))" }
  }

  private var json: String {
    let options = differences.map {
      let fields = [("option", $0.option), ("bundle", $0.bundle), ("run", $0.run)]
      return "{\(fields.map { "\"\($0)\": \(QuotedText.json.quoted($1))" }.joined(separator: ", "))}"
    }
    return """
      {"cause": \(QuotedText.json.quoted("\(cause)")), "options": [\(options.joined(separator: ", "))], "files": [], \
      "more": 0, "counts": {}, "changes": []}
      """
  }
}
