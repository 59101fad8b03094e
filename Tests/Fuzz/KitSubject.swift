import AlmanacKit
import AlmanacTestSupport
import Foundation

/// AlmanacKit, which reads a bundle with one damaged file and returns every kind of text of a picker.
struct KitSubject: Subject {
  /// The files to damage, each with the tag of the locale that is opened afterwards.
  private static let files: [(tag: String, path: String)] = [
    ("eo", "json/eo/locale.json"), ("eo", "json/eo/gregorian.json"), ("eo", "json/eo/buddhist.json"),
    ("zh-Hans", "json/zh-Hans/chinese.json"), ("he", "json/he/locale.json"),
    ("eo", "json/index.json"), ("eo", regions),
  ]

  private static let regions = "json/regions.json"

  /// The tags that users may want from a bundle.
  private static let wanted = ["eo-XX", "EO", "en", "zh-TW", "iw", "eo-u-nu-arab-rg-dezzzz", "i-default"]

  let corpus: [[UInt8]]
  /// One bundle for each damaged file, in which all other files are undamaged.
  private let bundles: [BundleCopy]
  private let almanacs: [Almanac]

  init() throws {
    // The folders are in memory if possible, because fuzzing writes a million files.
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let hasMemory = FileManager.default.isWritableFile(atPath: memory.path)
    let place = hasMemory ? memory : FileManager.default.temporaryDirectory
    bundles = try Self.files.map { try BundleCopy($0.tag, inside: place) }
    for bundle in bundles {
      try bundle.change("json/index.json", as: IndexFile.self) { index in
        index.locales = index.locales.filter { $0.key == bundle.tag }
        index.languages = index.languages.filter { bundle.tag.hasPrefix($0.key) }
      }
    }
    almanacs = try bundles.map { try Almanac(bundleAt: $0.folder) }
    corpus = try zip(bundles, Self.files).map { [UInt8](try $0.bytes($1.path)) }
  }

  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    let (tag, path) = Self.files[file]
    try Self.compare(bytes, path)
    do {
      try bundles[file].write(Data(bytes), to: path)
    } catch {
      throw BrokenRule(sentence: "The input cannot be written: \(error)")
    }
    do throws(AlmanacError) {
      if path == "json/index.json" {
        try Self.match(try Almanac(bundleAt: bundles[file].folder))
      } else {
        try Self.show(tag, path, almanacs[file])
      }
    } catch {
      let isSaid = !error.description.isEmpty && error.description != "AlmanacKit failed."
      try BrokenRule.unless(isSaid, "\(error) has no description.")
    }
  }

  /// Throws if AlmanacKit reads the file but Foundation's reader finds other values.
  private static func compare(_ bytes: [UInt8], _ path: String) throws(BrokenRule) {
    let type: any BundleFile.Type =
      path == regions
      ? RegionsFile.self
      : path.hasSuffix("locale.json")
        ? LocaleFile.self : path.hasSuffix("index.json") ? IndexFile.self : CalendarFile.self
    let file: any BundleFile
    do throws(BundleFileError) { file = try type.init(reading: bytes) } catch { return }
    try BrokenRule.unless(FoundationReading.has(file, in: bytes), "Foundation's reader finds other values.")
  }

  private static func match(_ almanac: Almanac) throws(AlmanacError) {
    for tag in wanted {
      do throws(AlmanacError) {
        _ = try almanac.locale(matching: [tag])
      } catch {
        guard case .noMatchingLocale = error else { throw error }
      }
    }
  }

  private static func show(_ tag: String, _ path: String, _ almanac: Almanac) throws(AlmanacError) {
    let locale = try almanac.locale(tag, region: path == regions ? "EG" : nil)
    if path.hasSuffix("locale.json") {
      _ = try locale.everyText() + locale.calendar(.gregorian).everyText()
    } else {
      for calendar in locale.calendars where path.hasSuffix("/\(calendar.rawValue).json") {
        _ = try locale.calendar(calendar).everyText()
      }
    }
  }
}
