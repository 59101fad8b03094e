import Foundation
import Testing

/// Wrong inputs: the command prints the problem and exits with an error code, and it does not change the bundle.
@Suite struct BadInputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("prints the file, line, column, problem and remedy of all errors in a list")
  func lists() throws {
    try tool.write(
      "# ü\ndee\n  zh_TW\nkse\ncnr\nbh\nzh-yue-HK\nky-CN\nde\n../../x\nen-US-POSIX\nde-u-co-phonebk\nxx-*\nde-XX\n",
      to: "locales.txt")
    let stderr = """
      locales.txt:2:1: error: 'dee' is not a known language. Did you mean 'de'?
      locales.txt:3:5: error: 'zh_TW' is not a language tag: its parts are joined with '_'. Write 'zh-TW'.
      locales.txt:4:1: error: 'kse' is not a known language. Write the language's ISO 639 code, such as 'de'.
      locales.txt:5:1: error: CLDR uses 'sr-ME' instead of 'cnr'. Write 'sr-Latn-ME'.
      locales.txt:6:1: error: CLDR uses 'bho' instead of 'bh'. Write 'bho'.
      locales.txt:7:1: error: CLDR uses 'yue' instead of 'zh-yue'. Write 'yue-Hant-HK'.
      locales.txt:8:1: error: ICU has no data for 'ky-CN' in the script 'Arab'. Did you mean 'ky-Cyrl-CN'?
      locales.txt:10:1: error: '../../x' is not a language tag: it contains '.'. \
      Write a tag with letters, digits and '-', such as 'de-AT'. In a list, write one tag per line.
      locales.txt:11:7: error: 'en-US' is followed by 'POSIX', which is a variant or is in the wrong place. \
      Write 'en-US'.
      locales.txt:12:6: error: Almanac does not support the key 'co'. Use only the keys ca, fw, hc, nu and rg.
      locales.txt:13:1: error: 'xx' is not a known language. Write the language's ISO 639 code, such as 'de'.
      locales.txt:14:4: error: 'XX' is not a known region. \
      Write the region's ISO 3166-1 or UN M.49 code, such as 'DE', or leave out the region.

      """
    for command in ["generate", "check"] { #expect(try tool.run(command) == .failure(65, stderr)) }
    #expect(!tool.exists("Output"))
  }

  @Test("with --strict, reports errors and warnings of a list in the order of its lines")
  func strict() throws {
    try tool.write("dee\niw\nzz\nhe\n", to: "locales.txt")
    let stderr = """
      locales.txt:1:1: error: 'dee' is not a known language. Did you mean 'de'?
      locales.txt:2:1: error: 'iw' is an old spelling of 'he'. Write 'he'.
      locales.txt:3:1: error: 'zz' is not a known language. Write the language's ISO 639 code, such as 'de'.
      locales.txt:4:1: error: 'he' is already selected on line 2. Remove this line.

      """
    #expect(try tool.run("--strict") == .failure(65, stderr))
    try tool.write("\niw\n", to: "locales.txt")
    #expect(try tool.run("--strict") == .failure(65, stderr.split(separator: "\n")[1] + "\n"))
    #expect(!tool.exists("Output"))
  }

  @Test("refuses a list that is missing, empty, a folder, or not UTF-8")
  func noList() throws {
    for path in ["empty.txt", "folder/x"] { try tool.write("", to: path) }
    try tool.write(Data([0x64, 0x65, 0x0A, 0xFF, 0x0A]), to: "latin1.txt")
    for (file, error) in [
      ("none.txt", ": error: There is no such file. Create it, or name another file (--locales)."),
      (
        "empty.txt",
        ": error: No locale is selected. Write a tag, such as 'de-AT'. In a list, write one tag per line, or '*' for "
          + "every locale."
      ), ("folder", ": error: This is a folder. Name a file."),
      ("latin1.txt", ":2:1: error: The file is not UTF-8. Save it as UTF-8."),
    ] {
      #expect(try tool.run("--locales", file) == .failure(65, "\(file)\(error)\n"))
    }
  }

  // git-merge(1): a conflict begins with a line of seven `<` and the name of a side.
  @Test(
    "names the line of a merge conflict in each file that a user writes",
    arguments: [
      ("--locales", "de\n<<<<<<< HEAD\nfr\n=======\nth\n>>>>>>> main\n", 2),
      ("--config", "<<<<<<< HEAD\n{}\n=======\n{\"output\": \"A\"}\n>>>>>>> main\n", 1),
      ("--strings", "<<<<<<< HEAD\n{}\n=======\n{\"strings\": {}}\n>>>>>>> main\n", 1),
      ("--strings", "{\"strings\": {\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}}\n", 2),
      ("--keys", "{\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}\n", 2),
      ("--errata", "{\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}\n", 2),
    ])
  func conflict(option: String, text: String, line: Int) throws {
    try tool.add(inputs: ["locales.txt": "de\n", "merged": text])
    let formats = option == "--keys" ? ["--formats", "strings"] : []
    let error = "merged:\(line):1: error: A merge conflict begins here. Resolve it.\n"
    #expect(try tool.run([option, "merged"] + formats) == .failure(65, error))
  }

  @Test("exits with 73 if an output folder cannot be made, and names it")
  func noOutput() throws {
    try tool.write("de\n", to: "locales.txt")
    try tool.write("a file", to: "file")
    for (path, reason) in [
      ("file", "Not a directory"), ("file/Output", "Not a directory"),
      ("/proc/almanac", "No such file or directory"), ("/tmp/..", "It is the root of the file system"),
    ] {
      let message =
        "The output folder '\(path)' cannot be used: \(reason). Choose another folder with --output."
      for command in reason == "Not a directory" ? ["generate", "check"] : ["generate"] {
        #expect(try tool.run(command, "--output", path) == .failure(73, "almanac: error: \(message)\n"))
      }
    }
  }

  /// Tags that could lead a run out of its folder, or make a message very long.
  private static let hostileTags = [
    "..", "../de", "de/../../x", "/etc/passwd", "de/", "/de", "de/fr", #"de\fr"#, "de\0", "de\0/../x",
    "%2e%2e%2fde", "de%2f..", "%64%65", "~", "~root", "$HOME", "`id`", "de;id", "de|id", "de\u{202E}",
    "．．／de", "de\u{2215}fr", "de-u-nu-../../x", "de-u-nu-latn/x", "en-u-rg-..zzzz", "de-u-ca-%2e", "CON",
    "nul", "de.", ".de", "-de", "--output", ".almanac-staging", "manifest.json", "schema", "json",
    String(repeating: "a", count: 400_000), "de-" + String(repeating: "a", count: 300),
    "de" + String(repeating: "-latn", count: 10_000), "de-u" + String(repeating: "-nu-latn", count: 10_000),
    "de-u-nu" + String(repeating: "-latn", count: 10_000),
    "de-a-" + String(repeating: "x1-", count: 5000) + "x",
  ]

  @Test("refuses all tags that are not in a list's form, each with its place, and writes nothing")
  func hostileTags() throws {
    try tool.write(Self.hostileTags.map { $0 + "\n" }.joined(), to: "locales.txt")
    let outcome = try tool.run()
    #expect(outcome.status == 65)
    for (index, tag) in Self.hostileTags.enumerated() {
      #expect(outcome.stderr.contains("locales.txt:\(index + 1):"), "\(tag.prefix(40))")
    }
    #expect(outcome.stderr.utf8.count < 100_000, "A message does not repeat a megabyte.")
    #expect(try Set(tool.files(in: ".").keys) == ["locales.txt", Tool.stdout, Tool.stderr])
  }
}
