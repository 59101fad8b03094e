import Testing

/// The help of the commands, in a terminal of 80 columns.
@Suite struct HelpTests {
  // The design lists these formats, and the argument parser has completions for these shells.
  @Test("names every format and the completion for each shell on the first page")
  func firstPage() throws {
    let lines = try Tool().run("--help").stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let formats = lines.drop { $0 != "FORMATS" }.dropFirst().prefix { !$0.isEmpty }
    let names = formats.map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
    #expect(names.sorted() == ["android", "arb", "esm", "json", "strings", "xcstrings"])
    let completion = try #require(lines.first { $0.contains("--generate-completion-script bash") })
    #expect(completion.contains("zsh") && completion.contains("fish"))
    #expect((formats + [completion]).allSatisfy { $0.count <= 80 })
  }

  // The completion scripts offer `help` after `help`.
  @Test("describes 'help' too, which is no subcommand in the list")
  func helpOfHelp() throws {
    let run = try Tool().run("help", "help")
    #expect(run.status == 0 && run.stdout.contains("USAGE: almanac help "), "\(run)")
  }

  @Test("names every format at the option that chooses them")
  func formats() throws {
    let text = try Tool().run("generate", "--help").stdout
    let option = try #require(text.firstMatch(of: /--formats <list>([^<]*)--calendars/)).1
    let words = Set(option.split { !$0.isLetter })
    #expect(words.isSuperset(of: ["JSON", "android", "arb", "esm", "strings", "xcstrings"]))
  }

  // The article "Upgrades" has a table of these kinds.
  @Test("names every kind of difference at the command that compares bundles")
  func kinds() throws {
    let words = try Tool().run("diff", "--help").stdout.split(whereSeparator: \.isWhitespace)
    let kinds = "The kinds: added, removed, week, root, spaces, pattern, name, words, source, other."
    #expect(words.joined(separator: " ").contains(kinds))
  }
}
