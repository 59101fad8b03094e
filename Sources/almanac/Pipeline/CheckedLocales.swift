import AlmanacBundle
import AlmanacEmitters
import AlmanacExtraction
import AlmanacKit
import AlmanacOutputFiles
import AlmanacPreview

/// The locales in the HTML report of `check`, both as they are on disk and as `generate` would write them.
struct CheckedLocales {
  private let folders: BundleFolders
  private let inputs: RunInputs

  init(_ folders: BundleFolders, _ inputs: RunInputs) {
    self.folders = folders
    self.inputs = inputs
  }

  /// Prints an HTML report, with the old and the new version of each locale that the report shows.
  ///
  /// The files of these locales are generated again, so that a run need not keep the files of all locales in memory.
  func print(_ page: HTMLReport) throws {
    let regions = inputs.sharedFile(at: BundlePath.regions)
    try page.print(regions: regions.flatMap { RegionsFile(shown: $0.bytes) }) { tag in
      ReportLocale(tag: tag, old: try found(tag), new: try emitted(tag))
    }
  }

  /// The locale as it is on disk; `nil` if the bundle does not have it.
  private func found(_ tag: String) throws -> ReportLocale.Version? {
    var files: [String: [UInt8]] = [:]
    for path in LocaleFiles.paths(of: tag) {
      files[path] = try folders.bytes(of: path)
    }
    let isListed =
      folders.bundle.manifest?.files.keys.contains { BundlePath($0).subject.locale == tag } ?? false
    guard !files.isEmpty || isListed else { return nil }
    return ReportLocale.Version(reading: files, of: tag)
  }

  /// The locale as `generate` would write it; `nil` if the list of locales does not select it.
  private func emitted(_ tag: String) throws -> ReportLocale.Version? {
    guard let request = inputs.requests.first(where: { $0.tag == tag }) else { return nil }
    let record: LocaleRecord
    record = inputs.finished(try inputs.extractor.record(for: request))
    let files = inputs.files(for: record).filter { BundlePath($0.path).format == .json }
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    return ReportLocale.Version(reading: bytes, of: tag)
  }
}
