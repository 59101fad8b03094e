import AlmanacBundle
import ArgumentParser

/// `almanac diff`: reports the differences between two bundles, value by value.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two bundles, value by value; exit 1 if they differ.",
    discussion: """
      OLD and NEW are bundle folders. One of them may be git:REV, which means the folder that the other names, as \
      it was at that git revision. The report begins with the number of differences of each kind. Then it has one \
      line for each value that differs. If more than 36 values differ, it groups them by cause. The kinds: \
      \(ChangeKind.names.joined(separator: ", ")).

      A compact bundle has no sources and no lists of years. If only one of the bundles is compact, the \
      sources and the lists of years are not compared.

      The exit code is 1 if the bundles differ. With --fail-on, it is 1 only if they differ in one of the named kinds.

      EXAMPLES
        almanac diff git:HEAD
        almanac diff Output Output-ICU-78.3 --fail-on removed,week,root
        almanac diff git:main Output --report github
      """)

  @Argument(help: "The old bundle: a folder or git:REV.", completion: .directory)
  var old: String

  @Argument(
    help: "The new bundle: a folder or git:REV (default: the output of the config, or Output).",
    completion: .directory)
  var new: String?

  @OptionGroup var configuration: ConfigOption

  @OptionGroup var reporting: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The kinds of differences that make the exit code 1, separated by commas (default: all).",
      valueName: "kinds"),
    completion: .list(of: ChangeKind.names), transform: { try ChangeKind.list($0) })
  var failOn: [ChangeKind]?

  @Flag(name: .shortAndLong, help: "Print only errors and differences.")
  var quiet = false

  func validate() throws {
    if old.isEmpty { throw ValidationError("OLD is empty. Give the path of a folder, or git:REV.") }
    if new?.isEmpty == true { throw ValidationError("NEW is empty. Give the path of a folder, or git:REV.") }
    guard Bundle.revision(of: old) == nil || new.flatMap(Bundle.revision) == nil else {
      throw ValidationError(
        "Both bundles are git:REV. Name a folder for one of them; git:REV means that folder at a revision.")
    }
  }

  func run() throws {
    let new = try configuration.output(or: self.new)
    // If one bundle is git:REV, `folder` is the other bundle, because git reads the same folder at that revision. If
    // both bundles are folders, `folder` is the new bundle.
    let folder = Bundle.revision(of: new) == nil ? new : old
    var bundles = try ComparedBundles(old, new, in: folder)
    let changes = try bundles.changes()
    let errors = Set(failOn ?? [])
    let report = Report(
      changes: changes, try bundles.index(), wording: .change, folder: folder, errors: errors,
      isFull: reporting.all, isQuiet: quiet, location: bundles.location)
    try report.print(as: reporting.report) { causes in
      try bundles.print(causes, summary: report.summary)
    }
    let kinds = failOn ?? ChangeKind.allCases
    guard !changes.contains(where: { kinds.contains($0.kind) }) else { throw Failure(reported: .differences) }
  }
}

extension ChangeKind: OptionChoice {}
