import Testing

/// The words that a shell offers to complete a command line.
@Suite struct CompletionTests {
  /// A command line with an incomplete last word, and the words that can complete it.
  struct Row: Sendable, CustomTestStringConvertible {
    let command: String
    let option: String
    let word: String
    let words: [String]
    var testDescription: String { "\(command) \(option) \(word)" }
  }

  @Test(
    "are the names that the typed list does not have yet",
    arguments: [
      Row(
        command: "generate", option: "--formats", word: "",
        words: ["json", "strings", "esm", "android", "xcstrings", "arb"]),
      Row(
        command: "generate", option: "--formats", word: "json,",
        words: ["json,strings", "json,esm", "json,android", "json,xcstrings", "json,arb"]),
      Row(
        command: "check", option: "--formats", word: "strings,j",
        words: ["strings,json", "strings,esm", "strings,android", "strings,xcstrings", "strings,arb"]),
      Row(
        command: "generate", option: "--formats", word: "json,strings,esm,android,xcstrings,arb,", words: []),
      Row(
        command: "generate", option: "--calendars", word: "buddhist,",
        words: ["buddhist,gregorian", "buddhist,chinese"]),
    ])
  func lists(row: Row) throws { #expect(try words(row) == row.words) }

  @Test("are the tags of ICU's locales")
  func locales() throws {
    let words = try words(Row(command: "generate", option: "--fallback", word: "de", words: []))
    #expect(Set(["de-AT", "zh-Hant-TW"]).isSubset(of: words))
  }

  /// The words that bash's completion script gets for a command line.
  private func words(_ row: Row) throws -> [String] {
    let line = ["almanac", row.command, row.option, row.word]
    let outcome = try Tool().run(
      ["---completion", row.command, "--", row.option, "3", "\(row.word.count)"] + line,
      environment: ["SAP_SHELL": "bash"])
    #expect(outcome.status == 0 && outcome.stderr == "")
    return outcome.stdout.split(separator: "\n").map(String.init)
  }
}
