#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DiskFolder {
  package func names(in path: String) throws(FileStoreError) -> [String] {
    try entries(in: path).compactMap(\.text).sorted()
  }

  package func nameUnreadableFiles(in path: String) throws(FileStoreError) {
    let entries = try entries(in: path)
    let names = Set(entries.compactMap(\.text))
    let free = (0...).lazy.map { "unreadable-\($0)" }.filter { !names.contains($0) }
    for (entry, name) in zip(entries.filter { $0.text == nil }, free) {
      let old =
        Array(path.utf8.map(CChar.init(bitPattern:))) + [CChar(bitPattern: UInt8(ascii: "/"))] + entry.name
      guard renameat(descriptor, old, descriptor, "\(path)/\(name)") == 0 else {
        throw failure("rename", path)
      }
    }
  }

  /// The entries in a folder; empty if there is no folder at the path.
  private func entries(in path: String) throws(FileStoreError) -> [FolderEntry] {
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
    var entries: [FolderEntry] = []
    while true {
      // `readdir` returns nil at the end of the folder and after a failure. Only `errno` distinguishes the two cases.
      errno = 0
      guard let entry = readdir(stream) else { break }
      entries.append(FolderEntry(&entry.pointee))
    }
    guard errno == 0 else { throw failure("list", path) }
    return entries.filter { $0.text != "." && $0.text != ".." }
  }
}

/// An entry in a folder, such as a file; its name can contain any byte except `/` and zero.
private struct FolderEntry {
  /// The bytes of the name, with a zero byte at the end.
  let name: [CChar]
  /// The name as text; `nil` if it is not UTF-8.
  let text: String?

  init(_ entry: inout dirent) {
    let bytes = withUnsafePointer(to: &entry.d_name) { pointer in
      pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { start in
        Array(UnsafeBufferPointer(start: start, count: strnlen(start, Int(NAME_MAX) + 1)))
      }
    }
    name = bytes.map(CChar.init(bitPattern:)) + [0]
    text = bytes.isUTF8 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
