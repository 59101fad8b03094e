import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacOutputFiles

@Suite("A file at the limit of 16 MB")
struct FileSizeTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// A folder with a file of so many bytes; the file is a hole, so that it is small on the disk.
  private func folder(size: Int) throws -> DiskFolder {
    try temporary.write("output/file", "")
    let handle = try FileHandle(forWritingTo: URL(filePath: temporary.path("output/file")))
    try handle.truncate(atOffset: UInt64(size))
    return try DiskFolder(path: temporary.path("output"), access: .writing)
  }

  @Test("is read, and one with a byte more is not")
  func reading() throws {
    #expect(try folder(size: 16_000_000).contents(of: "file")?.count == 16_000_000)
    #expect(throws: FileStoreError.tooLarge("file")) { try folder(size: 16_000_001).contents(of: "file") }
  }

  @Test("has a digest, and one with a byte more has none, because no bundle has it")
  func digest() throws {
    #expect(try folder(size: 16_000_000).digest(of: "file")?.size == 16_000_000)
    #expect(try folder(size: 16_000_001).digest(of: "file") == nil)
  }
}
