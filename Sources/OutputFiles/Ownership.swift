package import AlmanacBundle
package import AlmanacKit

/// The files in a folder that belong to Almanac, according to the folder's manifest.
package struct Ownership: Sendable {
  /// The path of the manifest; `nil` in an output folder without a manifest.
  ///
  /// The manifest in the first output folder also lists the files in the other output folders.
  package let manifest: String?
  /// The SHA-256 of the manifest; `nil` if there is no manifest.
  package let manifestSHA256: String?
  /// The files that the manifest lists, by path, each with its digest; `nil` for a file without a digest.
  package private(set) var files: [String: FileDigest?]
  /// Returns whether the options of this run name an output that can have a file at a path.
  ///
  /// The manifest is untrusted input, so a file that only the manifest names is not deleted.
  package let isPossible: @Sendable (String) -> Bool
  /// Returns whether an app may have a file of its own with the name of the file at a path, as in `package.json`.
  ///
  /// Such a file belongs to Almanac only while it has the bytes that the manifest lists.
  package let isUsual: @Sendable (String) -> Bool

  package init(
    manifest: String?, sha256: String?, files: [String: FileDigest?],
    isPossible: @escaping @Sendable (String) -> Bool, isUsual: @escaping @Sendable (String) -> Bool
  ) {
    self.manifest = manifest
    manifestSHA256 = sha256
    self.files = files
    self.isPossible = isPossible
    self.isUsual = isUsual
  }

  /// Whether an earlier run wrote the file at a path.
  ///
  /// A run overwrites only files that an earlier run wrote. It deletes a different file only if the journal of an
  /// interrupted run names the file and its bytes.
  package func owns(_ path: String) -> Bool {
    files[path] != nil || (path == manifest && manifestSHA256 != nil)
  }

  /// The ownership with other digests for some files that the manifest lists.
  func replacing(_ digests: [String: FileDigest]) -> Ownership {
    var ownership = self
    for (path, digest) in digests { ownership.files[path] = .some(digest) }
    return ownership
  }

  /// The paths of owned files that are not in `emitted`, the files of this run; sorted.
  package func leftOver(emitted: Set<String>) -> [String] {
    files.keys.filter { !emitted.contains($0) }.sorted()
  }
}
