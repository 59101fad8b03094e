import AlmanacKit

/// Why the files of a bundle could not be read or written; each path includes the output folder.
package enum OutputFilesError: Error, Equatable, Sendable {
  /// The output folder cannot be made or opened.
  case noFolder(path: String, reason: String)
  /// Something that Almanac did not write, or that someone changed, is at the path of a file in the bundle.
  case foreign(path: String)
  /// The system refused an operation.
  ///
  /// The operation is a verb, as in `write`. The reason is the system's, as in `No space left on device`. The remedy is a
  /// sentence that says what the user should do.
  case failed(
    operation: String, path: String, reason: String, remedy: String = "Fix this and run the command again.")
  /// The run would write a file that is too large for programs that read the file.
  case fileTooLarge(path: String, size: Int, limit: Int)
  /// The run would write a bundle that is too large for programs that read the bundle.
  ///
  /// `size` is the total size of the files so far: the run stops at the file that makes the bundle too large.
  case bundleTooLarge(path: String, size: Int, limit: Int)
  /// Another run has locked the folder.
  case locked(path: String)
  /// A commit failed after it may have changed files, so that another run must complete it.
  indirect case unfinished(OutputFilesError, bundle: String)
}

extension OutputFilesError {
  /// The error for a file that is larger than any file in a bundle, and possibly larger than the memory.
  package static func tooLarge(_ path: String, limit: Int = Limits.file) -> OutputFilesError {
    .failed(
      operation: "read", path: path,
      reason: "It is larger than \(limit / 1_000_000) MB, the limit for a file in a bundle")
  }
}

extension OutputFilesError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder(let path, let reason):
      "The output folder '\(path)' cannot be used: \(reason). Choose another folder with --output."
    case .foreign(let path):
      "'\(path)' is in the way: Almanac did not write it, or someone changed it. Move it, or choose another output folder."
    case .failed(let operation, let path, let reason, let remedy):
      "Could not \(operation) '\(path)': \(reason). \(remedy)"
    case .fileTooLarge(let path, let size, let limit):
      """
      '\(path)' would have at least \(size) bytes; the limit is \(limit). Use fewer locales, \
      fewer keys of your own or shorter texts.
      """
    case .bundleTooLarge(let path, let size, let limit):
      """
      The bundle '\(path)' would have at least \(size) bytes; the limit is \(limit). Use fewer \
      locales, calendars or keys of your own, or write several bundles.
      """
    case .locked(let path):
      "Another run of Almanac is using '\(path)'. Wait until it ends, and run the command again."
    case .unfinished(let error, _): error.description
    }
  }
}
