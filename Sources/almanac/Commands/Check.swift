import AlmanacBundle
import AlmanacFormats
import AlmanacRecord
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
      throw ValidationError("\(other) has no effect with --manifest-only. Remove one of them.")
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
    guard let bundle, let manifest = bundle.manifest else { return try await refuse(options) }
    let inputs = try await RunInputs(options)
    if !options.quiet { inputs.files.warnings(options).forEach(Terminal.error) }
    let check = try BundleCheck(of: bundle, inputs)
    let fields = bundle.fields(comparedWith: options)
    let upgrade =
      options.acceptDataChange ? nil : Upgrade(from: manifest, to: inputs.versions, in: fields)
    let report = try await check.report(
      remedy: upgrade?.command(options) ?? options.generateCommand, isFull: reporting.all)
    try report.print(as: reporting.report, html: check.print)
    if let upgrade { throw upgrade.refusal(options) }
    try end(options, report, "is up to date: \(counted(report.fileCount, "file")).")
  }

  /// Ends the command because there is no bundle.
  private func refuse(_ options: BundleSettings) async throws {
    // Report input errors first: `generate`, which the message below suggests, would fail with the same errors.
    _ = try await RunInputs(options)
    let (start, flag) =
      OtherFiles.areRefused(options)
      ? ("Restore it from version control, run", " --allow-other-files") : ("Run", "")
    throw Failure(
      file: options.output,
      """
      There is no bundle here: '\(BundlePath.manifest)' is missing. \(start) '\(options.generateCommand)\(flag)', or \
      name the folder of a bundle with --output.
      """)
  }

  /// Reports the files of a bundle that differ from their entries in its manifest.
  private func compareWithManifest(_ config: OptionsFile?) throws {
    // The report suggests a `generate` command. The manifest does not record which config the bundle was made with, so
    // the suggested command has the config and options of this check.
    let options = try BundleSettings(options, config)
    let bundle = try Bundle(reading: options.output)
    let cause: Cause? = bundle.manifest?.isInterrupted == true ? .interrupted : nil
    let report = CheckReport(
      try bundle.differencesFromManifest(), cause, [], from: bundle.paths, to: bundle.paths,
      BundleIndex(reading: nil), bundle.outputs, remedy: options.generateCommand, isFull: reporting.all)
    try report.print(as: reporting.report) { _ in }
    try end(options, report, "matches its manifest: \(counted(report.fileCount, "file")).")
  }

  /// Ends the command with an exit code if something differs.
  ///
  /// If nothing differs, the command prints `success` after the name of the folder.
  private func end(_ options: BundleSettings, _ report: CheckReport, _ success: String) throws {
    if !options.quiet && reporting.report == .text {
      try Terminal.print("\(options.output) \(report.conclusion(success))")
    }
    if report.summary != nil { throw Failure(reported: .differences) }
  }
}

extension Bundle {
  /// The files that are missing, or whose size or SHA-256 differs from the manifest, and anything else at their paths.
  ///
  /// The manifest of an interrupted run differs from every finished manifest.
  fileprivate func differencesFromManifest() throws -> [Finding] {
    var findings: [Finding] =
      manifest?.isInterrupted == true ? [.whole(.changed, BundlePath.manifest)] : []
    for (path, digest) in (manifest?.files ?? [:]).sorted(by: { $0.key < $1.key }) {
      let bytes = try bytes(of: path)
      guard bytes.map({ FileDigest(of: $0) }) != digest else { continue }
      findings.append(try finding(of: path, bytes))
    }
    return findings
  }

  /// Describes a file that differs from its digest in the manifest, as `generate` sees it.
  private func finding(of path: String, _ bytes: [UInt8]?) throws -> Finding {
    guard let bytes else {
      return try obstacle(at: path).map { .foreign(path, at: $0) } ?? .whole(.missing, path)
    }
    let place = outputs.place(of: path)
    let isForeign = diskFolders[place.output]?.ownership.isForeign(bytes, at: place.path) == true
    return isForeign ? .foreign(path, at: outputs.location(of: path)) : .whole(.changed, path)
  }
}
