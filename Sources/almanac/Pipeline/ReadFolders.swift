import AlmanacEmitters
import AlmanacKit
import AlmanacOutputFiles

/// The folders of a bundle that is only read: on the disk, or in a revision of git.
///
/// The manifest, which a stranger may have written, names the further ones. They are read only inside the git work tree
/// of the bundle, and only files of a bundle are.
struct ReadFolders {
  /// The name the user gave the bundle.
  private let name: String
  private let source: Source
  private var outputs: [BundleOutput] = []
  private var further: [Further] = []

  /// The folder of a further output.
  private enum Further {
    case folder(DiskFolder)
    case missing
    /// It is not in the git work tree of the bundle.
    case outside
  }

  private enum Source {
    case folder(DiskFolder)
    case revision(GitFolder)
  }

  /// Opens the folder with the manifest: a folder, or what `folder` was in a revision, as in `git:HEAD`.
  init(_ name: String, inFolder folder: String) throws(Failure) {
    self.name = name
    if let revision = ReadBundle.revision(of: name) {
      source = .revision(try GitFolder(folder, in: revision, file: BundleFolder.manifestPath))
    } else {
      source = .folder(try Self.open(name) { BundlePath($0).sizeLimit })
    }
  }

  private static func open(
    _ path: String, sizeLimit: @escaping @Sendable (String) -> Int
  ) throws(Failure) -> DiskFolder {
    do throws(OutputFilesError) {
      return try DiskFolder(path: path, access: .reading, sizeLimit: sizeLimit)
    } catch .noFolder(_, let reason) {
      throw Failure(file: path, "This folder cannot be read: \(reason). Name the folder of a bundle.")
    } catch {
      throw Failure(error, in: path)
    }
  }

  /// The bytes of the manifest; `nil` without one.
  func manifest() throws(Failure) -> [UInt8]? {
    switch source {
    case .revision(let folder): try folder.bytes(of: BundleFolder.manifestPath, in: 0, sizeLimit: Limits.file)
    case .folder(let folder): try BundleFolder.manifestBytes(in: folder, at: name)
    }
  }

  /// Opens the folders of the outputs that the manifest names, for the files that it lists.
  mutating func open(_ outputs: [BundleOutput], paths: Set<String>) throws(Failure) {
    self.outputs = outputs
    switch source {
    case .folder:
      further = try outputs.dropFirst().map { output throws(Failure) in try folder(of: output) }
    case .revision(let git):
      let files = Dictionary(grouping: paths, by: place)
      for (number, output) in outputs.enumerated() {
        let names = (files[number] ?? []).map { output.path(of: $0).prefix { $0 != "/" } }
        try git.list(Set(names.map(String.init)), in: try path(of: output, in: git), as: number)
      }
    }
  }

  /// The paths of the folders, as messages name them.
  var paths: [String] { [name] + outputs.dropFirst().map { DisplayPath.plain("\(name)/\($0.path)") } }

  /// The folder of an output on the disk.
  private func folder(of output: BundleOutput) throws(Failure) -> Further {
    let path = "\(name)/\(output.path)"
    guard let real = GitRepository.realPath(path) else { return .missing }
    guard let root = GitRepository.realPath(name).flatMap(GitRepository.root), LinkOut.contains(root, real),
      !LinkOut.isInRepositoryFolder(real, below: root)
    else { return .outside }
    return .folder(try Self.open(path, sizeLimit: output.sizeLimit))
  }

  /// The path of the folder of an output below the root of a repository.
  private func path(of output: BundleOutput, in git: GitFolder) throws(Failure) -> String {
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
      The manifest names the output '\(output.path)', which is not in a git work tree with the bundle, so it is not \
      read. Compare the bundle inside its repository.
      """)
  }

  private func place(of path: String) -> Int { outputs.firstIndex { $0.has(path) } ?? 0 }

  /// The path of a file as reports name it: below the folder with the manifest, or for a file of a further output from
  /// the working directory.
  func name(of path: String) -> String { place(of: path) == 0 ? path : location(of: path) }

  /// The path of a file from the working directory, or as git names it.
  func location(of path: String) -> String {
    guard let output = outputs.first(where: { $0.has(path) }), output.path != BundleOutput.first else {
      return "\(name)/\(path)"
    }
    return DisplayPath.plain("\(name)/\(output.path)/\(output.path(of: path))")
  }

  /// The bytes of a file; `nil` if it is not there.
  func bytes(_ path: String) throws(Failure) -> [UInt8]? {
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
        do throws(OutputFilesError) {
          return try folder.read(stored)
        } catch {
          throw Failure(error, in: name)
        }
      }
    }
  }
}
