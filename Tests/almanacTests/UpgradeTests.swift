import Foundation
import Testing

/// A bundle that was made with other ICU or CLDR data.
///
/// The tests make a bundle with the present ICU, and then change the versions in its manifest and values in its files.
@Suite struct UpgradeTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(locales: "de\nfr\n")
    try replace(#/"cldr": "[^"]+"/#, in: "manifest.json", with: #""cldr": "41""#)
    try replace(#/"icu": "[^"]+"/#, in: "manifest.json", with: #""icu": "71.1""#)
  }

  private func replace(_ pattern: some RegexComponent, in path: String, with other: String) throws {
    let old = try tool.text(of: "Output/\(path)")
    let new = old.replacing(pattern, with: other)
    try #require(new != old, "\(path)")
    try tool.write(new, to: "Output/\(path)")
  }

  /// The present versions of ICU and CLDR, such as `ICU 72.1 (CLDR 42)`.
  private func versions() throws -> String {
    let line = try tool.run("--version").stdout
    let match = try #require(line.firstMatch(of: #/(ICU [0-9.]+), (CLDR [0-9.]+)/#))
    return "\(match.1) (\(match.2))"
  }

  /// The error message for a bundle with other versions.
  private func refusal(of earlier: String) throws -> String {
    """
    almanac: error: The bundle in 'Output' was made with \(earlier), but this run uses \(try versions()), whose names and rules \
    differ. To see what changes, run 'almanac generate --output NEW' and 'almanac diff Output NEW'. \
    To accept the changes, run 'almanac generate --accept-data-change'.

    """
  }

  @Test("is refused with both versions and the commands that show the differences, and nothing changes")
  func refused() throws {
    // A run that was interrupted does not accept other data either.
    for isInterrupted in [false, true] {
      if isInterrupted { try tool.interrupt() }
      let before = try tool.files(in: "Output")
      #expect(try tool.run("--quiet") == .failure(78, refusal(of: "ICU 71.1 (CLDR 41)")))
      #expect(try tool.files(in: "Output") == before)
    }
  }

  @Test("is refused if only CLDR or only ICU differs", arguments: ["icu", "cldr"])
  func oneVersion(key: String) throws {
    #expect(try tool.run("--quiet", "--accept-data-change") == .success(""))
    let here = try versions()
    try replace(Regex("\"\(key)\": \"[^\"]+\""), in: "manifest.json", with: "\"\(key)\": \"9.9\"")
    let pattern = try Regex("\(key.uppercased()) [0-9.]+")
    let refusal = try refusal(of: here.replacing(pattern, with: "\(key.uppercased()) 9.9"))
    for (command, accepted) in [("check", 1), ("generate", 0)] as [(String, Int32)] {
      let outcome = try tool.run(command, "--quiet")
      #expect(outcome.status == 78 && outcome.stderr == refusal, "\(outcome)")
      #expect(try tool.run(command, "--quiet", "--accept-data-change").status == accepted)
    }
  }

  @Test(
    "is refused with commands that work in a shell as they are printed, whatever the folder's name",
    arguments: [
      ("-my locales", #""./-my locales""#), ("-new", "./-new"), ("$(touch pwned)", "'$(touch pwned)'"),
    ])
  func command(folder: String, word: String) throws {
    try tool.copy("Output", to: folder)
    let outcome = try tool.run("--output=\(folder)")
    #expect(outcome.stderr.contains(" and 'almanac diff \(word) NEW'."), "\(outcome.stderr)")
    let accepted = "almanac generate --output \(word) --accept-data-change"
    #expect(outcome.stderr.contains("run '\(accepted)'."), "\(outcome.stderr)")
    try tool.shell("$\(accepted) --quiet").expectSuccess()
    // The command changes this manifest only if the shell reads the quoted word as the folder's name.
    #expect(try !tool.text(of: "\(folder)/manifest.json").contains("\"71.1\""))
    #expect(!tool.exists("pwned"))
    try tool.remove("\(folder)/manifest.json")
    try tool.copy("Output/manifest.json", to: "\(folder)/manifest.json")
    let run = try tool.run("--output=\(folder)", "--accept-data-change").stdout
    #expect(run.contains("'almanac diff git:HEAD \(word)' lists"), "\(run)")
  }

  @Test("is reported by check with the versions and every value")
  func check() throws {
    try replace(#/"Januar"/#, in: "json/de/gregorian.json", with: "\"Jaenner\"")
    let text = try tool.run("check")
    #expect(text.status == 78)
    let (icu, cldr) = (
      try versions().split(separator: " ")[1], try versions().split(separator: " ")[3].dropLast()
    )
    #expect(
      text.stdout == """
        stale: the bundle was made with other inputs: cldr, icu
        de gregorian months.format.wide.M01: "Jaenner" should be "Januar"
        de gregorian months.standAlone.wide.M01: "Jaenner" should be "Januar"
        manifest cldr: "41" should be "\(cldr)"
        manifest icu: "71.1" should be "\(icu)"

        """)
    #expect(text.stderr == (try refusal(of: "ICU 71.1 (CLDR 41)")))
    let accepted = try tool.run("check", "--accept-data-change")
    #expect(accepted.status == 1)
    #expect(accepted.stdout.hasSuffix(" Run 'almanac generate --accept-data-change'.\n"), "\(accepted)")
  }

  // `--output NEW` would write all formats and locales to one folder, so a diff would have changes of no upgrade.
  @Test("is refused with a command that shows the differences in all of its folders")
  func outputs() throws {
    let config =
      #"{"outputs": [{"output": "S", "formats": ["strings"]}, {"output": "B", "formats": ["json"]}]}"#
    let tool = try Tool(inputs: ["locales.txt": "de\nen\n", "a.json": config], ["--config", "a.json"])
    try tool.edit("S/manifest.json") { $0.replacing(#/"icu": "[^"]+"/#, with: #""icu": "71.1""#) }
    let run = try tool.run("--quiet", "--config", "a.json")
    let remedies = """
       With the bundle's own options, 'almanac check --config a.json' lists what changes. \
      To accept the changes, run 'almanac generate --config a.json --accept-data-change'.

      """
    #expect(run.status == 78 && run.stderr.hasSuffix(remedies), "\(run)")
    let check = try tool.run("check", "--config", "a.json").stdout
    #expect(check.split(separator: "\n").count == 2 && check.contains("\nmanifest icu: "), "\(check)")
    // With another option, `check` lists only the options, so the cause names the data.
    try tool.replace("{\"outputs", in: "a.json", with: "{\"years\": \"1950...2040\", \"outputs")
    let other = try tool.run("check", "--config", "a.json")
    #expect(other.status == 78 && other.stderr.hasSuffix(remedies), "\(other)")
    #expect(
      other.stdout == """
        stale: the bundle was made with other inputs: icu, options.firstYear, options.lastYear
        --years: 1900...2060 in the bundle, 1950...2040 in this run

        """)
    try tool.write(config, to: "a.json")
    try tool.replace("\"Januar\"", in: "B/json/de/gregorian.json", with: "\"Jaenner\"")
    let accepted = try tool.run("--config", "a.json", "--accept-data-change").stdout
    #expect(accepted.contains(": 3 differences: name 2, other 1. If "), "\(accepted)")
  }

  private static let causes = "stale: the bundle was made with other inputs: cldr, icu"

  @Test(
    "is reported by check with the cause and the command that accepts the change, also if an option differs",
    arguments: [
      ("html", [], ["\"\(causes)\"", #""remedy":"almanac generate --accept-data-change""#]),
      (
        "github", ["--years", "1950...2040"],
        [
          "::\(causes), options.firstYear, options.lastYear; --years: 1900...2060 in the bundle, ",
          "; Run 'almanac generate --years 1950...2040 --accept-data-change'.\n",
        ]
      ),
      (
        "json", ["--years", "1950...2040"],
        [
          "{\"cause\": \"\(causes), options.firstYear, options.lastYear\", ",
          #""remedy": "almanac generate --years 1950...2040 --accept-data-change", "options": "#
            + #"[{"option": "--years", "bundle": "1900...2060", "run": "1950...2040"}], "#,
        ]
      ),
      (
        "markdown", ["--compact"],
        [
          "- \(causes), options.compact\n- --compact: off in the bundle, on in this run\n",
          "Run <code>almanac generate --compact --accept-data-change</code>.",
        ]
      ),
    ] as [(String, [String], [String])])
  func remedy(report: String, options: [String], parts: [String]) throws {
    let outcome = try tool.run(["check", "--report", report] + options)
    #expect(outcome.status == 78)
    for part in parts { #expect(outcome.stdout.contains(part), "\(part): \(outcome.stdout)") }
  }

  @Test("is replaced if the user accepts the change, and the run counts the differences of each kind")
  func summary() throws {
    try replace(#/"Januar"/#, in: "json/de/gregorian.json", with: "\"Jaenner\"")
    try replace(#/"firstDay": "mon"/#, in: "json/fr/locale.json", with: "\"firstDay\": \"sun\"")
    try replace(#/"medium": "dd\.MM\.y"/#, in: "json/de/gregorian.json", with: #""medium": "dd.MM.\u202fy""#)
    // The same change in the JSON and in the .strings file counts once. The two differences of the kind "other" are the
    // versions of ICU and CLDR.
    try replace(#/Januar/#, in: "strings/de.lproj/Gregorian.strings", with: "Jaenner")
    try tool.write("de\nfr\nth\n", to: "locales.txt")
    // The nine new files are Thai. The five changed files are two JSON files of locales, a table of strings, the index
    // and the manifest.
    #expect(
      try tool.run("--accept-data-change").stdout
        == ("""
        Output: 3 locales. 9 files created, 5 changed, 0 deleted, 27 unchanged.
        ICU 71.1 (CLDR 41) → \(try versions()): 7 differences: added 1, week 1, spaces 1, name 2, other 2. If the folder is in \
        git, 'almanac diff git:HEAD Output' lists them.

        """))
    #expect(try tool.run("check").status == 0)
  }

  @Test("has one difference for a file without readable values")
  func brokenFile() throws {
    try tool.write("{", to: "Output/json/de/gregorian.json")
    #expect(
      try tool.run("--accept-data-change").stdout
        == ("""
        Output: 2 locales. 0 files created, 2 changed, 0 deleted, 30 unchanged.
        ICU 71.1 (CLDR 41) → \(try versions()): 3 differences: other 3. If the folder is in git, 'almanac diff git:HEAD \
        Output' lists them.

        """))
  }

  // A compact bundle has no sources and no lists of years, so these are not compared.
  @Test("counts only the versions and the option if a compact bundle replaces a normal one, or the reverse")
  func compact() throws {
    let run = try tool.run("--accept-data-change", "--compact")
    #expect(run.stdout.contains(" → \(try versions()): 3 differences: other 3. If"), "\(run)")
    try replace(#/"icu": "[^"]+"/#, in: "manifest.json", with: #""icu": "71.1""#)
    let back = try tool.run("--accept-data-change", "--no-compact").stdout
    #expect(back.contains(" → \(try versions()): 2 differences: other 2. If"), "\(back)")
  }

  @Test("has no message about differences if the data is the same, or with --quiet")
  func silence() throws {
    #expect(try tool.run("--quiet", "--accept-data-change") == .success(""))
    #expect(
      try tool.run("--accept-data-change")
        == .success("Output: 2 locales. 0 files created, 0 changed, 0 deleted, 32 unchanged.\n"))
  }
}
