import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import ArgumentParser

/// `almanac diff`: says what differs between two bundles, value by value.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two bundles, value by value; exit 1 if they differ.",
    discussion: """
      OLD and NEW are folders of bundles; one of them may be git:REV, the other folder as it was in that revision. \
      The counts of each kind come first, then a line for each value; more than 36 values are grouped by cause. The kinds: \
      \(ChangeKind.allCases.map(\.rawValue).joined(separator: ", ")).

      A compact bundle has no sources and no lists of years. They are not compared if only one of the two is compact.

      Exit 1 says that the bundles differ; with --fail-on, that they differ in one of its kinds.

      EXAMPLES
        almanac diff git:HEAD
        almanac diff Output Output-ICU-78.3 --fail-on removed,week,root
        almanac diff git:main Output --report github
      """)

  @Argument(help: "The bundle before: a folder, or git:REV.", completion: .directory)
  var old: String

  @Argument(
    help: "The bundle after: a folder, or git:REV (default: the output of the config, or Output).",
    completion: .directory)
  var new: String?

  @OptionGroup var configuration: ConfigOption

  @OptionGroup var reporting: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The kinds of differences that make the exit code 1, joined with commas (default: all).",
      valueName: "kinds"),
    completion: .list(of: ChangeKind.self), transform: { try ChoiceList(argument: $0) })
  var failOn: ChoiceList<ChangeKind>?

  @Flag(name: .shortAndLong, help: "Say nothing but errors and findings.")
  var quiet = false

  func validate() throws {
    guard ReadBundle.revision(of: old) == nil || new.flatMap(ReadBundle.revision) == nil else {
      throw ValidationError("Give at least one folder; git:REV is that folder as it was in a revision.")
    }
  }

  func run() throws {
    // A config that is named has to exist, even if nothing is taken from it.
    let config = new == nil || configuration.config != nil ? try configuration.file() : nil
    let new = self.new ?? config?.layer.output ?? BundleSettings.defaultOutput
    // The folder that is not a revision; the last, if both are folders.
    let folder = ReadBundle.revision(of: new) == nil ? new : old
    var bundles = try ComparedBundles(old, new, in: folder)
    let changes = try bundles.changes()
    let errors = Set(failOn?.choices ?? [])
    let report = Report(
      changes: changes, try bundles.index(), wording: .change, folder: folder, errors: errors,
      isFull: reporting.all, isQuiet: quiet, location: bundles.location)
    try report.print(as: reporting.report) { causes throws(Failure) in
      try bundles.print(causes, summary: report.summary)
    }
    let kinds = failOn?.choices ?? ChangeKind.allCases
    guard !changes.contains(where: { kinds.contains($0.kind) }) else {
      throw Failure(reported: .differences)
    }
  }
}
