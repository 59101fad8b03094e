import AlmanacComparison
import AlmanacEmitters
import AlmanacICU
import AlmanacKit
import AlmanacOutputFiles

/// The changes so far of a bundle that was made with other ICU or CLDR data.
final class Upgrade: Sendable {
  private let earlier: EarlierManifest
  private let versions: ICUVersions
  private let fields: ComparedFields
  /// What changes in the files that are in both bundles; `nil` if that is more than can be held.
  private let list = Locked<ChangeList?>(ChangeList())

  /// The upgrade of the bundle of a manifest, in the fields that are compared; `nil` if it was made with the same data.
  init?(from manifest: EarlierManifest?, to versions: ICUVersions, in fields: ComparedFields) {
    guard let manifest, (manifest.icu, manifest.cldr) != (versions.icu, versions.cldr) else { return nil }
    earlier = manifest
    self.versions = versions
    self.fields = fields
  }

  /// The refusal to write over the bundle of some settings, with the commands that show and accept what changes.
  func refusal(_ options: BundleSettings) -> Failure {
    Failure(
      .otherData,
      [
        """
        The bundle in '\(options.output)' was made with ICU \(earlier.icu) (CLDR \(earlier.cldr)); here is \
        ICU \(versions.icu) (CLDR \(versions.cldr)), whose names and rules differ. To see what changes, run \
        '\(options.generateCommand(to: "NEW"))' and 'almanac diff \(options.output.shellPath) NEW'. To accept it, run \
        '\(options.generateCommand) --accept-data-change'.
        """
      ])
  }

  /// Adds what changes in a file; called from several threads, for different paths.
  func add(_ file: EmittedFile, old: [UInt8]?) {
    guard let old else { return }
    let changes = changes(file, old: old)
    list.withLock { list in
      do throws(ChangeList.TooMany) {
        try list?.add(changes)
      } catch {
        list = nil
      }
    }
  }

  private func changes(_ file: EmittedFile, old: [UInt8]) -> [Change] {
    do throws(FileComparison.Unreadable) {
      return try FileComparison.changes(file.path, from: old, to: file.bytes, in: fields)
    } catch {
      // An edit broke the file, so its values cannot be compared.
      return [Change(file: file.path)]
    }
  }

  /// The versions, and how many differences of each kind the files of the run have from those before.
  func summary(paths: some Sequence<String>, folder: String) -> String {
    let bundles = BundleComparison(from: earlier.files.keys, to: paths)
    let counts = list.withLock { $0?.changes }.map { ChangeCounts(bundles.wholes + bundles.told($0)) }
    return """
      ICU \(earlier.icu) (CLDR \(earlier.cldr)) → ICU \(versions.icu) (CLDR \(versions.cldr)): \
      \(counts?.line ?? "more than \(Limits.differences) differences"). \
      If the folder is in git, 'almanac diff git:HEAD \(folder.shellPath)' lists them.
      """
  }
}

extension ChangeCounts {
  /// The counts on a line, as in `3 differences: week 1, name 2`.
  var line: String {
    guard total > 0 else { return "no differences" }
    return
      "\(counted(total, "difference")): \(kinds.map { "\($0.kind) \($0.count)" }.joined(separator: ", "))"
  }
}
