import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport

/// One of several output folders of a run, as a folder inside a store in memory.
struct FolderInStore: FileStore {
  let store: InMemoryFileStore
  let folder: String

  private func below(_ path: String) -> String { "\(folder)/\(path)" }

  func kind(of path: String) throws(FileStoreError) -> FileKind? { try store.kind(of: below(path)) }
  func contents(of path: String) throws(FileStoreError) -> [UInt8]? { try store.contents(of: below(path)) }
  func names(in path: String) throws(FileStoreError) -> [String] { try store.names(in: below(path)) }
  func nameUnreadableFiles(in path: String) throws(FileStoreError) {}
  func create(_ path: String, _ bytes: [UInt8]) throws(FileStoreError) {
    try store.create(below(path), bytes)
  }
  func makeFolder(_ path: String) throws(FileStoreError) { try store.makeFolder(below(path)) }
  func replace(_ path: String, with source: String) throws(FileStoreError) {
    try store.replace(below(path), with: below(source))
  }
  func move(_ source: String, to path: String) throws(FileStoreError) -> Bool {
    try store.move(below(source), to: below(path))
  }
  func moveFolder(_ source: String, to path: String) throws(FileStoreError) -> Bool {
    try store.moveFolder(below(source), to: below(path))
  }
  func remove(_ path: String) throws(FileStoreError) { try store.remove(below(path)) }
  func removeFolderIfEmpty(_ path: String) throws(FileStoreError) {
    try store.removeFolderIfEmpty(below(path))
  }
}

/// A run that writes two output folders in the same way as the command; the first folder's manifest lists all files.
struct TwoOutputRun: Sendable {
  /// The texts of the files, by output and path.
  let files: [String: [String: String]]

  static let outputs = ["first", "further"]
  private static let manifestPath = "manifest"

  init(first: [String: String], further: [String: String]) {
    files = ["first": first, "further": further]
  }

  /// The tree with the run's files, the manifest, and foreign files.
  var finishedTree: FileTree {
    let written = files.flatMap { output, texts in texts.map { ("\(output)/\($0)", $1) } }
    let texts = Dictionary(uniqueKeysWithValues: written + [("first/manifest", manifest)])
    return FileTree(texts.merging(Self.foreign) { $1 }, folders: Set(Self.outputs))
  }

  static let foreign = ["first/notes.txt": "mine", "further/values/app.json.txt": "the app's"]
  static let foreignTree = FileTree(foreign, folders: Set(outputs))

  private var manifest: String {
    files.flatMap { output, texts in texts.map { ("\(output)/\($0)", FileDigest(of: $1)) } }
      .sorted { $0.0 < $1.0 }.map { "\($0) \($1.size) \($1.sha256)\n" }.joined()
  }

  /// Repairs both folders, stages the files of both outputs, and commits the outputs.
  ///
  /// The first output is committed with the manifest, before the second output.
  func write(to store: InMemoryFileStore) throws(OutputFilesError) {
    let folders = try Self.repaired(store)
    let (first, further) = (Staging(folders[0]), Staging(folders[1]))
    let prepared: PreparedCommit
    do throws(OutputFilesError) {
      let staged = (try stage("first", first), try stage("further", further))
      let last = try first.stage(Self.manifestPath, manifest)
      prepared = try further.prepare(staged.1, for: last.digest)
      _ = try first.commit(staged.0, manifest: last)
    } catch {
      do throws(OutputFilesError) {
        try first.discard()
        if try !first.hasBegunCommit { try further.discardPrepared() }
      } catch {}
      throw error
    }
    try further.commit(prepared)
  }

  private func stage(
    _ output: String, _ staging: Staging<FolderInStore>
  ) throws(OutputFilesError) -> [StagedFile] {
    var staged: [StagedFile] = []
    for (path, text) in (files[output] ?? [:]).sorted(by: { $0.key < $1.key }) {
      staged.append(try staging.stage(path, text))
    }
    return staged
  }

  /// Repairs both folders as a run does, and returns them with the list of Almanac's files from the manifest.
  @discardableResult
  static func repaired(_ store: InMemoryFileStore) throws(OutputFilesError) -> [OutputFolder<FolderInStore>] {
    try outputs.map { output throws(OutputFilesError) in
      let folder = try folder(output, of: store)
      return try Staging(folder).repair { false }.map(folder.after) ?? folder
    }
  }

  private static func folder(
    _ output: String, of store: InMemoryFileStore
  ) throws(OutputFilesError) -> OutputFolder<FolderInStore> {
    let manifest = try FolderInStore(store: store, folder: "first").read(manifestPath)
    var owned: [String: FileDigest?] = [:]
    for line in String(decoding: manifest ?? [], as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts[0].hasPrefix("\(output)/") else { continue }
      owned[String(parts[0].dropFirst(output.count + 1))] = .some(
        FileDigest(sha256: parts[2], size: Int(parts[1]) ?? -1))
    }
    return OutputFolder(
      store: FolderInStore(store: store, folder: output),
      ownership: Ownership(
        manifest: output == "first" ? manifestPath : nil, sha256: manifest.map { FileDigest(of: $0).sha256 },
        files: owned, isPossible: { $0.hasSuffix(".json") }, isUsual: { $0.hasSuffix("usual.json") }))
  }
}

extension TwoOutputRun {
  static let older = TwoOutputRun(
    first: ["de.json": "Montag", "fr.json": "lundi, mardi"],
    further: ["values-de/a.json": "Montag", "values-fr/a.json": "lundi, mardi", "values/a.json": "Monday"])
  static let newer = TwoOutputRun(
    first: ["fr.json": "lundi", "zh.json": "周一"],
    further: ["values-fr/a.json": "lundi", "values-zh/a.json": "周一", "values/a.json": "Monday"])
  static let newest = TwoOutputRun(
    first: ["fr.json": "Lundi", "ja.json": "月曜日"],
    further: ["values-fr/a.json": "Lundi", "values-zh/a.json": "星期一", "values/a.json": "Mon"])
}
