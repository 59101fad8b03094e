package import AlmanacRecord

/// Writes the changed files of a run to a staging folder inside an output folder, before the run changes the bundle.
///
/// ``Commit`` moves the staged files into place when all files are staged.
package struct Staging<Store: FileStore>: Sendable {
  /// The name of the staging folder.
  package static var folderName: String { ".almanac-staging" }

  let folder: OutputFolder<Store>
  var store: Store { folder.store }

  /// Discards the staging folder that a killed run left, because a run moves only files into place that it has staged.
  ///
  /// If there is no staging folder, this writes nothing, because the folder may be read-only.
  package init(_ folder: OutputFolder<Store>) throws(OutputFilesError) {
    self.folder = folder
    try discard()
  }

  /// Writes a file to the staging folder, unless the output folder already has the same bytes at its path.
  ///
  /// Several threads may call this for different paths. `digest` is the digest of the bytes.
  package func stage(
    _ path: String, _ bytes: [UInt8], _ digest: FileDigest
  ) throws(OutputFilesError) -> StagedFile {
    let file = StagedFile(path: path, digest: digest, difference: try folder.difference(path, bytes))
    switch file.difference {
    case .foreign(let obstacle): throw try store.foreign(obstacle)
    case .same: break
    case .missing, .changed, .edited:
      let staged = Self.stagedPath(path)
      try store.makeFolder(of: staged)
      try store.create(staged, bytes)
    }
    return file
  }

  static func stagedPath(_ path: String) -> String { "\(folderName)/files/\(path)" }

  /// Removes the staging folder with its folders and files; throws if it has anything else, such as a link.
  package func discard() throws(OutputFilesError) {
    try store.removeFiles(Self.folderName)
    guard try store.kind(of: Self.folderName) == nil else { throw try store.foreign(Self.folderName) }
  }
}

extension FileStore {
  /// Removes a folder with its folders and files; everything else in it stays, and so does the folder around it.
  fileprivate func removeFiles(_ folder: String) throws(OutputFilesError) {
    guard case .folder = try kind(of: folder) else { return }
    for path in try names(in: folder).map({ "\(folder)/\($0)" }) {
      if case .file = try kind(of: path) { try remove(path) } else { try removeFiles(path) }
    }
    try removeFolderIfEmpty(folder)
  }
}
