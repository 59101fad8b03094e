import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder on disk that is open and locked, so that two runs never write to it at the same time.
///
/// The system holds the lock on the open folder. The lock needs no lock file, and it ends with the process.
package final class DiskFolder: FileStore {
  let descriptor: Int32
  package let path: String
  private let limit: @Sendable (String) -> Int
  /// The paths of the folders that this run made, outermost first.
  private let made: [String]

  /// What a run does with the folder.
  package enum Access: Sendable {
    case reading, writing
    /// The run adds one file that belongs to no bundle; only then, the folder may be the root of the file system.
    case adding
  }

  /// Opens and locks a folder; if `access` is `writing`, a missing folder is made first.
  ///
  /// `sizeLimit` returns the most bytes that the file at a path can have.
  package init(
    path: String, access: Access, sizeLimit: @escaping @Sendable (String) -> Int = { _ in Limits.file }
  ) throws(OutputFilesError) {
    self.path = path
    limit = sizeLimit
    made = access == .writing ? try Self.make(path) : []
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noFolder(path: path, reason: systemReason()) }
    guard access == .adding || !Self.isRoot(descriptor) else {
      throw .noFolder(path: path, reason: "It is the root of the file system")
    }
    let lock = access == .writing ? LOCK_EX : LOCK_SH
    guard flock(descriptor, lock | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .locked(path: path) : .noFolder(path: path, reason: systemReason())
    }
  }

  deinit {
    // Between `fork` and `exec`, a child process has a copy of this descriptor. So `close` alone could leave the folder
    // locked.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Removes the folder and its parents if this run made them and they are empty.
  ///
  /// A run that wrote nothing leaves nothing behind.
  package func removeIfMade() { Self.remove(made) }

  private static func remove(_ made: [String]) {
    for folder in made.reversed() where rmdir(folder) != 0 { return }
  }

  /// Whether nothing is at a path, not even a broken link.
  package static func isAbsent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  private static func isRoot(_ descriptor: Int32) -> Bool {
    var folder = stat()
    var root = stat()
    return fstat(descriptor, &folder) == 0 && stat("/", &root) == 0
      && folder.st_dev == root.st_dev && folder.st_ino == root.st_ino
  }

  /// Makes a folder and its missing parents; returns the paths of the new folders, outermost first.
  private static func make(_ path: String) throws(OutputFilesError) -> [String] {
    var made: [String] = []
    for folder in foldersAbove(path).reversed() + [path] where !folder.isEmpty {
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST && errno != EISDIR {
        let reason = systemReason()
        remove(made)
        throw .noFolder(path: path, reason: reason)
      }
    }
    return made
  }

  package func sizeLimit(at path: String) -> Int { limit(path) }

  package func kind(of path: String) throws(OutputFilesError) -> FileKind? {
    var status = stat()
    guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure("inspect", path)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    default: .other
    }
  }

  package func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    let file = openat(descriptor, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure("create", path) }
    guard writeAll(bytes, to: file) else {
      let error = failure("write", path)
      close(file)
      unlinkat(descriptor, path, 0)
      throw error
    }
    // Some systems report a full disk only when the file is closed.
    guard close(file) == 0 else {
      let error = failure("write", path)
      unlinkat(descriptor, path, 0)
      throw error
    }
  }

  package func makeFolder(_ path: String) throws(OutputFilesError) {
    guard mkdirat(descriptor, path, 0o777) != 0, errno != EEXIST else { return }
    guard let parent = parentFolder(of: path) else { throw failure("create the folder", path) }
    try makeFolder(parent)
    guard mkdirat(descriptor, path, 0o777) == 0 || errno == EEXIST else {
      throw failure("create the folder", path)
    }
  }

  package func replace(_ path: String, with source: String) throws(OutputFilesError) {
    guard renameat(descriptor, source, descriptor, path) == 0 else { throw failure("write", path) }
  }

  package func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    // `linkat` is the portable call that fails if the new name is not free. If a run dies before it removes the old
    // name, both names lead to the same file. The next run removes the old name with its staging folder.
    if linkat(descriptor, source, descriptor, path, 0) != 0 {
      guard ![EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK].contains(errno) else {
        throw .failed(
          operation: "write", path: location(of: path), reason: "The file system does not support hard links",
          remedy: "Write to a folder on another file system.")
      }
      guard errno == EEXIST else { throw failure("write", path) }
      return false
    }
    guard unlinkat(descriptor, source, 0) == 0 else { throw failure("remove", source) }
    return true
  }

  package func remove(_ path: String) throws(OutputFilesError) {
    guard unlinkat(descriptor, path, 0) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw failure("remove", path)
  }

  package func removeFolderIfEmpty(_ path: String) throws(OutputFilesError) {
    guard unlinkat(descriptor, path, AT_REMOVEDIR) != 0 else { return }
    guard ![ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(errno) else { return }
    throw failure("remove the folder", path)
  }

  /// The error for an operation that has just failed, with the system's message for `errno` as the reason.
  func failure(_ operation: String, _ path: String) -> OutputFilesError {
    .failed(operation: operation, path: location(of: path), reason: systemReason())
  }
}

/// The system's message for the current `errno`.
private func systemReason() -> String { String(cString: strerror(errno)) }

/// Writes all bytes to a file descriptor; returns `false` if the system refuses, and then `errno` has the reason.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
