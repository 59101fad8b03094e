import AlmanacFormats
import AlmanacKit
import AlmanacPages

extension Bundle {
  /// The locale in the form that the HTML page of a report shows; `nil` if the bundle does not have the locale.
  func shown(_ tag: String) throws -> ReportLocale? {
    let files = try LocaleFiles.bytes(of: tag, bytes)
    guard !files.isEmpty || paths.contains(where: { BundlePath($0).subject.locale == tag }) else {
      return nil
    }
    return ReportLocale(reading: files, of: tag)
  }

  /// The rules of the regions for the HTML page of a report; `nil` if the bundle lacks them or they cannot be read.
  func shownRegions() throws -> RegionsFile? {
    try bytes(of: BundlePath.regions).flatMap { try? RegionsFile(reading: $0) }
  }
}

extension RunInputs {
  /// The locale as `generate` would write it; `nil` if the list of locales does not select it.
  ///
  /// The files are made again, so that a run need not keep the files of all locales in memory.
  func shown(_ tag: String) throws -> ReportLocale? {
    guard let request = files.list.requests.first(where: { $0.tag == tag }) else { return nil }
    let made = emissions.files(for: finished(try extractor.record(for: request)))
    let bytes = made.filter { BundlePath($0.path).format == .json }.map { ($0.path, $0.bytes) }
    return ReportLocale(reading: Dictionary(uniqueKeysWithValues: bytes), of: tag)
  }
}

extension ReportLocale {
  /// Reads the JSON files of a locale; if they cannot be shown, the value is the reason.
  init(reading files: [String: [UInt8]], of tag: String) {
    guard !files.isEmpty else {
      self = .unreadable("There are no JSON files for this locale, so it cannot be shown.")
      return
    }
    do throws(UnreadableBundleFile) {
      self = .files(try LocaleFiles(reading: files, of: tag))
    } catch {
      self = .unreadable("'\(error.path)' cannot be shown. \(error)")
    }
  }
}
