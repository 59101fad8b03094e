import Foundation
import Testing

/// A folder of the bundle that somebody replaced by a link.
@Suite struct LinkedFolderTests {
  // Without the check that a left-over file is not behind a link, a run deletes the four files, because they have the
  // bytes that Almanac wrote.
  @Test("a run does not delete left-over files behind a link")
  func behindLink() throws {
    let tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
    try #require(tool.run("--quiet", "--output", "App", "--formats", "json") == .success(""))
    try tool.write("", to: "own/README")
    let files = tool.folder.appending(path: "own/fr")
    try FileManager.default.moveItem(at: tool.folder.appending(path: "App/json/fr"), to: files)
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appending(path: "App/json/fr"), withDestinationURL: files)
    let before = try tool.files(in: "own")
    try #require(before.count == 5)
    try tool.write("de\n", to: "locales.txt")
    _ = try tool.run("--quiet", "--output", "App", "--formats", "json")
    #expect(try tool.files(in: "own") == before)
  }
}
