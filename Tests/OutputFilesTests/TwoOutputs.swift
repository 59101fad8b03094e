import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles

/// One of several output folders of a run, as a folder inside another folder.
struct FolderInStore: FileStore {
  let store: TestFolder
  let folder: String

  var path: String { "" }

  private func below(_ path: String) -> String { "\(folder)/\(path)" }

  func kind(of path: String) throws(OutputFilesError) -> FileKind? { try store.kind(of: below(path)) }
  func contents(of path: String) throws(OutputFilesError) -> [UInt8]? { try store.contents(of: below(path)) }
  func names(in path: String) throws(OutputFilesError) -> [String] { try store.names(in: below(path)) }
  func create(_ path: String, _ bytes: [UInt8]) throws(OutputFilesError) {
    try store.create(below(path), bytes)
  }
  func makeFolder(_ path: String) throws(OutputFilesError) { try store.makeFolder(below(path)) }
  func replace(_ path: String, with source: String) throws(OutputFilesError) {
    try store.replace(below(path), with: below(source))
  }
  func move(_ source: String, to path: String) throws(OutputFilesError) -> Bool {
    try store.move(below(source), to: below(path))
  }
  func remove(_ path: String) throws(OutputFilesError) { try store.remove(below(path)) }
  func removeFolderIfEmpty(_ path: String) throws(OutputFilesError) {
    try store.removeFolderIfEmpty(below(path))
  }
}

/// A run that writes two output folders; the first folder's manifest lists all files.
struct TwoOutputRun: SampleRun {
  private let run: BundleRun

  static let outputs = ["first", "further"]

  init(first: [String: String], further: [String: String]) {
    run = BundleRun(first, further: [further])
  }

  /// The tree with the run's files, the manifest, and foreign files.
  var finishedTree: FileTree {
    let written = zip(Self.outputs, [run.texts, run.files[1]]).flatMap { output, texts in
      texts.map { ("\(output)/\($0)", $1) }
    }
    return FileTree(
      Dictionary(uniqueKeysWithValues: written).merging(Self.foreign) { $1 }, folders: Set(Self.outputs))
  }

  static let foreign = ["first/notes.txt": "mine", "further/values/app.json.txt": "the app's"]
  static let foreignTree = FileTree(foreign, folders: Set(outputs))

  @discardableResult
  func write(to store: TestFolder) throws(OutputFilesError) -> [CommitSummary] {
    try run.write(to: Self.outputs.map { FolderInStore(store: store, folder: $0) })
  }
}

extension TwoOutputRun {
  static let older = TwoOutputRun(
    first: ["de.json": "Montag", "fr.json": "lundi, mardi"],
    further: ["values-de/a.json": "Montag", "values-fr/a.json": "lundi, mardi", "values/a.json": "Monday"])
  static let newer = TwoOutputRun(
    first: ["fr.json": "lundi", "zh.json": "周一"],
    further: ["values-fr/a.json": "lundi", "values-zh/a.json": "周一", "values/a.json": "Monday"])
  /// A run that differs from `newer` only in the further output.
  static let olderFurther = TwoOutputRun(
    first: newer.run.texts.filter { $0.key != BundleRun.manifestPath }, further: older.run.files[1])
  /// The tree of `older` after somebody edited a file.
  static let editedTree = FileTree(
    older.finishedTree.texts.merging(["further/values-fr/a.json": "mine"]) { $1 }, folders: Set(outputs))
  static let newest = TwoOutputRun(
    first: ["fr.json": "Lundi", "ja.json": "月曜日"],
    further: ["values-fr/a.json": "Lundi", "values-zh/a.json": "星期一", "values/a.json": "Mon"])
}
