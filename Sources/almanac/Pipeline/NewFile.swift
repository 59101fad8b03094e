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

  /// Writes the file in one step if it does not exist; a file with the same bytes stays.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last.map(String.init), !name.isEmpty, name != ".", name != ".." else {
      throw Failure(.usage, ["'\(path)' names a folder. Name a file in it."])
    }
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parts.count == 1 ? "." : parent.isEmpty ? "/" : parent
    guard let root = GitRepository.realPath(folder) else {
      throw Failure(.cannotCreate, ["The folder '\(folder)' does not exist. Make it, or name another file."])
    }
    try LinkOut.check(newFile: path)
    guard try write(bytes, name, in: Self.opened(root)) else {
      throw Failure(.cannotCreate, ["'\(path)' already exists. Name another file, or remove this one."])
    }
  }

  private static func opened(_ folder: String) throws(Failure) -> DiskFolder {
    do throws(OutputFilesError) {
      return try DiskFolder(path: folder, access: .reading)
    } catch {
      throw Failure(error, in: folder)
    }
  }

  /// Writes the file; returns `false` if another file exists.
  private func write(
    _ bytes: [UInt8], _ name: String, in folder: DiskFolder
  ) throws(Failure) -> Bool {
    let new = ".\(name).\(getpid())"
    do throws(FileStoreError) {
      guard try folder.kind(of: name) == nil else { return try folder.contents(of: name) == bytes }
      try folder.create(new, bytes)
      if try folder.move(new, to: name) { return true }
      try folder.remove(new)
      return false
    } catch {
      removeUnfinished(new, from: folder)
      throw Failure(
        .readOrWrite, ["Could not \(error.operation) '\(path)': \(error.reason). \(error.remedy)"])
    }
  }

  private func removeUnfinished(_ new: String, from folder: DiskFolder) {
    do throws(FileStoreError) {
      try folder.remove(new)
    } catch {
      // The first failure says what is wrong.
    }
  }
}
