import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles
import ArgumentParser

/// `almanac generate`: writes the bundle.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the bundle; this is the default subcommand.",
    discussion: """
      Files that are the same already are not touched, files of an earlier run that are not written any more \
      are deleted, and everything else in the folder is left alone.

      EXAMPLES
        almanac generate
        almanac generate --locales app/locales.txt --output app/Locales --formats strings
        almanac generate --calendars gregorian,chinese --years 1950...2050
        almanac generate --strings app/Picker.xcstrings --keys app/picker-keys.json
      """)

  @OptionGroup var options: BundleOptions

  func run() async throws {
    let plan = try await Plan(options)
    // While the input is read there is nothing to tidy up, and a signal ends the process at once.
    let stop = StopSignal()
    let bundle = try Bundle(at: options.output, for: .writing)
    let upgrade = try bundle.upgrade(to: plan.versions, options)
    let staging = Staging(bundle.folder)
    do {
      let run = Run(
        plan: plan, jobs: options.jobCount, isProgressShown: options.isProgressShown, stop: stop,
        output: options.output
      ) { file throws(OutputFilesError) in
        let staged = try staging.stage(file.path, file.bytes)
        if let upgrade, staged.difference == .changed {
          upgrade.add(file, old: try bundle.folder.store.read(file.path))
        }
        return staged
      }
      let result = try await run()
      try options.checkStrict(result.coverage)
      if stop.isAsked { throw Failure(.ourMistake, ["The run was stopped."]) }
      let summary = try commit(plan, result, staging)
      stop.stopListening()
      try report(result, summary, plan.words)
      if let upgrade, !options.quiet {
        try Terminal.print(upgrade.summary(paths: result.sizes.keys, folder: options.output))
      }
    } catch {
      // The error that ended the run is what the user has to know; a folder that cannot be tidied up now is
      // tidied up by the next run.
      do throws(OutputFilesError) { try staging.discard() } catch {}
      bundle.folder.store.removeIfMade()
      stop.endProcessIfAsked()
      throw error
    }
  }

  private func commit(
    _ plan: Plan, _ result: Run<StagedFile>.Result, _ staging: Staging<DiskFolder>
  ) throws(Failure) -> CommitSummary {
    let manifest = plan.manifest(sizes: result.sizes, coverage: result.coverage)
    do throws(OutputFilesError) {
      let last = try staging.stage(manifest.path, manifest.bytes)
      return try staging.commit(result.outcomes.sorted { $0.path < $1.path } + [last])
    } catch {
      throw Failure(error, in: options.output)
    }
  }

  private func report(
    _ result: Run<StagedFile>.Result, _ summary: CommitSummary, _ words: OwnWords
  ) throws(Failure) {
    guard !options.quiet else { return }
    if options.verbose {
      for file in result.outcomes.sorted(by: { $0.path < $1.path }) where file.difference != .same {
        try Terminal.print("\(file.difference == .missing ? "created" : "changed")  \(file.path)")
      }
    }
    if let warning = MissingWords(result.coverage).warning(isFilled: options.fallback != nil) {
      Terminal.error("almanac: warning: \(warning)")
    }
    if let overlays = words.summary { try Terminal.print(overlays) }
    try Terminal.print(
      """
      \(options.output): \(counted(result.coverage.count, "locale")). \(counted(summary.created, "file")) created, \
      \(summary.changed) changed, \(summary.deleted) deleted, \(summary.unchanged) unchanged.
      """)
  }
}

/// The locales that lack words of the picker's, for one line of warning.
struct MissingWords {
  private let lacking: Int
  private let total: Int

  init(_ coverage: [String: ManifestFile.Coverage]) {
    total = coverage.count
    lacking = coverage.values.count { $0.missing != nil }
  }

  func warning(isFilled: Bool) -> String? {
    guard lacking > 0 else { return nil }
    return """
      \(lacking) of \(counted(total, "locale")) without all of the picker's words; manifest.json lists them. \
      \(isFilled ? "They were filled from the fallback." : "Fill them with --fallback, or add them.")
      """
  }
}

extension Plan {
  /// The manifest of a run.
  func manifest(sizes: [String: Int], coverage: [String: ManifestFile.Coverage]) -> EmittedFile {
    let manifest = ManifestFile(
      tool: Version.almanac, icu: versions.icu, cldr: versions.cldr, tzdata: versions.tzdata,
      options: options,
      locales: coverage, files: sizes)
    return EmittedFile(path: Bundle.manifestPath, bytes: JSONWriter.bytes(of: manifest, .readable))
  }
}
