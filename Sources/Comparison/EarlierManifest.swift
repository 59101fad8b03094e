package import AlmanacBundle
package import AlmanacEmitters
import AlmanacKit
package import AlmanacOptions
import AlmanacReading

/// The facts that a run needs from the manifest that is already in the output folder.
///
/// An older version of Almanac may have written the manifest.
package struct EarlierManifest: Sendable {
  /// The versions of Almanac (`tool`), ICU, CLDR and the time-zone data that the bundle was made with.
  package let tool: String
  package let icu: String
  package let cldr: String
  package let tzdata: String
  package let schemaVersion: Int
  /// The options that the bundle was made with.
  package let options: ManifestOptions
  /// The facts about the words that the formats besides JSON need; `nil` if Almanac never writes such facts.
  package let words: ManifestFile.Words?
  /// The keys for which some locales have no text, in groups.
  package let missing: [ManifestFile.MissingKeys]
  /// The size and the SHA-256 of every file except the manifest itself, by the file's path.
  package let files: [String: FileDigest]
  /// The tags of the bundle's locales.
  package let tags: [String]
  /// The files that each output folder had before an interrupted run; `nil` if no run was interrupted.
  private let earlierFiles: [String: [String: FileDigest]]?

  /// Whether a run was interrupted while it changed the files, so that they are old or new.
  package var isInterrupted: Bool { earlierFiles != nil }

  /// The files that the output folder at a path had before an interrupted run; `nil` if no run was interrupted.
  package func earlierFiles(in output: String) -> [String: FileDigest]? {
    earlierFiles.map { $0[output] ?? [:] }
  }

  /// The reason why this version of Almanac cannot use a file as a manifest.
  package enum Problem: Error {
    case notAManifest
    case newerSchema(Int)
    /// The manifest lists this path, but Almanac writes no such file for the manifest's locales and options.
    case foreignFile(String)
    /// The manifest lists this locale, but not its JSON, so its values would not be compared.
    case localeWithoutFiles(String)
  }

  /// Reads a manifest, which may come from an untrusted source.
  ///
  /// `schemas` are the paths of the JSON schemas in a bundle.
  package init(reading bytes: [UInt8], schemas: [String]) throws(Problem) {
    guard let value = try? JSONValue(reading: bytes), let version = value["schemaVersion"]?.number,
      version > 1
    else { throw .notAManifest }
    guard version <= ManifestFile.currentSchemaVersion else { throw .newerSchema(version) }
    schemaVersion = version
    words = ManifestFile.Words(value["words"])
    missing = (value["missing"]?.elements ?? []).map { group in
      ManifestFile.MissingKeys(keys: group["keys"].texts, locales: group["locales"].texts)
    }
    icu = try Self.version(value["icu"])
    cldr = try Self.version(value["cldr"])
    tool = try Self.version(value["tool"])
    guard let zones = value["tzdata"]?.text, zones.isZoneVersion else { throw .notAManifest }
    tzdata = zones
    files = try Self.files(value["files"])
    tags = try Self.tags(value["locales"])
    guard let options = ManifestOptions(reading: value["options"]) else { throw .notAManifest }
    self.options = options
    earlierFiles = try value["interrupted"].map { value throws(Problem) in
      try Self.earlierFiles(value, schemas)
    }
    // A run would overwrite or delete a listed file that Almanac does not write for the manifest's locales and options.
    let choices = BundleChoices(
      formats: options.values.formats, calendars: options.values.calendars.possible,
      hasKeyMap: value["options"]?["keys"] != nil, stringsLayouts: [options.values.stringsLayout])
    let foreign = choices.foreign(files.keys.filter { !schemas.contains($0) }, of: tags)
    if let path = foreign.min() { throw .foreignFile(path) }
    // Bundles of older versions may have no JSON.
    guard let json = options.outputs.first(where: { $0.formats.contains(.json) }) else { return }
    let listed = json.locales.map(Set.init)
    let unlisted = tags.filter { tag in
      listed?.contains(tag) != false && files[BundlePath.locale(tag)] == nil
    }
    if let tag = unlisted.min() { throw .localeWithoutFiles(tag) }
  }

  private static func version(_ value: JSONValue?) throws(Problem) -> String {
    guard let text = value?.text, text.isVersion else { throw .notAManifest }
    return text
  }

  private static func files(_ value: JSONValue?) throws(Problem) -> [String: FileDigest] {
    guard case .object(let entries) = value else { throw .notAManifest }
    var files: [String: FileDigest] = [:]
    for (path, entry) in entries {
      guard let sha256 = entry["sha256"]?.text, let size = entry["size"]?.number,
        let digest = FileDigest(sha256: sha256, size: size)
      else { throw .notAManifest }
      files[path] = digest
    }
    return files
  }

  /// Reads the files that each output folder had before an interrupted run.
  ///
  /// The earlier run may have had other options. So each path must be possible with some choice of options.
  private static func earlierFiles(
    _ value: JSONValue, _ schemas: [String]
  ) throws(Problem) -> [String: [String: FileDigest]] {
    guard let elements = value.elements else { throw .notAManifest }
    var folders: [String: [String: FileDigest]] = [:]
    for folder in elements {
      guard let path = folder["path"]?.text, folders[path] == nil else { throw .notAManifest }
      let files = try files(folder["files"])
      let outputs = OutputFormat.allCases.map { BundleOutput(path: path, formats: [$0], locales: nil) }
      let foreign = files.keys.filter { file in
        !schemas.contains(file) && !outputs.contains { $0.canHave(file, .all) }
      }
      if let file = foreign.min() { throw .foreignFile(file) }
      folders[path] = files
    }
    return folders
  }

  private static func tags(_ value: JSONValue?) throws(Problem) -> [String] {
    guard case .object(let entries) = value, entries.keys.allSatisfy(LocaleTag.isWellFormed) else {
      throw .notAManifest
    }
    return Array(entries.keys)
  }

  /// The output folders that contain the files; the folder with the manifest is the first.
  package var outputs: [BundleOutput] { options.outputs }

  /// Whether the bundle was made with `--compact`.
  package var isCompact: Bool { options.values.compact }
}

extension JSONValue? {
  /// The texts of a list.
  fileprivate var texts: [String] { (self?.elements ?? []).compactMap(\.text) }
}

extension String {
  /// Whether the text is a version, as in `72.1`: digits and dots, at most 20 bytes.
  fileprivate var isVersion: Bool {
    utf8.count <= Limits.version
      && split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy(\.isDigit)
      }
  }

  /// Whether the text is a version of the time-zone data, as in `2022e`: a year and lowercase letters.
  fileprivate var isZoneVersion: Bool {
    utf8.count <= Limits.version && String(utf8.prefix(4)).map(\.isVersion) == true
      && !utf8.dropFirst(4).isEmpty
      && utf8.dropFirst(4).allSatisfy(\.isLowercase)
  }
}
