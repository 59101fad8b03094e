import AlmanacEmitters
import AlmanacOutputFiles

/// All folders of a bundle: the folder with the manifest comes first, and the folders of the further outputs follow.
struct BundleFolders: Sendable {
  /// The folder with the manifest.
  let bundle: BundleFolder
  /// The open folders of the further outputs; `nil` for a folder that does not exist.
  private let further: [FurtherFolder?]
  /// The outputs of the run; `path` is the path of the output's folder as the user wrote it.
  private let outputs: [(output: BundleOutput, path: String)]
  /// The paths of outputs in the manifest that the config does not name, so the run does not delete their files.
  ///
  /// Each path is relative to the folder with the manifest.
  let forgotten: [String]

  /// The place of a file in the bundle: the number of its folder, and its path in the folder.
  struct Place {
    let folder: Int
    let path: String
  }

  /// Opens the folders that exist, for reading.
  init(
    reading bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings
  ) throws {
    try self.init(bundle, outputs.paired(with: options)) { path, output in
      DiskFolder.isAbsent(path)
        ? nil : try FurtherFolder(at: path, for: .reading, output, of: bundle, options)
    }
  }

  /// Opens the folders for writing.
  init(
    writing bundle: BundleFolder, _ outputs: [BundleOutput], _ options: BundleSettings
  ) throws {
    try bundle.checkOutputs(options)
    var opened = [bundle.folder.store]
    do {
      try self.init(bundle, outputs.paired(with: options), forgotten: bundle.outputs(besides: outputs)) {
        path, output in
        let folder = try FurtherFolder(at: path, for: .writing, output, of: bundle, options)
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
    open: (String, BundleOutput) throws -> FurtherFolder?
  ) throws {
    self.bundle = bundle
    self.outputs = outputs
    self.forgotten = forgotten
    further = try outputs.dropFirst().map { output, path in try open(path, output) }
  }

  /// The number of folders, including folders that do not exist.
  var count: Int { outputs.count }

  /// The path of the folder with the number `folder`, as the user wrote it.
  func path(of folder: Int) -> String { outputs[folder].path }

  /// The open folder with the number `folder`; `nil` if the folder does not exist.
  subscript(folder: Int) -> OutputFolder<DiskFolder>? {
    folder == 0 ? bundle.folder : further[folder - 1]?.folder
  }

  /// The path of the folder with the number `folder` in the manifest, relative to the folder with the manifest.
  func listedPath(of folder: Int) -> String { outputs[folder].output.path }

  /// Finds the place of a file; `path` is its path in the manifest.
  func place(of path: String) -> Place {
    let folder = outputs.firstIndex { $0.output.has(path) } ?? 0
    return Place(folder: folder, path: outputs[folder].output.path(of: path))
  }

  /// The path of a file, including its output folder, such as `Output/json/de/locale.json`, for messages.
  func location(of path: String) -> String {
    let place = place(of: path)
    return DisplayPath.plain("\(outputs[place.folder].path)/\(place.path)")
  }

  /// The path of a file in reports.
  ///
  /// For a file in the folder with the manifest, it is the path in this folder, such as `json/de/locale.json`. For a
  /// file in another output, it is the path with the output's folder, such as `res/values-de/almanac.xml`.
  func name(of path: String) -> String { place(of: path).folder == 0 ? path : location(of: path) }

  /// The functions that turn the paths of files into names for a report.
  var names: CheckReport.FileNames {
    CheckReport.FileNames(folder: bundle.path, location: location, name: name)
  }
}

extension [BundleOutput] {
  /// The outputs of a run, each with the path of its folder as the user wrote it.
  fileprivate func paired(with options: BundleSettings) -> [(output: BundleOutput, path: String)] {
    zip(self, options.outputs).map { ($0, $1.folder) }
  }
}

extension BundleFolder {
  /// Throws if the bundle has several folders, but there is no config or the command line overrides the outputs.
  ///
  /// The run would then write only one of the folders.
  func checkOutputs(_ options: BundleSettings) throws {
    guard let outputs = manifest?.outputs, outputs.count > 1, options.outputsFile == nil else { return }
    let others = outputs.dropFirst().map { "'\($0.path.printable)'" }.joined(separator: ", ")
    throw Failure(
      .usage,
      """
      The bundle in '\(path)' also has files in other folders (\(others)). Use its config without --output and \
      --formats, or name another folder with --output.
      """)
  }

  /// The paths of the outputs that the manifest lists but a run does not have.
  ///
  /// The manifest is untrusted input, and only the manifest names these folders, so a run changes nothing in them.
  fileprivate func outputs(besides outputs: [BundleOutput]) -> [String] {
    let known = outputs.map(\.path)
    return (manifest?.outputs ?? []).map(\.path).filter {
      !known.contains($0) && !DiskFolder.isAbsent(DisplayPath.plain("\(path)/\($0)"))
    }
  }
}
