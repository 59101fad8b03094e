import AlmanacTestSupport
import Testing

/// Wrong usage, which has the exit code 64 and only one message on stderr.
@Suite struct UsageTests {
  /// The arguments of the command, and the message.
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let error: String
    /// Whether a second line after the message names the command's help.
    ///
    /// It is `true` if the arguments cannot be parsed. The line is, for example, "See 'almanac diff --help'."
    var namesHelp = true
    /// The command whose help the message names, as in `almanac diff --help`; `nil` if it names the general help.
    var command: String? {
      // Only the general help describes the completion scripts.
      arguments.first { !["help", "--generate-completion-script"].contains($0) }.flatMap { first in
        UsageTests.commands.contains(first) ? first : first.hasPrefix("-") ? "generate" : nil
      }
    }
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ error: String, namesHelp: Bool = true) {
      (self.arguments, self.error, self.namesHelp) = (arguments, error, namesHelp)
    }
  }

  fileprivate static let commands = [
    "generate", "check", "diff", "errata", "locales", "preview", "show", "words",
  ]

  private static let names = commands.joined(separator: ", ")

  private static func years(_ range: String, meant: String = "a range such as 1900...2060") -> Row {
    Row(
      ["--years", range],
      "The value '\(range)' is invalid for '--years <A...B>': '\(range)' is not a range of years within 1900...2100. "
        + "Write \(meant).")
  }

  private static func list(_ option: String, _ value: String, _ problem: String) -> Row {
    Row([option, value], "The value '\(value)' is invalid for '\(option) <list>': \(problem)")
  }

  private static func together(_ arguments: [String], _ options: String) -> Row {
    Row(arguments, "\(options) cannot be used together. Remove one of them.")
  }

  private static func check(_ row: Row) throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    let help = row.namesHelp ? "See 'almanac \(row.command.map { "\($0) " } ?? "")--help'.\n" : ""
    #expect(try tool.run(row.arguments) == .failure(64, "almanac: error: \(row.error)\n\(help)"))
    #expect(!tool.exists("Output"))
  }

  @Test(
    "is reported with the possible values of an option",
    arguments: [
      list("--formats", "xml", "'xml' is unknown. Choose from: json, strings, esm, android, xcstrings, arb."),
      list(
        "--formats", "json,jsn",
        "'jsn' is unknown. Did you mean 'json'? Choose from: json, strings, esm, android, xcstrings, arb."),
      list("--formats", "json,json", "'json' is repeated. Name it once."),
      list(
        "--formats", "json,",
        "A name is missing before or after a comma. Choose from: json, strings, esm, android, xcstrings, arb."
      ),
      Row(
        ["check", "--calendars", "julian"],
        "The value 'julian' is invalid for '--calendars <list>': 'julian' is unknown. "
          + "Choose from: \(CalendarNames.list), regional, all."),
      list(
        "--calendars", "gregory",
        "'gregory' is unknown. Did you mean 'gregorian'? Choose from: \(CalendarNames.list), regional, all."),
      list(
        "--calendars", "ethioaa",
        "'ethioaa' is unknown. Did you mean 'ethiopic-amete-alem'? Choose from: \(CalendarNames.list), regional, all."
      ),
      years("1899...2000"), years("2000...2101"), years("2020", meant: "2020...2020"),
      years("a...b"), years("+1900...2060", meant: "1900...2060"), years("1900...2000...2060"),
      years("1900..2060", meant: "1900...2060"), years("1950-2050", meant: "1950...2050"),
      years("1950–2050", meant: "1950...2050"), years("2050-1950"), years("1850-1950"),
      Row(
        ["--years", "2060...1900"],
        "The value '2060...1900' is invalid for '--years <A...B>': The range is reversed. Write 1900...2060."),
      Row(["--jobs", "0"], "--jobs must be at least 1. Give a larger number."),
      Row(["--output", ""], "--output is empty. Give the path of a folder."),
      Row(
        ["diff", "Old", "New", "--fail-on", "wek,name,nam"],
        "The value 'wek,name,nam' is invalid for '--fail-on <kinds>': 'wek' is unknown. Did you mean 'week'? "
          + "Choose from: added, removed, week, root, spaces, pattern, name, words, source, other."),
      Row(
        ["check", "--report", "githb"],
        "The value 'githb' is invalid for '--report <format>': 'githb' is unknown. Did you mean 'github'? "
          + "Choose from: text, json, github, markdown, html."),
      Row(
        ["errata", "--report", "jsn"],
        "The value 'jsn' is invalid for '--report <format>': 'jsn' is unknown. Did you mean 'json'? "
          + "Choose from: text, json."),
      Row(
        ["--spaces", "asci"],
        "The value 'asci' is invalid for '--spaces <keep|ascii>': 'asci' is unknown. Did you mean 'ascii'? "
          + "Choose from: keep, ascii."),
      Row(
        ["--spaces", ""], "The value '' is invalid for '--spaces <keep|ascii>': Choose from: keep, ascii."),
      Row(
        ["--formats", "json", "esm"],
        "Unexpected argument 'esm'. Separate the values with commas: '--formats json,esm'."),
      Row(
        ["--words", "core", "optional"],
        "Unexpected argument 'optional'. Separate the values with commas: '--words core,optional'."),
      Row(
        ["check", "--calendars=chinese", "gregorian", "buddhist", "--quiet"],
        "2 unexpected arguments: 'gregorian', 'buddhist'. "
          + "Separate the values with commas: '--calendars chinese,gregorian,buddhist'."),
      Row(
        ["diff", "Old", "New", "--fail-on", "week", "name"],
        "Unexpected argument 'name'. Separate the values with commas: '--fail-on week,name'."),
      Row(["check", "locales.txt", "--formats", "json"], "Unexpected argument 'locales.txt'."),
      Row(
        ["show", "de", "--calendar", "chinise"],
        "The value 'chinise' is invalid for '--calendar <calendar>': 'chinise' is unknown. "
          + "Did you mean 'chinese'? Choose from: \(CalendarNames.list)."),
    ])
  func values(row: Row) throws { try Self.check(row) }

  @Test(
    "names words that are unexpected or missing, and options that cannot be used together",
    arguments: [
      Row(["--nonsense"], "Unknown option '--nonsense'."),
      Row(["--verbos"], "Unknown option '--verbos'. Did you mean '--verbose'?"),
      Row(
        ["generate", "--report", "json"],
        "Unknown option '--report'. It belongs to 'almanac check', 'almanac diff', 'almanac errata' and 'almanac words'."
      ),
      Row(["check", "--fail-on", "week"], "Unknown option '--fail-on'. It belongs to 'almanac diff'."),
      Row(["xyz", "--output", "X"], "'xyz' is not a command. Use one of: \(names)."),
      Row(["genrate"], "'genrate' is not a command. Did you mean 'generate'? Use one of: \(names)."),
      Row(["help", "chekc"], "'chekc' is not a command. Did you mean 'check'? Use one of: \(names)."),
      Row(
        ["--generate-completion-script", "powershell"],
        "Can't generate completion scripts for 'powershell'. Please use --generate-completion-script=<shell> with one "
          + "of: zsh bash fish."),
      Row(["words", "--exprt", "x"], "Unknown option '--exprt'. Did you mean '--export'?"),
      Row(["help", "check", "--formts"], "Unknown option '--formts'. Did you mean '--formats'?"),
      Row(["generate", "locales.txt"], "Unexpected argument 'locales.txt'."),
      Row(["show"], "Missing expected argument '<tag>'."),
      together(["--quiet", "--verbose"], "--quiet and --verbose"),
      Row(["preview", "--bundle", ""], "--bundle is empty. Give the path of a folder."),
      Row(
        ["preview", "--bundle", "git:HEAD"],
        "--bundle takes a folder, not a git revision. Check the revision out, and give its folder."),
      Row(["diff", "", "Output"], "OLD is empty. Give the path of a folder, or git:REV."),
      Row(["diff", "Output", ""], "NEW is empty. Give the path of a folder, or git:REV."),
      Row(["--locales", ""], "--locales is empty. Give the path of a file.", namesHelp: false),
      Row(["--config", ""], "--config is empty. Give the path of a file.", namesHelp: false),
      Row(["locales", "--picker", "mui-x"], "--picker needs --coverage. Add --coverage."),
      Row(["locales", "--aliases", "--picker", "mui-x"], "--picker needs --coverage. Add --coverage."),
      Row(
        ["locales", "--coverage", "--picker", "mui"],
        "'mui' is not a known picker. Choose from: \(Repository.pickers.joined(separator: ", "))."),
      Row(
        ["--keys", "keys.json", "--formats", "json"],
        "--keys needs a format that can contain your app's keys, and JSON cannot. "
          + "Add a format to --formats, such as 'strings'.", namesHelp: false),
      Row(
        ["words", "--export", "a"], "--export needs a tag, as in 'almanac words de --export de.xlf'."),
      Row(
        ["words", "--report", "html"], "--report needs a tag, as in 'almanac words de --report html'."),
      Row(["words", "--output", "a"], "--output needs --import. Add --import, or remove --output."),
      Row(
        ["words", "de", "--import", "a"], "--import takes the language from the file. Leave out the tag."),
      together(["words", "--import", "a", "--export", "b"], "--export and --import"),
      together(["words", "--import", "a", "--report", "html"], "--import and --report"),
      together(["words", "de", "--export", "a", "--report", "html"], "--export and --report"),
      Row(["--strict=most"], "The option '--strict' does not take any value, but 'most' was specified."),
      Row(
        ["--words", "core,muix"],
        "The value 'core,muix' is invalid for '--words <list>': 'muix' is unknown. Did you mean 'mui-x'? Choose from: core, "
          + "optional, all, \(Repository.pickers.joined(separator: ", "))."),
    ])
  func words(row: Row) throws { try Self.check(row) }

  // CLDR replaces 'ars' (Najdi Arabic) by the Arabic of a region, but it is a language of its own (ISO 639-3).
  @Test(
    "is reported for a wrong tag with a remedy",
    arguments: [
      Row(
        ["show", "en_US"], "'en_US' is not a language tag: its parts are joined with '_'. Write 'en-US'.",
        namesHelp: false),
      Row(
        ["show", "cnr"], "CLDR uses 'sr-ME' instead of 'cnr'. Write 'sr-Latn-ME'.",
        namesHelp: false),
      Row(
        ["show", "--", "--years=2026"],
        "'--years=2026' is not a language tag: it contains '='. "
          + "Write a tag with letters, digits and '-', such as 'de-AT'. In a list, write one tag per line.",
        namesHelp: false),
      Row(
        ["show", "ars"],
        "ICU has no data for the locale 'ars'. Use another locale. 'almanac locales' lists all locales.",
        namesHelp: false),
      Row(
        ["show", "aa"],
        "ICU has no data for the locale 'aa'. Use another locale. 'almanac locales' lists all locales.",
        namesHelp: false),
      Row(["show", "de-*"], "show takes one tag, such as 'de-AT'.", namesHelp: false),
      Row(
        ["--fallback", "de-u-nu-latn"], "--fallback takes one tag without '-u-' keys, such as 'en'.",
        namesHelp: false),
    ])
  func tags(row: Row) throws { try Self.check(row) }

  // In UTF-8, the byte E9 is not a whole character.
  @Test("is reported for a path that is not UTF-8, and no other path is used")
  func encoding() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    let remedy = "Rename the file or folder, and write the argument in UTF-8."
    #expect(
      try tool.shell("$almanac --output $(printf 'caf\\351')")
        == .failure(64, "almanac: error: The argument 'caf\u{FFFD}' is not valid UTF-8. \(remedy)\n"))
    let folder = "x=$(printf 'caf\\351') && mkdir $x && cp locales.txt $x && cd $x"
    try tool.shell("\(folder) && $almanac").expectError(64, "The path of the working directory '")
    #expect(try tool.shell("ls -A caf* | wc -l").stdout == "1\n")
  }
}
