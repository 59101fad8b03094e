#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A regular file that is open for reading, and is closed with this value.
///
/// AlmanacKit reads with POSIX, so that a client need not link Foundation.
struct RegularFile: ~Copyable {
  private let descriptor: Int32
  /// The size when the file was opened, in bytes.
  private let size: Int

  /// Why a file cannot be read.
  enum Failure: Error {
    /// Nothing is at the path.
    case missing
    /// A folder, a device or a pipe is at the path.
    case notRegular
    /// The file has more bytes than the limit.
    case tooLarge
    /// The system refused, with the number of its error.
    case system(Int32)
  }

  /// Opens a file, also through a link.
  init(path: String) throws(Failure) {
    // The system would read a path only up to its first zero.
    guard !path.utf8.contains(0) else { throw .missing }
    // Opening a pipe without O_NONBLOCK waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    do throws(Failure) {
      size = try Self.size(of: descriptor)
    } catch {
      _ = close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  private static func size(of descriptor: Int32) throws(Failure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    return Int(status.st_size)
  }

  deinit { _ = close(descriptor) }

  /// The bytes of the file, unless there are more than a limit.
  func bytes(limit: Int) throws(Failure) -> [UInt8] {
    guard size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    // The file can grow while it is read. The byte beyond its size shows where it ends.
    bytes.reserveCapacity(size + 1)
    while let piece = try piece(max(size + 1 - bytes.count, 1 << 12)) {
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge }
    }
    return bytes
  }

  /// The next bytes, at most so many; `nil` at the end.
  private func piece(_ count: Int) throws(Failure) -> [UInt8]? {
    while true {
      var found = 0
      let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        found = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(found, 0)
      }
      if found >= 0 { return piece.isEmpty ? nil : piece }
      guard errno == EINTR else { throw Self.failure(errno) }
    }
  }

  private static func failure(_ number: Int32) -> Failure {
    number == ENOENT || number == ENOTDIR ? .missing : .system(number)
  }
}

extension RegularFile {
  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The system's reason for an error, in a few words.
  static func reason(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ELOOP: "a link leads back to itself"
    case ENAMETOOLONG: "its path is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk failed"
    default: "the system reports error \(number)"
    }
  }
}
