import Foundation
import Testing

/// The other commands: what they print, and how they end.
@Suite struct CommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("prints its own version and ICU's")
  func version() throws {
    let outcome = try tool.run("--version")
    #expect(outcome.status == 0)
    let line = #/almanac (\d+\.\d+\.\d+) \(ICU \d+\.\d+, CLDR \d+(\.\d+)?, tzdata \d{4}[a-z]\)\n/#
    let match = try #require(outcome.stdout.wholeMatch(of: line), "\(outcome.stdout)")
    // The article "Changes" begins with this version.
    let changes = Repository.folder.appending(path: "Sources/AlmanacKit/AlmanacKit.docc/Changes.md")
    let heading = try String(contentsOf: changes, encoding: .utf8).firstMatch(of: #/\n## (\d+\.\d+\.\d+)\n/#)
    #expect(heading?.1 == match.1)
  }

  @Test(
    "prints help with examples",
    arguments: ["", "generate", "check", "diff", "errata", "locales", "preview", "show"])
  func help(command: String) throws {
    let outcome = try command.isEmpty ? tool.run("--help") : tool.run(command, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.stdout.contains("EXAMPLES"))
    #expect(outcome.stderr.isEmpty)
  }

  @Test("lists every locale once, sorted, without the POSIX one")
  func locales() throws {
    let outcome = try tool.run("locales")
    let lines = outcome.stdout.split(separator: "\n").map(String.init)
    #expect(lines.count >= 804)
    #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(lines).count == lines.count)
    #expect(lines.contains("zh-Hant-TW"))
    #expect(!lines.contains { $0.contains("POSIX") || $0.contains("posix") || $0.contains("_") })
    #expect(outcome == .success(lines.map { $0 + "\n" }.joined()))
    // Each line is a tag that Almanac takes, and no tag is missing.
    #expect(
      try lines.allSatisfy {
        try $0.wholeMatch(of: Regex("[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")) != nil
      })
  }

  // CLDR's aliases of languages; ICU has 35 more of languages with a region, as in zh-TW.
  @Test("adds old spellings behind the locales, each with what is written today")
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
  }

  // German has every key, Friulian only what CLDR has.
  @Test("counts the words each locale has, and those that are reviewed")
  func coverage() throws {
    let outcome = try tool.run("locales", "--coverage")
    #expect(outcome.status == 0 && outcome.stderr == "")
    let lines = outcome.stdout.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("de\tcore 43/43\toptional 27/27\textended 114/114\treviewed ") })
    #expect(lines.contains("fur\tcore 10/43\toptional 1/27\textended 9/114\treviewed 20"))
    let tags = try tool.run("locales").stdout.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "\t" } } == tags)
    let line = #/([^\t]+)\tcore (\d+)/43\toptional (\d+)/27\textended (\d+)/114\treviewed (\d+)/#
    for text in lines {
      let match = try #require(text.wholeMatch(of: line), "\(text)")
      let counts = [match.2, match.3, match.4, match.5].map { Int($0) ?? 999 }
      #expect(counts[0] <= 43 && counts[1] <= 27 && counts[2] <= 114, "\(text)")
      #expect(counts[3] <= counts[0] + counts[1] + counts[2], "\(text)")
    }
    // The README says it of the ICU that Output is made with.
    guard try tool.run("--version").stdout.contains("ICU 72.1") else { return }
    let whole = lines.count { $0.contains("\tcore 43/43\t") }
    #expect(try Repository.readme.contains("\(whole) of \(lines.count) have every core word"))
  }

  @Test("warns of old spellings and repeated tags, and goes on; with --strict it does not")
  func warnings() throws {
    try tool.write("iw\nhe\nDE\n", to: "locales.txt")
    let options = ["--formats", "json", "--calendars", "gregorian"]
    let lines = [
      "locales.txt:1:1: warning: 'iw' is an old spelling of 'he'. Write 'he'.\n",
      "locales.txt:2:1: warning: 'he' is selected already, in line 1. Remove this line.\n",
    ]
    #expect(
      try tool.run(options)
        == .success(
          "Output: 2 locales. 14 files created, 0 changed, 0 deleted, 0 unchanged.\n", stderr: lines.joined())
    )
    #expect(tool.exists("Output/json/he/locale.json") && !tool.exists("Output/json/iw"))
    #expect(
      try tool.run(["--strict", "--output", "strict"])
        == Tool.Outcome(
          status: 65, stdout: "", stderr: lines.joined().replacing(": warning: ", with: ": error: ")))
    #expect(!tool.exists("strict"))
  }

  // Each locale has two files, and there are the regions, seven schemas and the manifest.
  @Test("names each file with --verbose, sorted: those created and changed, and then those deleted")
  func verbose() throws {
    try tool.write("th\nde\n", to: "locales.txt")
    let options = ["--verbose", "--formats", "json", "--calendars", "gregorian", "--years"]
    let created = """
      created  json/de/gregorian.json
      created  json/de/locale.json
      created  json/index.json
      created  json/regions.json
      created  json/th/gregorian.json
      created  json/th/locale.json
      created  manifest.json
      created  schema/almanac.schema.json
      created  schema/calendar.schema.json
      created  schema/chinese-years.schema.json
      created  schema/index.schema.json
      created  schema/locale.schema.json
      created  schema/manifest.schema.json
      created  schema/regions.schema.json
      Output: 2 locales. 14 files created, 0 changed, 0 deleted, 0 unchanged.

      """
    #expect(try tool.run(options + ["2025...2026"]) == .success(created))
    try tool.write("fr\nde\n", to: "locales.txt")
    let changed = """
      changed  json/de/gregorian.json
      created  json/fr/gregorian.json
      created  json/fr/locale.json
      changed  json/index.json
      changed  manifest.json
      deleted  json/th/gregorian.json
      deleted  json/th/locale.json
      Output: 2 locales. 2 files created, 3 changed, 2 deleted, 9 unchanged.

      """
    #expect(try tool.run(options + ["2025...2027"]) == .success(changed))
    let unchanged = "Output: 2 locales. 0 files created, 0 changed, 0 deleted, 14 unchanged.\n"
    #expect(try tool.run(options + ["2025...2027"]) == .success(unchanged))
  }

  @Test("says nothing with --quiet but errors")
  func quiet() throws {
    try tool.write("haw\n", to: "locales.txt")
    #expect(try tool.run("--quiet") == .success(""))
    #expect(try tool.run("check", "--quiet") == .success(""))
    try tool.write("dee\n", to: "locales.txt")
    let error =
      "locales.txt:1:1: error: 'dee' is not a known language. Write 'de', if that is what you mean.\n"
    #expect(try tool.run("--quiet") == Tool.Outcome(status: 65, stdout: "", stderr: error))
  }

  @Test("refuses a folder that another run holds", .timeLimit(.minutes(10)))
  func locked() throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    let descriptor = open(tool.folder.appending(path: "Output").path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let error = "almanac: error: Another run of Almanac holds 'Output'. Wait for it, then run again.\n"
    for command in ["generate", "check"] {
      #expect(try tool.run(command) == Tool.Outcome(status: 75, stdout: "", stderr: error))
    }
  }

  @Test(
    "stops at SIGINT and SIGTERM by the signal, and leaves nothing half done", arguments: [SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    try tool.write("*\n", to: "locales.txt")
    let process = try tool.start(["--quiet"])
    while process.isRunning && !tool.exists("Output/.almanac-staging") { usleep(1000) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(!tool.exists("Output"))
  }

  @Test("says nothing of a check that was stopped")
  func stoppedCheck() throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    try tool.write("*\n", to: "locales.txt")
    let process = try tool.start(["check"])
    usleep(300_000)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(try tool.text(of: "stdout").isEmpty)
  }

  @Test("reads a list from a pipe")
  func pipe() throws {
    try tool.write("#!/bin/sh\nprintf 'de\\n' | \"$1\" --quiet --locales /dev/stdin\n", to: "pipe.sh")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["pipe.sh", Tool.executable.path]
    process.currentDirectoryURL = tool.folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(tool.exists("Output/json/de/locale.json"))
  }

  @Test("says so if what it prints cannot be written")
  func fullDisk() throws {
    let process = try tool.start(["locales"], stdout: FileHandle(forWritingAtPath: "/dev/full"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  @Test("takes any number of jobs", arguments: ["1000000", "9223372036854775807"])
  func manyJobs(jobs: String) throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--jobs", jobs).status == 0)
  }
}
