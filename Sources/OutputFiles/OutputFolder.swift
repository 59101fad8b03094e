/// The bundle's folder: which of its files are Almanac's, and how each differs from what should be there.
package struct OutputFolder<Store: FileStore>: Sendable {
  package let store: Store
  /// The paths an earlier run wrote; nothing else is ever overwritten or deleted.
  package let owned: Set<String>

  package init(store: Store, owned: Set<String>) {
    self.store = store
    self.owned = owned
  }

  /// How the file at a path differs from the bytes that should be there.
  package func difference(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) -> FileDifference {
    try storing { () throws(FileStoreError) in
      guard try store.isReachable(path) else { return .foreign }
      switch try store.kind(of: path) {
      case nil: return .missing
      case .file(let size) where size == bytes.count:
        if try store.contents(of: path) == bytes { return .same }
        return owned.contains(path) ? .changed : .foreign
      case .file: return owned.contains(path) ? .changed : .foreign
      case .folder, .other: return .foreign
      }
    }
  }

  /// The owned paths that are not among those a run emitted, sorted.
  package func leftOver(emitted: Set<String>) -> [String] {
    owned.subtracting(emitted).sorted()
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
}
