import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacRecord

/// Opens the bundle that a run writes or checks: its config or its command line names the folders.
extension Bundle {
  /// Opens the folder with the manifest for reading, to learn the options of the bundle.
  init(at folder: String) throws { try self.init(Self.store(at: folder, for: .reading), .all) }

  /// Opens the folder with the manifest for a run that writes.
  init(writing options: BundleSettings) throws {
    let choices = options.choices(in: options.outputs[0].formats)
    try self.init(Self.store(at: options.output, for: .writing), choices)
  }

  /// The bundle with the folders of all outputs of a run; a folder that is only read need not exist.
  func opened(
    _ outputs: [BundleOutput], _ options: BundleSettings, for access: DiskFolder.Access
  ) throws -> Bundle {
    try checkOutputs(options)
    var folders = folders
    do {
      for output in outputs.dropFirst() {
        let isMissing = access == .reading && DiskFolder.isAbsent(output.folder)
        folders.append(isMissing ? .missing : .disk(try folder(of: output, options, for: access)))
      }
    } catch {
      for case .disk(let folder) in folders { folder.store.removeIfMade() }
      throw error
    }
    return Bundle(name: name, manifest: manifest, outputs: outputs, folders: folders)
  }

  /// Opens a folder; `sizeLimit` returns the greatest number of bytes that the file at a path in the folder can have.
  private static func store(
    at path: String, for access: DiskFolder.Access,
    sizeLimit: @escaping @Sendable (String) -> Int = { BundlePath($0).sizeLimit }
  ) throws -> DiskFolder {
    try EscapingLink.check(output: path)
    return try DiskFolder(path: path, access: access, sizeLimit: sizeLimit)
  }

  /// Reads the manifest in an open folder; `choices` are the choices of the run.
  private init(_ store: DiskFolder, _ choices: BundleChoices) throws {
    let bytes = try Self.manifestBytes(in: store)
    let manifest = try bytes.map { try Manifest(reading: $0, in: store.path) }
    let first = manifest?.options.outputs.first
    var files = first.flatMap { manifest?.files(in: $0) } ?? [:]
    if let bytes { files[BundlePath.manifest] = FileDigest(of: bytes) }
    let written = try manifest?.written(besides: choices, in: first, store, json: store) ?? []
    let ownership = Ownership(
      files, earlier: manifest?.earlierFiles(in: BundleOutput.first),
      isPossible: { path in
        BundleChoices.all.canHave(path)
          && (!BundlePath(path).isUsual || choices.canHave(path) || written.contains(path))
      }, isUsual: { BundlePath($0).isUsual })
    self.init(
      name: store.path, manifest: manifest, outputs: [],
      folders: [.disk(OutputFolder(store: store, ownership: ownership))])
  }

  /// Opens the folder of a further output of a run.
  private func folder(
    of output: BundleOutput, _ options: BundleSettings, for access: DiskFolder.Access
  ) throws -> OutputFolder<DiskFolder> {
    let store = try Self.store(at: output.folder, for: access, sizeLimit: output.sizeLimit)
    // The options of the earlier run may have put other formats into this folder.
    let earlier = manifest?.options.outputs.first { $0.path == output.path }
    let files = earlier.flatMap { manifest?.files(in: $0) } ?? [:]
    let choices = options.choices(in: output.formats)
    let all = BundleChoices.all(in: output.formats, hasKeyMap: true)
    let json = diskFolders[0]?.store ?? store
    let written = try manifest?.written(besides: choices, in: earlier, store, json: json) ?? []
    return OutputFolder(
      store: store,
      ownership: Ownership(
        files, earlier: manifest?.earlierFiles(in: output.path),
        isPossible: { output.canHave($0, choices) || written.contains($0) && output.canHave($0, all) },
        isUsual: { BundlePath($0).isUsual }))
  }

  /// Throws if the bundle has several folders, but there is no config or the command line overrides the outputs.
  ///
  /// The run would then write only one of the folders.
  private func checkOutputs(_ options: BundleSettings) throws {
    guard let outputs = manifest?.options.outputs, outputs.count > 1, !options.areOutputsFromFile else {
      return
    }
    let others = outputs.dropFirst().map { "'\($0.path.printable)'" }.joined(separator: ", ")
    throw Failure(
      .usage,
      """
      The bundle in '\(name)' also has files in other folders (\(others)). Use its config without --output and \
      --formats, or name another folder with --output.
      """)
  }

  /// The paths of the outputs that the manifest lists but a run does not have, relative to the folder with the manifest.
  ///
  /// The manifest is untrusted input, and only the manifest names these folders, so a run changes nothing in them.
  var forgottenOutputs: [String] {
    let known = outputs.map(\.path)
    return (manifest?.options.outputs ?? []).map(\.path).filter {
      !known.contains($0) && !DiskFolder.isAbsent(DisplayPath.plain("\(name)/\($0)"))
    }
  }

  /// The manifests in the folders after the first one, each with the number of files that it lists in its folder.
  ///
  /// Almanac writes a manifest only to the first folder. A manifest in a later folder comes from a run in which this folder
  /// was the first one. It is untrusted input, so a run changes no file because of it.
  var otherManifests: [(path: String, fileCount: Int)] {
    zip(outputs, diskFolders).dropFirst().compactMap { output, folder in
      guard let store = folder?.store, let bytes = try? Self.manifestBytes(in: store),
        let manifest = try? Manifest(reading: bytes, in: output.folder)
      else { return nil }
      let files = manifest.files.keys.filter { manifest.options.outputs.first?.has($0) == true }
      return ("\(output.folder)/\(BundlePath.manifest)", files.count)
    }
  }
}

extension Manifest {
  /// The files in one of the bundle's outputs, by their paths in the output's folder.
  func files(in output: BundleOutput) -> [String: FileDigest] {
    let files = files.lazy.filter { output.has($0.key) }.map { (output.path(of: $0.key), $0.value) }
    return Dictionary(files) { first, _ in first }
  }

  /// The files with usual names in an output that have the bytes that Almanac writes from the bundle's JSON.
  ///
  /// These bytes show that an earlier run wrote the files. The manifest alone does not show it, because it is untrusted
  /// input. Files that a run with `choices` can have are left out. `json` is the folder with the bundle's JSON.
  fileprivate func written(
    besides choices: BundleChoices, in output: BundleOutput?, _ store: DiskFolder, json: DiskFolder
  ) throws -> Set<String> {
    guard let output else { return [] }
    let paths = files.keys.filter {
      BundlePath($0).isUsual && output.has($0) && !choices.canHave($0)
    }
    let check = try RecordCheck(of: Set(paths), in: self) { path in
      output.has(path) ? try store.read(output.path(of: path)) : try json.read(path)
    }
    return Set(check.same.map(output.path))
  }
}
