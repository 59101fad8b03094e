import AlmanacBundle

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file outside of any bundle to which a command writes its result, such as `preview.html`.
struct NewFile {
  /// The path of the file as the user wrote it.
  let path: String
  /// The real path of the folder that contains the file, without links.
  private let folder: String
  private let name: String

  /// Takes the path of a file, which may already exist; throws if its folder does not exist.
  init(path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last.map(String.init), !name.isEmpty, name != ".", name != ".." else {
      throw Failure(.usage, "'\(path)' names a folder. Name a file in it.")
    }
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parts.count == 1 ? "." : parent.isEmpty ? "/" : parent
    guard let root = GitRepository.realPath(folder) else {
      throw Failure(.cannotCreate, "The folder '\(folder)' does not exist. Create it, or name another file.")
    }
    self.path = path
    self.folder = root
    self.name = name
  }

  /// Whether the file is in a bundle's folder or in one of its subfolders; links in the paths make no difference.
  func isInside(_ bundle: String) -> Bool {
    guard let bundle = FileIdentity(bundle) else { return false }
    return ([folder] + foldersAbove(folder)).contains { FileIdentity($0.isEmpty ? "/" : $0) == bundle }
  }

  /// Writes the file in one step if it does not exist; throws if the path has a file with different bytes, or a folder.
  func write(_ bytes: [UInt8]) throws {
    guard try write(bytes, replacing: nil) else {
      throw Failure(.cannotCreate, "'\(path)' already exists. Name another file, or remove this one.")
    }
  }

  /// Writes the file in one step if it does not exist, or if it begins with `beginning`.
  ///
  /// A file with the same bytes stays as it is. Returns `false` if anything else is at the path.
  func write(_ bytes: [UInt8], replacing beginning: [UInt8]?) throws -> Bool {
    try EscapingLink.check(newFile: path)
    let folder = try DiskFolder(path: folder, access: .adding)
    do throws(OutputFilesError) {
      let kind = try folder.kind(of: name)
      switch kind {
      case nil: break
      case .file(let size):
        if size == bytes.count, try folder.beginning(of: name, count: size) == bytes { return true }
        guard let beginning, try folder.beginning(of: name, count: beginning.count) == beginning else {
          return false
        }
      case .folder, .other: return false
      }
      let new = try temporaryFile(bytes, in: folder)
      // After a failure, the user needs to see the failure that came first, so another failure here is ignored.
      defer { try? folder.remove(new) }
      if kind == nil { return try folder.move(new, to: name) }
      try folder.replace(name, with: new)
      return true
    } catch {
      guard case .failed(let operation, _, let reason, let remedy) = error else { throw error }
      throw OutputFilesError.failed(operation: operation, path: path, reason: reason, remedy: remedy)
    }
  }

  /// Writes the bytes to a temporary file in the folder, and returns its name, which no other file had.
  private func temporaryFile(_ bytes: [UInt8], in folder: DiskFolder) throws(OutputFilesError) -> String {
    var new = ".\(name).\(getpid())"
    while try folder.kind(of: new) != nil { new += "-" }
    try folder.create(new, bytes)
    return new
  }
}

/// The numbers by which the system identifies a file or a folder; they are the same for every path that leads to it.
private struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// The identity of the file or folder to which a path leads, also through links; `nil` if the path leads to nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
