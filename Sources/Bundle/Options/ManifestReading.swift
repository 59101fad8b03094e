import AlmanacFormats
package import AlmanacInputs
import AlmanacKit
import AlmanacRecord

extension Manifest {
  /// Reads a manifest, which may come from an older version of Almanac or from an untrusted source.
  ///
  /// `schemas` are the paths of the JSON schemas in a bundle. Throws if this is not a manifest, if it has a newer schema,
  /// or if a bundle with its locales and options has other files.
  package init(reading bytes: [UInt8], schemas: [String]) throws(InputProblem) {
    let value = try Self.json(bytes)
    guard let version = value["schemaVersion"]?.number, version > 1 else { throw .notAManifest }
    guard version <= Self.currentSchemaVersion else { throw .newerSchema(version) }
    guard let options = ManifestOptions(reading: value["options"]), let zones = value["tzdata"]?.text,
      zones.isZoneVersion
    else { throw .notAManifest }
    schemaVersion = version
    self.options = options
    tzdata = zones
    icu = try Self.version(value["icu"])
    cldr = try Self.version(value["cldr"])
    tool = try Self.version(value["tool"])
    files = try Self.files(value["files"])
    locales = try Self.locales(value["locales"])
    interrupted = try value["interrupted"].map { value throws(InputProblem) in
      try Self.earlierFiles(value, schemas)
    }
    missing = (value["missing"]?.elements ?? []).map { group in
      (keys: group["keys"].texts, locales: group["locales"].texts)
    }
    words = Words(value["words"])
    try check(schemas)
  }

  private static func json(_ bytes: [UInt8]) throws(InputProblem) -> JSONValue {
    do {
      return try JSONValue(reading: bytes)
    } catch {
      let isConflict = InputText.conflict(in: bytes) == error.offset
      throw InputProblem(
        isConflict
          ? "A merge conflict begins here. Restore the bundle's folder from one branch, without files of the other, and run 'almanac generate'."
          : "\(error.reason). Restore the manifest from version control, or move the bundle's folder away.",
        at: TextPlace(of: error.offset, in: bytes))
    }
  }

  private static func version(_ value: JSONValue?) throws(InputProblem) -> String {
    guard let text = value?.text, text.isVersion else { throw .notAManifest }
    return text
  }

  private static func files(_ value: JSONValue?) throws(InputProblem) -> [String: FileDigest] {
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
  ) throws(InputProblem) -> [String: [String: FileDigest]] {
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

  private static func locales(_ value: JSONValue?) throws(InputProblem) -> [String: Coverage] {
    guard case .object(let entries) = value, entries.keys.allSatisfy(LocaleTag.isWellFormed) else {
      throw .notAManifest
    }
    return entries.mapValues(Coverage.init)
  }

  /// Throws if a bundle with the manifest's locales and options has no file at one of the listed paths, or if the
  /// manifest has a locale but does not list its JSON.
  ///
  /// A run would overwrite or delete the first kind of file, and would not compare the values of such a locale.
  private func check(_ schemas: [String]) throws(InputProblem) {
    let values = options.values
    let choices = BundleChoices(
      formats: values.formats, calendars: values.calendars.possible, hasKeyMap: options.json["keys"] != nil,
      stringsLayouts: [values.stringsLayout])
    let foreign = choices.foreign(files.keys.filter { !schemas.contains($0) }, of: Array(locales.keys))
    if let path = foreign.min() { throw .foreignFile(path) }
    // Bundles of older versions may have no JSON.
    guard let json = options.outputs.first(where: { $0.formats.contains(.json) }) else { return }
    let listed = json.locales.map(Set.init)
    let unlisted = locales.keys.filter { tag in
      listed?.contains(tag) != false && files[BundlePath.locale(tag)] == nil
    }
    if let tag = unlisted.min() { throw .localeWithoutFiles(tag) }
  }
}

extension Manifest.Coverage {
  /// Reads the counts of a locale; a count that an older version of Almanac did not write is zero.
  fileprivate init(_ value: JSONValue) {
    let count = { (key: String) in value[key]?.number ?? 0 }
    self.init(
      dataLocale: value["dataLocale"]?.text ?? "", core: count("core"), optional: count("optional"),
      extended: count("extended"), own: value["own"]?.number, reviewed: count("reviewed"))
  }
}

extension InputProblem {
  /// The problem with a file that this version of Almanac cannot use as a manifest.
  package static let notAManifest = InputProblem(
    "This is not an Almanac manifest. Restore it from version control, or move the bundle's folder away.",
    at: nil)

  fileprivate static func newerSchema(_ version: Int) -> InputProblem {
    InputProblem(
      """
      The manifest has schema version \(version), but this version of Almanac reads \(Manifest.currentSchemaVersion). \
      Use the version that wrote the manifest, or a newer one.
      """, at: nil)
  }

  fileprivate static func foreignFile(_ path: String) -> InputProblem {
    InputProblem(
      """
      The manifest lists '\(path.prefix(100))', but a bundle with its locales and options has no such file. \
      Restore the manifest from version control, or move the bundle's folder away.
      """, at: nil)
  }

  fileprivate static func localeWithoutFiles(_ tag: String) -> InputProblem {
    InputProblem(
      """
      The manifest has the locale '\(tag)', but does not list its files. Restore the manifest from version control, \
      or move the bundle's folder away.
      """, at: nil)
  }
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
