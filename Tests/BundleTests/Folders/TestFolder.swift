import AlmanacBundle
import Foundation
import Synchronization

/// A temporary folder on the disk, for tests in which the process is killed or an operation fails.
///
/// After a kill, every operation throws. The test then makes another folder with the tree that is left, for the next
/// process. After a failure, the same folder keeps working.
final class TestFolder: FileStore {
  /// The operation that goes wrong; operations and changes are counted from 1.
  enum Interruption: Equatable, Sendable {
    /// The process is killed at a change; operations that only read are not counted.
    case kill(Moment, change: Int)
    /// One operation throws, as on a full disk; operations that only read are counted too.
    case failure(Moment, operation: Int)
  }

  /// How much of an interrupted operation is done.
  enum Moment: CaseIterable, Sendable {
    case before
    /// The operation is half done, or done if it cannot be half done.
    ///
    /// A file has half its bytes, a moved file has both names, or only the first of several folders is made.
    case amid
    case after
  }

  private struct Counts {
    var operations = 0
    var changes = 0
    var isKilled = false

    /// Counts an operation; returns how much of it is done before it throws, or `nil` if nothing goes wrong.
    mutating func next(isChange: Bool, _ interruption: Interruption?) -> Moment? {
      guard !isKilled else { return .before }
      operations += 1
      if isChange { changes += 1 }
      switch interruption {
      case .kill(let moment, changes) where isChange:
        isKilled = true
        return moment
      case .failure(let moment, operations): return moment
      case .kill, .failure, nil: return nil
      }
    }
  }

  private let temporary: TemporaryFolder
  private let folder: DiskFolder
  private let counts = Mutex(Counts())
  private let interruption: Interruption?

  /// Makes a folder with a tree, whose links lead to the missing file `target` in the same folder.
  init(_ tree: FileTree = FileTree(), interruption: Interruption? = nil) throws(OutputFilesError) {
    do {
      temporary = try TemporaryFolder()
      folder = try DiskFolder(path: temporary.path("folder"), access: .writing)
      for path in tree.folders { try folder.makeFolder(path) }
      for (path, text) in tree.texts { try folder.create(path, Array(text.utf8)) }
      for path in tree.others { try temporary.link("folder/\(path)", to: "folder/target") }
    } catch {
      throw .noFolder(path: "", reason: "\(error)")
    }
    self.interruption = interruption
  }

  var path: String { "" }
  /// The tree after the operations so far.
  var tree: FileTree { get throws(OutputFilesError) { try FileTree(folder) } }
  /// The number of operations so far.
  var operations: Int { counts.withLock { $0.operations } }
  /// The number of operations so far that can change the tree.
  var changes: Int { counts.withLock { $0.changes } }

  func kind(of path: String) throws(OutputFilesError) -> FileKind? {
    try operation(isChange: false) { _ throws(OutputFilesError) in try folder.kind(of: path) }
  }

  func contents(of path: String) throws(OutputFilesError) -> [UInt8]? {
    try operation(isChange: false) { _ throws(OutputFilesError) in try folder.contents(of: path) }
  }

  func names(in path: String) throws(OutputFilesError) -> [String] {
    try operation(isChange: false) { _ throws(OutputFilesError) in try folder.names(in: path) }
  }

  func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    try operation { isHalf throws(OutputFilesError) in
      try folder.create(path, isHalf ? Array(bytes.prefix(bytes.count / 2)) : bytes)
    }
  }

  func makeFolder(_ path: String) throws(OutputFilesError) {
    try operation { isHalf throws(OutputFilesError) in
      guard isHalf else { return try folder.makeFolder(path) }
      for path in foldersAbove(path).reversed() + [path] where try folder.kind(of: path) == nil {
        return try folder.makeFolder(path)
      }
    }
  }

  func replace(_ path: String, with source: String) throws(OutputFilesError) {
    try operation { _ throws(OutputFilesError) in try folder.replace(path, with: source) }
  }

  func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    try operation { isHalf throws(OutputFilesError) in
      guard isHalf else { return try folder.move(source, to: path) }
      return link(temporary.path("folder/\(source)"), temporary.path("folder/\(path)")) == 0
    }
  }

  func remove(_ path: String) throws(OutputFilesError) {
    try operation { _ throws(OutputFilesError) in try folder.remove(path) }
  }

  func removeFolderIfEmpty(_ path: String) throws(OutputFilesError) {
    try operation { _ throws(OutputFilesError) in try folder.removeFolderIfEmpty(path) }
  }

  /// Counts an operation, and does it unless something goes wrong; `body` does half of it for `true`.
  private func operation<Value>(
    isChange: Bool = true, _ body: (_ isHalf: Bool) throws(OutputFilesError) -> Value
  ) throws(OutputFilesError) -> Value {
    switch counts.withLock({ $0.next(isChange: isChange, interruption) }) {
    case nil: return try body(false)
    case .before: break
    case .amid: _ = try body(true)
    case .after: _ = try body(false)
    }
    throw .failed(operation: "use", path: "", reason: "The test interrupts this operation")
  }
}
