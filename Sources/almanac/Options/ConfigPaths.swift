#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The paths of a config, which a stranger may have written.
///
/// A real path has to stay inside the git work tree that contains the config, or inside the config's folder if there is
/// no work tree; never in `.git`. What a path leads to is read, written or deleted with the user's rights.
struct ConfigPaths {
  /// The folder of the config as messages write it, with `/` at its end; empty for the working directory.
  private let folder: String
  /// The real path of the folder that no path may leave; `nil` if the config has no real path.
  private let root: String?

  /// Why a path cannot be used.
  enum Problem: Error, Equatable {
    case empty
    case outside(root: String)
    case unusable(reason: String)
    case notAFile
    case notAFolder
  }

  /// The paths of a config.
  init(of config: String) {
    let end = config.utf8.lastIndex(of: UInt8(ascii: "/"))
    folder = end.map { String(config[...$0]) } ?? ""
    let real = GitRepository.realPath(folder.isEmpty ? "." : folder)
    root = real.map { GitRepository.root(of: $0) ?? $0 }
  }

  /// The path from the working directory.
  func joined(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    // A file with the name `-` is not the standard input.
    return folder.isEmpty && path == "-" ? "./-" : folder + path
  }

  /// The path of a file to read: a regular file, or a path that does not exist yet.
  func input(_ path: String) throws(Problem) -> String {
    let joined = try inside(path)
    guard !RegularPath.exists(joined) || RegularPath.isFile(joined) else { throw .notAFile }
    return joined
  }

  /// The path of a folder to write: a folder, or a path that does not exist yet.
  func output(_ path: String) throws(Problem) -> String {
    let joined = try inside(path)
    guard !RegularPath.exists(joined) || RegularPath.isFolder(joined) else { throw .notAFolder }
    return joined
  }

  /// The path from the working directory; throws unless its real path is inside the root.
  private func inside(_ path: String) throws(Problem) -> String {
    try real(path).joined
  }

  /// The path from the working directory, and the real path, part of which may not exist yet; throws unless the real
  /// path is inside the root.
  func real(_ path: String) throws(Problem) -> (joined: String, real: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .empty }
    let joined = joined(path)
    return (joined, try real(joined: joined))
  }

  /// Whether a folder that exists is inside the root; `joined` is its path from the working directory.
  func hasFolder(joined: String) -> Bool {
    do throws(Problem) {
      return RegularPath.isFolder(try real(joined: joined))
    } catch {
      return false
    }
  }

  private func real(joined: String) throws(Problem) -> String {
    guard let root else { throw .outside(root: folder) }
    // What exists of the path decides; what does not exist yet is made inside it.
    var existing = joined.hasPrefix("/") ? joined : "./\(joined)"
    var missing: [String] = []
    while !RegularPath.exists(existing) {
      // A path that is too long, or leads through a file, is not one that can be made.
      guard errno == ENOENT else { throw .unusable(reason: String(cString: strerror(errno))) }
      guard let slash = existing.utf8.lastIndex(of: UInt8(ascii: "/")) else { throw .outside(root: root) }
      let last = existing[existing.utf8.index(after: slash)...]
      guard existing != "/" else { throw .outside(root: root) }
      if !last.isEmpty { missing.append(String(last)) }
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
    missing.removeAll { $0 == "." }
    guard !missing.contains("..") else {
      throw .unusable(reason: "'..' follows a folder that does not exist")
    }
    guard let real = GitRepository.realPath(existing) else {
      throw .unusable(reason: "a link on the way leads to nothing")
    }
    let whole = ([real == "/" ? "" : real] + missing.reversed()).joined(separator: "/")
    guard LinkOut.contains(root, real), !LinkOut.isInRepositoryFolder(whole, below: root) else {
      throw .outside(root: root)
    }
    return whole
  }
}

extension ConfigPaths.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: "This is not a path. Name a file or a folder."
    case .outside(let root):
      "The path is outside '\(root)', or inside its .git. Name another path, or give the option on the command line."
    case .unusable(let reason): "The path cannot be used: \(reason). Name another path."
    case .notAFile: "This is not a regular file. Name one, or give the option on the command line."
    case .notAFolder: "This is not a folder. Name one, or give the option on the command line."
    }
  }
}

/// What a path leads to.
enum RegularPath {
  /// Whether the path exists; a dangling link counts.
  ///
  /// If it does not exist, `errno` says why.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether the path leads to a regular file.
  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether the path leads to a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
