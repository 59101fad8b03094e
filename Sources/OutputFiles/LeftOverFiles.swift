import AlmanacKit

/// What a user should know of a file of an earlier run: it was kept, or removed although no manifest lists it.
package struct FileNote: Equatable, Sendable {
  /// Why it was kept or removed.
  package enum Reason: Equatable, Sendable {
    /// Its bytes are not the ones that Almanac wrote.
    case changed
    /// The manifest has no checksum of it, so a change could not be seen.
    case noChecksum
    /// An interrupted run put it in place for a bundle that is not here any more, so it was removed.
    case undone
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileNote {
  /// What happened to the file in a folder, and what to do about it.
  package func description(in folder: String) -> String {
    switch reason {
    case .changed:
      """
      '\(folder)/\(path)' was changed after Almanac wrote it, so it was not deleted. Delete it, or restore it.
      """
    case .noChecksum:
      """
      '\(folder)/\(path)' is left over from a bundle without checksums, so it was not deleted. Delete it if you do \
      not need it.
      """
    case .undone:
      """
      '\(folder)/\(path)' came from an interrupted run and belongs to no bundle here, so it was removed.
      """
    }
  }
}

/// The left-over files of an earlier run: which of them a run deletes, and which it keeps.
struct LeftOverFiles {
  private(set) var deleted: [String] = []
  private(set) var kept: [FileNote] = []

  /// Looks at the owned files that are not among those a run emitted.
  init<Store: FileStore>(
    in folder: OutputFolder<Store>, emitted: Set<String>
  ) throws(OutputFilesError) {
    let written = Set(emitted.map(\.folded))
    for path in folder.ownership.leftOver(emitted: emitted) where !written.contains(path.folded) {
      switch try folder.fate(of: path, with: folder.ownership.files[path] ?? nil) {
      case .gone: continue
      case .deletable: deleted.append(path)
      case .kept(let reason): kept.append(FileNote(path: path, reason: reason))
      }
    }
  }
}

/// What becomes of a left-over file.
enum Fate {
  /// It is not there any more.
  case gone
  case deletable
  case kept(FileNote.Reason)
}

extension OutputFolder {
  /// What becomes of a file that is left over: only the bytes that Almanac wrote, which have the digest, are deleted.
  func fate(of path: String, with digest: FileDigest?) throws(OutputFilesError) -> Fate {
    try storing { () throws(FileStoreError) in
      // What a link on the way leads to is not the file.
      guard try store.isReachable(path), let kind = try store.kind(of: path) else { return .gone }
      guard let digest else { return .kept(.noChecksum) }
      // A file of another size need not be read.
      guard case .file(size: digest.size) = kind else { return .kept(.changed) }
      return try store.digest(of: path) == digest ? .deletable : .kept(.changed)
    }
  }
}

extension String {
  /// The text that all spellings share which a file system may take for one name: in other case, or in other
  /// Unicode normalization, which Swift ignores when it compares texts.
  var folded: String { lowercased().uppercased() }
}
