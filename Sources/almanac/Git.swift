import AlmanacOutputFiles

/// Reads what a folder was in a revision of git.
enum Git {
  /// The files below a folder in a revision, by their paths in the folder.
  static func files(of folder: String, in revision: String) throws(Failure) -> [String: [UInt8]] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(.usage, ["'git:\(revision)' names no revision. Write one as in git:HEAD or git:v1.2."])
    }
    try check("\(revision)^{commit}", in: folder, revision)
    // In a folder, git archives that folder only.
    let archive = try git("archive --format=tar \(revision.shellWord)", in: folder)
    guard archive.status == 0 else {
      throw Failure(.badInput, ["The folder '\(folder)' is not in the revision '\(revision)'. Name another."])
    }
    guard let files = TapeArchive.files(of: archive.bytes) else {
      throw Failure(.readOrWrite, ["What git archived of '\(folder)' cannot be read. Name a folder instead."])
    }
    return files
  }

  private static func check(_ commit: String, in folder: String, _ revision: String) throws(Failure) {
    switch try git("rev-parse --verify --quiet \(commit.shellWord)", in: folder).status {
    case 0: return
    case 127: throw Failure(.readOrWrite, ["There is no 'git'. Install it, or compare two folders."])
    default:
      throw Failure(
        .badInput,
        [
          "The folder '\(folder)' is in no repository of git that has the revision '\(revision)'. Name another."
        ])
    }
  }

  private static func git(_ command: String, in folder: String) throws(Failure) -> (
    bytes: [UInt8], status: Int32
  ) {
    // Git tells its hooks which repository and index are meant; here the folder's is.
    let own = "env -u GIT_DIR -u GIT_WORK_TREE -u GIT_INDEX_FILE -u GIT_PREFIX"
    return try Input.output(
      of: "\(own) git -c core.autocrlf=false -C \(folder.shellWord) \(command) 2>/dev/null")
  }
}
