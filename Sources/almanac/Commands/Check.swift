import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles
import ArgumentParser

/// `almanac check`: says whether the bundle is what `generate` would write.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Exit 1 and name the values that differ if the folder is not what generate would write.",
    discussion: """
      Nothing is written. The options come from the command line, then from the config, or without a config from the \
      manifest of the bundle.

      EXAMPLES
        almanac check
        almanac check --locales app/locales.txt --output app/Locales
        almanac check --report github
        almanac check --manifest-only
      """)

  @OptionGroup var options: BundleOptions

  @OptionGroup var reporting: ReportOptions

  @Flag(
    help: """
      Only hold each file against its size and SHA-256 in the manifest. This is fast and needs no ICU, and it does not say \
      whether generate would write the same.
      """)
  var manifestOnly = false

  func validate() throws {
    guard manifestOnly else { return }
    var others = options.layer
    (others.output, others.verbose) = (nil, nil)
    if let other = others.arguments.first {
      throw ValidationError(
        "\(other) says what generate would write, which --manifest-only does not ask. Remove one.")
    }
    guard reporting.report != .html else {
      throw ValidationError(
        "A page shows values, which --manifest-only does not compare. Choose another --report.")
    }
  }

  func run() async throws {
    let config = try options.configuration.file()
    let output = options.output ?? config?.layer.output ?? BundleSettings.defaultOutput
    guard !manifestOnly else { return try holdAgainstManifest(output, config) }
    guard let bundle = try Self.bundle(in: output) else {
      let options = try BundleSettings(options, config: config)
      // Report input errors first, because 'generate', the remedy, would stop at them.
      _ = try await RunInputs(options)
      throw Failure(
        file: output,
        """
        There is no bundle here: '\(BundleFolder.manifestPath)' is missing. Run '\(options.generateCommand)', or name the \
        folder of a bundle with --output.
        """)
    }
    let options = try settings(config, bundle)
    try bundle.checkOutputs(options)
    let inputs = try await RunInputs(options)
    if !options.quiet { inputs.warnings.lines(in: options.localesName).forEach(Terminal.error) }
    let fields = bundle.fields(comparedWith: options)
    let upgrade =
      options.acceptDataChange ? nil : Upgrade(from: bundle.manifest, to: inputs.versions, in: fields)
    if let made = bundle.manifest?.options,
      let differences = OptionReport(
        made, inputs.options, folder: options.output, remedy: options.generateCommand)
    {
      try differences.print(as: reporting.report)
      try end(options, differences.summary, upgrade)
    }
    let folders = try BundleFolders(reading: bundle, inputs.outputs, options)
    let stop = StopSignal()
    let room = Locked(ChangeRoom())
    let pipeline = BundlePipeline(inputs: inputs, options: options, stop: stop) {
      file, _ throws(Failure) in try folders.finding(file, in: fields, room)
    }
    let (products, manifest): (BundleProducts<Finding?>, Finding?)
    do {
      (products, manifest) = try await pipeline.run()
    } catch {
      stop.endProcessIfAsked()
      throw error
    }
    stop.stopListening()
    try options.checkStrict(products.missing)
    let paths = Set(products.files.digests.keys)
    let compared = (products.outcomes + [manifest]).compactMap(\.self)
    // Which files found room depends on the threads, so all of them are cut alike.
    let isCut = room.withLock { $0.isExceeded }
    let findings = (isCut ? compared.map(\.cut) : compared) + folders.leftOver(besides: paths)
    let cause = Cause(findings, of: paths, isInterrupted: try folders.isInterrupted)
    let report = CheckReport(
      findings, cause, inputs.index, folders.names, remedy: options.generateCommand, isFull: reporting.all)
    try report.print(as: reporting.report) { page throws(Failure) in
      try CheckedLocales(folders, inputs).print(page)
    }
    try end(options, findings.isEmpty ? nil : report.summary, upgrade)
    if isTold(options) { try Terminal.print("\(options.output) is fresh: \(paths.count) files.") }
  }

  /// Says which files of a bundle are not those that its manifest lists.
  private func holdAgainstManifest(_ output: String, _ config: ConfigFile?) throws(Failure) {
    let files = try ListedFiles(in: output)
    let findings = try files.findings()
    // The manifest does not say by which config the bundle was made.
    let options = try BundleSettings(options, config: config)
    let report = CheckReport(
      findings, nil, BundleIndex(reading: nil), files.names, remedy: options.generateCommand,
      isFull: reporting.all)
    try report.print(as: reporting.report) { _ throws(Failure) in }
    try end(options, findings.isEmpty ? nil : report.summary, nil)
    if isTold(options) {
      try Terminal.print("\(output) has the files that its manifest lists: \(files.count).")
    }
  }

  /// The options of the run; what neither the command line nor a config gives comes from the bundle's manifest.
  private func settings(_ config: ConfigFile?, _ bundle: BundleFolder) throws(Failure) -> BundleSettings {
    guard config == nil else { return try BundleSettings(options, config: config) }
    let (given, path) = (options.layer, "\(bundle.path)/\(BundleFolder.manifestPath)")
    let manifest = try ManifestOptions(bundle.manifest?.options, file: path, besides: given)
    if !options.quiet {
      if let note = manifest?.note(besides: given) { Terminal.error(note) }
      if manifest == nil {
        Terminal.error("\(path): warning: The options cannot be read; the defaults apply.")
      }
    }
    return try BundleSettings(options, config: nil, manifest: manifest)
  }

  /// The bundle to check; `nil` if the folder has none.
  private static func bundle(in output: String) throws(Failure) -> BundleFolder? {
    guard !DiskFolder.isAbsent(output) else { return nil }
    let bundle = try BundleFolder(reading: output)
    return bundle.manifest == nil ? nil : bundle
  }

  /// Ends the run if something differs; a bundle of other data has an exit code of its own.
  private func end(_ options: BundleSettings, _ summary: String?, _ upgrade: Upgrade?) throws(Failure) {
    if let upgrade { throw upgrade.refusal(options) }
    guard let summary else { return }
    if isTold(options) {
      try Terminal.print("\(options.output) is not fresh: \(summary). Run '\(options.generateCommand)'.")
    }
    throw Failure(reported: .differences)
  }

  private func isTold(_ options: BundleSettings) -> Bool { !options.quiet && reporting.report == .text }
}

extension BundleFolders {
  /// How the file on the disk differs in some fields from the one a run emitted; `nil` if it does not.
  fileprivate func finding(
    _ file: EmittedFile, in fields: ComparedFields, _ room: Locked<ChangeRoom>
  ) throws(Failure) -> Finding? {
    let place = place(of: file.path)
    guard let folder = self[place.folder] else { return .whole(.missing, file.path) }
    do throws(OutputFilesError) {
      switch try folder.difference(place.path, file.bytes) {
      case .same: return nil
      case .missing: return .whole(.missing, file.path)
      case .foreign: return .whole(.foreign, file.path)
      case .changed:
        // A file that vanished since is as missing as any.
        guard let found = try folder.store.read(place.path) else { return .whole(.missing, file.path) }
        return Finding(file, found: found, in: fields, room)
      }
    } catch {
      throw Failure(error, in: path(of: place.folder))
    }
  }

  /// The files of the bundle that a run would not write.
  fileprivate func leftOver(besides paths: Set<String>) -> [Finding] {
    let files = bundle.manifest?.files.keys.filter { !paths.contains($0) } ?? []
    return files.sorted().map { .whole(.leftOver, $0) }
  }
}
