import AlmanacKit
import Foundation
import Testing

@testable import AlmanacBundle

@Suite("A file at the limit of its size")
struct FileSizeTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  /// An output folder with a file of `size` bytes; the file is sparse, so it takes little space on the disk.
  private func folder(size: Int) throws -> DiskFolder {
    try temporary.write("output/file", "")
    let handle = try FileHandle(forWritingTo: URL(filePath: temporary.path("output/file")))
    try handle.truncate(atOffset: UInt64(size))
    return try DiskFolder(path: temporary.path("output"), access: .writing) {
      $0 == "catalog" ? 100 : 16_000_000
    }
  }

  @Test("is read and has a digest, but a file with one more byte is refused and has no digest")
  func limit() throws {
    let folder = try folder(size: 16_000_000)
    for (size, isRead) in [(100, true), (101, false)] {
      try temporary.write("output/catalog", String(repeating: "x", count: size))
      #expect((try? folder.contents(of: "catalog"))?.count == (isRead ? size : nil))
      #expect(try folder.digest(of: "catalog")?.size == (isRead ? size : nil))
    }
    let error = OutputFilesError.tooLarge(temporary.path("output/catalog"), limit: 100)
    #expect(throws: error) { try folder.contents(of: "catalog") }
    #expect(OutputFilesError.tooLarge("a", limit: 64_000_000).description.contains("larger than 64 MB"))
    #expect(try folder.contents(of: "file")?.count == 16_000_000)
  }

  // `sizeLimit` is called when the size is known, and before the file is opened. So the file grows there.
  @Test("is read to its end if it grows while it is read, but is refused if it grows above the limit")
  func growing() throws {
    try temporary.makeFolder("output")
    let path = temporary.path("output/file")
    let text = (1...2000).map { "\($0)\n" }.joined()
    for (limit, isRead) in [(text.utf8.count, true), (text.utf8.count - 1, false)] {
      try temporary.write("output/file", "1\n")
      let folder = try DiskFolder(path: temporary.path("output"), access: .reading) { _ in
        try? text.write(toFile: path, atomically: false, encoding: .utf8)
        return limit
      }
      if isRead {
        #expect(try folder.contents(of: "file") == Array(text.utf8))
      } else {
        #expect(throws: OutputFilesError.tooLarge(path, limit: limit)) { try folder.contents(of: "file") }
      }
    }
  }

  @Test(
    "is compared with bytes piece by piece, up to its end",
    arguments: [0, 1, 1 << 18, 1 << 18 + 1, 1 << 19, 1_000_000])
  func comparison(size: Int) throws {
    let folder = try folder(size: size)
    var bytes = [UInt8](repeating: 0, count: size)
    #expect(try folder.has(bytes, at: "file"))
    #expect(try !folder.has(bytes + [0], at: "file"))
    #expect(try !folder.has(bytes, at: "none"))
    guard size > 0 else { return }
    #expect(try !folder.has(Array(bytes.dropLast()), at: "file"))
    bytes[size - 1] = 1
    #expect(try !folder.has(bytes, at: "file"))
  }
}
