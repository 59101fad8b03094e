import AlmanacBundle
import AlmanacFormats
import AlmanacKit

/// Opens a bundle that is only read: its manifest names the folders of the further outputs.
extension Bundle {
  /// Opens the bundle in a folder on disk.
  init(reading folder: String) throws {
    try EscapingLink.check(compared: folder)
    let store = try Self.readingStore(at: folder) { BundlePath($0).sizeLimit }
    let manifest = try Self.manifest(in: folder, try Self.manifestBytes(in: store))
    let outputs = manifest.options.outputs.shown(below: folder)
    let first = Folder.disk(Self.readOnly(store, outputs[0], manifest))
    let further = try outputs.dropFirst().map { try Self.folder(of: $0, in: folder, manifest) }
    self.init(name: folder, manifest: manifest, outputs: outputs, folders: [first] + further)
  }

  /// Opens the bundle that a folder contains in a revision of git.
  init(revision: String, of folder: String) throws {
    let name = "git:\(revision)"
    let git = try GitFolder(folder, in: revision, file: BundlePath.manifest)
    let bytes = try git.bytes(of: BundlePath.manifest, in: git.prefix, sizeLimit: Limits.file)
    let manifest = try Self.manifest(in: name, bytes)
    let outputs = manifest.options.outputs.shown(below: name)
    let files = Dictionary(grouping: manifest.files.keys) { outputs.place(of: $0).output }
    let folders = try outputs.enumerated().map { number, output -> Folder in
      guard let folder = Self.path(of: output, in: git),
        try git.find((files[number] ?? []).map(output.path), in: folder)
      else { return .outside }
      return .revision(git, folder)
    }
    self.init(name: name, manifest: manifest, outputs: outputs, folders: folders)
  }

  /// The revision in a name such as `git:HEAD`; `nil` if the name is a folder.
  static func revision(of name: String) -> String? {
    name.hasPrefix("git:") ? String(name.dropFirst("git:".count)) : nil
  }

  /// Opens a bundle; if its name is a revision such as `git:HEAD`, `folder` is the bundle's folder in that revision.
  init(named name: String, of folder: String) throws {
    if let revision = Self.revision(of: name) {
      try self.init(revision: revision, of: folder)
    } else {
      try self.init(reading: name)
    }
  }

  private static func manifest(in name: String, _ bytes: [UInt8]?) throws -> Manifest {
    guard let bytes else {
      throw Failure(
        file: name,
        "This is not a bundle: '\(BundlePath.manifest)' is missing. Name the folder of a bundle.")
    }
    let manifest = try Manifest(reading: bytes, in: name)
    if manifest.isInterrupted {
      Terminal.error(
        "\(name)/\(BundlePath.manifest): warning: A run was interrupted, so the bundle has old and new files. Run the same command again to complete it."
      )
    }
    return manifest
  }

  private static func readingStore(
    at path: String, sizeLimit: @escaping @Sendable (String) -> Int
  ) throws -> DiskFolder {
    do {
      return try DiskFolder(path: path, access: .reading, sizeLimit: sizeLimit)
    } catch {
      guard case .noFolder(_, let reason) = error else { throw error }
      let remedy =
        DiskFolder.isAbsent(path) && GitFolder.isRevision(path)
        ? "Did you mean 'git:\(path)'?" : "Name the folder of a bundle."
      throw Failure(file: path, "This folder cannot be read: \(reason). \(remedy)")
    }
  }

  private static func readOnly(
    _ store: DiskFolder, _ output: BundleOutput, _ manifest: Manifest
  ) -> OutputFolder<DiskFolder> {
    OutputFolder(
      store: store,
      ownership: Ownership(
        manifest.files(in: output), earlier: manifest.earlierFiles(in: output.path),
        isPossible: { _ in false }, isUsual: { BundlePath($0).isUsual }))
  }

  /// Opens the folder of a further output on disk.
  private static func folder(
    of output: BundleOutput, in bundle: String, _ manifest: Manifest
  ) throws -> Folder {
    let path = output.folder
    guard let real = GitRepository.realPath(path) else { return .missing }
    guard let root = GitRepository.realPath(bundle).flatMap(GitRepository.root),
      EscapingLink.isInside(root, real)
    else { return .outside }
    return .disk(readOnly(try readingStore(at: path, sizeLimit: output.sizeLimit), output, manifest))
  }

  /// The path of an output's folder below the root of the git repository; `nil` if the folder is outside.
  private static func path(of output: BundleOutput, in git: GitFolder) -> String? {
    guard output.path != BundleOutput.first else { return git.prefix }
    var names = EscapingLink.names(in: git.prefix)
    for name in EscapingLink.names(in: output.path) {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else { return nil }
    }
    return names.joined(separator: "/")
  }
}
