import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import ArgumentParser

/// `almanac generate`: writes the bundle.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the bundle; this is the default subcommand.",
    discussion: """
      Without a config, an option that you leave out comes from the bundle's manifest, if there is one. \
      Files that are already up to date are not touched. Almanac deletes files that only an earlier run wrote, \
      unless someone changed them. It names a changed file before it writes the file again. All other files in \
      the folder stay.

      EXAMPLES
        almanac generate
        almanac generate --config app/almanac.json
        almanac --locales app/locales.txt --output app/Locales --formats strings
        almanac generate --calendars gregorian,chinese --years 1950...2050
        almanac generate --strings app/Picker.xcstrings --keys app/picker-keys.json
      """)

  @OptionGroup var options: BundleArguments

  func run() async throws {
    let config = try options.configuration.file()
    let settings = try options.settings(config, config == nil ? options.bundle(config) : nil)
    try await Generation(inputs: RunInputs(settings)).run()
  }
}

private struct Generation {
  let inputs: RunInputs

  private var options: BundleSettings { inputs.settings }

  func run() async throws {
    if !options.quiet { inputs.files.warnings(options).forEach(Terminal.error) }
    // From here on, a signal no longer ends the process at once. Until now, there were no files to clean up.
    let stop = StopSignal()
    do {
      try await write(until: stop)
    } catch {
      stop.endProcessIfAsked()
      throw error
    }
  }

  private func write(until stop: StopSignal) async throws {
    try OtherFiles.check(options)
    let bundle = try Bundle(writing: options).opened(inputs.files.outputs, options, for: .writing)
    let writer = try BundleWriter(bundle)
    warn(ofEarlierFilesIn: bundle)
    let upgrade = try bundle.upgrade(to: inputs.versions, options)
    let results: BundlePipeline<BundleWriter.File>.Results
    let commit: Commit<DiskFolder>
    do {
      let pipeline = BundlePipeline(inputs: inputs, stop: stop) {
        file, digest in try writer.stage(file, digest, upgrade)
      }
      results = try await pipeline.run()
      try inputs.checkStrict(results.products.missing)
      if stop.isAsked { throw Failure(.ourMistake, "The run was stopped.") }
      commit = try writer.commit(results.products.outcomes, manifest: results.last)
      warn(of: commit.summaries, in: bundle.outputs)
      try writer.run(commit, results.manifest)
    } catch {
      writer.discard()
      throw error
    }
    stop.stopListening()
    let products = results.products
    if options.isVerbose { try name(products.outcomes + [results.last], commit.summaries, bundle.outputs) }
    try report(products, commit.summaries, bundle)
    if let upgrade, !options.quiet {
      try Terminal.print(upgrade.summary(paths: products.digests.keys, folder: options.output))
    }
  }

  /// Warns about files in the bundle's folders that an earlier run may have written, and that this run does not change.
  private func warn(ofEarlierFilesIn bundle: Bundle) {
    for path in bundle.forgottenOutputs {
      Terminal.error(
        """
        almanac: warning: '\(path)' (relative to '\(options.output)') is no longer an output. Its files from the earlier \
        run are still there. Delete them if you do not need them.
        """)
    }
    for manifest in bundle.otherManifests {
      Terminal.error(
        """
        \(manifest.path): warning: This folder also has another bundle, perhaps from an earlier run: its manifest lists \
        \(counted(manifest.fileCount, "file")) here. Delete the manifest, and those of its files that you do not need.
        """)
    }
  }

  /// Warns about left-over files that are kept, and about changed files that are written again.
  ///
  /// Even with `--quiet`, the command warns, because a person has to look at these files.
  private func warn(of summaries: [CommitSummary], in outputs: [BundleOutput]) {
    let notes = zip(outputs, summaries).flatMap { output, summary in
      summary.notes.map { $0.description(in: output.folder) }
    }
    let limit = 100
    for note in notes.prefix(limit) { Terminal.error("almanac: warning: \(note)") }
    guard notes.count > limit else { return }
    Terminal.error("almanac: warning: \(notes.count - limit) more warnings like these.")
  }

  private func report(
    _ products: BundleProducts<BundleWriter.File>, _ summaries: [CommitSummary], _ bundle: Bundle
  ) throws {
    guard !options.quiet else { return }
    let total = products.coverage.count
    for warning in inputs.warnings(of: products.missing) { Terminal.error("almanac: warning: \(warning)") }
    if let overlays = inputs.files.overlayUse.summary { try Terminal.print(overlays) }
    for (output, summary) in zip(bundle.outputs, summaries) {
      let count = output.locales?.count ?? total
      let head = output.path == BundleOutput.first ? "\(counted(count, "locale")). " : ""
      try Terminal.print(
        """
        \(output.folder): \(head)\(counted(summary.created, "file")) created, \(summary.changed) changed, \
        \(summary.deleted.count) deleted, \(summary.unchanged) unchanged.
        """)
    }
    guard let earlier = bundle.manifest else { return }
    let deleted = zip(bundle.outputs, summaries).map { (output: $0, paths: $1.deleted) }
    try Terminal.print(RemovedParts(deleted, of: earlier, options, tags: products.coverage.keys).lines)
  }

  /// Prints the name of every file that was created, changed or deleted.
  ///
  /// The name of a file outside the first output begins with its folder.
  private func name(
    _ files: [BundleWriter.File], _ summaries: [CommitSummary], _ outputs: [BundleOutput]
  ) throws {
    for (number, summary) in summaries.enumerated() {
      let prefix = number == 0 ? "" : "\(outputs[number].folder)/"
      let staged = files.filter { $0.output == number }.map(\.file).sorted { $0.path < $1.path }
      for file in staged where file.difference != .same {
        try Terminal.print("\(file.difference == .missing ? "created" : "changed")  \(prefix)\(file.path)")
      }
      for path in summary.deleted { try Terminal.print("deleted  \(prefix)\(path)") }
    }
  }
}
