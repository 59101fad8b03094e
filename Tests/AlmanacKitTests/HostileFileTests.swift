import AlmanacKit
import Foundation
import Testing

/// Files that would take all the memory, all the stack or for ever, if they were read.
@Suite struct HostileFileTests {
  @Test("refuses lists in lists without end", arguments: ["[", #"{"a":"#, #"{"schemaVersion":1,"week":["#])
  func deep(open: String) throws {
    let tag = "de"
    for path in ["json/\(tag)/locale.json", "json/\(tag)/gregorian.json", "json/index.json"] {
      let bundle = try DamagedBundle(tag)
      try bundle.write(Data(String(repeating: open, count: 100_000).utf8), to: path)
      guard case .malformedFile(path, _) = bundle.error() else {
        Issue.record("\(path): \(String(describing: bundle.error()))")
        continue
      }
    }
  }

  @Test("does not read a file that is larger than any of a bundle")
  func large() throws {
    let bundle = try DamagedBundle()
    let file = try FileHandle(forWritingTo: bundle.folder.appending(path: bundle.localePath))
    // A file with a hole: on the disk it is small.
    try file.truncate(atOffset: 1 << 40)
    #expect(
      bundle.error()
        == .malformedFile(path: bundle.localePath, reason: "it has more than 16 MB"))
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

  @Test("reads a file through a link, as some build systems leave it")
  func link() throws {
    let bundle = try DamagedBundle()
    let file = bundle.folder.appending(path: bundle.localePath)
    let other = bundle.folder.appending(path: "elsewhere.json")
    try FileManager.default.moveItem(at: file, to: other)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    #expect(bundle.error() == nil)
  }
}
