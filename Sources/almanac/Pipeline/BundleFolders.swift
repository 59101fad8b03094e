import AlmanacEmitters
import AlmanacOutputFiles

/// The folders of a bundle: the one with the manifest, and those of its further outputs.
struct BundleFolders: Sendable {
  /// The folder with the manifest.
  let bundle: BundleFolder
  /// The folders of the further outputs; `nil` for one that is not there.
  private let further: [FurtherFolder?]
  /// The outputs of the run, and their folders as the user wrote them; then those that the run no longer has.
  private let outputs: [(output: BundleOutput, path: String)]
  /// Folders that the manifest lists and the run does not have, and whose files are left alone.
  ///
  /// Each is a path from the folder with the manifest.
  let forgotten: [String]

  /// A file of a bundle: which of the folders has it, and where.
  struct Place {
    let folder: Int
    let path: String
  }

  /// Opens the folders that are there, to read them.
  init(
    reading bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings
  ) throws(Failure) {
    try self.init(bundle, outputs.paired(with: options)) { path, output throws(Failure) in
      DiskFolder.isAbsent(path) ? nil : try FurtherFolder(reading: path, output, of: bundle)
    }
  }

  /// Opens the folders to write them, and repairs what an interrupted run left in them.
  ///
  /// The folders that a config no longer names are opened too, so that the run deletes their files.
  init(
    writing bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings,
    isStopped: () -> Bool
  ) throws(Failure) {
    try bundle.checkOutputs(options)
    var opened = [bundle.folder.store]
    let dropped = bundle.droppedOutputs(outputs, options)
    do throws(Failure) {
      try self.init(bundle, outputs.paired(with: options) + dropped.deleted, forgotten: dropped.forgotten) {
        path, output throws(Failure) in
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
    _ bundle: BundleFolder, _ outputs: [(output: BundleOutput, path: String)], forgotten: [String] = [],
    open: (String, BundleOutput) throws(Failure) -> FurtherFolder?
  ) throws(Failure) {
    self.bundle = bundle
    self.outputs = outputs
    self.forgotten = forgotten
    further = try outputs.dropFirst().map { output, path throws(Failure) in try open(path, output) }
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
    return DisplayPath.plain("\(outputs[place.folder].path)/\(place.path)")
  }

  /// The path of a file as reports name it: below the folder with the manifest, or for a file of a further output from
  /// the working directory.
  func name(of path: String) -> String { place(of: path).folder == 0 ? path : location(of: path) }

  /// The names of the files in a report.
  var names: CheckReport.FileNames {
    CheckReport.FileNames(folder: bundle.path, location: location, name: name)
  }

  /// Whether a run was interrupted before all folders changed.
  var isInterrupted: Bool {
    get throws(Failure) {
      for folder in 0..<count {
        guard let found = self[folder] else { continue }
        do throws(OutputFilesError) {
          if try Staging(found).hasJournal { return true }
        } catch {
          throw Failure(error, in: path(of: folder))
        }
      }
      return false
    }
  }
}

extension [BundleOutput] {
  /// The outputs of a run with their folders as the user wrote them.
  fileprivate func paired(with options: BundleSettings) -> [(output: BundleOutput, path: String)] {
    zip(self, options.outputs).map { ($0, $1.folder) }
  }
}

extension BundleFolder {
  /// Throws if the command line asks for one folder where the bundle has several: the run would leave the others out.
  func checkOutputs(_ options: BundleSettings) throws(Failure) {
    guard let outputs = manifest?.outputs, outputs.count > 1, options.outputsFile == nil else { return }
    let others = outputs.dropFirst().map { "'\($0.path.printable)'" }.joined(separator: ", ")
    throw Failure(
      .usage,
      [
        """
        '\(path)' has the manifest of a bundle with further outputs (\(others)). Use its config, without --output and \
        --formats, or name another folder with --output.
        """
      ])
  }

  /// The outputs that the manifest lists and a run does not have.
  ///
  /// A stranger may have written the manifest: files are only deleted where the config could have named an output.
  fileprivate func droppedOutputs(
    _ outputs: [BundleOutput], _ options: BundleSettings
  ) -> (deleted: [(output: BundleOutput, path: String)], forgotten: [String]) {
    let known = outputs.map(\.path)
    let dropped = (manifest?.outputs ?? []).filter { !known.contains($0.path) }
    let paths = options.outputsFile.map(ConfigPaths.init)
    let joined = dropped.map { ($0, DisplayPath.plain("\(path)/\($0.path)")) }
    let isInside = joined.map { paths?.hasFolder(joined: $0.1) == true }
    return (
      zip(joined, isInside).filter(\.1).map { ($0.0.0, $0.0.1) },
      zip(joined, isInside).filter { !$1 && !DiskFolder.isAbsent($0.1) }.map(\.0.0.path)
    )
  }
}
