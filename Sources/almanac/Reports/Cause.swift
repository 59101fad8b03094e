import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// The reason why a bundle is not up to date, according to its manifest.
enum Cause {
  /// The bundle was made with other inputs; the value lists their paths in the manifest, such as `icu` or
  /// `options.firstYear`.
  case stale([String])
  /// The manifest has an older schema version, such as 1.
  case olderSchema(Int)
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
  /// `manifest` is the manifest of the bundle.
  init?(_ findings: [Finding], in manifest: Manifest?) {
    let changed = findings.filter { $0.state == .changed }
    let changedManifest = changed.first { $0.path == BundlePath.manifest }
    let inputs = Set((changedManifest?.changes ?? []).compactMap(Self.input)).sorted()
    if manifest?.isInterrupted == true {
      self = .interrupted
    } else if !changed.isEmpty, changed.allSatisfy(\.isOfLineEnds) {
      self = .lineEnds
    } else if let version = manifest?.schemaVersion, version < Manifest.currentSchemaVersion {
      self = .olderSchema(version)
    } else if !inputs.isEmpty {
      self = .stale(inputs)
    } else if changedManifest != nil && findings.count > 1 {
      self = .otherBuild
    } else if !changed.isEmpty {
      self = .edited
    } else {
      return nil
    }
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
    case .olderSchema(let version): "stale: the bundle was made with schema \(version)"
    case .stale(let inputs): "stale: the bundle was made with other inputs: \(inputs.joined(separator: ", "))"
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
