import AlmanacBundle

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

/// A git repository, which may be hostile: git runs at the root of the repository, and only reads objects.
///
/// Git runs no filter or hook of the repository, and fetches nothing. Git returns the bytes of a file as they are
/// stored: attributes and replacement objects (`git replace`) have no effect.
struct GitRepository {
  /// The root of the repository: the given folder, or the nearest folder above it, that contains `.git`.
  let root: String
  /// The path of the given folder below the root, without `/` at its ends; empty for the root itself.
  let prefix: String
  /// The path of the folder as the user wrote it.
  private let folder: String
  private let environment: [String: String]

  /// Finds the repository that contains a folder.
  init(holding folder: String) throws {
    guard let path = Self.realPath(folder) else {
      throw Failure(.badInput, "The folder '\(folder)' cannot be found. Name the folder of a bundle.")
    }
    guard let root = Self.root(of: path) else {
      throw Failure(
        .badInput, "The folder '\(folder)' is not in a git repository. Compare two folders instead.")
    }
    self.folder = folder
    self.root = root
    let below = path.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }
    prefix = String(decoding: Array(below), as: UTF8.self)
    environment = Self.environment(root: root)
  }

  /// Starts a git command at the root of the repository.
  func start(_ arguments: [String]) throws -> ChildProcess {
    // If the root's `.git` is not a repository, git must not treat the root itself as a bare repository.
    let git = ["git", "--no-pager", "-c", "safe.bareRepository=explicit", "-C", root]
    do throws(SystemError) {
      return try ChildProcess(git + arguments, environment: environment)
    } catch {
      guard error.code == ENOENT else {
        throw Failure(.readOrWrite, "'git' cannot be started: \(error.reason). Compare two folders instead.")
      }
      throw Failure(.readOrWrite, "'git' is not installed. Install it, or compare two folders.")
    }
  }

  /// The error for a revision that git cannot read, with the known part of git's message, or else git's exit code.
  func failure(_ revision: String, _ git: ChildProcess) -> Failure {
    let code = git.end()
    let message = git.reason(code: code)
    let known = Self.knownMessages.first { message.utf8.contains($0.utf8) }
    let reason =
      switch known {
      case Self.foreignOwner:
        "\(Self.foreignOwner) at '\(root)'. To trust it, run 'git config --global --add safe.directory \(root.shellWord)'"
      case Self.notFetched:
        "some of its files are not in this partial clone. If you trust the repository's settings, run 'git -C \(folder.shellPath) diff --stat \(revision.shellWord)' to fetch them"
      case Self.unknownRevision:
        "it is not in this repository. If this is a shallow clone, 'git fetch --unshallow' fetches it"
      default: known ?? "exit code \(code)"
      }
    return failure(revision, reason)
  }

  private static let foreignOwner = "fatal: detected dubious ownership in repository"
  private static let notFetched = "from promisor remote"
  private static let unknownRevision = "fatal: Needed a single revision"

  /// The parts of git's messages that users need.
  ///
  /// No other part is printed, because a link in a hostile `.git` folder can put the text of a private file into it.
  private static let knownMessages = [
    ChildProcess.noAnswer, foreignOwner, unknownRevision, "fatal: not a git repository",
    "fatal: Out of memory", "fatal: bad config line", "fatal: unknown repository extension",
    "error: inflate: data stream error", notFetched,
  ]

  /// The error for a revision that cannot be read, with the reason.
  func failure(_ revision: String, _ reason: String) -> Failure {
    Failure(
      .badInput,
      "git cannot read the revision '\(revision)' of '\(folder)': \(reason). Name another revision, or compare two folders."
    )
  }

  /// The absolute path without links; `nil` if nothing exists at the path.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The nearest folder that contains `.git`: the folder at `path`, or one of the folders above it; `nil` if there is
  /// none.
  static func root(of path: String) -> String? {
    var status = stat()
    let root = ([path] + foldersAbove(path)).first { stat("\($0)/.git", &status) == 0 }
    return root.map { $0.isEmpty ? "/" : $0 }
  }

  /// The environment variables for git.
  ///
  /// They are this process's variables, except git's own variables, which can name another repository or index. Added
  /// variables forbid fetches, replacement objects, patterns in paths, and a repository in a folder above `root`.
  private static func environment(root: String) -> [String: String] {
    let environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("GIT_") || variablesOfInstallation.contains($0.key)
    }
    let above = parentFolder(of: root) ?? ""
    return environment.merging([
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_LITERAL_PATHSPECS": "1",
      // Git must not translate its messages, because Almanac looks for parts of them.
      "LC_ALL": "C",
      // Git must look for the repository only at the root, and not in the folders above it.
      "GIT_CEILING_DIRECTORIES": above.isEmpty ? "/" : above,
    ]) { $1 }
  }

  /// The variables that say where git's programs and the settings of the user and the system are.
  private static let variablesOfInstallation: Set = [
    "GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
  ]
}
