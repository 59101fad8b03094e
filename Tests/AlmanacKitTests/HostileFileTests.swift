import Foundation
import Testing

@testable import AlmanacKit

/// Files that are missing, that are no regular files, or that could make AlmanacKit use up the memory or read without end.
@Suite struct HostileFileTests {
  /// A change of a bundle's files, and the error from opening the bundle after it; `nil` if the bundle opens.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let region: String?
    let error: AlmanacError?
    let change: @Sendable (DamagedBundle) throws -> Void

    init(
      _ what: String, region: String? = nil, _ error: AlmanacError?,
      _ change: @escaping @Sendable (DamagedBundle) throws -> Void
    ) {
      (testDescription, self.region, self.error, self.change) = (what, region, error, change)
    }

    /// A file that is missing.
    static func missing(_ path: String) -> Change {
      Change("no \(path)", .missingFile(path: path)) { try $0.remove(path) }
    }

    /// A folder in place of a file.
    static func folder(at path: String) -> Change {
      Change("a folder at \(path)", .unreadableFile(path: path, reason: "it is not a regular file")) {
        try $0.remove(path)
        let folder = $0.folder.appending(path: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }
    }

    /// A link in place of `locale.json`.
    static func link(to target: String, _ reason: String) -> Change {
      Change("a link to \(target)", .unreadableFile(path: "json/de/locale.json", reason: reason)) {
        let link = $0.folder.appending(path: $0.localePath)
        #expect(mkfifo(link.deletingLastPathComponent().appending(path: "pipe").path, 0o600) == 0)
        try $0.remove($0.localePath)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
      }
    }
  }

  @Test(
    "are refused with their path if they are needed",
    arguments: [
      .missing("json/index.json"), .missing("json/de/locale.json"), .missing("json/de/gregorian.json"),
      .missing("json/de/chinese.json"), Change("no manifest", nil) { try $0.remove("manifest.json") },
      Change("no regions, which are not needed", nil) { try $0.remove("json/regions.json") },
      Change("no regions", region: "DE", .missingFile(path: "json/regions.json")) {
        try $0.remove("json/regions.json")
      },
      Change("a file for a folder", .missingFile(path: "json/de/locale.json")) {
        try $0.remove("json/de")
        try $0.write(Data(), to: "json/de")
      },
      .folder(at: "json/index.json"), .folder(at: "json/de/locale.json"), .folder(at: "json/de/chinese.json"),
      .link(to: "/dev/zero", "it is not a regular file"), .link(to: "pipe", "it is not a regular file"),
      .link(to: ".", "it is not a regular file"),
      .link(to: "locale.json", "a symbolic link leads back to itself"),
      // Some build systems create links.
      Change("a link to another file", nil) {
        let file = $0.folder.appending(path: $0.localePath)
        let other = $0.folder.appending(path: "other.json")
        try FileManager.default.moveItem(at: file, to: other)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      },
      // The file is sparse, so it uses almost no space on the disk.
      Change("1 TB", .malformedFile(path: "json/de/locale.json", reason: "it is larger than 16 MB")) {
        try FileHandle(forWritingTo: $0.folder.appending(path: $0.localePath)).truncate(atOffset: 1 << 40)
      },
    ] as [Change])
  func files(change: Change) throws {
    let bundle = try DamagedBundle()
    try change.change(bundle)
    #expect(bundle.error(region: change.region) == change.error)
  }

  #if os(Linux)
    // proc(5): a file in /proc has the size 0, whatever it contains.
    @Test("reads at most the limit of a file that is larger than its size says")
    func growing() throws {
      let error = #expect(throws: RegularFile.Failure.self) {
        try RegularFile.bytes(of: "/proc/self/maps", limit: 10)
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
