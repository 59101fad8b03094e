import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DiskFolder {
  package func contents(of path: String) throws(FileStoreError) -> [UInt8]? {
    guard case .file(let size) = try kind(of: path) else { return nil }
    let limit = sizeLimit(at: path)
    guard size <= limit else { throw .tooLarge(path, limit: limit) }
    return try reading(path) { file throws(FileStoreError) in
      try Self.bytes(of: file, expected: size, limit: limit, path)
    }
  }

  package func has(_ bytes: [UInt8], at path: String) throws(FileStoreError) -> Bool {
    guard case .file(size: bytes.count) = try kind(of: path) else { return false }
    return try reading(path) { file throws(FileStoreError) in
      var start = 0
      // A catalog may have 64 MB, which need not be in memory twice.
      while let piece = try Self.piece(of: file, count: 1 << 18, path) {
        guard bytes[start...].starts(with: piece) else { return false }
        start += piece.count
      }
      return start == bytes.count
    } ?? false
  }

  /// The first bytes of a file of any size, at most `count`; `nil` if there is no file.
  package func beginning(of path: String, count: Int) throws(FileStoreError) -> [UInt8]? {
    guard case .file = try kind(of: path) else { return nil }
    return try reading(path) { file throws(FileStoreError) in
      var bytes: [UInt8] = []
      while bytes.count < count, let piece = try Self.piece(of: file, count: count - bytes.count, path) {
        bytes += piece
      }
      return bytes
    }
  }

  /// Opens a file for `read`; `nil` if there is no longer a regular file.
  private func reading<Result>(
    _ path: String, _ read: (Int32) throws(FileStoreError) -> Result
  ) throws(FileStoreError) -> Result? {
    // A pipe that took the file's place just now must not make the run wait.
    let file = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("look at", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try read(file)
  }

  private static func bytes(
    of file: Int32, expected: Int, limit: Int, _ path: String
  ) throws(FileStoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    // The whole file in one piece, and then its end; a file that grew meanwhile in more.
    while let piece = try piece(of: file, count: max(expected - bytes.count, 1 << 12), path) {
      guard bytes.count + piece.count <= limit else { throw .tooLarge(path, limit: limit) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// The next bytes of a file, at most `count`; `nil` at its end.
  private static func piece(
    of file: Int32, count: Int, _ path: String
  ) throws(FileStoreError) -> [UInt8]? {
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        result = readBytes(file, buffer.baseAddress, count)
        filled = max(result, 0)
      }
      if result < 0 && errno == EINTR { continue }
      guard result >= 0 else { throw failure("read", path) }
      return result == 0 ? nil : piece
    }
  }
}

private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
