import AlmanacKit
import AlmanacOutputFiles

/// What folders were in a revision of git: their files by path, whose bytes are read when they are asked for.
final class GitFolder {
  /// The path of the folder below the repository's root; empty for the root itself.
  let prefix: String
  /// The identifiers of the objects of the files that are listed, by path in each of the folders.
  private var objects: [[String: String]]
  /// How many more files and folders may be listed.
  private var room = GitFolder.entryLimit
  private let commit: String
  private let revision: String
  private let repository: GitRepository
  /// Says how large an object is.
  private let sizes: ChildProcess
  /// Says what an object holds.
  private let contents: ChildProcess

  /// The most files and folders of a revision that are listed; the bundle of the whole world has a tenth as many.
  private static let entryLimit = 100_000
  /// The most bytes of an entry: its path has at most 4096.
  private static let entrySize = 5000

  /// The most names that one process of git is given.
  private static let nameLimit = 200

  /// Opens a folder in a revision, and lists one file of it; ``list(_:)`` lists more.
  init(_ folder: String, in revision: String, file: String) throws(Failure) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(.usage, ["'git:\(revision)' names no revision. Write one, as in git:HEAD or git:v1.2."])
    }
    repository = try GitRepository(holding: folder)
    self.revision = revision
    prefix = repository.prefix
    commit = try Self.commit(revision, repository)
    guard let objects = try Self.objects(in: commit, prefix, [file], revision, repository, &room) else {
      throw Failure(.badInput, ["The folder '\(folder)' is not in the revision '\(revision)'. Name another."])
    }
    self.objects = [objects]
    sizes = try repository.start(["cat-file", "--batch-check"])
    contents = try repository.start(["cat-file", "--batch"])
  }

  /// Lists files and folders at the top of a folder, with all that is in them.
  ///
  /// The folder has a path below the repository's root, and a number: 0 is the one that was opened.
  func list(_ names: Set<String>, in folder: String, as number: Int) throws(Failure) {
    while objects.count <= number { objects.append([:]) }
    let names = names.sorted()
    for start in stride(from: 0, to: names.count, by: Self.nameLimit) {
      let some = Array(names[start..<min(start + Self.nameLimit, names.count)])
      let found = try Self.objects(in: commit, folder, some, revision, repository, &room) ?? [:]
      objects[number].merge(found) { $1 }
    }
  }

  /// The bytes of a file of a folder; `nil` if the revision has no such file, or it was not listed.
  func bytes(of path: String, in folder: Int, sizeLimit limit: Int) throws(Failure) -> [UInt8]? {
    guard objects.indices.contains(folder), let object = objects[folder][path] else { return nil }
    guard let size = Self.size(of: object, sizes) else { throw repository.failure(revision, sizes) }
    guard size <= limit else {
      throw Failure(.failed(.tooLarge(path, limit: limit)), in: "git:\(revision)")
    }
    // The contents are followed by the end of a line.
    guard Self.size(of: object, contents) == size, let bytes = contents.bytes(count: size + 1) else {
      throw repository.failure(revision, contents)
    }
    return bytes.dropLast()
  }

  /// The identifier of the commit that a revision names.
  private static func commit(_ revision: String, _ repository: GitRepository) throws(Failure) -> String {
    let git = try repository.start(
      ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    let line = git.bytes(upTo: UInt8(ascii: "\n"), limit: 64)
    guard let line, git.end() == 0, isIdentifier(line[...]) else { throw repository.failure(revision, git) }
    return String(decoding: line, as: UTF8.self)
  }

  /// The identifiers of the files with some names in a folder, or in folders there with such names, of a commit, by
  /// path in the folder; `nil` if the commit does not have that folder.
  ///
  /// Takes the files and folders that git lists from `room`, and throws if there are more.
  private static func objects(
    in commit: String, _ prefix: String, _ names: [String], _ revision: String, _ repository: GitRepository,
    _ room: inout Int
  ) throws(Failure) -> [String: String]? {
    let git = try repository.start(listing(of: commit, prefix, names))
    var objects: [String: String] = [:]
    var isThere = prefix.isEmpty
    while let bytes = git.bytes(upTo: 0, limit: entrySize) {
      room -= 1
      guard room >= 0, let entry = GitEntry(bytes) else {
        throw tooManyFiles(revision)
      }
      isThere = isThere || entry.path == prefix
      guard entry.isFile, let path = entry.path(below: prefix) else { continue }
      guard objects.updateValue(entry.object, forKey: path) == nil else {
        throw Failure(.badInput, ["The revision '\(revision)' has '\(path)' twice. Name another revision."])
      }
    }
    guard git.isAtEnd(), git.end() == 0 else { throw repository.failure(revision, git) }
    return isThere ? objects : nil
  }

  private static func tooManyFiles(_ revision: String) -> Failure {
    Failure(
      .badInput,
      [
        """
        The revision '\(revision)' has more than \(entryLimit) files in the folders of a bundle here, which no \
        bundle has. Name another revision.
        """
      ])
  }

  /// The arguments of git to list some names in a folder of a commit: all of a monorepo would be too much.
  private static func listing(of commit: String, _ folder: String, _ names: [String]) -> [String] {
    // With -t git also names the folders it looks into, which are counted too: a tree of few bytes can have 2^34
    // empty ones. -l would ask for the sizes, and a hostile repository would have git fetch the objects.
    ["ls-tree", "-rtz", "--full-tree", commit, "--"]
      + names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The size of an object, as `git cat-file` says it before its contents; `nil` if it is not there or no file.
  private static func size(of object: String, _ git: ChildProcess) -> Int? {
    git.send("\(object)\n")
    guard let line = git.bytes(upTo: UInt8(ascii: "\n"), limit: 200) else { return nil }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard parts.count == 3, parts[0] == object, parts[1] == "blob" else { return nil }
    return Int(parts[2])
  }

  /// Whether bytes are the identifier of an object: 40 or 64 hexadecimal digits.
  fileprivate static func isIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    (bytes.count == 40 || bytes.count == 64)
      && bytes.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

/// A line of `git ls-tree -z`: mode, kind and object, and behind a tab the path.
private struct GitEntry {
  let object: String
  /// Whether it is a file, and not a folder, a link or another repository.
  let isFile: Bool
  /// The path from the root of the repository.
  let path: String

  init?(_ bytes: [UInt8]) {
    guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let parts = bytes[..<tab].split(separator: UInt8(ascii: " "))
    guard parts.count == 3, GitFolder.isIdentifier(parts[2]) else { return nil }
    isFile = ["100644", "100755"].contains(String(decoding: parts[0], as: UTF8.self))
    object = String(decoding: parts[2], as: UTF8.self)
    path = String(decoding: bytes[(tab + 1)...], as: UTF8.self)
  }

  /// The path below a folder; `nil` if it is not below it, or cannot be that of a file of a bundle.
  func path(below folder: String) -> String? {
    let start = folder.isEmpty ? "" : "\(folder)/"
    // By bytes: as characters, a slash and a mark behind it are one.
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = path.utf8.dropFirst(start.utf8.count)
    // A bundle's paths are ASCII. Other names can be no text, or two that Swift takes for one.
    return rest.allSatisfy { $0 < 0x80 } ? String(decoding: rest, as: UTF8.self) : nil
  }
}
