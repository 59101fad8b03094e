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
      are deleted, unless they were changed. Everything else in the folder is left alone.

      EXAMPLES
        almanac generate
        almanac generate --config app/almanac.json
        almanac --locales app/locales.txt --output app/Locales --formats strings
        almanac generate --calendars gregorian,chinese --years 1950...2050
        almanac generate --strings app/Picker.xcstrings --keys app/picker-keys.json
      """)

  @OptionGroup var options: BundleOptions

  func run() async throws {
    try await Generation(BundleSettings(options, config: options.configuration.file())).run()
  }
}

/// A run of `generate`, with its options.
private struct Generation {
  private let options: BundleSettings

  init(_ options: BundleSettings) { self.options = options }

  func run() async throws {
    let inputs = try await RunInputs(options)
    if !options.quiet { inputs.warnings.lines(in: options.localesName).forEach(Terminal.error) }
    // While the input is read there is nothing to tidy up, and a signal ends the process at once.
    let stop = StopSignal()
    let bundle = try bundle(stop)
    warn(of: bundle.kept)
    let upgrade = try bundle.upgrade(to: inputs.versions, options)
    let staging = Staging(bundle.folder)
    do {
      let pipeline = BundlePipeline(inputs: inputs, options: options, stop: stop) {
        file, digest throws(OutputFilesError) in try bundle.stage(file, digest, staging, upgrade)
      }
      let (products, manifest) = try await pipeline.run()
      try options.checkStrict(products.missing)
      if stop.isAsked { throw Failure(.stopped, in: options.output) }
      let summary = try commit(products.outcomes, manifest, staging)
      stop.stopListening()
      warn(of: summary.kept)
      if options.verbose { try name(products.outcomes + [manifest], summary) }
      try report(products, summary, inputs.words)
      if let upgrade, !options.quiet {
        try Terminal.print(upgrade.summary(paths: products.files.digests.keys, folder: options.output))
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
  private func bundle(_ stop: StopSignal) throws(Failure) -> BundleFolder {
    do throws(Failure) {
      return try BundleFolder(writing: options.output, isStopped: { stop.isAsked })
    } catch {
      stop.endProcessIfAsked()
      throw error
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
  /// Even a quiet run says so, because a person has to look at them.
  private func warn(of kept: [FileNote]) {
    let limit = 100
    for file in kept.prefix(limit) {
      Terminal.error("almanac: warning: \(file.description(in: options.output))")
    }
    guard kept.count > limit else { return }
    Terminal.error(
      "almanac: warning: \(kept.count - limit) more files were not deleted for the same reasons.")
  }

  private func report(
    _ products: BundleProducts<StagedFile>, _ summary: CommitSummary, _ words: OwnWords
  ) throws(Failure) {
    guard !options.quiet else { return }
    if let warning = products.missing.warning(of: products.coverage.count, isFilled: options.fallback != nil)
    {
      Terminal.error("almanac: warning: \(warning)")
    }
    if let overlays = words.summary { try Terminal.print(overlays) }
    try Terminal.print(
      """
      \(options.output): \(counted(products.coverage.count, "locale")). \(counted(summary.created, "file")) created, \
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

extension BundleFolder {
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
