package import AlmanacRecord

/// An output folder: the store of its files, and the list of the files that belong to Almanac.
package struct OutputFolder<Store: FileStore>: Sendable {
  package let store: Store
  package let ownership: Ownership

  package init(store: Store, ownership: Ownership) {
    self.store = store
    self.ownership = ownership
  }

  /// How the file at a path differs from the expected bytes.
  package func difference(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) -> FileDifference {
    if let obstacle = try store.obstacle(above: path) { return .foreign(at: obstacle) }
    switch try store.kind(of: path) {
    case nil: return .missing
    case .file(let size):
      if size == bytes.count, try store.has(bytes, at: path) { return .same }
      return try change(of: path)
    case .folder, .other: return .foreign(at: path)
    }
  }

  /// How a file with other bytes differs: whether it still has bytes that the manifest lists.
  private func change(of path: String) throws(OutputFilesError) -> FileDifference {
    guard let listed = ownership.digests[path] else { return .foreign(at: path) }
    let digest = try store.digest(of: path)
    if let digest, listed.contains(digest) { return .changed(from: digest) }
    let bytes = digest == nil ? nil : try store.contents(of: path)
    return ownership.isForeign(bytes, at: path) ? .foreign(at: path) : .edited
  }
}

/// How a file on disk differs from the expected bytes.
package enum FileDifference: Equatable, Sendable {
  case same, missing
  /// The file has the bytes that Almanac wrote; `from` is their digest.
  case changed(from: FileDigest)
  /// The file has neither the expected bytes nor bytes whose digest the manifest lists.
  case edited
  /// Something that Almanac did not write is at a path: the file's own path, or the path of a folder above it.
  case foreign(at: String)
}

extension FileStore {
  /// The bytes of the file at a path; `nil` if there is no file, or if a folder above it is a link.
  package func read(_ path: String) throws(OutputFilesError) -> [UInt8]? {
    try isReachable(path) ? try contents(of: path) : nil
  }

  /// The error for something at a path, or in place of a folder above it, that Almanac did not write.
  func foreign(_ path: String) throws(OutputFilesError) -> OutputFilesError {
    .foreign(path: location(of: try obstacle(above: path) ?? path))
  }

  /// Whether every folder above a path is a real folder or is missing; `false` if one of them is a file or a link.
  func isReachable(_ path: String) throws(OutputFilesError) -> Bool { try obstacle(above: path) == nil }

  /// The path of the file or link in place of a folder above a path; `nil` if each folder is real or is missing.
  package func obstacle(above path: String) throws(OutputFilesError) -> String? {
    for folder in foldersAbove(path).reversed() {
      switch try kind(of: folder) {
      case nil: return nil
      case .folder: continue
      case .file, .other: return folder
      }
    }
    return nil
  }

  /// Whether a path is free or has a file, so that a run can put a file there.
  ///
  /// This does not check the folders above the path.
  package func canTakeFile(_ path: String) throws(OutputFilesError) -> Bool {
    switch try kind(of: path) {
    case nil, .file: return true
    case .folder, .other: return false
    }
  }

  /// The digest of the file at a path; `nil` if there is no file, or if the file exceeds the path's size limit.
  func digest(of path: String) throws(OutputFilesError) -> FileDigest? {
    guard case .file(let size) = try kind(of: path), size <= sizeLimit(at: path) else { return nil }
    return try contents(of: path).map { FileDigest(of: $0) }
  }
}
