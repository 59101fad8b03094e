import AlmanacKit
import AlmanacOutputFiles

/// Reads files from folders in a revision of git; the bytes of a file are read only when they are needed.
final class GitFolder {
  /// The path of the folder that was opened first, relative to the repository's root; empty for the root itself.
  let prefix: String
  /// For each folder, the git object identifiers of its listed files, by path.
  private var objects: [[String: String]]
  /// How many more files and folders may be listed before the limit is reached.
  private var room = GitFolder.entryLimit
  private let commit: String
  private let revision: String
  private let repository: GitRepository
  /// The `git` process that returns the size of an object.
  private let sizes: ChildProcess
  /// The `git` process that returns the content of an object.
  private let contents: ChildProcess

  /// The greatest number of files and folders to list; a bundle with all locales has about a tenth of this number.
  private static let entryLimit = 100_000
  /// The most bytes in a line of git's list; the path in it has at most 4096 bytes.
  private static let entrySize = 5000

  /// The most names of files and folders to pass to one `git` process.
  private static let nameLimit = 200

  /// Opens a folder in a revision, and lists one file in it; ``list(_:in:as:)`` lists more files.
  init(_ folder: String, in revision: String, file: String) throws(Failure) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Failure(
        .usage, ["'git:\(revision)' is not a revision. Write a revision, such as git:HEAD or git:v1.2."])
    }
    repository = try GitRepository(holding: folder)
    self.revision = revision
    prefix = repository.prefix
    commit = try Self.commit(revision, repository)
    guard let objects = try Self.objects(in: commit, prefix, [file], revision, repository, &room) else {
      throw Failure(
        .badInput, ["The folder '\(folder)' is not in the revision '\(revision)'. Name another revision."])
    }
    self.objects = [objects]
    sizes = try repository.start(["cat-file", "--batch-check"])
    contents = try repository.start(["cat-file", "--batch"])
  }

  /// Lists files and folders at the top of a folder; all files in the listed folders are included.
  ///
  /// `folder` is a path below the repository's root. Later calls refer to it by `number`; the folder that was opened
  /// first is 0.
  func list(_ names: Set<String>, in folder: String, as number: Int) throws(Failure) {
    while objects.count <= number { objects.append([:]) }
    let names = names.sorted()
    for start in stride(from: 0, to: names.count, by: Self.nameLimit) {
      let some = Array(names[start..<min(start + Self.nameLimit, names.count)])
      let found = try Self.objects(in: commit, folder, some, revision, repository, &room) ?? [:]
      objects[number].merge(found) { $1 }
    }
  }

  /// The bytes of a listed file in folder number `folder`; `nil` if the file was not listed or the revision lacks it.
  func bytes(of path: String, in folder: Int, sizeLimit limit: Int) throws(Failure) -> [UInt8]? {
    guard objects.indices.contains(folder), let object = objects[folder][path] else { return nil }
    guard let size = Self.size(of: object, sizes) else { throw repository.failure(revision, sizes) }
    guard size <= limit else {
      throw Failure(.failed(.tooLarge(path, limit: limit)), in: "git:\(revision)")
    }
    // In git's answer, a newline follows the contents.
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

  /// The git object identifiers of files in a folder of a commit, by path; `nil` if the commit lacks the folder.
  ///
  /// `names` are the names of files and folders in this folder; all files in these folders are included. `room` is the
  /// number of files and folders that git may still list. Throws if git lists more.
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
        throw Failure(
          .badInput, ["The revision '\(revision)' contains '\(path)' twice. Name another revision."])
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
        The revision '\(revision)' has more than \(entryLimit) files in the bundle's folders, \
        which is too many for a bundle. Name another revision.
        """
      ])
  }

  /// The arguments that make git list only `names` in a folder.
  ///
  /// Without the names, git would also list the repository's other files, and a large repository has very many.
  private static func listing(of commit: String, _ folder: String, _ names: [String]) -> [String] {
    // With -t, git also lists the folders that it enters, so that the limit counts them too: a few bytes can describe a
    // tree with 2^34 empty folders. The option -l is not used, because it asks for the sizes of objects. In a hostile
    // repository, git would then fetch the objects.
    ["ls-tree", "-rtz", "--full-tree", commit, "--"]
      + names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// The size of an object, which `git cat-file` prints first; `nil` if the object is missing or is not a file.
  private static func size(of object: String, _ git: ChildProcess) -> Int? {
    git.send("\(object)\n")
    guard let line = git.bytes(upTo: UInt8(ascii: "\n"), limit: 200) else { return nil }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard parts.count == 3, parts[0] == object, parts[1] == "blob" else { return nil }
    return Int(parts[2])
  }

  /// Whether the bytes are a git object identifier: 40 or 64 hexadecimal digits.
  fileprivate static func isIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    (bytes.count == 40 || bytes.count == 64)
      && bytes.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}

/// A line from `git ls-tree -z`: the mode, the kind and the object identifier, and after a tab the path.
private struct GitEntry {
  let object: String
  /// Whether the entry is a file; otherwise, it is a folder, a link or another repository.
  let isFile: Bool
  /// The path of the entry from the root of the repository.
  let path: String

  init?(_ bytes: [UInt8]) {
    guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let parts = bytes[..<tab].split(separator: UInt8(ascii: " "))
    guard parts.count == 3, GitFolder.isIdentifier(parts[2]) else { return nil }
    isFile = ["100644", "100755"].contains(String(decoding: parts[0], as: UTF8.self))
    object = String(decoding: parts[2], as: UTF8.self)
    path = String(decoding: bytes[(tab + 1)...], as: UTF8.self)
  }

  /// The path of the entry below a folder; `nil` if the entry is not in the folder, or if this path is not ASCII.
  func path(below folder: String) -> String? {
    let start = folder.isEmpty ? "" : "\(folder)/"
    // Bytes are compared, because Swift would join a slash and a combining mark after it into one character.
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = path.utf8.dropFirst(start.utf8.count)
    // The paths in a bundle are ASCII. Other names may be invalid UTF-8, or Swift may treat two of them as equal.
    return rest.allSatisfy { $0 < 0x80 } ? String(decoding: rest, as: UTF8.self) : nil
  }
}
