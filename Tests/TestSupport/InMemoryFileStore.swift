package import AlmanacOutputFiles
import Synchronization

/// A folder in memory, for tests in which the process is killed or the disk fails at any operation.
///
/// After a kill, every operation throws and `tree` stays as it is. The test then makes another store with this tree
/// for the next process. After a failure, the same store keeps working.
package final class InMemoryFileStore: FileStore {
  /// The operation that goes wrong; operations and changes are counted from 1.
  package enum Interruption: Equatable, Sendable {
    /// The process is killed at a change; operations that only read are not counted.
    case kill(Moment, change: Int)
    /// One operation throws, as on a full disk; operations that only read are counted too.
    case failure(Moment, operation: Int)
  }

  /// How much of an interrupted operation is done.
  package enum Moment: CaseIterable, Sendable {
    case before
    /// The operation is half done, or done if it cannot be half done.
    ///
    /// A file has half its bytes, a moved file has both names, or only the first of several folders is made.
    case amid
    case after
  }

  private struct State {
    var tree: FileTree
    var operations = 0
    var changes = 0
    var isKilled = false
  }

  private let state: Mutex<State>
  private let interruption: Interruption?

  package init(_ tree: FileTree = FileTree(), interruption: Interruption? = nil) {
    state = Mutex(State(tree: tree))
    self.interruption = interruption
  }

  package var path: String { "" }
  /// The tree after the operations so far.
  package var tree: FileTree { state.withLock { $0.tree } }
  /// The number of operations so far.
  package var operations: Int { state.withLock { $0.operations } }
  /// The number of operations so far that can change the tree.
  package var changes: Int { state.withLock { $0.changes } }

  package func kind(of path: String) throws(OutputFilesError) -> FileKind? {
    try read("look at", path) { $0.kind(of: path) }
  }

  package func contents(of path: String) throws(OutputFilesError) -> [UInt8]? {
    try read("read", path) { $0.contents(of: path) }
  }

  package func names(in path: String) throws(OutputFilesError) -> [String] {
    try read("list", path) { $0.names(in: path) }
  }

  package func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    let half = Array(bytes.prefix(bytes.count / 2))
    try change("create", path) { tree, part throws(OutputFilesError) in
      try tree.create(path, part == .all ? bytes : half)
    }
  }

  package func makeFolder(_ path: String) throws(OutputFilesError) {
    try change("create the folder", path) { tree, part throws(OutputFilesError) in
      if part == .all { try tree.makeFolder(path) } else { try tree.makeFirstFolder(path) }
    }
  }

  package func replace(_ path: String, with source: String) throws(OutputFilesError) {
    try change("write", path) { tree, _ throws(OutputFilesError) in try tree.replace(path, with: source) }
  }

  package func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    try change("write", path) { tree, part throws(OutputFilesError) in
      part == .all ? try tree.move(source, to: path) : try tree.link(source, to: path)
    }
  }

  package func moveFolder(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    try change("write", path) { tree, _ throws(OutputFilesError) in
      try tree.moveFolder(source, to: path)
    }
  }

  package func remove(_ path: String) throws(OutputFilesError) {
    try change("remove", path) { tree, _ throws(OutputFilesError) in try tree.remove(path) }
  }

  package func removeFolderIfEmpty(_ path: String) throws(OutputFilesError) {
    try change("remove the folder", path) { tree, _ in tree.removeFolderIfEmpty(path) }
  }
}

extension InMemoryFileStore {
  private enum Part {
    case half, all
  }

  private func read<Value: Sendable>(
    _ operation: String, _ path: String, _ body: (FileTree) -> Value
  ) throws(OutputFilesError) -> Value {
    try state.withLock { state throws(OutputFilesError) in
      state.operations += 1
      guard !state.isKilled, failure(in: state) == nil else {
        throw OutputFilesError.failed(operation: operation, path: path, reason: "Input/output error")
      }
      return body(state.tree)
    }
  }

  private func change<Value: Sendable>(
    _ operation: String, _ path: String,
    _ effect: (inout FileTree, Part) throws(OutputFilesError) -> Value
  ) throws(OutputFilesError) -> Value {
    try state.withLock { state throws(OutputFilesError) in
      state.operations += 1
      state.changes += 1
      let error = OutputFilesError.failed(operation: operation, path: path, reason: "No space left on device")
      guard !state.isKilled else { throw error }
      let kill = kill(in: state)
      state.isKilled = kill != nil
      switch kill ?? failure(in: state) {
      case nil: return try effect(&state.tree, .all)
      case .before: break
      case .amid: _ = try effect(&state.tree, .half)
      case .after: _ = try effect(&state.tree, .all)
      }
      throw error
    }
  }

  /// How much of the current change is done before the process is killed; `nil` if the process is not killed.
  private func kill(in state: State) -> Moment? {
    guard case .kill(let moment, state.changes) = interruption else { return nil }
    return moment
  }

  /// How much of the current operation is done before it fails; `nil` if the operation does not fail.
  private func failure(in state: State) -> Moment? {
    guard case .failure(let moment, state.operations) = interruption else { return nil }
    return moment
  }
}
