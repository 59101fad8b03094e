import AlmanacKit

/// A folder in which Almanac reads and writes files.
///
/// Every path is relative to the folder and uses `/`. `DiskFolder` is a folder on disk. The tests use a folder that can
/// fail at any operation.
package protocol FileStore: Sendable {
  /// The path of the folder as the user wrote it, for messages.
  var path: String { get }
  /// What is at a path, or `nil` if the path is free; a link counts as ``FileKind/other``.
  func kind(of path: String) throws(OutputFilesError) -> FileKind?
  /// The bytes of the file at a path; `nil` if there is no file.
  func contents(of path: String) throws(OutputFilesError) -> [UInt8]?
  /// Whether the file at a path has these bytes.
  func has(_ bytes: [UInt8], at path: String) throws(OutputFilesError) -> Bool
  /// The most bytes that a file at a path can have.
  func sizeLimit(at path: String) -> Int
  /// Writes a file that does not exist yet.
  func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError)
  /// Makes a folder and its missing parents.
  func makeFolder(_ path: String) throws(OutputFilesError)
  /// Moves a file from `source` to a path in one step; if a file is at the path, it is replaced.
  func replace(_ path: String, with source: String) throws(OutputFilesError)
  /// Moves a file from `source` to a path in one step; if the path is not free, moves nothing and returns `false`.
  func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool
  /// Removes a file; a missing file is not an error.
  func remove(_ path: String) throws(OutputFilesError)
  /// Removes a folder if it is empty; does nothing if the folder has files or is missing.
  func removeFolderIfEmpty(_ path: String) throws(OutputFilesError)
  /// The names of the files and folders in a folder, sorted; empty if there is no folder.
  ///
  /// Names that are not UTF-8 are left out.
  func names(in path: String) throws(OutputFilesError) -> [String]
}

extension FileStore {
  package func has(_ bytes: [UInt8], at path: String) throws(OutputFilesError) -> Bool {
    try contents(of: path) == bytes
  }

  package func sizeLimit(at path: String) -> Int { Limits.file }

  /// Makes the folder that contains a path, and its missing parents.
  func makeFolder(of path: String) throws(OutputFilesError) {
    if let parent = parentFolder(of: path) { try makeFolder(parent) }
  }

  /// The path of a file in the folder, including the folder, for messages.
  package func location(of file: String) -> String { path.isEmpty ? file : "\(path)/\(file)" }
}

/// What is at a path: a file, a folder or anything else.
package enum FileKind: Sendable {
  /// A file, with its size in bytes.
  case file(size: Int)
  case folder
  /// A link, a device or anything else.
  case other
}
