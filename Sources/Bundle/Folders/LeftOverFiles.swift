import AlmanacKit
import AlmanacRecord

/// A note for the user about a file from an earlier run: it is kept, or it is replaced although someone changed it.
package struct FileNote: Equatable, Sendable {
  /// Why the file is kept or replaced.
  package enum Reason: Equatable, Sendable {
    /// The file was kept, because its bytes are not the bytes that Almanac wrote.
    case changed
    /// The file was kept: the manifest lists it, but no option of this run names an output that can have it.
    case notNamed
    /// The file is written again, although its bytes are not the bytes that Almanac wrote.
    case edited
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileNote {
  /// What happened to the file, and what the user can do, in sentences; `folder` is the path of the output folder.
  package func description(in folder: String) -> String {
    switch reason {
    case .changed:
      """
      '\(folder)/\(path)' was changed after Almanac wrote it, so it was not deleted. Delete it, or restore \
      what Almanac wrote.
      """
    case .notNamed:
      """
      '\(folder)/\(path)' is listed in the manifest, but the options of this run name no such file, so it was not \
      deleted. Delete it if you do not need it.
      """
    case .edited:
      """
      '\(folder)/\(path)' was changed after Almanac wrote it. This run writes it again, so the change is lost.
      """
    }
  }
}

/// The files from an earlier run that this run does not write: some are deleted, and others are kept.
struct LeftOverFiles {
  /// The files to delete, each with its digest.
  private(set) var deleted: [(path: String, digest: FileDigest)] = []
  private(set) var kept: [FileNote] = []
  /// The paths of files that an interrupted run may have deleted; the folders above them may be left.
  private(set) var gone: [String] = []

  /// Examines the files that Almanac owns but that are not in `emitted`, the files of this run.
  init<Store: FileStore>(in folder: OutputFolder<Store>, emitted: Set<String>) throws(OutputFilesError) {
    let written = Set(emitted.map(\.folded))
    for path in folder.ownership.leftOver(emitted: emitted) where !written.contains(path.folded) {
      switch try folder.fate(of: path) {
      case .gone: if folder.ownership.isInterrupted && folder.ownership.isPossible(path) { gone.append(path) }
      case .deletable(let digest): deleted.append((path, digest))
      case .kept(let reason): kept.append(FileNote(path: path, reason: reason))
      }
    }
  }
}

/// What a run does with a left-over file.
enum Fate {
  /// The file no longer exists.
  case gone
  /// The file has this digest, which the manifest lists.
  case deletable(FileDigest)
  case kept(FileNote.Reason)
}

extension OutputFolder {
  /// What a run does with a left-over file: it may be deleted only if it has a digest of the file that Almanac wrote.
  func fate(of path: String) throws(OutputFilesError) -> Fate {
    // If a folder above the path is a link, the file behind the link is not the left-over file.
    guard try store.isReachable(path), let kind = try store.kind(of: path) else { return .gone }
    guard ownership.isPossible(path) else { return .kept(.notNamed) }
    let listed = ownership.digests[path] ?? []
    // A file of a different size is not read.
    guard case .file(let size) = kind, listed.contains(where: { $0.size == size }),
      let digest = try store.digest(of: path), listed.contains(digest)
    else { return .kept(.changed) }
    return .deletable(digest)
  }
}

extension String {
  /// The name in a form that is the same for all names that a file system may treat as equal.
  ///
  /// Such names differ in case or in Unicode normalization. Swift's string comparison already ignores normalization.
  var folded: String { lowercased().uppercased() }
}
