import AlmanacBundle
import AlmanacKit
import AlmanacRecord
import CAlmanacGit

/// Reads objects of a repository through one `git` process, and compares the content of each object with its name.
///
/// Git does not compare them. In a hostile repository, it returns the content of a forged object, and it reads the tree
/// of a commit from a forged file with the graph of commits.
final class GitObjects {
  /// The kinds of objects that are read, in git's words.
  enum Kind: String {
    case commit, tree, blob, tag
  }

  private let revision: String
  private let repository: GitRepository
  /// The process; `nil` before the first object.
  private var git: ChildProcess?
  /// Whether an object could not be read; then no more objects are read.
  ///
  /// In a hostile repository, each object can fail only after a long time.
  private var hasFailed = false

  /// Prepares to read objects; errors name the revision.
  init(in repository: GitRepository, for revision: String) {
    self.repository = repository
    self.revision = revision
  }

  /// The content of an object that has one of these kinds; throws `tooLarge` if it has more than `limit` bytes.
  ///
  /// After the first error, all later calls throw a failure without lines.
  func content(
    of object: String, as kinds: [Kind], limit: Int, tooLarge: @autoclosure () -> any Error
  ) throws -> (kind: Kind, bytes: [UInt8]) {
    guard !hasFailed else { throw Failure(reported: .badInput) }
    do {
      return try read(object, as: kinds, limit: limit, tooLarge)
    } catch {
      hasFailed = true
      throw error
    }
  }

  private func read(
    _ object: String, as kinds: [Kind], limit: Int, _ tooLarge: () -> any Error
  ) throws -> (kind: Kind, bytes: [UInt8]) {
    let git = try self.git ?? repository.start(["cat-file", "--batch"])
    self.git = git
    git.send("\(object)\n")
    guard let answer = git.bytes(upTo: UInt8(ascii: "\n"), limit: 200) else {
      throw repository.failure(revision, git)
    }
    guard let (kind, size) = Self.description(in: answer, of: object) else {
      throw failure("the \(kinds[0]) '\(object)' is missing")
    }
    guard kinds.contains(kind) else { throw failure("'\(object)' is a \(kind), not a \(kinds[0])") }
    guard size <= limit else { throw tooLarge() }
    let header = Self.header(of: kind, size)
    // In git's answer, a newline follows the content.
    guard let bytes = git.bytes(count: size, after: header), git.bytes(count: 1, after: []) != nil else {
      throw repository.failure(revision, git)
    }
    guard Self.name(of: bytes, like: object) == object else {
      throw failure("the content of the \(kind) '\(object)' does not match its name")
    }
    return (kind, Array(bytes.dropFirst(header.count)))
  }

  /// The error for an object that cannot be used, with the reason.
  func failure(_ reason: String) -> Failure { repository.failure(revision, reason) }

  /// The kind and the size in git's answer, which is `NAME KIND SIZE`; `nil` if the object is missing.
  private static func description(in answer: [UInt8], of object: String) -> (Kind, Int)? {
    let words = String(decoding: answer, as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count == 3, words[0] == object, let kind = Kind(rawValue: words[1]), let size = Int(words[2])
    else { return nil }
    return (kind, size)
  }

  /// The bytes that git adds before the content when it computes the name of an object.
  static func header(of kind: Kind, _ size: Int) -> [UInt8] { Array("\(kind) \(size)\0".utf8) }

  /// The name of an object with these bytes, header included: the SHA-256 if `other` has the length of a SHA-256, and
  /// otherwise the SHA-1.
  static func name(of bytes: [UInt8], like other: String) -> String {
    guard other.utf8.count != 64 else { return FileDigest(of: bytes).sha256 }
    var digest = [UInt8](repeating: 0, count: 20)
    almanac_sha1(bytes, bytes.count, &digest)
    return FileDigest.hexadecimal(digest)
  }
}
