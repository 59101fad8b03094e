import AlmanacBundle
import AlmanacExtraction
import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// The picker's words that a run uses: Almanac's words, the texts of an app's overlays, and the names that the app uses
/// for keys.
struct RunWords: Sendable {
  let catalogue: StringCatalog
  let keys: StringKeys
  /// All keys that the run knows, and which of them are the app's own.
  let known: KnownKeys
  let selected: SelectedWords
  /// The SHA-256 of each overlay, in the order of the overlays.
  let overlayChecksums: [String]
  /// The SHA-256 of the map of keys; `nil` without `--keys`.
  let keyMapChecksum: String?
  /// The overlays, each with the path of its file.
  let overlays: [(file: String, content: Overlay)]
  /// The entries that the run leaves out, for each overlay that has such entries.
  let leftOut: [LeftOutEntries]

  /// Reads the files of `--strings` and `--keys`; throws the errors of all files at once.
  ///
  /// The texts in the files of `--strings` override the texts in `own`, Almanac's catalogue. `report` is how the run
  /// reports the entries that it leaves out.
  init(
    strings: [String], keys: String?, over own: StringCatalog, languages: CatalogueLanguages,
    _ choices: [WordChoice], _ report: LeftOutEntries.Report
  ) throws {
    var catalogue = own
    var failures = FailureList()
    var files: [(content: Overlay, checksum: String)] = []
    var leftOut: [LeftOutEntries] = []
    var sizes = OverlaySizes()
    var reader = InputReader(option: .strings)
    for file in strings {
      let (known, before) = (Self.shapes(of: catalogue), sizes)
      let overlay = failures.collect {
        try Self.read(file, &reader) { bytes in
          try Overlay(reading: bytes, over: known, languages: languages, after: before)
        }
      }
      guard let overlay else { continue }
      files.append(overlay)
      if let entries = LeftOutEntries(file: file, overlay: overlay.content) { leftOut.append(entries) }
      sizes = overlay.content.sizes
      catalogue = catalogue.overlaid(with: overlay.content)
    }
    let shapes = Self.shapes(of: catalogue)
    // If an overlay cannot be read, its keys are unknown. So the keys in the map are not checked.
    let known = failures.isEmpty ? Set(shapes.keys) : nil
    for entries in leftOut { failures.collect { try entries.check(report) } }
    let unusable = leftOut.reduce(into: Set()) { $0.formUnion($1.keys) }
    let map = failures.collect {
      try keys.map { file in
        var reader = InputReader(option: .keys)
        return try Self.read(file, &reader) { try KeyMap(reading: $0, known: known, leftOut: unusable) }
      }
    }
    self.leftOut = leftOut
    // The map may name a key whose entry is left out.
    if !failures.isEmpty { leftOut.flatMap { $0.warnings(report) }.forEach(Terminal.error) }
    try failures.throwIfAny()
    if let keys, let map = map??.content { try Self.checkSize(of: map, keys, catalogue) }
    self.catalogue = catalogue
    let names = map??.content.keys ?? [:]
    selected = SelectedWords(choices, appNames: names)
    self.keys = selected.keys(of: shapes, comments: catalogue.comments, appNames: names)
    self.known = KnownKeys(all: shapes.keys.filter(selected.contains))
    overlayChecksums = files.map(\.checksum)
    keyMapChecksum = map??.checksum
    overlays = zip(strings, files).map { (file: $0, content: $1.content) }
  }

  /// The placeholders of each key's text, and whether the text has plural forms; the keys come from the catalogue and
  /// CLDR.
  static func shapes(of catalogue: StringCatalog) -> [String: TextShape] {
    CLDRWord.all.reduce(into: catalogue.shapes) { $0[$1.key] = $1.shape }
  }

  private static func read<Content>(
    _ file: String, _ reader: inout InputReader, _ read: ([UInt8]) throws -> Content
  ) throws -> (content: Content, checksum: String) {
    let bytes = try reader.bytes(of: file)
    // The bytes are not kept, because the overlays may have 64 MB in total.
    return (try Failure.naming(file) { try read(bytes) }, FileDigest(of: bytes).sha256)
  }

  /// What a manifest with these formats says about the words; `unreviewed` has the locales whose texts are not reviewed.
  func listed(
    for formats: [OutputFormat], _ unreviewed: [String: [PluralCategory: [String]]]
  ) -> Manifest.Words {
    var words = Manifest.Words()
    guard formats != [.json] else { return words }
    words.names = keys.appNames
    for key in known.own {
      words.own[key] = Manifest.Words.OwnKey(
        comment: keys.comments[key], isPlural: keys.plurals.contains(key),
        placeholders: keys.arguments[key] ?? [])
    }
    guard formats.contains(.xcstrings) else { return words }
    words.unreviewed = unreviewed.mapValues { forms in
      Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value.sorted()) })
    }
    return words
  }

  private static func checkSize(of map: KeyMap, _ file: String, _ catalogue: StringCatalog) throws {
    do throws(KeyMapError) {
      try map.checkSize(with: catalogue)
    } catch {
      throw Failure(file: file, error.description)
    }
  }
}
