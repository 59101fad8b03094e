#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A git repository, which may be hostile: git is started at its root, and is asked only for what objects hold.
///
/// No filter, hook, attribute or replacement of the repository runs or changes what is read, and nothing is fetched.
struct GitRepository {
  /// The nearest folder with a `.git`: the folder asked for, or one it stands in.
  let root: String
  /// The path of the folder below the root, without `/` at its ends; empty for the root itself.
  let prefix: String
  /// The name the user gave the folder.
  private let folder: String
  private let environment: [String: String]

  /// Finds the repository that holds a folder.
  init(holding folder: String) throws(Failure) {
    guard let path = Self.realPath(folder) else {
      throw Failure(.badInput, ["The folder '\(folder)' is not there. Name the folder of a bundle."])
    }
    guard let root = Self.root(of: path) else {
      throw Failure(
        .badInput, ["The folder '\(folder)' is not in a git repository. Compare two folders instead."])
    }
    self.folder = folder
    self.root = root
    prefix = path.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }.text
    environment = try Self.environment(root: root)
  }

  /// Starts a command of git's at the root.
  func start(_ arguments: [String]) throws(Failure) -> ChildProcess {
    // If the root is no repository after all, git does not take the files in it for one.
    let git = ["git", "--no-pager", "-c", "safe.bareRepository=explicit", "-C", root]
    return try Self.start(git + arguments, environment)
  }

  /// What is wrong if git does not answer for a revision, in git's own words.
  func failure(_ revision: String, _ git: ChildProcess) -> Failure {
    let code = git.end()
    let words = git.errorText.isEmpty ? "It ended with exit code \(code)." : "It says: \(git.errorText)."
    return Failure(
      .badInput,
      [
        "git cannot read the revision '\(revision)' of '\(folder)'. \(words) Correct this, or compare two folders."
      ])
  }

  /// The path without links, from the root of the file system; `nil` if nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The nearest folder with a `.git`, of those that have a path; `nil` if none has one.
  static func root(of path: String) -> String? {
    var folder = path
    while true {
      var status = stat()
      if stat("\(folder)/.git", &status) == 0 { return folder.isEmpty ? "/" : folder }
      guard let end = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = String(folder[..<end])
    }
  }

  /// The environment of this process, without what names another repository, and with what git must not do.
  private static func environment(root: String) throws(Failure) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in try localVariables(environment) { environment[name] = nil }
    let above = root.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(root[..<$0]) } ?? ""
    return environment.merging([
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_LITERAL_PATHSPECS": "1",
      // Git looks for the repository at the root, and not above it.
      "GIT_CEILING_DIRECTORIES": above.isEmpty ? "/" : above,
    ]) { $1 }
  }

  /// The variables that lead git to a repository, an index or settings, as git lists them.
  private static func localVariables(_ environment: [String: String]) throws(Failure) -> [String] {
    let git = try start(["git", "-C", "/", "rev-parse", "--local-env-vars"], environment)
    var names: [String] = []
    while let line = git.bytes(upTo: UInt8(ascii: "\n"), limit: 100) {
      names.append(String(decoding: line, as: UTF8.self))
    }
    guard git.end() == 0 else {
      throw Failure(.readOrWrite, ["'git' does not work here: \(git.errorText). Install it again."])
    }
    return names
  }

  private static func start(
    _ arguments: [String], _ environment: [String: String]
  ) throws(Failure) -> ChildProcess {
    do throws(SystemError) {
      return try ChildProcess(arguments, environment: environment)
    } catch {
      guard error.code == ENOENT else {
        throw Failure(
          .readOrWrite, ["'git' cannot be started: \(error.reason). Compare two folders instead."])
      }
      throw Failure(.readOrWrite, ["There is no 'git'. Install it, or compare two folders."])
    }
  }
}

extension Sequence<UInt8> {
  /// The text these bytes of UTF-8 are.
  fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
