import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles
import ArgumentParser

/// `almanac generate`: writes the bundle.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the bundle; this is the default subcommand.",
    discussion: """
      Files that are the same already are not touched. Files of an earlier run that are not written any more \
      are deleted, unless somebody changed them. Everything else in the folder is left alone.

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
    let bundle = try bundle(stop)
    warn(of: bundle.kept)
    let upgrade = try bundle.upgrade(to: plan.versions, options)
    let staging = Staging(bundle.folder)
    do {
      let run = Run(
        plan: plan, jobs: options.jobCount, isProgressShown: options.isProgressShown, stop: stop,
        output: options.output
      ) { file, digest throws(OutputFilesError) in try bundle.stage(file, digest, staging, upgrade) }
      let result = try await run()
      try options.checkStrict(result.missing)
      let manifest = try run.manifest(of: result)
      if stop.isAsked { throw Failure(.stopped, in: options.output) }
      let last = try stage(manifest, bundle, staging, upgrade)
      let summary = try commit(result.outcomes, last, staging)
      stop.stopListening()
      warn(of: summary.kept)
      if options.verbose { try name(result.outcomes + [last], summary) }
      try report(result, summary, plan.words)
      if let upgrade, !options.quiet {
        try Terminal.print(upgrade.summary(paths: result.files.digests.keys, folder: options.output))
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

  /// The bundle to write.
  private func bundle(_ stop: StopSignal) throws(Failure) -> Bundle {
    do throws(Failure) {
      return try Bundle(writing: options.output, isStopped: { stop.isAsked })
    } catch {
      stop.endProcessIfAsked()
      throw error
    }
  }

  private func stage(
    _ manifest: FinishedManifest, _ bundle: Bundle, _ staging: Staging<DiskFolder>, _ upgrade: Upgrade?
  ) throws(Failure) -> StagedFile {
    do throws(OutputFilesError) {
      return try bundle.stage(manifest.file, manifest.digest, staging, upgrade)
    } catch {
      throw Failure(error, in: options.output)
    }
  }

  private func commit(
    _ files: [StagedFile], _ manifest: StagedFile, _ staging: Staging<DiskFolder>
  ) throws(Failure) -> CommitSummary {
    do throws(OutputFilesError) {
      return try staging.commit(files.sorted { $0.path < $1.path }, manifest: manifest)
    } catch {
      throw Failure(error, in: options.output)
    }
  }

  /// Names the left-over files that were not deleted.
  ///
  /// Even a quiet run says so, because somebody has to look at them.
  private func warn(of kept: [KeptFile]) {
    let limit = 100
    for file in kept.prefix(limit) {
      Terminal.error("almanac: warning: \(file.description(in: options.output))")
    }
    guard kept.count > limit else { return }
    Terminal.error(
      "almanac: warning: \(kept.count - limit) more files were not deleted for the same reasons.")
  }

  private func report(
    _ result: Run<StagedFile>.Result, _ summary: CommitSummary, _ words: OwnWords
  ) throws(Failure) {
    guard !options.quiet else { return }
    if let warning = result.missing.warning(of: result.coverage.count, isFilled: options.fallback != nil) {
      Terminal.error("almanac: warning: \(warning)")
    }
    if let overlays = words.summary { try Terminal.print(overlays) }
    try Terminal.print(
      """
      \(options.output): \(counted(result.coverage.count, "locale")). \(counted(summary.created, "file")) created, \
      \(summary.changed) changed, \(summary.deleted.count) deleted, \(summary.unchanged) unchanged.
      """)
  }

  /// Names every file that was created, changed or deleted.
  private func name(_ files: [StagedFile], _ summary: CommitSummary) throws(Failure) {
    for file in files.sorted(by: { $0.path < $1.path }) where file.difference != .same {
      try Terminal.print("\(file.difference == .missing ? "created" : "changed")  \(file.path)")
    }
    for path in summary.deleted { try Terminal.print("deleted  \(path)") }
  }
}

extension Bundle {
  /// Stages a file; an upgrade is told what the file was before.
  fileprivate func stage(
    _ file: EmittedFile, _ digest: FileDigest, _ staging: Staging<DiskFolder>, _ upgrade: Upgrade?
  ) throws(OutputFilesError) -> StagedFile {
    let staged = try staging.stage(file.path, file.bytes, digest)
    if let upgrade, staged.difference == .changed {
      upgrade.add(file, old: try folder.store.read(file.path))
    }
    return staged
  }
}
