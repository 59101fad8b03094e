import AlmanacBundle
import AlmanacKit
import Testing

@testable import AlmanacOutputFiles

@Suite("The list of a run's files")
struct FileListTests {
  private static let limits = FileList.SizeLimits(
    file: { $0 == "large" ? 20 : 10 }, bundle: 25, values: 3)

  private func digest(_ size: Int) throws -> FileDigest {
    try #require(FileDigest(sha256: String(repeating: "0", count: 64), size: size))
  }

  @Test("accepts files and a bundle at their limits")
  func atTheLimit() throws {
    let sizes = ["large": 20, "small": 5, "empty": 0]
    var files = FileList(of: "Output", limits: Self.limits)
    for (path, size) in sizes { try files.add(path, digest(size)) }
    #expect(files.digests.mapValues(\.size) == sizes)
  }

  @Test(
    "refuses a file over the limit for its path, and a bundle over its limit, with their sizes",
    arguments: [
      ("small", 11, OutputFilesError.fileTooLarge(path: "Output/small", size: 11, limit: 10)),
      ("large", 21, .fileTooLarge(path: "Output/large", size: 21, limit: 20)),
      ("large", 17, .bundleTooLarge(path: "Output", size: 26, limit: 25)),
    ])
  func tooLarge(path: String, size: Int, error: OutputFilesError) throws {
    var files = FileList(of: "Output", limits: Self.limits)
    try files.add("other", digest(9))
    let digest = try digest(size)
    #expect(throws: error) { try files.add(path, digest) }
  }

  @Test("refuses a JSON file with more values than its limit, with their number")
  func manyValues() throws {
    var files = FileList(of: "Output", limits: Self.limits)
    let digest = try digest(9)
    try files.add("a", digest, valueCount: 3)
    #expect(throws: OutputFilesError.tooManyValues(path: "Output/b", count: 4, limit: 3)) {
      try files.add("b", digest, valueCount: 4)
    }
  }

  @Test("has the limits of the programs that read a bundle")
  func readers() throws {
    var files = FileList(of: "Output", limits: .readers { _ in Limits.file })
    let (largest, tooLarge) = (try digest(Limits.file), try digest(Limits.file + 1))
    try files.add("a", largest)
    #expect(throws: OutputFilesError.self) { try files.add("b", tooLarge) }
    for number in 1..<Limits.bundle / Limits.file { try files.add("\(number)", largest) }
    #expect(throws: OutputFilesError.self) { try files.add("c", largest) }
  }
}
