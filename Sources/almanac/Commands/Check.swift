import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacOptions
import AlmanacOutputFiles
import ArgumentParser

/// `almanac check`: reports how the bundle differs from the files that `generate` would write.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check whether generate would change a file; if so, list the differences and exit 1.",
    discussion: """
      The command writes nothing. An option on the command line overrides the config. Without a config, most \
      options come from the manifest of the bundle, as for 'generate'. The manifest does not have the paths of the input files. So give \
      --locales, --strings, --keys and --errata as for 'generate', or write them into a config.

      EXAMPLES
        almanac check
        almanac check --locales app/locales.txt --output app/Locales
        almanac check --report github
        almanac check --manifest-only
      """)

  @OptionGroup var options: BundleArguments

  @OptionGroup var reporting: ReportOptions

  @Flag(
    help: """
      Only compare each file with its size and SHA-256 in the manifest. This is fast and needs no ICU, but it does not \
      check whether generate would write the same files.
      """)
  var manifestOnly = false

  func validate() throws {
    guard manifestOnly else { return }
    var others = options.given
    (others.$output.given, others.$verbose.given) = (nil, nil)
    if let other = others.arguments.first {
      throw ValidationError(
        "\(other) has no effect with --manifest-only. Remove one of them.")
    }
    guard reporting.report != .html else {
      throw ValidationError(
        "--report html shows values, which --manifest-only does not compare. Choose another report.")
    }
  }

  func run() async throws {
    let config = try options.configuration.file()
    guard !manifestOnly else { return try compareWithManifest(config) }
    let bundle = try options.bundle(config)
    let options = try options.settings(config, bundle)
    guard let bundle, bundle.manifest != nil else { return try await refuse(options) }
    try bundle.checkOutputs(options)
    let inputs = try await RunInputs(options)
    if !options.quiet { inputs.warnings.forEach(Terminal.error) }
    let fields = bundle.fields(comparedWith: options)
    let upgrade =
      options.acceptDataChange ? nil : Upgrade(from: bundle.manifest, to: inputs.versions, in: fields)
    if let differences = bundle.differentOptions(inputs, options) {
      try differences.print(as: reporting.report)
      try end(options, differences.summary, upgrade)
    }
    try await compare(bundle, inputs, options, fields, upgrade)
  }

  /// Ends the command because there is no bundle.
  private func refuse(_ options: BundleSettings) async throws {
    // Report input errors first: `generate`, which the message below suggests, would fail with the same errors.
    _ = try await RunInputs(options)
    throw Failure(
      file: options.output,
      """
      There is no bundle here: '\(BundleFolder.manifestPath)' is missing. Run '\(options.generateCommand)', or name the \
      folder of a bundle with --output.
      """)
  }

  /// Makes all files of the bundle, and reports how the files on disk differ from them.
  private func compare(
    _ bundle: BundleFolder, _ inputs: RunInputs, _ options: BundleSettings, _ fields: ComparedFields,
    _ upgrade: Upgrade?
  ) async throws {
    let folders = try BundleFolders(reading: bundle, inputs.outputs, options)
    let (products, findings) = try await findings(in: folders, inputs, options, fields)
    try options.checkStrict(products.missing)
    let paths = Set(products.files.digests.keys)
    let cause = Cause(findings, of: paths, isInterrupted: bundle.manifest?.isInterrupted == true)
    let report = CheckReport(
      findings, cause, of: paths, inputs.index, folders.names, remedy: options.generateCommand,
      isFull: reporting.all)
    try report.print(as: reporting.report) { page in
      try CheckedLocales(folders, inputs).print(page)
    }
    try end(options, findings.isEmpty ? nil : report.summary, upgrade)
    if printsText(options) { try Terminal.print("\(options.output) is up to date: \(paths.count) files.") }
  }

  /// Makes all files of the bundle, and compares each file with the file on disk.
  private func findings(
    in folders: BundleFolders, _ inputs: RunInputs, _ options: BundleSettings, _ fields: ComparedFields
  ) async throws -> (BundleProducts<Finding?>, [Finding]) {
    let stop = StopSignal()
    let room = Locked(ChangeRoom())
    let pipeline = BundlePipeline(inputs: inputs, options: options, stop: stop) {
      file, _ in try folders.finding(file, in: fields, room)
    }
    let results: BundlePipeline<Finding?>.Results
    do {
      results = try await pipeline.run()
    } catch {
      stop.endProcessIfAsked()
      throw error
    }
    stop.stopListening()
    let products = results.products
    let isInterrupted = folders.bundle.manifest?.isInterrupted == true
    let manifest = isInterrupted ? .whole(.changed, BundleFolder.manifestPath) : results.last
    let compared = (products.outcomes + [manifest]).compactMap(\.self)
    // If there were too many changes to keep in memory, the lists of some files are already shortened. The order of the
    // threads decided which files. So all lists are shortened here, and every run has the same report.
    let isCut = room.withLock { $0.isExceeded }
    let paths = Set(products.files.digests.keys)
    let findings = try folders.withoutCopies(isCut ? compared.map(\.cut) : compared)
    return (products, findings + folders.leftOver(besides: paths))
  }

  /// Reports the files of a bundle that differ from their entries in its manifest.
  private func compareWithManifest(_ config: OptionsFile?) throws {
    // The report suggests a `generate` command. The manifest does not record which config the bundle was made with, so
    // the suggested command has the config and options of this check.
    let options = try BundleSettings(options, config)
    let files = try ListedFiles(in: options.output)
    let findings = try files.findings()
    let report = CheckReport(
      findings, files.isInterrupted ? .interrupted : nil, of: [], BundleIndex(reading: nil), files.names,
      remedy: options.generateCommand,
      isFull: reporting.all)
    try report.print(as: reporting.report) { _ in }
    try end(options, findings.isEmpty ? nil : report.summary, nil)
    if printsText(options) {
      try Terminal.print("\(options.output) matches its manifest: \(counted(files.count, "file")).")
    }
  }

  /// Ends the command with an exit code if something differs; a bundle made with other ICU data has a separate exit
  /// code.
  private func end(_ options: BundleSettings, _ summary: String?, _ upgrade: Upgrade?) throws {
    if let upgrade { throw upgrade.refusal(options) }
    guard let summary else { return }
    if printsText(options) {
      try Terminal.print("\(options.output) is not up to date: \(summary). Run '\(options.generateCommand)'.")
    }
    throw Failure(reported: .differences)
  }

  private func printsText(_ options: BundleSettings) -> Bool { !options.quiet && reporting.report == .text }
}

extension BundleFolder {
  /// The options that differ between the bundle and a run; `nil` if they are equal, or if the manifest has unknown
  /// options.
  fileprivate func differentOptions(_ inputs: RunInputs, _ options: BundleSettings) -> OptionReport? {
    guard let made = manifest?.options, made.isKnown else { return nil }
    return OptionReport(made, inputs.options, folder: options.output, remedy: options.generateCommand)
  }
}

extension BundleFolders {
  /// The difference between a file on disk and the file that a run would write; `nil` if the files are the same.
  ///
  /// If the bytes differ, the finding lists the differences in `fields` only.
  fileprivate func finding(
    _ file: EmittedFile, in fields: ComparedFields, _ room: Locked<ChangeRoom>
  ) throws -> Finding? {
    let place = place(of: file.path)
    guard let folder = self[place.folder] else { return .whole(.missing, file.path) }
    switch try folder.difference(place.path, file.bytes) {
    case .same: return nil
    case .missing: return .whole(.missing, file.path)
    case .foreign: return .whole(.foreign, file.path)
    case .changed, .edited:
      // If the file was removed after it was compared, it is missing too.
      guard let found = try folder.store.read(place.path) else { return .whole(.missing, file.path) }
      return Finding(file, found: found, in: fields, room)
    }
  }

  /// The findings without the files that follow from the bundle's own JSON.
  ///
  /// If the JSON differs from the JSON of this run, a file that Almanac writes from it differs too. Any other file was
  /// edited.
  fileprivate func withoutCopies(_ findings: [Finding]) throws -> [Finding] {
    let others = findings.filter { $0.state == .changed && BundlePath($0.path).format != .json }
    guard let manifest = bundle.manifest, !others.isEmpty,
      findings.contains(where: { BundlePath($0.path).format == .json })
    else { return findings }
    let paths = Set(others.map(\.path))
    let check = try RecordCheck(of: paths, in: manifest) { path in try bytes(of: path) }
    return findings.compactMap { finding in
      guard paths.contains(finding.path), !check.undecided.contains(finding.path) else { return finding }
      return check.edits[finding.path].map { finding.with($0) }
    }
  }

  /// The bytes of a file on disk; `nil` if it does not exist.
  func bytes(of path: String) throws -> [UInt8]? {
    let place = place(of: path)
    return try self[place.folder]?.store.read(place.path)
  }

  /// The files that the manifest lists but this run would not write.
  fileprivate func leftOver(besides paths: Set<String>) -> [Finding] {
    let files = bundle.manifest?.files.keys.filter { !paths.contains($0) } ?? []
    return files.sorted().map { .whole(.leftOver, $0) }
  }
}
