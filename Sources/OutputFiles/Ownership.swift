package import AlmanacKit

/// What is Almanac's in a folder, as the manifest there says.
package struct Ownership: Sendable {
  /// The path of the manifest; `nil` in a further output, whose files the manifest of the first output lists.
  package let manifest: String?
  /// The SHA-256 of the manifest; `nil` without a manifest.
  package let manifestSHA256: String?
  /// The digests of the files that the manifest lists; `nil` for a file of which it has no digest.
  package let files: [String: FileDigest?]
  /// Whether Almanac can write a file at a path, whatever the locales and options are.
  package let isPossible: @Sendable (String) -> Bool

  package init(
    manifest: String?, sha256: String?, files: [String: FileDigest?],
    isPossible: @escaping @Sendable (String) -> Bool
  ) {
    self.manifest = manifest
    manifestSHA256 = sha256
    self.files = files
    self.isPossible = isPossible
  }

  /// Whether an earlier run wrote the file at a path.
  ///
  /// A file outside of these paths is neither overwritten nor deleted.
  package func owns(_ path: String) -> Bool {
    files[path] != nil || (path == manifest && manifestSHA256 != nil)
  }

  /// The owned paths that are not among those a run emitted, sorted.
  package func leftOver(emitted: Set<String>) -> [String] {
    files.keys.filter { !emitted.contains($0) }.sorted()
  }
}
