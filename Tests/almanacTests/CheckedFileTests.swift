import Testing

/// `check` of files besides JSON, which names the first different line of each file that someone edited.
@Suite("Files besides JSON in check")
struct CheckedFileTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(
      inputs: ["locales.txt": "de\nen\nfr\n"], ["--formats", "strings,esm,arb", "--calendars", "gregorian"])
    try tool.copy("Output", to: "Old")
  }

  /// The lines of `check` about files.
  private func files() throws -> [String] {
    let lines = try tool.run("check").stdout.split(separator: "\n").map(String.init)
    return lines.filter { line in ["changed ", "missing ", "foreign "].contains { line.hasPrefix($0) } }
  }

  // POSIX, Base Definitions 3.206: a line ends with a line feed.
  @Test("names a line feed that is missing at the end of a file, like diff")
  func lastLine() throws {
    try tool.shell("truncate -s -1 Output/arb/almanac_fr.arb").expectSuccess()
    let count =
      try tool.text(of: "Old/arb/almanac_fr.arb").split(separator: "\n", omittingEmptySubsequences: false)
      .count - 1
    #expect(
      try files() == [#"changed    arb/almanac_fr.arb: line \#(count) is "}", and should be "}\n""#])
    let diff = try tool.run("diff", "Old", "Output")
    #expect(diff.status == 1)
    #expect(diff.stdout.contains(#"fr almanac_fr.arb line \#(count): "}\n" → "}""#), "\(diff)")
  }
}
