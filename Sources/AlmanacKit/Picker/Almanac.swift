/// A bundle that almanac wrote: what a picker needs of every locale in it.
///
/// Each locale and each calendar is read when it is asked for, and every time: keep what a picker uses.
public struct Almanac: Sendable {
  /// The locales of the bundle, as BCP 47 tags, in the order of their UTF-8 bytes.
  public let localeTags: [String]

  private let files: BundleFiles

  /// Opens a bundle by the path of its folder, the one with `manifest.json` in it.
  ///
  /// It throws ``AlmanacError/missingFile(path:)``, ``AlmanacError/malformedFile(path:reason:)``, or
  /// ``AlmanacError/unsupportedSchema(path:found:supported:)`` for a bundle of another version.
  public init(bundleAt folder: String) throws(AlmanacError) {
    files = BundleFiles(folder: folder)
    localeTags = try files.file("manifest.json", as: ManifestFile.self).locales.sortedByUTF8().map(\.key)
  }

  /// A locale of the bundle by its tag.
  ///
  /// `region` is the user's, as in `DE` (ISO 3166, or UN M.49 as in `001`), where it is not the language's:
  /// it decides about the week, the hours and the preferred calendar, as for English in Germany. It throws
  /// ``AlmanacError/unknownLocale(tag:known:)``, ``AlmanacError/unknownRegion(_:)``, or what the files have
  /// wrong.
  public func locale(_ tag: String, region: String? = nil) throws(AlmanacError) -> AlmanacLocale {
    // Only a tag of the manifest becomes a path.
    guard localeTags.contains(tag) else { throw .unknownLocale(tag: tag, known: localeTags) }
    let path = "json/\(tag)/locale.json"
    var file = try files.file(path, as: LocaleFile.self)
    guard file.locale == tag else {
      throw .malformedFile(path: path, reason: "it is of the locale '\(file.locale)'")
    }
    if let region { file.adopt(try self.region(region), code: region) }
    return try AlmanacLocale(file, of: files, path: path)
  }

  private func region(_ code: String) throws(AlmanacError) -> Region {
    let path = "json/regions.json"
    let regions = try files.file(path, as: RegionsFile.self).regions
    guard let region = regions[code] else { throw .unknownRegion(code) }
    do throws(FileProblem) {
      try region.check(code)
    } catch {
      throw .malformedFile(path: path, reason: error.reason)
    }
    return region
  }
}

extension LocaleFile {
  /// Takes the habits of a region.
  fileprivate mutating func adopt(_ region: Region, code: String) {
    week = WeekRules(
      firstDay: region.firstDay, minimalDays: region.minimalDays, region: code, weekend: region.weekend)
    hourCycle = region.hourCycle
    allowedHourCycles = region.allowedHourCycles
    columns.useDayPeriod(region.hourCycle.isHalfDay, on: dayPeriodSide)
    calendars.preferred = region.calendars
  }
}
