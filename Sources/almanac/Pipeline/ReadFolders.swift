import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The folders of a bundle that is only read: on disk, or in a revision of git.
///
/// The manifest is untrusted input, and it names the folders of the further outputs. Such a folder is read only if it
/// is inside the bundle's git work tree. Only files that a bundle can have are read.
struct ReadFolders {
  /// The name that the user gave for the bundle: a folder, or a revision such as `git:HEAD`.
  private let name: String
  private let source: Source
  private var outputs: [BundleOutput] = []
  private var further: [Further] = []

  /// The folder of a further output.
  private enum Further {
    case folder(DiskFolder)
    case missing
    /// The folder is not in the git work tree that contains the bundle.
    case outside
  }

  private enum Source {
    case folder(DiskFolder)
    case revision(GitFolder)
  }

  /// Opens the folder with the manifest: the folder `name` or, if `name` is a revision such as `git:HEAD`, `folder` in
  /// that revision.
  init(_ name: String, inFolder folder: String) throws {
    self.name = name
    if let revision = ReadBundle.revision(of: name) {
      source = .revision(try GitFolder(folder, in: revision, file: BundleFolder.manifestPath))
    } else {
      source = .folder(try Self.open(name) { BundlePath($0).sizeLimit })
    }
  }

  private static func open(
    _ path: String, sizeLimit: @escaping @Sendable (String) -> Int
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

  /// The bytes of the manifest; `nil` if there is no manifest.
  func manifest() throws -> [UInt8]? {
    switch source {
    case .revision(let folder): try folder.bytes(of: BundleFolder.manifestPath, in: 0, sizeLimit: Limits.file)
    case .folder(let folder): try BundleFolder.manifestBytes(in: folder, at: name)
    }
  }

  /// Opens the folders of the outputs that the manifest names; `paths` are the paths of the files that it lists.
  mutating func open(_ outputs: [BundleOutput], paths: Set<String>) throws {
    self.outputs = outputs
    switch source {
    case .folder:
      further = try outputs.dropFirst().map { output in try folder(of: output) }
    case .revision(let git):
      let files = Dictionary(grouping: paths, by: place)
      for (number, output) in outputs.enumerated() {
        try git.find((files[number] ?? []).map(output.path), in: try path(of: output, in: git), as: number)
      }
    }
  }

  /// The paths of all folders; the folder with the manifest is first.
  var paths: [String] { [name] + outputs.dropFirst().map { DisplayPath.plain("\(name)/\($0.path)") } }

  /// Opens the folder of a further output on disk.
  private func folder(of output: BundleOutput) throws -> Further {
    let path = DisplayPath.plain("\(name)/\(output.path)")
    guard let real = GitRepository.realPath(path) else { return .missing }
    guard let root = GitRepository.realPath(name).flatMap(GitRepository.root),
      EscapingLink.contains(root, real),
      !EscapingLink.isInRepositoryFolder(real, below: root)
    else { return .outside }
    return .folder(try Self.open(path, sizeLimit: output.sizeLimit))
  }

  /// The path of an output's folder below the root of the git repository.
  private func path(of output: BundleOutput, in git: GitFolder) throws -> String {
    guard output.path != BundleOutput.first else { return git.prefix }
    var names = git.prefix.utf8.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    for name in output.path.split(separator: "/").map(String.init) {
      guard name == ".." else {
        names.append(name)
        continue
      }
      guard names.popLast() != nil else { throw outside(output) }
    }
    return names.joined(separator: "/")
  }

  private func outside(_ output: BundleOutput) -> Failure {
    Failure(
      file: "\(name)/\(BundleFolder.manifestPath)",
      """
      The output folder '\(output.path)' in the manifest is outside of the bundle's git work tree, so Almanac does not \
      read it. Put the bundle and this folder into one git repository, and run the command again.
      """)
  }

  private func place(of path: String) -> Int { outputs.firstIndex { $0.has(path) } ?? 0 }

  /// The path of a file in reports.
  ///
  /// For a file in the folder with the manifest, it is the path in this folder, such as `json/de/locale.json`. For a
  /// file in another output, it is the path with the output's folder, such as `res/values-de/almanac.xml`.
  func name(of path: String) -> String { place(of: path) == 0 ? path : location(of: path) }

  /// The path of a file, such as `Output/json/de/locale.json`; in a revision, such as `git:HEAD/json/de/locale.json`.
  func location(of path: String) -> String {
    guard let output = outputs.first(where: { $0.has(path) }), output.path != BundleOutput.first else {
      return "\(name)/\(path)"
    }
    return DisplayPath.plain("\(name)/\(output.path)/\(output.path(of: path))")
  }

  /// The bytes of the file that the manifest lists at a path; `nil` if the file does not exist.
  func bytes(_ path: String) throws -> [UInt8]? {
    let number = place(of: path)
    let stored = outputs.isEmpty ? path : outputs[number].path(of: path)
    switch source {
    case .revision(let git):
      return try git.bytes(of: stored, in: number, sizeLimit: BundlePath(path).sizeLimit)
    case .folder(let first):
      switch number == 0 ? .folder(first) : further[number - 1] {
      case .missing: return nil
      case .outside: throw outside(outputs[number])
      case .folder(let folder):
        return try folder.read(stored)
      }
    }
  }
}
