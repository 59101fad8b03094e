import AlmanacBundle
import AlmanacFormats
import AlmanacICU
import AlmanacKit
import AlmanacRecord

/// An upgrade of a bundle to another version of ICU or CLDR, with the changes that were found so far.
final class Upgrade: Sendable {
  private let earlier: Manifest
  private let versions: ICUVersions
  private let fields: ComparedFields
  /// The changes in files that are in both bundles, unless there are too many changes to keep.
  private let found = Locked((changes: [Change](), room: ChangeRoom()))

  /// Makes the upgrade of the bundle that `manifest` describes.
  ///
  /// It is `nil` if there is no bundle, or if the bundle was made with the same versions of ICU and CLDR. Only the
  /// values in `fields` are compared.
  init?(from manifest: Manifest?, to versions: ICUVersions, in fields: ComparedFields) {
    guard let manifest, (manifest.icu, manifest.cldr) != (versions.icu, versions.cldr) else { return nil }
    earlier = manifest
    self.versions = versions
    self.fields = fields
  }

  /// The command that writes the bundle with the data of this run.
  func command(_ options: BundleSettings) -> String { "\(options.generateCommand) --accept-data-change" }

  /// The error that refuses to overwrite the bundle, with commands that show the changes and accept them.
  ///
  /// `--output` writes all files to one folder, so it is suggested only for a bundle with one folder. For any other
  /// bundle, `check` lists the values, but not if the options differ too.
  func refusal(_ options: BundleSettings) -> Failure {
    let view =
      options.outputs.count > 1
      ? "With the bundle's own options, '\(options.checkCommand)' lists what changes."
      : """
      To see what changes, run '\(options.generateCommand(to: "NEW"))' and \
      'almanac diff \(options.output.shellPath) NEW'.
      """
    return Failure(
      .otherData,
      """
      The bundle in '\(options.output)' was made with ICU \(earlier.icu) (CLDR \(earlier.cldr)), but this run uses \
      ICU \(versions.icu) (CLDR \(versions.cldr)), whose names and rules differ. \(view) \
      To accept the changes, run '\(command(options))'.
      """)
  }

  /// Adds the changes between the old and the new bytes of a JSON file; several threads call it, for different paths.
  func add(_ file: EmittedFile, old: [UInt8]?) {
    guard let old, BundlePath(file.path).format == .json else { return }
    // If the old file was edited and can no longer be read, only the file itself is listed.
    let changes =
      (try? FileComparison.changes(file.path, from: old, to: file.bytes, in: fields))
      ?? [Change(file: file.path)]
    found.withLock { found in
      if found.room.take(changes) { found.changes += changes } else { found.changes = [] }
    }
  }

  /// The old and the new versions, and the number of differences of each kind between the two bundles.
  func summary(paths: some Sequence<String>, folder: String) -> String {
    let bundles = BundleComparison(from: earlier.files.keys, to: paths)
    let changes = found.withLock { $0.room.isExceeded ? nil : $0.changes }
      .map { bundles.wholeFiles + bundles.reported($0) }
    return """
      ICU \(earlier.icu) (CLDR \(earlier.cldr)) → ICU \(versions.icu) (CLDR \(versions.cldr)): \
      \(changes?.summary ?? "more than \(Limits.differences) differences"). \
      If the folder is in git, 'almanac diff git:HEAD \(folder.shellPath)' lists them.
      """
  }
}

extension Bundle {
  /// The upgrade from the ICU data of the bundle to the ICU data of this run; `nil` if the data is the same.
  ///
  /// Throws if the data differs and the user has not accepted an upgrade.
  func upgrade(to versions: ICUVersions, _ options: BundleSettings) throws -> Upgrade? {
    let upgrade = Upgrade(from: manifest, to: versions, in: fields(comparedWith: options))
    guard let upgrade, !options.acceptDataChange else { return upgrade }
    throw upgrade.refusal(options)
  }

  /// The fields to compare between this bundle and the bundle that a run with `options` writes.
  func fields(comparedWith options: BundleSettings) -> ComparedFields {
    ComparedFields(
      isOldCompact: manifest?.options.values.compact ?? options.compact, isNewCompact: options.compact)
  }
}

extension [Change] {
  /// The number of changes in total and of each kind, as in `3 differences: week 1, name 2`.
  var summary: String {
    let kinds = counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
    return "\(counted(count, "difference")): \(kinds)"
  }
}
