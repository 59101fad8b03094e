import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacPreview
import AlmanacReading

/// A bundle that `preview` shows, and the locales of it that the user asks for.
struct PreviewSource {
  /// The tags of the locales that are shown, sorted.
  let tags: [String]
  /// The calendars of which the bundle has files.
  let calendars: [CalendarIdentifier]
  private var bundle: ReadBundle

  /// The folders of the bundle, as messages name them.
  var folders: [String] { bundle.folders.paths }

  /// Opens the bundle in a folder; without tags, all of its locales are shown.
  init(_ folder: String, tags wanted: [String]) throws(Failure) {
    try LinkOut.check(compared: folder)
    bundle = try ReadBundle(folder, inFolder: folder)
    let files = bundle.paths.map(BundlePath.init).filter { $0.format == .json && $0.subject.locale != nil }
    guard !files.isEmpty else {
      throw Failure(
        file: folder,
        "This bundle has no JSON files, which the preview reads. Generate it with 'json' in --formats.")
    }
    let known = Set(files.compactMap(\.subject.locale))
    tags = try wanted.isEmpty ? known.sorted() : Self.tags(wanted, of: known, folder)
    let tables = Set(files.filter { $0.subject.kind == .calendar }.map(\.subject.table))
    calendars = CalendarIdentifier.allCases.filter { tables.contains($0.rawValue) }
  }

  /// The tags of a bundle that the user means, each once; throws if one of them is unknown.
  private static func tags(
    _ wanted: [String], of known: Set<String>, _ folder: String
  ) throws(Failure) -> [String] {
    // The case of a tag means nothing (BCP 47).
    let spellings = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    let unknown = wanted.filter { spellings[$0.lowercased()] == nil }
    guard unknown.isEmpty else {
      throw Failure(.usage, unknown.map { NearestTag.message(for: $0, among: known, of: folder) })
    }
    return Set(wanted.compactMap { spellings[$0.lowercased()] }).sorted()
  }

  /// The page; throws what is wrong with all files together.
  mutating func page() throws(Failure) -> PreviewPage {
    let rules = try bundle.bytes(BundlePath.regions)
    try checkSchema(rules)
    var failures = FailureList()
    let words = try CatalogueWords()
    var needsReview: [String: [String]] = [:]
    var blocks = PreviewBlocks()
    let regions = failures.collect { () throws(Failure) in try regionsFile(rules) }
    for tag in tags {
      let files = failures.collect { () throws(Failure) in try localeFiles(of: tag) }
      guard let files, failures.isEmpty else { continue }
      needsReview[tag] = try words.unreviewedKeys(in: files.locale)
      guard blocks.add(files, tag: tag) else { throw tooLarge }
    }
    try failures.throwIfAny()
    guard let regions else { preconditionFailure("Nothing was read, and nothing failed.") }
    let manifest = bundle.manifest
    return PreviewPage(
      PreviewBundle(
        tool: manifest.tool, icu: manifest.icu, cldr: manifest.cldr, tzdata: manifest.tzdata,
        isCompact: manifest.isCompact, calendars: calendars, tags: tags, regions: regions,
        words: words.english, needsReview: needsReview),
      blocks)
  }

  private var tooLarge: Failure {
    Failure(
      .badInput,
      [
        """
        The preview would have more than \(PreviewBlocks.limit / 1_000_000) MB. Name the locales to show, as in \
        'almanac preview de'.
        """
      ])
  }

  private mutating func localeFiles(of tag: String) throws(Failure) -> LocaleFiles {
    let files = try bundle.jsonFiles(of: tag)
    do throws(UnshownFile) {
      return try LocaleFiles(reading: files, of: tag)
    } catch {
      throw failure(error)
    }
  }

  /// Throws if the rules of the regions have another schema, because all files of the bundle have it then.
  private func checkSchema(_ rules: [UInt8]) throws(Failure) {
    do throws(BundleFileError) {
      _ = try RegionsFile(reading: rules, only: [])
    } catch .unsupportedSchema(let version) {
      throw Failure(
        file: bundle.name,
        """
        This bundle has schema version \(version), and this Almanac shows version \
        \(RegionsFile.currentSchemaVersion). Generate it again.
        """)
    } catch {
      // It is reported with the other files.
    }
  }

  private func regionsFile(_ bytes: [UInt8]) throws(Failure) -> RegionsFile {
    do throws(UnshownFile) {
      return try UnshownFile.read(BundlePath.regions) { () throws(BundleFileError) in
        try RegionsFile(reading: bytes)
      }
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: UnshownFile) -> Failure {
    Failure(file: "\(bundle.name)/\(error.path)", "\(error) Restore it, or generate the bundle again.")
  }
}
