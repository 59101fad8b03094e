#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The symbolic links on the way to an input file, which may lead out of the repository that has them.
///
/// What is wrong in a file is printed with its text. A branch that makes `locales.txt` a link to a private file of the
/// machine must not have that printed in a log.
enum InputLinks {
  /// Throws if a link on the way to a file leads out of the git work tree that has the link, or without one out of
  /// the folder that has it.
  static func check(_ file: String) throws(Failure) {
    guard !isDevice(file) else { return }
    guard let start = file.hasPrefix("/") ? "" : GitRepository.realPath(".") else { return }
    var folder = start
    var names: [String] = names(in: file).reversed()
    // A way with more links than that cannot be opened either.
    var links = 0
    while let name = names.popLast(), links <= 40 {
      let path = "\(folder)/\(name)"
      guard name != ".", name != "..", let target = link(path) else {
        folder = name == "." ? folder : name == ".." ? parent(of: folder) : path
        continue
      }
      if let root = rootLeft(by: path, in: folder) {
        throw failure(file, link: names.isEmpty && links == 0 ? nil : path, root: root)
      }
      links += 1
      if target.hasPrefix("/") { folder = "" }
      names += Self.names(in: target).reversed()
    }
  }

  /// The folder that a link may not lead out of, if it does.
  private static func rootLeft(by link: String, in folder: String) -> String? {
    // What is not there cannot be printed.
    guard let target = GitRepository.realPath(link) else { return nil }
    let repository = GitRepository.root(of: folder)
    let root = repository ?? (folder.isEmpty ? "/" : folder)
    if contains(root, target), !isInRepositoryFolder(target, below: root) { return nil }
    // This is how the user came here, as by a home folder that is a link; no repository has it.
    if repository == nil, let here = GitRepository.realPath("."), contains(target, here) { return nil }
    return root
  }

  /// Whether a path leads into a `.git`, which holds settings and secrets and is not part of the work tree.
  private static func isInRepositoryFolder(_ path: String, below root: String) -> Bool {
    names(in: path).dropFirst(names(in: root).count).contains { $0.lowercased() == ".git" }
  }

  /// `link` is `nil` if the file itself is the link.
  private static func failure(_ file: String, link: String?, root: String) -> Failure {
    guard let link else {
      return Failure(
        file: file, "This is a link to a file outside of '\(root)'. Name that file itself.")
    }
    return Failure(
      file: file,
      "The link '\(link)' on the way to this file leads out of '\(root)'. Name the file it leads to itself.")
  }

  /// Whether a path names what the system has open, as `/dev/stdin` and `<(…)` of a shell do.
  private static func isDevice(_ file: String) -> Bool {
    let names = names(in: file)
    guard file.hasPrefix("/"), !names.contains("..") else { return false }
    switch names.first {
    // `/dev/shm` has files like any folder.
    case "dev": return names.count > 1 && names[1] != "shm"
    case "proc": return names.count == 4 && names[2] == "fd"
    default: return false
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    // By their bytes: two names that look the same are two folders.
    let prefix = folder == "/" ? "" : folder
    return "\(path)/".utf8.starts(with: "\(prefix)/".utf8)
  }

  /// The names in a path.
  private static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a symbolic link says; `nil` if the path is none.
  private static func link(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func parent(of folder: String) -> String {
    String(folder[..<(folder.utf8.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)])
  }
}
