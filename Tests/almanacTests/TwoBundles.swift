import Foundation
import Testing

/// A folder with two equal bundles of German and French, `Old` and `New`, in JSON.
struct TwoBundles {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("de\nfr\n", to: "locales.txt")
    let outcome = try tool.run("--quiet", "--formats", "json", "--years", "2020...2030", "--output", "Old")
    try #require(outcome.status == 0, "\(outcome.stderr)")
    try #require(try tool.shell("cp -r Old New").status == 0)
  }

  /// Replaces a text in a file of a folder.
  func replace(_ text: String, in path: String, with other: String) throws {
    let old = try tool.text(of: path)
    try #require(old.contains(text), "\(path)")
    try tool.write(old.replacingOccurrences(of: text, with: other), to: path)
  }

  /// Removes a file of a folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: tool.folder.appending(path: path))
  }
}
