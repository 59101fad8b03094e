import AlmanacOutputFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that the user names for one result of a command, outside of any bundle.
struct NewFile {
  /// The path as the user wrote it.
  let path: String
  /// The folder that the file is in, without links.
  private let folder: String
  private let name: String

  /// A file that may exist already, in a folder that exists.
  init(path: String) throws(Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last.map(String.init), !name.isEmpty, name != ".", name != ".." else {
      throw Failure(.usage, ["'\(path)' names a folder. Name a file in it."])
    }
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parts.count == 1 ? "." : parent.isEmpty ? "/" : parent
    guard let root = GitRepository.realPath(folder) else {
      throw Failure(.cannotCreate, ["The folder '\(folder)' does not exist. Make it, or name another file."])
    }
    self.path = path
    self.folder = root
    self.name = name
  }

  /// Whether the file is in a folder or in one of its folders, whatever their names are.
  func isInside(_ bundle: String) -> Bool {
    guard let bundle = FileIdentity(bundle) else { return false }
    var folder = folder
    while true {
      if FileIdentity(folder.isEmpty ? "/" : folder) == bundle { return true }
      guard let end = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
      folder = String(folder[..<end])
    }
  }

  /// Writes the file in one step if it does not exist; a file with the same bytes stays.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard try write(bytes, replacing: nil) else {
      throw Failure(.cannotCreate, ["'\(path)' already exists. Name another file, or remove this one."])
    }
  }

  /// Writes the file in one step if it does not exist, or exists and has this beginning; a file with the same bytes
  /// stays.
  ///
  /// Returns `false` if anything else exists.
  func write(_ bytes: [UInt8], replacing beginning: [UInt8]?) throws(Failure) -> Bool {
    try LinkOut.check(newFile: path)
    let folder = try opened()
    let new = ".\(name).\(getpid())"
    do throws(FileStoreError) {
      switch try folder.kind(of: name) {
      case nil: return try create(bytes, in: folder, as: new)
      case .file(let size):
        if size == bytes.count, try folder.beginning(of: name, count: size) == bytes { return true }
        guard let beginning, try folder.beginning(of: name, count: beginning.count) == beginning else {
          return false
        }
        try folder.create(new, bytes)
        try folder.replace(name, with: new)
        return true
      case .folder, .other: return false
      }
    } catch {
      removeUnfinished(new, from: folder)
      throw Failure(
        .readOrWrite, ["Could not \(error.operation) '\(path)': \(error.reason). \(error.remedy)"])
    }
  }

  private func opened() throws(Failure) -> DiskFolder {
    do throws(OutputFilesError) {
      return try DiskFolder(path: folder, access: .reading)
    } catch {
      throw Failure(error, in: folder)
    }
  }

  /// Writes the file under a name of its own and moves it; returns `false` if another file has appeared.
  private func create(
    _ bytes: [UInt8], in folder: DiskFolder, as new: String
  ) throws(FileStoreError) -> Bool {
    try folder.create(new, bytes)
    if try folder.move(new, to: name) { return true }
    try folder.remove(new)
    return false
  }

  private func removeUnfinished(_ new: String, from folder: DiskFolder) {
    do throws(FileStoreError) {
      try folder.remove(new)
    } catch {
      // The first failure says what is wrong.
    }
  }
}

/// What the system knows a file or a folder by, whatever its names are.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The identity of what is at a path, behind any links; `nil` if nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
