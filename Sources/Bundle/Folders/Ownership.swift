package import AlmanacRecord

/// The files in a folder that belong to Almanac, according to the bundle's manifest.
package struct Ownership: Sendable {
  /// The files that the manifest lists, by path, each with the digests that it may have.
  ///
  /// After an interrupted run, a file may have its old or its new bytes, so it has two digests.
  let digests: [String: [FileDigest]]
  /// Returns whether the options of this run name an output that can have a file at a path.
  ///
  /// The manifest is untrusted input, so a file that only the manifest names is not deleted.
  let isPossible: @Sendable (String) -> Bool
  /// Returns whether the file at a path may be somebody else's, although the manifest lists it.
  ///
  /// Such a file belongs to Almanac only while it has the bytes that the manifest lists, apart from its line ends.
  /// Examples are `package.json`, and a file that an interrupted run may not have written.
  let isDoubtful: @Sendable (String) -> Bool

  /// Whether a run was interrupted while it changed the folder.
  let isInterrupted: Bool

  /// Makes the ownership of the files that a manifest lists in one folder.
  ///
  /// `earlier` are the files that the folder had before an interrupted run; `nil` if no run was interrupted. `isUsual`
  /// returns whether apps often have a file with the name at the end of a path, such as `package.json`.
  package init(
    _ listed: [String: FileDigest], earlier: [String: FileDigest]?,
    isPossible: @escaping @Sendable (String) -> Bool, isUsual: @escaping @Sendable (String) -> Bool
  ) {
    digests = listed.mapValues { [$0] }.merging((earlier ?? [:]).mapValues { [$0] }) { $0 + $1 }
    self.isPossible = isPossible
    isInterrupted = earlier != nil
    isDoubtful = { path in isUsual(path) || (earlier.map { $0[path] == nil } ?? false) }
  }

  /// Whether the manifest lists a file at a path.
  package func lists(_ path: String) -> Bool { digests[path] != nil }

  /// Whether the file at a path is somebody else's; its bytes are `nil` if they exceed the path's size limit.
  package func isForeign(_ bytes: [UInt8]?, at path: String) -> Bool {
    guard let bytes else { return isDoubtful(path) }
    // A checkout with git's `autocrlf` changes only the line ends of a file.
    return isDoubtful(path) && digests[path]?.contains(FileDigest(of: bytes.withoutReturns)) != true
  }

  /// The paths of owned files that are not in `emitted`, the files of this run; sorted.
  func leftOver(emitted: Set<String>) -> [String] { digests.keys.filter { !emitted.contains($0) }.sorted() }
}
