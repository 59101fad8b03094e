import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DiskFolder {
  package func contents(of path: String) throws(OutputFilesError) -> [UInt8]? {
    guard case .file(let size) = try kind(of: path) else { return nil }
    let limit = sizeLimit(at: path)
    guard size <= limit else { throw .tooLarge(location(of: path), limit: limit) }
    return try reading(path) { file throws(OutputFilesError) in
      try bytes(of: file, expected: size, limit: limit, path)
    }
  }

  package func has(_ bytes: [UInt8], at path: String) throws(OutputFilesError) -> Bool {
    guard case .file(size: bytes.count) = try kind(of: path) else { return false }
    return try reading(path) { file throws(OutputFilesError) in
      var start = 0
      // A String Catalog may have 64 MB. A second copy would need too much memory, so the file is read in pieces.
      while let piece = try piece(of: file, count: 1 << 18, path) {
        guard bytes[start...].starts(with: piece) else { return false }
        start += piece.count
      }
      return start == bytes.count
    } ?? false
  }

  /// At most `count` bytes from the beginning of a file of any size; `nil` if there is no file.
  package func beginning(of path: String, count: Int) throws(OutputFilesError) -> [UInt8]? {
    guard case .file = try kind(of: path) else { return nil }
    return try reading(path) { file throws(OutputFilesError) in
      var bytes: [UInt8] = []
      while bytes.count < count, let piece = try piece(of: file, count: count - bytes.count, path) {
        bytes += piece
      }
      return bytes
    }
  }

  /// Opens a file and calls `read` with its descriptor; `nil` if the path no longer leads to a regular file.
  private func reading<Result>(
    _ path: String, _ read: (Int32) throws(OutputFilesError) -> Result
  ) throws(OutputFilesError) -> Result? {
    // If another process has just replaced the file with a pipe, the run must not wait for the pipe.
    let file = openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("inspect", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try read(file)
  }

  private func bytes(
    of file: Int32, expected: Int, limit: Int, _ path: String
  ) throws(OutputFilesError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Usually, the whole file arrives in one piece. If the file has grown since its size was read, more pieces arrive.
    while let piece = try piece(of: file, count: max(expected - bytes.count, 1 << 12), path) {
      guard bytes.count + piece.count <= limit else { throw .tooLarge(location(of: path), limit: limit) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// The next bytes of an open file, at most `count`; `nil` at the end of the file.
  private func piece(of file: Int32, count: Int, _ path: String) throws(OutputFilesError) -> [UInt8]? {
    guard let piece = readPiece(count, of: file) else { throw failure("read", path) }
    return piece.isEmpty ? nil : piece
  }

  package func names(in path: String) throws(OutputFilesError) -> [String] {
    let folder = openat(descriptor, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw failure("list", path)
    }
    guard let stream = fdopendir(folder) else {
      let error = failure("list", path)
      close(folder)
      throw error
    }
    defer { closedir(stream) }
    var names: [String?] = []
    while true {
      // `readdir` returns nil at the end of the folder and after a failure. Only `errno` distinguishes the two cases.
      errno = 0
      guard let entry = readdir(stream) else { break }
      names.append(Self.name(&entry.pointee))
    }
    guard errno == 0 else { throw failure("list", path) }
    return names.compactMap(\.self).filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// The name of an entry in a folder; `nil` if it is not UTF-8.
  private static func name(_ entry: inout dirent) -> String? {
    withUnsafePointer(to: &entry.d_name) { pointer in
      pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { start in
        let bytes = Array(UnsafeBufferPointer(start: start, count: strnlen(start, Int(NAME_MAX) + 1)))
        return bytes.isUTF8 ? String(decoding: bytes, as: UTF8.self) : nil
      }
    }
  }
}
