import AlmanacEmitters
import AlmanacKit
import AlmanacPreview

extension ReadBundle {
  /// The bytes of a locale's JSON files in the bundle, by path.
  mutating func jsonFiles(of tag: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in LocaleFiles.paths(of: tag) where paths.contains(path) { files[path] = try bytes(path) }
    return files
  }

  /// The locale in the form that the HTML page of a report shows; `nil` if the bundle does not have the locale.
  mutating func shown(_ tag: String) throws -> ReportLocale.Version? {
    guard paths.contains(where: { BundlePath($0).subject.locale == tag }) else { return nil }
    return ReportLocale.Version(reading: try jsonFiles(of: tag), of: tag)
  }

  /// The rules of the regions for the HTML page of a report; `nil` if the bundle lacks them or they cannot be read.
  mutating func shownRegions() throws -> RegionsFile? {
    guard paths.contains(BundlePath.regions) else { return nil }
    return RegionsFile(shown: try bytes(BundlePath.regions))
  }
}

extension ReportLocale.Version {
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

extension RegionsFile {
  /// Reads the rules of the regions; `nil` if they cannot be read.
  init?(shown bytes: [UInt8]) {
    do throws(BundleFileError) {
      try self.init(reading: bytes)
    } catch {
      return nil
    }
  }
}
