import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DiskFolder {
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
