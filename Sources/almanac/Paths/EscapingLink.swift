import AlmanacBundle

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A symbolic link that leads out of the git work tree that contains it, found on a path that the user names.
///
/// Outside a work tree, a link on the path of an input file must stay inside the folder that contains the link.
///
/// An untrusted branch may contain such a link. It may lead to a private file, whose lines would be printed in a log,
/// or to a folder in which a run would write and delete files.
struct EscapingLink {
  let link: String
  /// The folder that the link leads out of.
  let root: String

  /// Which folder a link must not leave.
  enum Bounds {
    /// The link must stay in the git work tree that contains it; outside a work tree, it may lead anywhere.
    case repository
    /// The link must stay in the git work tree or, outside a work tree, in the folder that contains the link.
    case repositoryOrFolder
  }

  /// Finds the first link on the way to `path` that leads out of its bounds; `nil` if every link stays inside.
  init?(onTheWayTo path: String, outOf bounds: Bounds) {
    guard let start = path.hasPrefix("/") ? "" : GitRepository.realPath(".") else { return nil }
    var folder = start
    var names: [String] = Self.names(in: path).reversed()
    // The system refuses a path with more than 40 links, so the loop ends there too.
    var links = 0
    while let name = names.popLast(), links <= 40 {
      let path = "\(folder)/\(name)"
      guard name != ".", name != "..", let target = Self.target(of: path) else {
        folder = name == "." ? folder : name == ".." ? parentFolder(of: folder) ?? "" : path
        continue
      }
      if let root = Self.rootLeft(by: path, to: target, in: folder, bounds) {
        (link, self.root) = (path, root)
        return
      }
      links += 1
      if target.hasPrefix("/") { folder = "" }
      names += Self.names(in: target).reversed()
    }
    return nil
  }

  /// The folder that a link leads out of; `nil` if the link stays inside.
  private static func rootLeft(
    by link: String, to text: String, in folder: String, _ bounds: Bounds
  ) -> String? {
    // If the target is missing, there is nothing to read or to overwrite.
    guard let target = GitRepository.realPath(link) else { return nil }
    let repository = GitRepository.root(of: folder)
    if repository == nil, bounds == .repository { return nil }
    let root = repository ?? (folder.isEmpty ? "/" : folder)
    // In a target that is not valid UTF-8, U+FFFD replaces the invalid bytes. The changed path does not exist, so a
    // further link on the target's path would be missed. Therefore the link counts as leading out.
    let isFollowed = !text.unicodeScalars.contains("\u{FFFD}")
    if isFollowed, isInside(root, target) { return nil }
    // If the working directory is inside the target, the user already works there, for example in a home folder that is
    // a link. Such a link is accepted if it is in no repository.
    if repository == nil, let here = GitRepository.realPath("."), contains(target, here) { return nil }
    return root
  }

  /// Whether a work tree contains a path; both must be real paths without links.
  ///
  /// A `.git` folder, which contains settings and secrets, is not part of the work tree.
  static func isInside(_ root: String, _ path: String) -> Bool {
    contains(root, path)
      && !names(in: path).dropFirst(names(in: root).count).contains { $0.lowercased() == ".git" }
  }

  /// Whether a folder contains a path; both must be real paths without links.
  static func contains(_ folder: String, _ path: String) -> Bool {
    // Bytes are compared, because two names that look the same can be two different folders.
    let prefix = folder == "/" ? "" : folder
    return "\(path)/".utf8.starts(with: "\(prefix)/".utf8)
  }

  /// The names of the folders and the file in a path.
  static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The target of a symbolic link; `nil` if the path is not a link.
  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension EscapingLink {
  /// Throws if a link on the path of an input file leads out of the git work tree that contains the link.
  ///
  /// Outside a work tree, the link must stay inside the folder that contains the link.
  static func check(input file: String) throws {
    guard !isDevice(file), let out = EscapingLink(onTheWayTo: file, outOf: .repositoryOrFolder) else {
      return
    }
    throw Failure(
      file: file,
      "The link '\(out.link)' in this file's path \(out.escape). Name the target file directly.")
  }

  /// Throws if a link on the path of the output folder leads out of the git work tree that contains the link.
  static func check(output folder: String) throws {
    guard let out = EscapingLink(onTheWayTo: folder, outOf: .repository) else { return }
    throw Failure(
      .cannotCreate,
      """
      The link '\(out.link)' in the path of the output folder '\(folder)' \(out.escape). Name the target folder \
      directly with --output.
      """)
  }

  /// Throws if a link on the path of a new file leads out of the git work tree that contains the link.
  static func check(newFile file: String) throws {
    guard let out = EscapingLink(onTheWayTo: file, outOf: .repository) else { return }
    throw Failure(
      .cannotCreate, "The link '\(out.link)' in the path of '\(file)' \(out.escape). Name another file.")
  }

  /// Throws if a link on the path of a bundle to read leads out of the git work tree that contains the link.
  static func check(compared folder: String) throws {
    guard let out = EscapingLink(onTheWayTo: folder, outOf: .repository) else { return }
    throw Failure(
      file: folder,
      "The link '\(out.link)' in this folder's path \(out.escape). Name the target folder directly.")
  }

  /// What the link does, as the end of a sentence in a message.
  private var escape: String { "leads outside '\(root)' or into its .git folder" }

  /// Whether a path names a file that is already open, as `/dev/stdin` or a shell's `<(…)` does.
  private static func isDevice(_ file: String) -> Bool {
    let names = names(in: file)
    guard file.hasPrefix("/"), !names.contains("..") else { return false }
    switch names.first {
    // `/dev/shm` contains ordinary files, and a descriptor in `/dev/fd` may be a folder.
    case "dev": return names.count == (names.dropFirst().first == "fd" ? 3 : 2)
    case "proc": return names.count == 4 && names[2] == "fd"
    default: return false
    }
  }
}
