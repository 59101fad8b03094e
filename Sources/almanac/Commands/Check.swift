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
      Nothing is written. Give the options the bundle was generated with.

      EXAMPLES
        almanac check
        almanac check --locales app/locales.txt --output app/Locales
        almanac check --report github
      """)

  @OptionGroup var options: BundleOptions

  @OptionGroup var reporting: ReportOptions

  func run() async throws {
    let inputs = try await RunInputs(options)
    if !options.quiet { inputs.warnings.lines(in: options.locales).forEach(Terminal.error) }
    let bundle = try bundle()
    let stop = StopSignal()
    let fields = bundle.fields(comparedWith: options)
    let room = Locked(ChangeRoom())
    let pipeline = BundlePipeline(inputs: inputs, options: options, stop: stop) {
      file, _ throws(OutputFilesError) in try bundle.finding(file, in: fields, room)
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
    let leftOver = bundle.folder.ownership.leftOver(emitted: paths)
    let findings =
      (products.outcomes + [manifest]).compactMap(\.self) + leftOver.map { .whole(.leftOver, $0) }
    let upgrade =
      options.acceptDataChange ? nil : Upgrade(from: bundle.manifest, to: inputs.versions, in: fields)
    try report(findings, of: paths, inputs.index, upgrade: upgrade)
  }

  /// The bundle to check; throws if the folder has none.
  private func bundle() throws(Failure) -> BundleFolder {
    let output = options.output
    if !DiskFolder.isAbsent(output) {
      let bundle = try BundleFolder(reading: output)
      if bundle.manifest != nil { return bundle }
    }
    throw Failure(
      file: output,
      """
      There is no bundle here: '\(BundleFolder.manifestPath)' is missing. Run 'almanac generate', or name the folder of a \
      bundle with --output.
      """)
  }

  /// Tells what was found; a bundle of other data has an exit code of its own, unless the user accepts that.
  private func report(
    _ findings: [Finding], of paths: Set<String>, _ index: BundleIndex, upgrade: Upgrade?
  ) throws(Failure) {
    let report = CheckReport(findings, of: paths, index, folder: options.output, isFull: reporting.all)
    try report.print(as: reporting.report)
    let isTold = !options.quiet && reporting.report == .text
    if let upgrade { throw upgrade.refusal(in: options.output) }
    guard findings.isEmpty else {
      if isTold {
        try Terminal.print(
          "\(options.output) is not fresh: \(report.summary). Run 'almanac generate'.")
      }
      throw Failure(reported: .differences)
    }
    if isTold { try Terminal.print("\(options.output) is fresh: \(paths.count) files.") }
  }
}

extension BundleFolder {
  /// How the file on the disk differs in some fields from the one a run emitted; `nil` if it does not.
  fileprivate func finding(
    _ file: EmittedFile, in fields: ComparedFields, _ room: Locked<ChangeRoom>
  ) throws(OutputFilesError) -> Finding? {
    switch try folder.difference(file.path, file.bytes) {
    case .same: return nil
    case .missing: return .whole(.missing, file.path)
    case .foreign: return .whole(.foreign, file.path)
    case .changed:
      // A file that vanished since is as missing as any.
      guard let found = try folder.store.read(file.path) else { return .whole(.missing, file.path) }
      return Finding(file, found: found, in: fields, room)
    }
  }
}
