#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Checks the paths in a config, which is untrusted input.
///
/// Almanac reads, writes and deletes files at these paths with the user's rights. So each path, with its links
/// resolved, must stay inside the git work tree that contains the config, but outside `.git`. Without a work tree, it
/// must stay inside the config's folder.
struct ConfigPaths {
  /// The path of the config's folder as the user wrote it, with `/` at its end; empty for the working directory.
  private let folder: String
  /// The real path of the folder that the paths must not leave; `nil` if the config's folder does not exist.
  private let root: String?
  /// What the user can do instead of naming another path.
  var alternative = ", or remove it here and give the option on the command line"

  /// Prepares to check the paths in the config file `config`.
  init(of config: String) {
    let end = config.utf8.lastIndex(of: UInt8(ascii: "/"))
    folder = end.map { String(config[...$0]) } ?? ""
    let real = GitRepository.realPath(folder.isEmpty ? "." : folder)
    root = real.map { GitRepository.root(of: $0) ?? $0 }
  }

  /// The path of an input file, as seen from the working directory.
  ///
  /// The file need not exist yet. Throws if something other than a regular file is at the path, or if the path leads
  /// outside the folder `root`.
  func input(_ path: String) throws(PathProblem) -> String {
    let joined = try real(path).joined
    guard !RegularPath.exists(joined) || RegularPath.isFile(joined) else {
      throw PathProblem("is not a regular file. Name a regular file\(alternative).")
    }
    return joined
  }

  /// The path of an output folder, as seen from the working directory.
  ///
  /// The folder need not exist yet. Throws if something other than a folder is at the path, or if the path leads
  /// outside the folder `root`.
  func output(_ path: String) throws(PathProblem) -> String {
    let joined = try real(path).joined
    guard !RegularPath.exists(joined) || RegularPath.isFolder(joined) else {
      throw PathProblem("is not a folder. Name a folder.")
    }
    return joined
  }

  /// A path as seen from the working directory, and its real path; throws if the real path is not inside the folder
  /// `root`.
  ///
  /// The last parts of the path need not exist yet.
  func real(_ path: String) throws(PathProblem) -> (joined: String, real: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw PathProblem("is not a path. Name a file or a folder.")
    }
    // The path `-` is a file with this name, and not standard input.
    let relative = folder.isEmpty && path == "-" ? "./-" : folder + path
    let joined = path.hasPrefix("/") ? path : relative
    return (joined, try real(joined: joined))
  }

  /// The real path of a path as seen from the working directory; throws if it is not inside the folder `root`.
  func real(joined: String) throws(PathProblem) -> String {
    guard let root else { throw outside(folder) }
    // Only the part of the path that exists is resolved, because all missing folders are created inside it.
    var existing = joined.hasPrefix("/") ? joined : "./\(joined)"
    var missing: [String] = []
    while !RegularPath.exists(existing) {
      // If the path is too long or goes through a file, nothing can be created at the path.
      guard errno == ENOENT else { throw .unusable(String(cString: strerror(errno))) }
      guard let slash = existing.utf8.lastIndex(of: UInt8(ascii: "/")) else { throw outside(root) }
      let last = existing[existing.utf8.index(after: slash)...]
      if !last.isEmpty { missing.append(String(last)) }
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
    missing.removeAll { $0 == "." }
    guard !missing.contains("..") else { throw .unusable("'..' follows a folder that does not exist") }
    guard let real = GitRepository.realPath(existing) else {
      throw .unusable("a link in the path leads to a missing file")
    }
    let whole = ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/")
    guard EscapingLink.isInside(root, whole) else { throw outside(root) }
    return whole
  }

  private func outside(_ root: String) -> PathProblem {
    PathProblem("is outside '\(root)' or inside its .git folder. Name another path\(alternative).")
  }
}

/// The reason why a path in a config cannot be used, and what to do: the sentences after the path in a message.
struct PathProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func unusable(_ reason: String) -> PathProblem {
    PathProblem("cannot be used: \(reason). Name another path.")
  }
}

/// Checks whether something exists at a path, and what kind of file it is.
enum RegularPath {
  /// Whether something exists at the path, even if it is a link without a target.
  ///
  /// If nothing exists at the path, `errno` has the reason.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
