#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reads regular files with POSIX functions, so that an app does not need to link Foundation.
enum RegularFile {
  /// The reason why a file cannot be read.
  enum Failure: Error {
    /// The path does not exist.
    case missing
    /// The path is a folder, a device or a pipe.
    case notRegular
    /// The file is larger than the limit.
    case tooLarge
    /// The system reported an error; the value is its `errno`.
    case system(Int32)
  }

  /// All bytes of the file at a path, to which symbolic links may lead; throws if there are more than `limit`.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    // The system would read a path only up to its first zero byte.
    guard !path.utf8.contains(0) else { throw .missing }
    // Opening a pipe without O_NONBLOCK waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    // The file can grow while it is read. The code requests one byte more than the known size, to find the file's end.
    bytes.reserveCapacity(size + 1)
    while bytes.count <= limit {
      let count = max(size + 1 - bytes.count, 1 << 12)
      guard let piece = readPiece(count, of: descriptor) else { throw failure(errno) }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
    throw .tooLarge
  }

  private static func failure(_ number: Int32) -> Failure {
    number == ENOENT || number == ENOTDIR ? .missing : .system(number)
  }

  /// Whether a path is that of a folder; `nil` if the path does not exist.
  static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// A short reason for a value of `errno`, such as "permission denied" for `EACCES`.
  static func reason(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ELOOP: "a symbolic link leads back to itself"
    case ENAMETOOLONG: "its path is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reported an error"
    default: "the system reported error \(number)"
    }
  }
}

/// The next bytes of an open file, at most `count`; empty at the end of the file.
///
/// The result is `nil` if the read fails; `errno` has the reason.
package func readPiece(_ count: Int, of file: Int32) -> [UInt8]? {
  while true {
    var result = 0
    let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = read(file, buffer.baseAddress, count)
      filled = max(result, 0)
    }
    if result < 0 && errno == EINTR { continue }
    return result < 0 ? nil : piece
  }
}
