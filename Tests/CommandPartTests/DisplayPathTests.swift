import Foundation
import Testing

@testable import almanac

/// Paths in messages, which are shorter than the paths that Almanac opens.
@Suite struct DisplayPathTests {
  @Test("have no '..' after a folder, unless the folder is a link")
  func plain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let root = folder.path
    for name in ["app/Bundle", "other/deep"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "other/deep")
    for (path, expected) in [
      ("app/Bundle/../res", "app/res"), ("app/./Bundle/../../other", "other"), ("link/../res", "link/../res"),
      ("app/Bundle", "app/Bundle"), ("app//Bundle/", "app/Bundle"),
    ] {
      #expect(DisplayPath.plain("\(root)/\(path)") == "\(root)/\(expected)")
    }
    let above = String(repeating: "../", count: 20)
    #expect(DisplayPath.plain("\(above)usr/../res") == "\(above)res")
    for path in ["/none/../res", "../res", ".", "..", "a/.."] { #expect(DisplayPath.plain(path) == path) }
  }

  // GitHub shows an annotation only at a path that the repository has.
  @Test("have the place of a link in the repository, not the place to which it leads")
  func inRepository() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    for name in [".git", "app", "other"] {
      let path = folder.appending(path: name).path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "app/link").path, withDestinationPath: "../other")
    for (path, expected) in [
      ("app/link", "app/link"), ("app/a.json", "app/a.json"), ("app/new/a.json", "app/new/a.json"),
      ("app/link/a.json", "other/a.json"), ("a.json", "a.json"),
    ] {
      #expect(DisplayPath.inRepository(folder.appending(path: path).path) == expected)
    }
  }
}
