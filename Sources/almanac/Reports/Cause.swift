import AlmanacBundle
import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// The reason why a bundle is not up to date, according to its manifest.
enum Cause {
  /// The bundle was made with other inputs; the value lists their paths in the manifest, such as `icu` or
  /// `options.firstYear`.
  case stale([String])
  /// All JSON files in the bundle were made with an older schema, such as version 1.
  case olderSchema(Int)
  /// The manifest has a schema version other than the current one, such as `1`.
  case otherSchema(String)
  /// Only the line endings of the changed files differ, as in a checkout with git's `autocrlf`.
  case lineEnds
  /// The files in the bundle do not match its manifest.
  case edited
  /// The inputs match this run, but some files and the manifest differ.
  ///
  /// The bundle was edited by hand, or another build of the same version made it.
  case otherBuild
  /// An earlier run was interrupted while it changed the files.
  case interrupted

  /// Finds the cause of the differences; `nil` if files are only missing, left over or not written by Almanac.
  ///
  /// `paths` are the files that `generate` would write. `isInterrupted` is `true` if an earlier run did not finish.
  init?(_ findings: [Finding], of paths: some Sequence<String>, isInterrupted: Bool) {
    let changed = findings.filter { $0.state == .changed }
    let manifest = changed.first { $0.path == BundlePath.manifest }
    let inputs = Set((manifest?.changes ?? []).compactMap(Self.input)).sorted()
    if isInterrupted {
      self = .interrupted
    } else if !changed.isEmpty, changed.allSatisfy(\.isOfLineEnds) {
      self = .lineEnds
    } else if let schema = Self.olderSchema(findings, of: paths) {
      self = .olderSchema(schema)
    } else if let schema = manifest?.changes.first(where: { $0.path == FileComparison.schemaPath })?.old {
      self = .otherSchema("\(schema)")
    } else if !inputs.isEmpty {
      self = .stale(inputs)
    } else if manifest != nil && findings.count > 1 {
      self = .otherBuild
    } else if !changed.isEmpty {
      self = .edited
    } else {
      return nil
    }
  }

  /// The older schema version of all JSON files on disk; `nil` if their versions differ, or if they have the current
  /// version.
  private static func olderSchema(_ findings: [Finding], of paths: some Sequence<String>) -> Int? {
    let files = Set(paths.filter { BundlePath($0).subject.kind.hasSchema })
    let present = findings.filter { files.contains($0.path) && $0.state != .missing }
    let missing = findings.count { files.contains($0.path) && $0.state == .missing }
    guard let schema = present.first?.olderSchema, present.allSatisfy({ $0.olderSchema == schema }),
      present.count + missing == files.count
    else { return nil }
    return schema
  }

  /// The input that differs, according to a change in the manifest, such as `options.firstYear`.
  private static func input(_ change: Change) -> String? {
    let keys = change.path?.keys ?? []
    switch keys.first {
    case "options": return keys.prefix(2).joined(separator: ".")
    // The list of locales differs if a locale's `dataLocale` was added, removed or changed. A locale's other fields are
    // counts of its words. They can change even if the list is the same.
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
    case .lineEnds:
      """
      line endings: nothing else was changed, as in a checkout with Git's autocrlf. Add the line '** -text' to \
      .gitattributes in each output folder
      """
    case .edited: "edited by hand: the options, versions and locales match this run, but a file was changed"
    case .otherBuild:
      "edited by hand, or made by another build of this version: the inputs match this run, but some files and the manifest differ"
    case .interrupted:
      "interrupted: an earlier run did not finish. Run the same command again to complete the bundle"
    }
  }
}
