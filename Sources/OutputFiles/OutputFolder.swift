import AlmanacKit

/// The bundle's folder: which of its files are Almanac's, and how each differs from what should be there.
package struct OutputFolder<Store: FileStore>: Sendable {
  package let store: Store
  package let ownership: Ownership

  package init(store: Store, ownership: Ownership) {
    self.store = store
    self.ownership = ownership
  }

  /// How the file at a path differs from the bytes that should be there.
  package func difference(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) -> FileDifference {
    try storing { () throws(FileStoreError) in
      guard try store.isReachable(path) else { return .foreign }
      switch try store.kind(of: path) {
      case nil: return .missing
      case .file(let size) where size == bytes.count:
        if try store.has(bytes, at: path) { return .same }
        return ownership.owns(path) ? .changed : .foreign
      case .file: return ownership.owns(path) ? .changed : .foreign
      case .folder, .other: return .foreign
      }
    }
  }
}

/// How a file differs from what should be there.
package enum FileDifference: Equatable, Sendable {
  case same, missing, changed
  /// Something that Almanac did not write stands there.
  case foreign
}

extension FileStore {
  /// Whether only folders stand on the way to a path, or nothing yet.
  func isReachable(_ path: String) throws(FileStoreError) -> Bool {
    for folder in foldersAbove(path).reversed() {
      switch try kind(of: folder) {
      case nil: return true
      case .folder: continue
      case .file, .other: return false
      }
    }
    return true
  }

  /// Whether a file can be put in the place of the one at a path, which is reachable and may be missing.
  func canTakeFile(_ path: String) throws(FileStoreError) -> Bool {
    switch try kind(of: path) {
    case nil, .file: return true
    case .folder, .other: return false
    }
  }

  /// The digest of the file at a path; `nil` if there is no file, or one that is too large for a bundle.
  func digest(of path: String) throws(FileStoreError) -> FileDigest? {
    guard case .file(let size) = try kind(of: path), size <= sizeLimit(at: path) else { return nil }
    return try contents(of: path).map { FileDigest(of: $0) }
  }

  /// Removes a file, and each folder above it that is then empty.
  func removeWithFolders(_ path: String) throws(FileStoreError) {
    try remove(path)
    for folder in foldersAbove(path) { try removeFolderIfEmpty(folder) }
  }
}
