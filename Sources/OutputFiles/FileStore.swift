import AlmanacKit

/// A folder that files are read from and written to; every path is below it, with `/`.
///
/// The disk is one, and so is the store the tests crash at every step.
package protocol FileStore: Sendable {
  /// What stands at a path, or `nil` if nothing does. Links are not followed.
  func kind(of path: String) throws(FileStoreError) -> FileKind?
  /// A file's bytes, or `nil` if there is no file.
  func contents(of path: String) throws(FileStoreError) -> [UInt8]?
  /// Whether the file at a path has these bytes.
  func has(_ bytes: [UInt8], at path: String) throws(FileStoreError) -> Bool
  /// The most bytes that a file at a path can have.
  func sizeLimit(at path: String) -> Int
  /// Writes a file that does not exist yet.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileStoreError)
  /// Makes a folder and its missing parents.
  func makeFolder(_ path: String) throws(FileStoreError)
  /// Moves a file to a path, in one step, and replaces the file there.
  func replace(_ path: String, with source: String) throws(FileStoreError)
  /// Moves a file to a path, in one step; `false` if anything else stands there, and nothing is moved.
  func move(_ source: String, to path: String) throws(FileStoreError) -> Bool
  /// Moves a folder with all in it to a path, in one step; `false` if anything stands there, and nothing is moved.
  func moveFolder(_ source: String, to path: String) throws(FileStoreError) -> Bool
  /// Removes a file; a missing file is not an error.
  func remove(_ path: String) throws(FileStoreError)
  /// Removes a folder if it is empty; a folder with files, or a missing one, is not an error.
  func removeFolderIfEmpty(_ path: String) throws(FileStoreError)
  /// The names in a folder, sorted; empty if there is no folder. Names that are not UTF-8 are left out.
  func names(in path: String) throws(FileStoreError) -> [String]
  /// Gives another name to everything in a folder whose name is not UTF-8, so that it can be removed.
  func nameUnreadableFiles(in path: String) throws(FileStoreError)
}

extension FileStore {
  package func has(_ bytes: [UInt8], at path: String) throws(FileStoreError) -> Bool {
    try contents(of: path) == bytes
  }

  package func sizeLimit(at path: String) -> Int { Limits.file }
}

/// What a path can lead to.
package enum FileKind: Sendable {
  /// A file, with its size in bytes.
  case file(size: Int)
  case folder
  /// A link, a device, or what else there is.
  case other
}

/// An operation on a path that the system refused.
package struct FileStoreError: Error, Equatable, Sendable {
  /// The operation, as in `write`.
  package let operation: String
  package let path: String
  /// The system's reason, as in `No space left on device`.
  package let reason: String
  /// What to do about it, as a sentence.
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
  /// A file with more bytes than any of a bundle has, which may not even fit into memory.
  package static func tooLarge(_ path: String, limit: Int = Limits.file) -> FileStoreError {
    FileStoreError(
      operation: "read", path: path,
      reason: "It has more than \(limit / 1_000_000) MB, as no file of a bundle has")
  }
}
