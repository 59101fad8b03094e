import AlmanacEmitters
import AlmanacOutputFiles

/// The folders of a bundle: the one with the manifest, and those of its further outputs.
struct BundleFolders: Sendable {
  /// The folder with the manifest.
  let bundle: BundleFolder
  /// The folders of the further outputs; `nil` for one that is not there.
  private let further: [FurtherFolder?]
  /// The outputs of the run, and their folders as the user wrote them.
  private let outputs: [(output: BundleOutput, path: String)]

  /// A file of a bundle: which of the folders has it, and where.
  struct Place {
    let folder: Int
    let path: String
  }

  /// Opens the folders that are there, to read them.
  init(
    reading bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings
  ) throws(Failure) {
    try self.init(bundle, outputs, options) { path, output throws(Failure) in
      DiskFolder.isAbsent(path) ? nil : try FurtherFolder(reading: path, output, of: bundle)
    }
  }

  /// Opens the folders to write them, and repairs what an interrupted run left in them.
  init(
    writing bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings,
    isStopped: () -> Bool
  ) throws(Failure) {
    var opened = [bundle.folder.store]
    do throws(Failure) {
      try self.init(bundle, outputs, options) { path, output throws(Failure) in
        let folder = try FurtherFolder(writing: path, output, of: bundle, isStopped: isStopped)
        opened.append(folder.folder.store)
        return folder
      }
    } catch {
      for folder in opened { folder.removeIfMade() }
      throw error
    }
  }

  private init(
    _ bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings,
    open: (String, BundleOutput) throws(Failure) -> FurtherFolder?
  ) throws(Failure) {
    self.bundle = bundle
    self.outputs = zip(outputs, options.outputs).map { ($0, $1.folder) }
    further = try self.outputs.dropFirst().map { output, path throws(Failure) in try open(path, output) }
  }

  /// How many folders there are.
  var count: Int { outputs.count }

  /// A folder's path as the user wrote it.
  func path(of folder: Int) -> String { outputs[folder].path }

  /// A folder that is open; `nil` for one that is not there.
  subscript(folder: Int) -> OutputFolder<DiskFolder>? {
    folder == 0 ? bundle.folder : further[folder - 1]?.folder
  }

  /// The files that an interrupted run would have deleted, and that were changed since, with the folders they are in.
  var kept: [(file: FileNote, folder: String)] {
    bundle.kept.map { ($0, bundle.path) }
      + further.compactMap(\.self).flatMap { folder in folder.kept.map { ($0, folder.path) } }
  }

  /// Where a file of the bundle goes.
  func place(of path: String) -> Place {
    let folder = outputs.firstIndex { $0.output.has(path) } ?? 0
    return Place(folder: folder, path: outputs[folder].output.path(of: path))
  }

  /// The path of a file of the bundle from the working directory, as messages name it.
  func location(of path: String) -> String {
    let place = place(of: path)
    return "\(outputs[place.folder].path)/\(place.path)"
  }

  /// Folders that the manifest lists and the run does not have, each as its path from the folder with the manifest.
  var forgotten: [String] {
    let known = Set(outputs.map(\.output.path))
    return (bundle.manifest?.outputs ?? []).map(\.path).filter { !known.contains($0) }
  }
}
