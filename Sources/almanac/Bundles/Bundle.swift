import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// A bundle: its manifest, its outputs and their folders, on disk or in a revision of git.
///
/// The manifest is untrusted input, and it names the folders of the further outputs. If a bundle is only read, such a
/// folder is read only if it is inside the bundle's git work tree. Only files that a bundle can have are read.
struct Bundle {
  /// The name that the user gave for the bundle: a folder, or a revision such as `git:HEAD`.
  let name: String
  /// The manifest; `nil` if the folder has none, which is possible only for the bundle of a run.
  let manifest: Manifest?
  /// The paths of the files that the manifest lists.
  let paths: Set<String>
  /// The outputs; the output with the manifest is first.
  let outputs: [BundleOutput]
  let folders: [Folder]

  /// How many more bytes may be read from the bundle's files.
  private var room = Limits.bundle
  /// The paths of the files that were read at least once; they count only once.
  private var counted: Set<String> = []

  enum Folder {
    case disk(OutputFolder<DiskFolder>)
    /// The folder at a path below the root of the repository.
    case revision(GitFolder, String)
    /// The folder does not exist.
    case missing
    /// The folder is not in the git work tree or the revision that contains the bundle.
    case outside
  }

  init(name: String, manifest: Manifest?, outputs: [BundleOutput], folders: [Folder]) {
    self.name = name
    self.manifest = manifest
    paths = manifest.map { Set($0.files.keys) } ?? []
    self.outputs = outputs
    self.folders = folders
  }

  /// The folders of the outputs on disk; `nil` for a folder that does not exist.
  var diskFolders: [OutputFolder<DiskFolder>?] {
    folders.map { if case .disk(let folder) = $0 { folder } else { nil } }
  }

  /// The bytes of the manifest in a folder; `nil` if the folder has no manifest.
  ///
  /// Throws if the manifest is too large, or if a folder or a link has the name of the manifest.
  static func manifestBytes(in store: DiskFolder) throws -> [UInt8]? {
    switch try store.kind(of: BundlePath.manifest) {
    case nil: return nil
    case .file(let size) where size <= Limits.file: return try store.contents(of: BundlePath.manifest)
    case .file, .folder, .other: throw Failure(file: "\(store.path)/\(BundlePath.manifest)", [.notAManifest])
    }
  }

  /// The bytes of a file; `nil` if the file does not exist.
  func bytes(of path: String) throws -> [UInt8]? {
    let place = outputs.place(of: path)
    switch folders[place.output] {
    case .disk(let folder): return try folder.store.read(place.path)
    case .revision(let git, let folder):
      return try git.bytes(of: place.path, in: folder, sizeLimit: BundlePath(path).sizeLimit)
    case .missing: return nil
    case .outside: throw outside(outputs[place.output])
    }
  }

  /// The path, for messages, of something other than a file, such as a folder or a link, that is at a file's path or in
  /// place of a folder above it; `nil` if there is no such thing.
  func obstacle(at path: String) throws -> String? {
    let place = outputs.place(of: path)
    guard case .disk(let folder) = folders[place.output] else { return nil }
    if let obstacle = try folder.store.obstacle(above: place.path) {
      return DisplayPath.plain(folder.store.location(of: obstacle))
    }
    return try folder.store.canTakeFile(place.path) ? nil : outputs.location(of: path)
  }

  /// The bytes of the manifest or of a file that it lists; throws if all files that were read so far are too large in
  /// total.
  mutating func listedBytes(of path: String) throws -> [UInt8] {
    guard let bytes = try bytes(of: path) else {
      let generate = "or run 'almanac generate' with the options of this bundle."
      let problem =
        if let obstacle = try obstacle(at: path) {
          "'\(obstacle)' is in the way. Move or delete it, and restore the file, \(generate)"
        } else if isRevision {
          "the revision does not contain it. \(Self.revisionRemedy)"
        } else {
          "the bundle does not contain it. Restore it, \(generate)"
        }
      throw Failure(file: outputs.location(of: path), "The manifest lists this file, but \(problem)")
    }
    if counted.insert(path).inserted { room -= bytes.count }
    guard room >= 0 else {
      throw Failure(
        file: name,
        "The files in this bundle are larger than \(Limits.bundle / 1_000_000) MB in total. Name another folder."
      )
    }
    return bytes
  }

  /// The bytes of a file; `nil` if the manifest does not list it.
  mutating func listedBytes(ofAny path: String) throws -> [UInt8]? {
    try paths.contains(path) ? listedBytes(of: path) : nil
  }

  /// Compares the files at some paths, if the bundle has them, with what Almanac writes from the bundle's JSON.
  mutating func check(_ wanted: Set<String>) throws -> RecordCheck {
    guard let manifest else { return RecordCheck() }
    return try RecordCheck(of: wanted.intersection(paths), in: manifest) { try listedBytes(of: $0) }
  }

  private var isRevision: Bool { Self.revision(of: name) != nil }
  private static let revisionRemedy = "Name another revision, or compare two folders."

  /// The outputs whose folders are not read, because the bundle is in no git work tree or the revision lacks them.
  var unreadOutputs: [BundleOutput] {
    guard isRevision || GitRepository.realPath(name).flatMap(GitRepository.root) == nil else { return [] }
    return zip(outputs, folders).compactMap { if case .outside = $1 { $0 } else { nil } }
  }

  /// Throws if the folder with the JSON is not read, because then nothing can be compared.
  func checkJSONIsRead() throws {
    if let json = unreadOutputs.first(where: { $0.formats.contains(.json) }) { throw outside(json) }
  }

  /// The error for an output of the manifest that is not in the bundle's git work tree or revision.
  private func outside(_ output: BundleOutput) -> Failure {
    let problem =
      isRevision
      ? "not in this revision. \(Self.revisionRemedy)"
      : """
      outside of the bundle's git work tree, so Almanac does not read it. Put the bundle and this folder into one git \
      repository, and run the command again.
      """
    return Failure(
      file: "\(name)/\(BundlePath.manifest)",
      "The output folder '\(output.path)' in the manifest is \(problem)")
  }
}

extension Manifest {
  /// Reads the manifest of a bundle; throws if it is damaged, has an unknown schema, or lists a file that Almanac never
  /// writes.
  init(reading bytes: [UInt8], in bundle: String) throws {
    do throws(InputProblem) {
      try self.init(reading: bytes, schemas: ShippedResources.schemaPaths)
    } catch {
      throw Failure(file: "\(bundle)/\(BundlePath.manifest)", [error])
    }
  }
}

extension [BundleOutput] {
  /// The outputs of a manifest, with their folders as messages show them; `bundle` is the folder with the manifest.
  func shown(below bundle: String) -> [BundleOutput] {
    map { output in
      var output = output
      output.folder =
        output.path == BundleOutput.first ? bundle : DisplayPath.plain("\(bundle)/\(output.path)")
      return output
    }
  }

  /// The path of a file, including its output folder, such as `Output/json/de/locale.json`, for messages.
  func location(of path: String) -> String {
    let place = place(of: path)
    return DisplayPath.plain("\(self[place.output].folder)/\(place.path)")
  }

  /// The path of a file below the root of its git work tree, such as `web/Output/json/de/locale.json`, for GitHub.
  func pathInRepository(of path: String) -> String { DisplayPath.inRepository(location(of: path)) }

  /// The path of a file in a short list.
  ///
  /// For a file in the folder with the manifest, it is the path in this folder, such as `json/de/locale.json`. For a
  /// file in another output, it is the path with the output's folder, such as `res/values-de/almanac.xml`.
  func name(of path: String) -> String { place(of: path).output == 0 ? path : location(of: path) }
}
