import AlmanacTestSupport
import Foundation
import Testing

/// `check --manifest-only`, which compares the files of a bundle with the SHA-256 in its manifest.
@Suite("check --manifest-only")
struct ManifestOnlyTests {
  private let tool: Tool

  init() throws {
    let config = #"""
      {"years": "2025...2026", "outputs": [{"output": "Bundle", "formats": ["json", "strings", "xcstrings", "arb"]},
        {"output": "res", "formats": ["android"]}, {"output": "web", "formats": ["esm"]}]}
      """#
    tool = try Tool(inputs: ["locales.txt": "de\nen\n", "almanac.json": config])
    try #require(tool.shell("git init -q .").status == 0)
  }

  private func check(_ arguments: String...) throws -> Tool.Outcome {
    try tool.run(["check", "--manifest-only"] + arguments)
  }

  @Test("finds one changed byte in any file that the manifest lists, and names the file")
  func flippedByte() throws {
    let files = try tool.shell("find Bundle res web -type f ! -name manifest.json | LC_ALL=C sort").stdout
      .split(separator: "\n").map(String.init)
    #expect(files.count > 60)
    #expect(try check().stdout == "Bundle matches its manifest: \(files.count) files.\n")
    for (number, file) in files.enumerated() {
      let url = tool.folder.appending(path: file)
      var bytes = try Data(contentsOf: url)
      // The place of the damaged byte differs from file to file.
      bytes[number * 7919 % bytes.count] ^= 1 << (number % 8)
      try bytes.write(to: url)
    }
    let run = try check("--quiet", "--all")
    let names = files.map { $0.hasPrefix("Bundle/") ? String($0.dropFirst(7)) : $0 }
    #expect(run.status == 1)
    // The article "Guarantees" names files that an app may have itself, so a run ends with 73 if they differ.
    let lines = names.map { name in
      let isUsual = ["/index.js", "/package.json"].contains { name.hasSuffix($0) }
      return (isUsual ? "foreign    " : "changed    ") + name
    }
    #expect(Set(run.stdout.split(separator: "\n").map(String.init)) == Set(lines))
  }

  @Test("finds a file that is missing, longer, or a link to another file")
  func otherFiles() throws {
    try #require(
      tool.shell(
        """
        rm Bundle/json/de/locale.json && echo >> web/de.js && sed -i 's/$/\\r/' web/index.js
        mv res/values-de/almanac.xml x && ln -s ../../x res/values-de/almanac.xml
        """
      ).status == 0)
    let run = try check("--report", "json")
    let foreign = #"{"file": "android/res/values-de/almanac.xml", "state": "foreign"}"#
    #expect(run.status == 1 && run.stdout.contains(foreign), "\(run)")
    try #require(tool.shell("rm res/values-de/almanac.xml && mv x res/values-de/almanac.xml").status == 0)
    let json = try check("--report", "json")
    #expect(json.stdout.contains(#"{"file": "json/de/locale.json", "state": "missing"}"#), "\(json)")
    // Git can change the line ends of a file, so index.js still belongs to Almanac.
    for file in ["esm/de.js", "esm/index.js"] {
      #expect(json.stdout.contains(#"{"file": "\#(file)", "state": "changed"}"#), "\(json)")
    }
    #expect(try check("--report", "github").stdout.contains("::error file=web/de.js,title=changed::"))
  }

  @Test("does not depend on the list of locales or on ICU's version")
  func otherInputs() throws {
    try #require(
      tool.shell("rm locales.txt && sed -i 's/\"icu\": \"[0-9.]*\"/\"icu\": \"99.9\"/' Bundle/manifest.json")
        .status == 0)
    #expect(try check("--quiet") == .success(""))
    #expect(try check("--verbose").status == 0)
    #expect(try tool.run("check", "--quiet").status != 0)
  }

  @Test("refuses options of the bundle, and a folder without Almanac's manifest")
  func mistakes() throws {
    try check("--calendars", "gregorian").expectError(64, "--calendars has no effect with --manifest-only.")
    #expect(try check("--report", "html").status == 64)
    #expect(try check("--output", "none").status == 65)
    try tool.write("{}", to: "Empty/manifest.json")
    #expect(try check("--output", "Empty").status == 65)
  }
}
