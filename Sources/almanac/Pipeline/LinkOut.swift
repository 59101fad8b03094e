#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A symbolic link on the way to a file or folder that the user names, which leads out of the repository that has it.
///
/// A branch of a stranger may have such a link: to a private file, whose lines would be printed in a log, or to a
/// folder in which a run would write and delete.
struct LinkOut {
  /// The path of the link.
  let link: String
  /// The folder that the link leads out of.
  let root: String
  /// Whether the link is what the user named, and not only on the way to it.
  let isNamed: Bool

  /// What a link may not lead out of.
  enum Bounds {
    /// The git work tree that has the link.
    case repository
    /// The git work tree that has the link, or without one the folder that has it.
    case repositoryOrFolder
  }

  /// The first link on the way to a path that leads out of its bounds; `nil` if every link stays inside.
  init?(onTheWayTo path: String, outOf bounds: Bounds) {
    guard let start = path.hasPrefix("/") ? "" : GitRepository.realPath(".") else { return nil }
    var folder = start
    var names: [String] = Self.names(in: path).reversed()
    // A way with more links than that cannot be opened either.
    var links = 0
    while let name = names.popLast(), links <= 40 {
      let path = "\(folder)/\(name)"
      guard name != ".", name != "..", let target = Self.target(of: path) else {
        folder = name == "." ? folder : name == ".." ? Self.parent(of: folder) : path
        continue
      }
      if let root = Self.rootLeft(by: path, to: target, in: folder, bounds) {
        (link, self.root, isNamed) = (path, root, names.isEmpty && links == 0)
        return
      }
      links += 1
      if target.hasPrefix("/") { folder = "" }
      names += Self.names(in: target).reversed()
    }
    return nil
  }

  /// The folder that a link may not lead out of, if it does.
  private static func rootLeft(
    by link: String, to text: String, in folder: String, _ bounds: Bounds
  ) -> String? {
    // What is not there can be neither printed nor written.
    guard let target = GitRepository.realPath(link) else { return nil }
    let repository = GitRepository.root(of: folder)
    if repository == nil, bounds == .repository { return nil }
    let root = repository ?? (folder.isEmpty ? "/" : folder)
    // Behind a name that is not UTF-8, further links would not be found: it is taken for a way out.
    let isFollowed = !text.unicodeScalars.contains("\u{FFFD}")
    if isFollowed, contains(root, target), !isInRepositoryFolder(target, below: root) { return nil }
    // This is how the user came here, as by a home folder that is a link; no repository has it.
    if repository == nil, let here = GitRepository.realPath("."), contains(target, here) { return nil }
    return root
  }

  /// Whether a path leads into a `.git`, which holds settings and secrets and is not part of the work tree.
  static func isInRepositoryFolder(_ path: String, below root: String) -> Bool {
    names(in: path).dropFirst(names(in: root).count).contains { $0.lowercased() == ".git" }
  }

  /// Whether a folder contains a path, both without links.
  static func contains(_ folder: String, _ path: String) -> Bool {
    // By their bytes: two names that look the same are two folders.
    let prefix = folder == "/" ? "" : folder
    return "\(path)/".utf8.starts(with: "\(prefix)/".utf8)
  }

  /// The names in a path.
  fileprivate static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The target of a symbolic link; `nil` if the path is not a link.
  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func parent(of folder: String) -> String {
    String(folder[..<(folder.utf8.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)])
  }
}

extension LinkOut {
  /// Throws if a link on the way to an input file leads out of the git work tree that has the link, or without one
  /// out of the folder that has it.
  static func check(input file: String) throws(Failure) {
    guard !isDevice(file), let out = LinkOut(onTheWayTo: file, outOf: .repositoryOrFolder) else { return }
    guard !out.isNamed else {
      throw Failure(
        file: file, "This is a link to a file outside of '\(out.root)'. Name that file itself.")
    }
    let problem = "The link '\(out.link)' on the way to this file leads out of '\(out.root)'."
    throw Failure(file: file, "\(problem) Name the file it leads to itself.")
  }

  /// Throws if a link on the way to the output folder leads out of the git work tree that has the link.
  static func check(output folder: String) throws(Failure) {
    guard let out = LinkOut(onTheWayTo: folder, outOf: .repository) else { return }
    let problem =
      out.isNamed
      ? "The output folder '\(folder)' is a link that leads out of '\(out.root)'."
      : "The link '\(out.link)' on the way to the output folder '\(folder)' leads out of '\(out.root)'."
    throw Failure(.cannotCreate, ["\(problem) Name the folder it leads to itself with --output."])
  }

  /// Throws if a link on the way to a new file leads out of the git work tree that has the link.
  static func check(newFile file: String) throws(Failure) {
    guard let out = LinkOut(onTheWayTo: file, outOf: .repository) else { return }
    throw Failure(
      .cannotCreate,
      ["The link '\(out.link)' on the way to '\(file)' leads out of '\(out.root)'. Name another file."])
  }

  /// Throws if a link on the way to a folder that is compared leads out of the git work tree that has the link.
  static func check(compared folder: String) throws(Failure) {
    guard let out = LinkOut(onTheWayTo: folder, outOf: .repository) else { return }
    let problem =
      out.isNamed
      ? "This folder is a link that leads out of '\(out.root)'."
      : "The link '\(out.link)' on the way to this folder leads out of '\(out.root)'."
    throw Failure(file: folder, "\(problem) Name the folder it leads to itself.")
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
}
