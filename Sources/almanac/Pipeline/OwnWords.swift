import AlmanacEmitters
import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList
import AlmanacOutputFiles
import AlmanacReading
import AlmanacTranslations

/// The picker's words of a run: Almanac's, an app's overlays over them, and the app's own names of their keys.
struct OwnWords: Sendable {
  let catalogue: StringCatalog
  let keys: StringKeys
  /// The keys that there are, and which of them are the app's own.
  let known: KnownKeys
  /// The SHA-256 of each overlay, in their order.
  let overlayChecksums: [String]
  /// The SHA-256 of the map of keys; `nil` without one.
  let keyMapChecksum: String?
  /// What the overlays do, as a sentence; `nil` without overlays.
  let summary: String?

  /// Reads the files of `--strings` and `--keys` over Almanac's catalogue; throws the errors of all of them at once.
  init(
    strings: [String], keys: String?, over own: StringCatalog, languages: CatalogueLanguages
  ) throws(Failure) {
    var catalogue = own
    let almanacs = Self.shapes(of: catalogue)
    var failures = FailureList()
    var files: [(content: Overlay, checksum: String)] = []
    var sizes = OverlaySizes()
    var reader = InputReader(option: .strings)
    for file in strings {
      let (known, before) = (Self.shapes(of: catalogue), sizes)
      let read = failures.collect { () throws(Failure) in
        try Self.read(file, &reader) { bytes throws(InputProblems) in
          try Overlay(reading: bytes, over: known, languages: languages, after: before)
        }
      }
      guard let read else { continue }
      files.append(read)
      sizes = read.content.sizes
      catalogue = catalogue.overlaid(with: read.content)
    }
    let shapes = Self.shapes(of: catalogue)
    // If an overlay cannot be read, its keys are unknown, so the map is not checked against them.
    let known = failures.isEmpty ? Set(shapes.keys) : nil
    let map = failures.collect { () throws(Failure) in
      try keys.map { file throws(Failure) in
        var reader = InputReader(option: .keys)
        return try Self.read(file, &reader) { bytes throws(InputProblems) in
          try KeyMap(reading: bytes, known: known)
        }
      }
    }
    try failures.throwIfAny()
    if let keys, let map = map??.content { try Self.checkSize(of: map, keys, catalogue) }
    self.catalogue = catalogue
    self.keys = StringKeys(
      arguments: shapes.mapValues(\.placeholders), plurals: Set(shapes.filter(\.value.isPlural).keys),
      core: Set(KeyTier.core.keys + KeyTier.optional.keys), comments: catalogue.comments,
      appNames: map??.content.keys ?? [:])
    self.known = KnownKeys(all: shapes.keys, almanacs: Set(almanacs.keys))
    overlayChecksums = files.map(\.checksum)
    keyMapChecksum = map??.checksum
    summary = Self.summary(of: files.map(\.content), over: Set(almanacs.keys))
  }

  /// What every key holds: the catalogue's, and CLDR's words.
  static func shapes(of catalogue: StringCatalog) -> [String: TextShape] {
    CLDRWord.allCases.reduce(into: catalogue.shapes) { $0[$1.rawValue] = $1.shape }
  }

  private static func read<Content>(
    _ file: String, _ reader: inout InputReader, _ read: ([UInt8]) throws(InputProblems) -> Content
  ) throws(Failure) -> (content: Content, checksum: String) {
    let bytes = try reader.bytes(of: file)
    do throws(InputProblems) {
      // The bytes themselves are not kept: five overlays may have 64 MB.
      return (try read(bytes), FileDigest(of: bytes).sha256)
    } catch {
      throw Failure(error.problems, file: file)
    }
  }

  /// Throws if the words alone are more than the bundle of some locales can have.
  func checkSize(in requests: [LocaleRequest]) throws(Failure) {
    do throws(StringCatalogError) {
      try catalogue.checkSize(
        in: requests.map { CatalogueEntry.name($0.language, likely: $0.likely) })
    } catch {
      throw Failure(.badInput, [error.description])
    }
  }

  private static func checkSize(of map: KeyMap, _ file: String, _ catalogue: StringCatalog) throws(Failure) {
    do throws(KeyMapError) {
      try map.checkSize(with: catalogue)
    } catch {
      throw Failure(file: file, error.description)
    }
  }

  private static func summary(of overlays: [Overlay], over almanacs: Set<String>) -> String? {
    guard !overlays.isEmpty else { return nil }
    let keys = overlays.reduce(into: Set()) { $0.formUnion($1.keys) }
    return """
      Overlays: other texts for \(counted(keys.intersection(almanacs).count, "key")) of Almanac's; \
      \(counted(keys.subtracting(almanacs).count, "key")) of the app's own.
      """
  }
}
