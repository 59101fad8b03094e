import AlmanacKit

/// Why the files of a bundle could not be written.
package enum OutputFilesError: Error, Equatable, Sendable {
  /// The output folder cannot be made or opened.
  case noFolder(path: String, reason: String)
  /// Something that Almanac did not write, or that someone changed, is at the path of a file in the bundle.
  case foreign(path: String)
  /// Reading or writing failed.
  case failed(FileStoreError)
  /// The run would write a file that is too large for programs that read the file.
  case fileTooLarge(path: String, size: Int, limit: Int)
  /// The run would write a bundle that is too large for programs that read the bundle.
  ///
  /// `size` is the total size of the files so far: the run stops at the file that makes the bundle too large.
  case bundleTooLarge(size: Int, limit: Int)
  /// The run would write a JSON file with too many values for programs that read the file.
  case tooManyValues(path: String, count: Int, limit: Int)
  /// Another run has locked the folder.
  case locked(path: String)
  /// The user stopped the run.
  case stopped
}

extension OutputFilesError {
  /// What happened and what the user can do, in sentences; `folder` is the path of the output folder.
  package func description(in folder: String) -> String {
    switch self {
    case .noFolder(let path, let reason):
      "The output folder '\(path)' cannot be used: \(reason). Choose another folder with --output."
    case .foreign(let path):
      "'\(folder)/\(path)' is in the way: Almanac did not write it, or someone changed it. Move it, or choose another folder with --output."
    case .failed(let error):
      "Could not \(error.operation) '\(folder)/\(error.path)': \(error.reason). \(error.remedy)"
    case .fileTooLarge(let path, let size, let limit):
      """
      '\(folder)/\(path)' would have at least \(size) bytes; the limit is \(limit). Use fewer locales, \
      fewer keys of your own or shorter texts.
      """
    case .bundleTooLarge(let size, let limit):
      """
      The bundle '\(folder)' would have at least \(size) bytes; the limit is \(limit). Use fewer \
      locales, calendars or keys of your own, or write several bundles.
      """
    case .tooManyValues(let path, let count, let limit):
      """
      '\(folder)/\(path)' would have \(count) values; the limit is \(limit). Use fewer \
      locales or fewer keys of your own.
      """
    case .locked(let path):
      "Another run of Almanac is using '\(path)'. Wait until it ends, and run the command again."
    case .stopped: "The run was stopped."
    }
  }
}

/// Runs operations of a file store, and wraps their error as `OutputFilesError.failed`.
func storing<Result>(
  _ body: () throws(FileStoreError) -> Result
) throws(OutputFilesError) -> Result {
  do throws(FileStoreError) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

extension FileStore {
  /// The bytes of the file at a path; `nil` if there is no file, or if a folder above it is a link.
  package func read(_ path: String) throws(OutputFilesError) -> [UInt8]? {
    try storing { () throws(FileStoreError) in
      try isReachable(path) ? try contents(of: path) : nil
    }
  }
}
