import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacPreview
import AlmanacReading

/// The bundle that `preview` shows, and the locales that the user wants to see.
struct PreviewSource {
  /// The tags of the locales to show, sorted.
  let tags: [String]
  /// The calendars for which the bundle has files.
  let calendars: [CalendarIdentifier]
  private var bundle: ReadBundle

  /// The paths of the bundle's folders; the folder with the manifest is first.
  var folders: [String] { bundle.folders.paths }

  /// Opens the bundle in a folder; if `wanted` is empty, all locales in the bundle are shown.
  init(_ folder: String, tags wanted: [String]) throws {
    try EscapingLink.check(compared: folder)
    bundle = try ReadBundle(folder, inFolder: folder)
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
  private static func tags(
    _ wanted: [String], of known: Set<String>, _ folder: String
  ) throws -> [String] {
    // Tags are case-insensitive (BCP 47).
    let spellings = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    let unknown = wanted.filter { spellings[$0.lowercased()] == nil }
    guard unknown.isEmpty else {
      throw Failure(.usage, unknown.map { NearestTag.message(for: $0, among: known, of: folder) })
    }
    return Set(wanted.compactMap { spellings[$0.lowercased()] }).sorted()
  }

  /// Makes the page; throws the errors of all files at once.
  mutating func page() throws -> PreviewPage {
    let rules = try bundle.bytes(BundlePath.regions)
    try checkSchema(rules)
    var failures = FailureList()
    let words = try CatalogueWords()
    var needsReview: [String: [String]] = [:]
    var blocks = PreviewBlocks()
    let regions = failures.collect { try regionsFile(rules) }
    for tag in tags {
      let files = failures.collect { try localeFiles(of: tag) }
      guard let files, failures.isEmpty else { continue }
      needsReview[tag] = try words.unreviewedKeys(in: files.locale)
      guard blocks.add(files, tag: tag) else { throw tooLarge }
    }
    try failures.throwIfAny()
    guard let regions else {
      preconditionFailure("Internal error: a file was not read, but no failure was recorded.")
    }
    let manifest = bundle.manifest
    return PreviewPage(
      PreviewBundle(
        tool: manifest.tool, icu: manifest.icu, cldr: manifest.cldr, tzdata: manifest.tzdata,
        isCompact: manifest.isCompact, calendars: calendars, tags: tags, regions: regions,
        words: words.english, needsReview: needsReview),
      blocks)
  }

  /// A warning for each file of another format that is not what Almanac writes from the JSON, which the page shows.
  mutating func warnings() -> [String] {
    let others = bundle.paths.filter { path in
      let file = BundlePath(path)
      return file.format != .json && file.subject.locale.map(tags.contains) == true
    }
    do {
      let check = try bundle.check(others)
      return check.edits.sorted { $0.key < $1.key }.map { path, line in
        "\(bundle.location(of: path)): warning: \(line.detail). The preview shows the text of the JSON."
      }
    } catch {
      // The page does not need these files, so a file that cannot be read stops nothing.
      return []
    }
  }

  private var tooLarge: Failure {
    Failure(
      .badInput,
      """
      The preview would be larger than \(PreviewBlocks.limit / 1_000_000) MB. Name the locales to show, as in \
      'almanac preview de'.
      """)
  }

  private mutating func localeFiles(of tag: String) throws -> LocaleFiles {
    let files = try bundle.jsonFiles(of: tag)
    do throws(UnreadableBundleFile) {
      return try LocaleFiles(reading: files, of: tag)
    } catch {
      throw failure(error)
    }
  }

  /// Throws if this Almanac cannot read the bundle's schema version.
  ///
  /// All files in the bundle have the same version, so only the file with the rules of the regions is checked.
  private func checkSchema(_ rules: [UInt8]) throws {
    do throws(BundleFileError) {
      _ = try RegionsFile(reading: rules, only: [])
    } catch .unsupportedSchema(let version) {
      throw Failure(
        file: bundle.name,
        """
        This bundle has schema version \(version), but this version of Almanac shows \
        \(RegionsFile.currentSchemaVersion). Generate the bundle again.
        """)
    } catch {
      // If the rules cannot be read, the error is reported later, together with the errors of the other files.
    }
  }

  private func regionsFile(_ bytes: [UInt8]) throws -> RegionsFile {
    do throws(UnreadableBundleFile) {
      return try UnreadableBundleFile.read(BundlePath.regions) { () throws(BundleFileError) in
        try RegionsFile(reading: bytes)
      }
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: UnreadableBundleFile) -> Failure {
    Failure(file: bundle.location(of: error.path), "\(error) Restore it, or generate the bundle again.")
  }
}
