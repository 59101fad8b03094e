import Testing

@testable import almanac

/// Lines for a log, in which a text from a file must not be a command of GitHub's runner.
@Suite struct LoggedTextTests {
  // actions/runner, ActionCommand.cs: TryParseV2 removes white space before `::`, and TryParse finds the first `##[`.
  @Test(
    "have an escape in each command",
    arguments: [
      ("::add-mask::1", #"\u003a:add-mask::1"#), ("  ::x::", #"  \u003a:x::"#), ("\t::x::", #"\u0009::x::"#),
      ("\u{2003}::x::", #"\u2003::x::"#), ("::\u{301}x::", "\\u003a:\u{301}x::"),
      ("##[add-mask]1", #"#\u0023[add-mask]1"#), ("a ###[b]##[c]", #"a ##\u0023[b]#\u0023[c]"#),
      ("::##[a]", #"\u003a:#\u0023[a]"#), ("##[\u{301}a]", "#\\u0023[\u{301}a]"),
    ])
  func commands(text: String, line: String) {
    // Characters can be equal although their scalars differ.
    #expect(Array(text.logged.unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test(
    "are the same if they have no command", arguments: ["", "a::b", "a ::b::", "## [a]", "#[a]", ": :", "é"])
  func plain(text: String) { #expect(text.logged == text) }
}
