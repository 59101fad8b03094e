import AlmanacKit

/// Why the files of a bundle could not be written.
package enum OutputFilesError: Error, Equatable, Sendable {
  /// The output folder cannot be made or opened.
  case noFolder(path: String, reason: String)
  /// Something that Almanac did not write stands where a file of the bundle must go.
  case foreign(path: String)
  /// Reading or writing failed.
  case failed(FileStoreError)
  /// A run would write a file that readers refuse, because it has too many bytes.
  case fileTooLarge(path: String, size: Int, limit: Int)
  /// A run would write a bundle that readers refuse. `size` is what its files have up to the first that is too much.
  case bundleTooLarge(size: Int, limit: Int)
  /// A run would write a file that readers refuse, because it has too many values.
  case tooManyValues(path: String, count: Int, limit: Int)
  /// Another run holds the folder.
  case locked(path: String)
  /// The journal of an interrupted run cannot be read.
  case badJournal(path: String)
  /// The journal of an interrupted run would replace a file that Almanac did not write.
  case foreignJournal(path: String, replacing: String)
  /// The files that the journal of an interrupted run names have more bytes than a bundle.
  case largeJournal(path: String)
  /// The user stopped the run.
  case stopped
}

extension OutputFilesError {
  /// What happened in a folder, and what to do about it.
  package func description(in folder: String) -> String {
    switch self {
    case .noFolder(let path, let reason):
      "The output folder '\(path)' cannot be used: \(reason). Choose another with --output."
    case .foreign(let path):
      "'\(folder)/\(path)' is in the way: Almanac did not write it. Move it, or choose another folder with --output."
    case .failed(let error):
      "Could not \(error.operation) '\(folder)/\(error.path)': \(error.reason). \(error.remedy)"
    case .fileTooLarge(let path, let size, let limit):
      """
      '\(folder)/\(path)' would have at least \(size) bytes, and at most \(limit) are possible. Use fewer locales, \
      fewer own keys or shorter texts.
      """
    case .bundleTooLarge(let size, let limit):
      """
      The bundle '\(folder)' would have at least \(size) bytes, and a bundle has at most \(limit). Use fewer \
      locales, calendars or own keys, or write several bundles.
      """
    case .tooManyValues(let path, let count, let limit):
      """
      '\(folder)/\(path)' would have \(count) values, and a file of a bundle has at most \(limit). Use fewer \
      locales or fewer own keys.
      """
    case .locked(let path):
      "Another run of Almanac holds '\(path)'. Wait for it, then run again."
    case .badJournal(let path):
      """
      The journal '\(folder)/\(path)' of an interrupted run cannot be read. Remove the folder it is in and run \
      again.
      """
    case .foreignJournal(let path, let file):
      """
      The journal '\(folder)/\(path)' of an interrupted run would replace '\(folder)/\(file)', which Almanac did \
      not write. Remove the folder the journal is in and run again.
      """
    case .largeJournal(let path):
      """
      The journal '\(folder)/\(path)' of an interrupted run names files of more than \(Limits.bundle / 1_000_000) \
      MB, which no bundle has. Remove the folder it is in and run again.
      """
    case .stopped: "The run was stopped."
    }
  }
}

/// Runs operations of a store, and wraps what they throw.
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
  /// A file's bytes, or `nil` if there is no file; a link on the way to it is not followed.
  package func read(_ path: String) throws(OutputFilesError) -> [UInt8]? {
    try storing { () throws(FileStoreError) in
      try isReachable(path) ? try contents(of: path) : nil
    }
  }
}
