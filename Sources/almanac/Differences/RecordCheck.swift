import AlmanacBundle
import AlmanacFormats
import AlmanacPages

/// Finds the files of a bundle that are not what Almanac writes from the bundle's own JSON.
struct RecordCheck {
  /// The files that differ, each with its first different line: the line in the file, and the line that Almanac writes.
  private(set) var edits: [String: LineDifference] = [:]
  /// The files that do not differ.
  private(set) var same: Set<String> = []
  /// The files that cannot be written again, because their JSON is missing, damaged, or from another version of Almanac.
  private(set) var undecided: Set<String> = []

  /// Makes the check of no files.
  init() {}

  /// Checks the files at some paths, one locale at a time; `read` returns the bytes of a file of the bundle.
  init(of paths: Set<String>, in manifest: Manifest, read: (String) throws -> [UInt8]?) throws {
    guard !paths.isEmpty else { return }
    let shared = try [BundlePath.index, BundlePath.regions].map { path in
      try manifest.files[path] == nil ? nil : read(path)
    }
    guard var writer = try RecordWriter(manifest, index: shared[0], regions: shared[1]) else {
      undecided = paths
      return
    }
    undecided = paths.filter { !writer.canWrite($0) }
    var rest = paths.subtracting(undecided)
    var isWhole = true
    for tag in Self.tags(of: rest, writer) {
      let json = try LocaleFiles.bytes(of: tag) { try manifest.files[$0] == nil ? nil : read($0) }
      guard let files = writer.files(of: tag, reading: json) else {
        isWhole = false
        continue
      }
      for file in files { try check(file, &rest, read) }
    }
    if isWhole { try writer.emissions.forEachSharedFile { try check($0, &rest, read) } }
    guard isWhole else {
      undecided.formUnion(rest)
      return
    }
    // Almanac does not write the other files at all.
    for path in rest { edits[path] = LineDifference(from: try read(path), to: nil) }
  }

  /// The locales whose files are written again: all locales, if a file may have texts of several locales.
  ///
  /// The default locale is always one of them, because files of other locales may have its texts.
  private static func tags(of paths: Set<String>, _ writer: RecordWriter) -> [String] {
    let wanted = Set(paths.map(BundlePath.init).filter { $0.format != nil }.map(\.subject.locale))
    let known = Set(writer.tags)
    guard wanted.allSatisfy({ $0.map(known.contains) == true }) else { return writer.tags }
    return writer.tags.filter { wanted.contains($0) || $0 == writer.defaultLocale }
  }

  private mutating func check(
    _ file: EmittedFile, _ rest: inout Set<String>, _ read: (String) throws -> [UInt8]?
  ) throws {
    guard rest.remove(file.path) != nil else { return }
    let bytes = try read(file.path)
    if bytes == file.bytes {
      same.insert(file.path)
    } else {
      edits[file.path] = LineDifference(from: bytes, to: file.bytes)
    }
  }
}
