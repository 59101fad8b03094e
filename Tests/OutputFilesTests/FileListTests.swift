import AlmanacBundle
import AlmanacKit
import Testing

@testable import AlmanacOutputFiles

@Suite("The list of a run's files")
struct FileListTests {
  private func digest(_ size: Int) throws -> FileDigest {
    try #require(FileDigest(sha256: String(repeating: "0", count: 64), size: size))
  }

  @Test("accepts a file and a bundle at their limits")
  func atTheLimit() throws {
    var files = FileList(of: "Output", limits: FileList.SizeLimits(file: { _ in 10 }, bundle: 25, values: 3))
    for (path, size) in [("a", 10), ("b", 10), ("c", 5), ("d", 0)] { try files.add(path, digest(size)) }
    #expect(files.digests.mapValues(\.size) == ["a": 10, "b": 10, "c": 5, "d": 0])
  }

  @Test("refuses a file over its limit, with its size")
  func largeFile() throws {
    var files = FileList(of: "Output", limits: FileList.SizeLimits(file: { _ in 10 }, bundle: 25, values: 3))
    let digest = try digest(11)
    #expect(throws: OutputFilesError.fileTooLarge(path: "Output/a", size: 11, limit: 10)) {
      try files.add("a", digest)
    }
  }

  @Test("knows the limit of each file by its path")
  func ownLimit() throws {
    let limits = FileList.SizeLimits(file: { $0 == "large" ? 20 : 10 }, bundle: 50, values: 3)
    var files = FileList(of: "Output", limits: limits)
    try files.add("large", digest(20))
    let (small, large) = (try digest(11), try digest(21))
    #expect(throws: OutputFilesError.self) { try files.add("small", small) }
    #expect(throws: OutputFilesError.self) { try files.add("large", large) }
  }

  @Test("refuses a bundle over its limit, with its size")
  func largeBundle() throws {
    var files = FileList(of: "Output", limits: FileList.SizeLimits(file: { _ in 10 }, bundle: 25, values: 3))
    let digest = try digest(9)
    try files.add("a", digest)
    try files.add("b", digest)
    #expect(throws: OutputFilesError.bundleTooLarge(path: "Output", size: 27, limit: 25)) {
      try files.add("c", digest)
    }
  }

  @Test("refuses a JSON file with more values than its limit, with their number")
  func manyValues() throws {
    var files = FileList(of: "Output", limits: FileList.SizeLimits(file: { _ in 10 }, bundle: 25, values: 3))
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
