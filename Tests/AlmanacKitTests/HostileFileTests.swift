import Foundation
import Testing

@testable import AlmanacKit

/// Files that could make AlmanacKit use up the memory or read without end.
@Suite struct HostileFileTests {
  @Test("does not read a file that is larger than 16 MB")
  func large() throws {
    let bundle = try DamagedBundle()
    let file = try FileHandle(forWritingTo: bundle.folder.appending(path: bundle.localePath))
    // The file has 1 TB, but it is sparse, so it uses almost no space on the disk.
    try file.truncate(atOffset: 1 << 40)
    #expect(
      bundle.error()
        == .malformedFile(path: bundle.localePath, reason: "it is larger than 16 MB"))
  }

  @Test(
    "does not read a device, a pipe or a folder, even through a link", arguments: ["/dev/zero", "pipe", "."])
  func noFile(target: String) throws {
    let bundle = try DamagedBundle()
    let link = bundle.folder.appending(path: bundle.localePath)
    #expect(mkfifo(link.deletingLastPathComponent().appending(path: "pipe").path, 0o600) == 0)
    try bundle.remove(bundle.localePath)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    #expect(
      bundle.error()
        == .unreadableFile(path: bundle.localePath, reason: "it is not a regular file"))
  }

  @Test("reads a file through a link, because some build systems create links")
  func link() throws {
    let bundle = try DamagedBundle()
    let file = bundle.folder.appending(path: bundle.localePath)
    let other = bundle.folder.appending(path: "elsewhere.json")
    try FileManager.default.moveItem(at: file, to: other)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    #expect(bundle.error() == nil)
  }

  @Test("reports a link that leads back to itself")
  func endlessLink() throws {
    let bundle = try DamagedBundle()
    try bundle.remove(bundle.localePath)
    let file = bundle.folder.appending(path: bundle.localePath)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
    #expect(
      bundle.error()?.description
        == "'json/de/locale.json' cannot be read: a symbolic link leads back to itself")
  }

  #if os(Linux)
    // proc(5): a file in /proc has the size 0, whatever it contains.
    @Test("reads at most the limit of a file that is larger than its size says")
    func growing() throws {
      let error = #expect(throws: RegularFile.Failure.self) {
        try RegularFile(path: "/proc/self/maps").bytes(limit: 10)
      }
      guard case .tooLarge = error else { throw try #require(error) }
    }
  #endif

  @Test(
    "describes the system's error in words, or by its number",
    arguments: [
      (EACCES, "permission denied"), (EPERM, "permission denied"), (ENAMETOOLONG, "its path is too long"),
      (EMFILE, "too many files are open"), (ENFILE, "too many files are open"),
      (EIO, "the disk reported an error"),
      (EBUSY, "the system reported error \(EBUSY)"),
    ])
  func reasons(number: Int32, reason: String) {
    #expect(RegularFile.reason(number) == reason)
  }
}
