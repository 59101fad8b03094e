import AlmanacKit

/// A folder in which Almanac reads and writes files.
///
/// Every path is relative to the folder and uses `/`. `DiskFolder` is a folder on disk. The tests use a folder in
/// memory that can fail at any operation.
package protocol FileStore: Sendable {
  /// What is at a path, or `nil` if the path is free; a link counts as ``FileKind/other``.
  func kind(of path: String) throws(FileStoreError) -> FileKind?
  /// The bytes of the file at a path; `nil` if there is no file.
  func contents(of path: String) throws(FileStoreError) -> [UInt8]?
  /// Whether the file at a path has these bytes.
  func has(_ bytes: [UInt8], at path: String) throws(FileStoreError) -> Bool
  /// The most bytes that a file at a path can have.
  func sizeLimit(at path: String) -> Int
  /// Writes a file that does not exist yet.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileStoreError)
  /// Makes a folder and its missing parents.
  func makeFolder(_ path: String) throws(FileStoreError)
  /// Moves a file from `source` to a path in one step; if a file is at the path, it is replaced.
  func replace(_ path: String, with source: String) throws(FileStoreError)
  /// Moves a file from `source` to a path in one step; if the path is not free, moves nothing and returns `false`.
  ///
  /// If the path is a second name of the same file, removes the name `source` and returns `true`.
  func move(_ source: String, to path: String) throws(FileStoreError) -> Bool
  /// Moves a folder with its contents to a path in one step; if something is at the path, moves nothing and returns
  /// `false`.
  func moveFolder(_ source: String, to path: String) throws(FileStoreError) -> Bool
  /// Removes a file; a missing file is not an error.
  func remove(_ path: String) throws(FileStoreError)
  /// Removes a folder if it is empty; does nothing if the folder has files or is missing.
  func removeFolderIfEmpty(_ path: String) throws(FileStoreError)
  /// The names of the files and folders in a folder, sorted; empty if there is no folder.
  ///
  /// Names that are not UTF-8 are left out.
  func names(in path: String) throws(FileStoreError) -> [String]
}

extension FileStore {
  package func has(_ bytes: [UInt8], at path: String) throws(FileStoreError) -> Bool {
    try contents(of: path) == bytes
  }

  package func sizeLimit(at path: String) -> Int { Limits.file }
}

/// What is at a path: a file, a folder or anything else.
package enum FileKind: Sendable {
  /// A file, with its size in bytes.
  case file(size: Int)
  case folder
  /// A link, a device or anything else.
  case other
}

/// An operation on a path that the system refused.
package struct FileStoreError: Error, Equatable, Sendable {
  /// The operation as a verb, as in `write`.
  package let operation: String
  package let path: String
  /// The system's reason, as in `No space left on device`.
  package let reason: String
  /// What the user should do, as a sentence.
  package let remedy: String

  package init(
    operation: String, path: String, reason: String, remedy: String = "Fix this and run the command again."
  ) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }
}

extension FileStoreError {
  /// The error for a file that is larger than any file in a bundle, and possibly larger than the memory.
  package static func tooLarge(_ path: String, limit: Int = Limits.file) -> FileStoreError {
    FileStoreError(
      operation: "read", path: path,
      reason: "It is larger than \(limit / 1_000_000) MB, the limit for a file in a bundle")
  }
}
