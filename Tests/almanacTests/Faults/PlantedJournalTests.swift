import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Foundation
import Testing

/// A staging folder that no run left: it came with an archive or a pull request, and its journal has right checksums.
///
/// Nothing in the folder may be moved into place, because a run makes every file itself.
@Suite("A planted staging folder") struct PlantedJournalTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "de\n"]) }

  /// Plants a staging folder whose journal creates or replaces files at these paths.
  private func plant(_ paths: [String], in output: String, base: String, verb: String = "create") throws {
    let text = "#!/bin/sh\ntouch ran\n"
    let digest = FileDigest(of: Array(text.utf8))
    var lines = ["base \(base)", "manifest \(Tool.someSHA256)"]
    for path in paths {
      try tool.write(text, to: "\(output)/.almanac-staging/files/\(path)")
      lines.append("\(verb) \(digest.sha256):\(digest.size) \(path)")
    }
    try tool.shell("chmod -R +x \(output)/.almanac-staging/files").expectSuccess()
    try tool.write(lines.map { "\($0)\n" }.joined(), to: "\(output)/.almanac-staging/journal")
  }

  // A Git hook and a workflow run somebody's code; the other paths are paths of bundles.
  private static let paths = [
    ".git/hooks/post-commit", ".github/workflows/own.yml", "json/de/locale.json", "json/fr/locale.json",
    "json/index.json", "esm/index.js", "manifest.json", "schema/locale.schema.json", "mine.txt",
  ]

  @Test("has no effect on a new bundle")
  func newBundle() throws {
    try tool.add(inputs: ["locales.txt": "de\n"], ["--output", "fresh"])
    try plant(Self.paths, in: "Output", base: "none")
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "Output") == tool.files(in: "fresh"))
    #expect(try tool.shell("find Output -type f -perm /111").stdout.isEmpty)
  }

  @Test("has no effect on a bundle whose manifest the journal names", arguments: ["create", "replace"])
  func bundle(verb: String) throws {
    try tool.add(inputs: ["locales.txt": "de\n"])
    let before = try tool.files(in: "Output")
    let manifest = String(try tool.shell("sha256sum Output/manifest.json").stdout.prefix(64))
    try plant(Self.paths, in: "Output", base: manifest, verb: verb)
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "Output") == before)
  }

  @Test("has no effect on an output without a manifest")
  func furtherOutput() throws {
    try tool.write(
      #"{"outputs": [{"output": "Bundle", "formats": ["json"]}, {"output": "web", "formats": ["esm"]}]}"#,
      to: "almanac.json")
    try #require(tool.run("--quiet") == .success(""))
    let before = try tool.files(in: "web")
    let manifest = String(try tool.shell("sha256sum Bundle/manifest.json").stdout.prefix(64))
    try plant(["bin/x", "index.js", "fr.js", "package.json"], in: "web", base: manifest)
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.files(in: "web") == before)
  }
}
