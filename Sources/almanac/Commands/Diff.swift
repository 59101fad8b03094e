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
    let (changes, index) = try Self.changes(from: old, to: new, in: folder)
    let errors = Set(failOn?.choices ?? [])
    let report = Report(
      changes: changes, index, wording: .change, folder: folder, errors: errors, isFull: reporting.all,
      isQuiet: quiet)
    try report.print(as: reporting.report)
    let kinds = failOn?.choices ?? ChangeKind.allCases
    guard !changes.contains(where: { kinds.contains($0.kind) }) else {
      throw Failure(reported: .differences)
    }
  }

  private static func changes(
    from old: String, to new: String, in folder: String
  ) throws(Failure) -> ([Change], BundleIndex) {
    var failures = FailureList()
    for folder in [old, new] where ReadBundle.revision(of: folder) == nil {
      _ = failures.collect { () throws(Failure) in try LinkOut.check(compared: folder) }
    }
    try failures.throwIfAny()
    let before = failures.collect { () throws(Failure) in try ReadBundle(old, inFolder: folder) }
    let after = failures.collect { () throws(Failure) in try ReadBundle(new, inFolder: folder) }
    try failures.throwIfAny()
    guard var before, var after else { preconditionFailure("Nothing was read, and nothing failed.") }
    let files = BundleComparison(from: before.paths, to: after.paths)
    var list = ChangeList()
    do throws(ChangeList.TooMany) {
      try list.add(files.wholes)
      for path in files.shared {
        let changes = failures.collect { () throws(Failure) in try Self.changes(path, &before, &after) }
        try list.add(changes ?? [])
      }
    } catch {
      throw Failure(
        .badInput,
        [
          """
          '\(old)' and '\(new)' differ in more than \(Limits.differences) values, or in values of more than \
          \(Limits.differenceBytes / 1_000_000) MB together. Compare bundles of the same app.
          """
        ])
    }
    try failures.throwIfAny()
    let hasIndex = after.paths.contains(BundlePath.index)
    let index = hasIndex ? try after.bytes(BundlePath.index) : nil
    return (files.told(list.changes), BundleIndex(reading: index))
  }

  private static func changes(
    _ path: String, _ before: inout ReadBundle, _ after: inout ReadBundle
  ) throws(Failure) -> [Change] {
    let (old, new) = (try before.bytes(path), try after.bytes(path))
    let fields = ComparedFields(isOldCompact: before.isCompact, isNewCompact: after.isCompact)
    do throws(FileComparison.Unreadable) {
      return try FileComparison.changes(path, from: old, to: new, in: fields)
    } catch {
      throw Failure(.badInput, ["\(error) Restore it in '\(before.name)' or '\(after.name)'."])
    }
  }
}
