import Foundation
import Testing

/// A folder of the bundle that somebody replaced by a link.
@Suite struct LinkedFolderTests {
  // Without the check that a left-over file is not behind a link, a run deletes the four files, because they have the
  // bytes that Almanac wrote.
  @Test("a run does not delete left-over files behind a link")
  func behindLink() throws {
    let tool = try Tool(locales: "de\nfr\n", "--output", "App", "--formats", "json")
    try tool.write("", to: "own/README")
    try tool.shell("mv App/json/fr own && ln -s ../../own/fr App/json/fr").expectSuccess()
    let before = try tool.files(in: "own")
    try #require(before.count == 5)
    try tool.write("de\n", to: "locales.txt")
    _ = try tool.run("--quiet", "--output", "App", "--formats", "json")
    #expect(try tool.files(in: "own") == before)
  }
}
