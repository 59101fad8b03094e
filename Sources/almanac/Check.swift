import AlmanacEmitters
import AlmanacOutputFiles
import ArgumentParser

/// `almanac check`: says whether the bundle is what `generate` would write.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Exit 1 and list the differences if the folder is not what generate would write.",
    discussion: """
      Nothing is written. Give the options the bundle was generated with.

      EXAMPLES
        almanac check
        almanac check --locales app/locales.txt --output app/Locales --formats strings
      """)

  @OptionGroup var options: BundleOptions

  func run() async throws {
    let plan = try Plan(options)
    guard !DiskFolder.isAbsent(options.output) else {
      try report(["missing    \(options.output)"], count: 0)
      return
    }
    let bundle = try Bundle(at: options.output, for: .reading)
    try bundle.checkData(plan.versions, isChangeAccepted: options.acceptDataChange)
    let stop = StopSignal()
    let run = Run(
      plan: plan, jobs: options.jobCount, isProgressShown: options.isProgressShown, stop: stop,
      output: options.output
    ) { file throws(OutputFilesError) in
      Finding(path: file.path, difference: try bundle.folder.difference(file.path, file.bytes))
    }
    let result = try await run()
    stop.endProcessIfAsked()
    try options.checkStrict(result.coverage)
    let manifest = plan.manifest(sizes: result.sizes, coverage: result.coverage)
    let last = try run.finding(manifest)
    let findings = (result.outcomes + [last]).filter { $0.difference != .same }
    let leftOver = bundle.folder.leftOver(emitted: Set(result.sizes.keys).union([manifest.path]))
    try report(findings.map(\.line) + leftOver.map { "left over  \($0)" }, count: result.sizes.count + 1)
  }

  private func report(_ lines: [String], count: Int) throws(Failure) {
    for line in lines.sorted() { print(line) }
    guard lines.isEmpty else {
      if !options.quiet {
        print("\(options.output) is not fresh: \(lines.count) differences. Run 'almanac generate'.")
      }
      throw Failure(reported: .differences)
    }
    if !options.quiet { print("\(options.output) is fresh: \(count) files.") }
  }
}

/// A file of the bundle, and how the one on the disk differs.
struct Finding: Sendable {
  let path: String
  let difference: FileDifference

  var line: String {
    switch difference {
    case .same: "same       \(path)"
    case .missing: "missing    \(path)"
    case .changed: "changed    \(path)"
    case .foreign: "foreign    \(path)"
    }
  }
}

extension Run<Finding> {
  /// What `use` says of one more file.
  func finding(_ file: EmittedFile) throws(Failure) -> Finding {
    do throws(OutputFilesError) {
      return try use(file)
    } catch {
      throw Failure(error, in: output)
    }
  }
}
