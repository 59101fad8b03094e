/// A bundle that almanac wrote: what a picker needs of every locale in it.
public struct Almanac: Sendable {
  /// The locales of the bundle, as BCP 47 tags, sorted.
  public let localeTags: [String]

  private let files: BundleFiles

  /// Opens a bundle; throws if the folder is none, or of another version.
  public init(bundleAt folder: String) throws(AlmanacError) {
    files = BundleFiles(folder: folder)
    localeTags = try files.file("manifest.json", as: ManifestFile.self).locales.sortedByUTF8().map(\.key)
  }

  /// A locale of the bundle by its tag.
  ///
  /// `region` is the user's, as in `DE`, where it is not the language's: it decides about the week and the hours,
  /// as for English in Germany.
  public func locale(_ tag: String, region: String? = nil) throws(AlmanacError) -> AlmanacLocale {
    // Only a tag of the manifest becomes a path.
    guard localeTags.contains(tag) else { throw .unknownLocale(tag: tag, known: localeTags) }
    let path = "json/\(tag)/locale.json"
    var file = try files.file(path, as: LocaleFile.self)
    if let region { file.adopt(try self.region(region), code: region) }
    return try AlmanacLocale(file, of: files, path: path)
  }

  private func region(_ code: String) throws(AlmanacError) -> Region {
    let regions = try files.file("json/regions.json", as: RegionsFile.self).regions
    guard let region = regions[code] else { throw .unknownRegion(code) }
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
    calendars.preferred = region.calendars
  }
}
