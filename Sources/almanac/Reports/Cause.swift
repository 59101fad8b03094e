import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// Why a bundle is not what `generate` would write, according to its manifest.
enum Cause {
  /// It was made with other inputs, by their paths in the manifest, as in `icu` or `options.firstYear`.
  case stale([String])
  /// All its JSON files were made with an older schema, as in `1`.
  case olderSchema(Int)
  /// It was made with another schema of the manifest, as in `1`.
  case otherSchema(String)
  /// Its files are not those of its manifest, or the manifest not that of its files.
  case edited
  /// The inputs match this run, but the files and their manifest entries do not.
  case otherBuild
  /// A run was interrupted while it changed the files.
  case interrupted

  /// The cause of what was found; `nil` if files are only missing, left over or not Almanac's.
  ///
  /// `paths` are those of the files that `generate` would write. `isInterrupted` says that a run did not finish.
  init?(_ findings: [Finding], of paths: some Sequence<String>, isInterrupted: Bool) {
    let changed = findings.filter { $0.state == .changed }
    let manifest = changed.first { $0.path == BundleFolder.manifestPath }
    let inputs = Self.inputs(manifest?.changes ?? [])
    if let schema = Self.olderSchema(findings, of: paths) {
      self = .olderSchema(schema)
    } else if let schema = manifest?.changes.first(where: { $0.path == FileComparison.schemaPath })?.old {
      self = .otherSchema("\(schema)")
    } else if !inputs.isEmpty {
      self = .stale(inputs)
    } else if isInterrupted, !findings.isEmpty {
      self = .interrupted
    } else if manifest != nil && findings.count > 1 {
      self = .otherBuild
    } else if !changed.isEmpty {
      self = .edited
    } else {
      return nil
    }
  }

  /// The schema of all JSON files that are there; `nil` if one of them has another schema, or this Almanac's.
  private static func olderSchema(_ findings: [Finding], of paths: some Sequence<String>) -> Int? {
    let files = Set(paths.filter { BundlePath($0).subject.kind.hasSchema })
    let found = findings.filter { files.contains($0.path) && $0.state != .missing }
    let missing = findings.count { files.contains($0.path) && $0.state == .missing }
    guard let schema = found.first?.olderSchema, found.allSatisfy({ $0.olderSchema == schema }),
      found.count + missing == files.count
    else { return nil }
    return schema
  }

  /// The inputs among the changes of a manifest, sorted, each once.
  private static func inputs(_ changes: [Change]) -> [String] {
    Set(changes.compactMap(input)).sorted()
  }

  private static func input(_ change: Change) -> String? {
    let keys = change.path?.keys ?? []
    switch keys.first {
    case "options": return keys.prefix(2).joined(separator: ".")
    // A locale that is there as before may have more words; it is the same input.
    case "locales" where keys.last == "dataLocale": return "locales"
    case "tool", "icu", "cldr", "tzdata": return keys.first
    default: return nil
    }
  }
}

extension Cause: CustomStringConvertible {
  var description: String {
    switch self {
    case .olderSchema(let version):
      "stale: the bundle was made with schema \(version); run 'almanac generate'"
    case .stale(let inputs): "stale: the bundle was made with other inputs: \(inputs.joined(separator: ", "))"
    case .otherSchema(let version):
      """
      stale: the bundle was made with schema \(version) of the manifest, and this Almanac writes schema \
      \(ManifestFile.currentSchemaVersion)
      """
    case .edited: "edited by hand: the manifest has the options, versions and locales of this run"
    case .otherBuild:
      "edited by hand, or made by another build of this version: the inputs are those of this run"
    case .interrupted: "interrupted: a run did not finish. The next one does"
    }
  }
}
