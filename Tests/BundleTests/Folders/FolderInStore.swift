import AlmanacBundle

/// One of several output folders of a run, as a folder inside another folder.
struct FolderInStore<Store: FileStore>: FileStore {
  let store: Store
  /// The path of the folder with `/` at its end; empty for the other folder itself.
  let folder: String

  var path: String { "" }

  func kind(of path: String) throws(OutputFilesError) -> FileKind? { try store.kind(of: folder + path) }
  func contents(of path: String) throws(OutputFilesError) -> [UInt8]? {
    try store.contents(of: folder + path)
  }
  func names(in path: String) throws(OutputFilesError) -> [String] { try store.names(in: folder + path) }
  func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    try store.create(folder + path, bytes)
  }
  func makeFolder(_ path: String) throws(OutputFilesError) { try store.makeFolder(folder + path) }
  func replace(_ path: String, with source: String) throws(OutputFilesError) {
    try store.replace(folder + path, with: folder + source)
  }
  func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    try store.move(folder + source, to: folder + path)
  }
  func remove(_ path: String) throws(OutputFilesError) { try store.remove(folder + path) }
  func removeFolderIfEmpty(_ path: String) throws(OutputFilesError) {
    try store.removeFolderIfEmpty(folder + path)
  }
}
