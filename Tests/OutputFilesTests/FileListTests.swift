import AlmanacBundle
import AlmanacKit
import Testing

@testable import AlmanacOutputFiles

@Suite("The list of a run's files")
struct FileListTests {
  private let empty = FileList(of: "Output") { $0 == "large" ? 20 : Limits.file }

  private func digest(_ size: Int) throws -> FileDigest {
    try #require(FileDigest(sha256: String(repeating: "0", count: 64), size: size))
  }

  @Test("accepts files and a bundle at their limits")
  func atTheLimit() throws {
    var files = empty
    var sizes = ["large": 20, "empty": 0, "last": Limits.file - 20]
    for number in 1..<Limits.bundle / Limits.file { sizes["\(number)"] = Limits.file }
    for (path, size) in sizes { try files.add(path, digest(size)) }
    #expect(files.digests.mapValues(\.size) == sizes)
    let (one, rest) = (try digest(1), Limits.bundle % Limits.file)
    try files.add("rest", digest(rest))
    let error = OutputFilesError.bundleTooLarge(path: "Output", size: Limits.bundle + 1, limit: Limits.bundle)
    #expect(throws: error) { try files.add("more", one) }
  }

  @Test(
    "refuses a file over the limit for its path, with its size",
    arguments: [("small", Limits.file), ("large", 20)])
  func tooLarge(path: String, limit: Int) throws {
    var files = empty
    let digest = try digest(limit + 1)
    let error = OutputFilesError.fileTooLarge(path: "Output/\(path)", size: limit + 1, limit: limit)
    #expect(throws: error) { try files.add(path, digest) }
  }
}
