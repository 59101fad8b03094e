import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacPages

/// The bundle that `preview` shows, and the locales that the user wants to see.
struct PreviewSource {
  /// The tags of the locales to show, sorted.
  let tags: [String]
  let calendars: [CalendarIdentifier]
  private let manifest: Manifest
  private var bundle: Bundle

  /// The greatest number of bytes that all locales may have together; browsers still open a page of this size.
  private static let sizeLimit = 256_000_000

  /// The paths of the bundle's folders; the folder with the manifest is first.
  var folders: [String] { bundle.outputs.map(\.folder) }

  /// Opens the bundle in a folder; if `wanted` is empty, all locales in the bundle are shown.
  init(_ folder: String, tags wanted: [String]) throws {
    bundle = try Bundle(reading: folder)
    guard let manifest = bundle.manifest else { preconditionFailure("A bundle that is read has a manifest.") }
    guard manifest.schemaVersion == Manifest.currentSchemaVersion else {
      throw Failure(
        file: folder,
        """
        This bundle has schema version \(manifest.schemaVersion), but this version of Almanac shows \
        \(Manifest.currentSchemaVersion). Generate the bundle again.
        """)
    }
    self.manifest = manifest
    let files = bundle.paths.map(BundlePath.init).filter { $0.format == .json && $0.subject.locale != nil }
    guard !files.isEmpty else {
      throw Failure(
        file: folder,
        "The preview needs JSON files, but this bundle has none. Generate the bundle again.")
    }
    let known = Set(files.compactMap(\.subject.locale))
    tags = try wanted.isEmpty ? known.sorted() : Self.tags(wanted, of: known, folder)
    let tables = Set(files.filter { $0.subject.kind == .calendar }.map(\.subject.table))
    calendars = CalendarIdentifier.allCases.filter { tables.contains($0.rawValue) }
  }

  /// The tags of the locales to show, as the bundle spells them, without duplicates; throws if a tag is not in the
  /// bundle.
  private static func tags(_ wanted: [String], of known: Set<String>, _ folder: String) throws -> [String] {
    // Tags are case-insensitive (BCP 47).
    let spellings = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    let unknown = wanted.filter { spellings[$0.lowercased()] == nil }
    guard unknown.isEmpty else {
      throw Failure(.usage, unknown.map { NearestTag.message(for: $0, among: known, of: folder) })
    }
    return Set(wanted.compactMap { spellings[$0.lowercased()] }).sorted()
  }

  /// Makes the page; throws the errors of all files at once.
  mutating func page() throws -> [UInt8] {
    let rules = try bundle.listedBytes(of: BundlePath.regions)
    var failures = FailureList()
    let words = try CatalogueWords()
    var needsReview: [String: [String]] = [:]
    var locales: [UInt8] = []
    let regions = failures.collect {
      try naming { () throws(UnreadableBundleFile) in
        try UnreadableBundleFile.read(RegionsFile.self, BundlePath.regions, rules)
      }
    }
    for tag in tags {
      let files = failures.collect {
        let files = try LocaleFiles.bytes(of: tag) { try bundle.listedBytes(ofAny: $0) }
        return try naming { () throws(UnreadableBundleFile) in try LocaleFiles(reading: files, of: tag) }
      }
      guard let files, failures.isEmpty else { continue }
      needsReview[tag] = try words.unreviewedKeys(in: files.locale)
      locales += HTMLFile.block("locale-\(tag)", isLocale: true, files)
      guard locales.count <= Self.sizeLimit else { throw Self.tooLarge }
    }
    let data = PreviewData(
      manifest: manifest, calendars: calendars, tags: tags, regions: try failures.result(regions),
      words: words.english, needsReview: needsReview)
    return PreviewPage.bytes(data, locales)
  }

  /// A warning for each file of another format that is not what Almanac writes from the JSON, which the page shows.
  mutating func warnings() -> [String] {
    let others = bundle.paths.filter { path in
      let file = BundlePath(path)
      return file.format != .json && file.subject.locale.map(tags.contains) == true
    }
    // The page does not need these files, so a file that cannot be read stops nothing.
    let edits = (try? bundle.check(others))?.edits ?? [:]
    return edits.sorted { $0.key < $1.key }.map { path, line in
      "\(bundle.outputs.location(of: path)): warning: \(line.detail). The preview shows the text of the JSON."
    }
  }

  private static var tooLarge: Failure {
    Failure(
      .badInput,
      """
      The preview would be larger than \(sizeLimit / 1_000_000) MB. Name the locales to show, as in \
      'almanac preview de'.
      """)
  }

  /// Calls a function that reads a file; its error becomes a failure that names the file.
  private func naming<File>(_ read: () throws(UnreadableBundleFile) -> File) throws -> File {
    do throws(UnreadableBundleFile) {
      return try read()
    } catch {
      let file = bundle.outputs.location(of: error.path)
      throw Failure(file: file, "\(error) Restore it, or generate the bundle again.")
    }
  }
}
