import AlmanacTestSupport
import Foundation
import Testing

/// The output and the exit codes of the command and its subcommands.
@Suite struct CommandTests {
  private static let small = ["--formats", "json", "--calendars", "gregorian"]

  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("prints its own version and the version of ICU")
  func version() throws {
    let outcome = try tool.run("--version")
    #expect(outcome.status == 0)
    let line = #/almanac (\d+\.\d+\.\d+) \(ICU \d+\.\d+, CLDR \d+(\.\d+)?, tzdata \d{4}[a-z]\)\n/#
    let match = try #require(outcome.stdout.wholeMatch(of: line), "\(outcome.stdout)")
    // The printed version must be the first version in the article "Releases".
    let heading = try Repository.article("Releases").firstMatch(of: #/\n## (\d+\.\d+\.\d+)\n/#)
    #expect(heading?.1 == match.1)
  }

  @Test("lists every locale once, sorted, without the POSIX locale")
  func locales() throws {
    let outcome = try tool.run("locales")
    let lines = outcome.stdout.split(separator: "\n").map(String.init)
    #expect(lines.count >= 804)
    #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(lines).count == lines.count)
    #expect(lines.contains("zh-Hant-TW"))
    #expect(outcome == .success(lines.map { $0 + "\n" }.joined()))
    // Each line is a language code, and may also have a script, a region or both.
    let tag = #/[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?/#
    for line in lines { #expect(line.wholeMatch(of: tag) != nil) }
  }

  // The five expected lines are CLDR's aliases without a region. All other aliases have a region, such as zh-TW.
  @Test("lists old spellings after the locales, each with its current spelling")
  func aliases() throws {
    let locales = try tool.run("locales").stdout
    let outcome = try tool.run("locales", "--aliases")
    #expect(outcome.status == 0 && outcome.stderr == "" && outcome.stdout.hasPrefix(locales))
    let lines = outcome.stdout.dropFirst(locales.count).split(separator: "\n")
    #expect(
      lines.filter { !$0.prefix { $0 != "\t" }.contains("-") } == [
        "in\tid", "iw\the", "mo\tro", "sh\tsr-Latn", "tl\tfil",
      ])
    #expect(lines.contains("zh-TW\tzh-Hant-TW") && lines.contains("sr-ME\tsr-Latn-ME"))
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 2 })
    // ISO 3166-3: the countries CS and YU no longer exist, so a list of locales may not name them.
    #expect(!lines.contains { $0.contains(#/-(CS|YU)\t/#) })
  }

  // German has every word of the picker, and Colognian has only the words that CLDR has.
  @Test("counts the words and the reviewed words of each locale")
  func coverage() throws {
    let outcome = try tool.run("locales", "--coverage")
    #expect(outcome.status == 0 && outcome.stderr == "")
    let lines = outcome.stdout.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("de\tcore 43/43\toptional 27/27\textended 135/135\treviewed ") })
    #expect(lines.contains("ksh\tcore 10/43\toptional 1/27\textended 15/135\treviewed 26"))
    let tags = try tool.run("locales").stdout.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "\t" } } == tags)
    let line = #/([^\t]+)\tcore (\d+)/43\toptional (\d+)/27\textended (\d+)/135\treviewed (\d+)/#
    for text in lines {
      let match = try #require(text.wholeMatch(of: line), "\(text)")
      let counts = [match.2, match.3, match.4, match.5].map { Int($0) ?? 999 }
      #expect(counts[0] <= 43 && counts[1] <= 27 && counts[2] <= 135, "\(text)")
      #expect(counts[3] <= counts[0] + counts[1] + counts[2], "\(text)")
    }
    for line in try tool.run("locales", "--coverage", "--picker", "mui-x").stdout.split(separator: "\n") {
      let counts = #/[^\t]+\tMUI X (\d+)\/(\d+)(?:\tmissing (.+))?/#
      let match = try #require(line.wholeMatch(of: counts), "\(line)")
      let missing = match.3?.split(separator: ", ").count ?? 0
      #expect(try #require(Int(match.1)) + missing == Int(match.2), "\(line)")
      if line.hasPrefix("de\t") { #expect(missing == 0) }
      if line.hasPrefix("ksh\t") { #expect(missing > 1) }
    }
    // The README and the article "OwnWords" have the counts for ICU 72.1, which made the folder Output.
    guard try tool.run("--version").stdout.contains("ICU 72.1") else { return }
    let whole = lines.count { $0.contains("\tcore 43/43\t") }
    #expect(try Repository.article("OwnWords").contains("\(whole) of \(lines.count) have every core word"))
    let readme = try Repository.readme.replacing("\n", with: " ")
    let coverage =
      "date patterns in \(lines.count) locales, and the 43 words that every picker needs in \(whole)."
    #expect(readme.contains(coverage))
  }

  @Test("warns of old spellings and repeated tags")
  func warnings() throws {
    try tool.write("iw\nhe\nDE\n", to: "locales.txt")
    let lines = [
      "locales.txt:1:1: warning: 'iw' is an old spelling of 'he'. Write 'he'.\n",
      "locales.txt:2:1: warning: 'he' is already selected on line 1. Remove this line.\n",
    ]
    let summary = "Output: 2 locales. 17 files created, 0 changed, 0 deleted, 0 unchanged.\n"
    #expect(try tool.run(Self.small) == .success(summary, stderr: lines.joined()))
    #expect(tool.exists("Output/json/he/locale.json") && !tool.exists("Output/json/iw"))
  }

  // Each of the two locales has two files. The other 13 files are the index, the regions, ten schemas and the
  // manifest.
  @Test("with --verbose, names created and changed files and then deleted files, sorted")
  func verbose() throws {
    try tool.write("th\nde\n", to: "locales.txt")
    let options = ["--verbose"] + Self.small + ["--years"]
    let run = try tool.run(options + ["2025...2026"])
    let created = try tool.files(in: "Output").keys.sorted().map { "created  \($0)\n" }.joined()
    #expect(
      run
        == .success("\(created)Output: 2 locales. 17 files created, 0 changed, 0 deleted, 0 unchanged.\n"))
    try tool.write("fr\nde\n", to: "locales.txt")
    let changed = """
      changed  json/de/gregorian.json
      created  json/fr/gregorian.json
      created  json/fr/locale.json
      changed  json/index.json
      changed  manifest.json
      deleted  json/th/gregorian.json
      deleted  json/th/locale.json
      Output: 2 locales. 2 files created, 3 changed, 2 deleted, 12 unchanged.
      Removed by locales.txt: th (2 files).

      """
    #expect(try tool.run(options + ["2025...2027"]) == .success(changed))
    let unchanged = "Output: 2 locales. 0 files created, 0 changed, 0 deleted, 17 unchanged.\n"
    #expect(try tool.run(options + ["2025...2027"]) == .success(unchanged))
  }

  // `nohup` starts a program with SIGHUP ignored, as this shell does. A shell starts a background job without job
  // control with SIGINT ignored (POSIX, Shell Command Language, 2.11).
  @Test("goes on under 'nohup' when SIGHUP arrives, but ends at SIGINT, even if its parent ignores both")
  func ignoredSignals() throws {
    try tool.write("en-*\n", to: "locales.txt")
    let outcomes = try ["INT", "HUP"].map { signal in
      try tool.shell(
        """
        trap '' HUP INT; $almanac --quiet --calendars gregorian &
        while kill -0 $! && ! test -e Output/.almanac-staging; do sleep 0.01; done
        kill -\(signal) $! && wait $!
        """)
    }
    #expect(outcomes[0].status == 130)
    #expect(outcomes[1] == .success(""))
    #expect(tool.exists("Output/manifest.json"))
  }

  @Test("accepts any number of jobs")
  func manyJobs() throws {
    try tool.generate("de\n", Self.small + ["--jobs", "9223372036854775807"])
  }
}
