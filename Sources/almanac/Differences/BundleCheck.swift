import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacPages
import AlmanacRecord

/// Compares a bundle with the files that `generate` would write.
struct BundleCheck {
  private let bundle: Bundle
  private let inputs: RunInputs

  /// Opens the folders of the bundle; `bundle` has only the folder with the manifest.
  init(of bundle: Bundle, _ inputs: RunInputs) throws {
    self.bundle = try bundle.opened(inputs.files.outputs, inputs.settings, for: .reading)
    self.inputs = inputs
  }

  /// Makes all files of the bundle, and reports how the files on disk differ from them.
  ///
  /// If options differ between the bundle and this run, only these options and the cause are reported.
  func report(remedy: String, isFull: Bool) async throws -> CheckReport {
    let room = Locked(ChangeRoom())
    let results = try await results(comparing: room)
    // Before the options, because the command that the report names would end with these errors.
    try inputs.checkStrict(results.products.missing)
    let paths = Set(results.products.digests.keys)
    let leftOver = bundle.paths.subtracting(paths).sorted().map { Finding.whole(.leftOver, $0) }
    var findings = findings(results, isCut: room.withLock { $0.isExceeded }) + leftOver
    let made = bundle.manifest?.options
    let options = made?.isKnown == true ? made?.differences(from: inputs.manifestOptions) ?? [] : []
    if options.isEmpty { findings = try withoutCopies(findings) }
    return CheckReport(
      findings, Cause(findings, in: bundle.manifest), options, from: bundle.paths, to: paths, inputs.index,
      bundle.outputs, remedy: remedy, isFull: isFull)
  }

  /// Makes all files of the bundle, and compares each file with the file on disk.
  private func results(comparing room: Locked<ChangeRoom>) async throws -> BundlePipeline<Finding?>.Results {
    let (outputs, folders) = (bundle.outputs, bundle.diskFolders)
    let fields = bundle.fields(comparedWith: inputs.settings)
    let pipeline = BundlePipeline(inputs: inputs, stop: nil) { file, _ in
      let place = outputs.place(of: file.path)
      return try Finding(file, at: place.path, in: folders[place.output], fields, room)
    }
    return try await pipeline.run()
  }

  /// The differences of the files that a run would write.
  ///
  /// If there were too many changes to keep in memory, the lists of some files are already shortened. The order of the
  /// threads decided which files. So all lists are shortened here, and every run has the same report.
  private func findings(_ results: BundlePipeline<Finding?>.Results, isCut: Bool) -> [Finding] {
    let isInterrupted = bundle.manifest?.isInterrupted == true
    let manifest = isInterrupted ? .whole(.changed, BundlePath.manifest) : results.last
    let findings = (results.products.outcomes + [manifest]).compactMap(\.self)
    return isCut ? findings.map(\.cut) : findings
  }

  /// The findings without the files that follow from the bundle's own JSON.
  ///
  /// If the JSON differs from the JSON of this run, a file that Almanac writes from it differs too. Any other file was
  /// edited.
  private func withoutCopies(_ findings: [Finding]) throws -> [Finding] {
    let others = findings.filter { $0.state == .changed && BundlePath($0.path).format != .json }
    guard let manifest = bundle.manifest, !others.isEmpty,
      findings.contains(where: { BundlePath($0.path).format == .json && $0.path != BundlePath.manifest })
    else { return findings }
    let check = try RecordCheck(of: Set(others.map(\.path)), in: manifest, read: bundle.bytes)
    return findings.filter { !check.same.contains($0.path) }
  }

  /// Prints an HTML report, with the old and the new version of each locale that the report shows.
  func print(_ page: ReportPage) throws {
    let bytes = try page.bytes(regions: inputs.regions) { tag in
      (old: try bundle.shown(tag), new: try inputs.shown(tag))
    }
    try Terminal.printUnescaped(bytes)
  }
}
