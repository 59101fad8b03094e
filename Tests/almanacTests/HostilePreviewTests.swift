import Foundation
import Testing

/// `almanac preview` of a hostile bundle, or in a folder with other files.
@Suite struct HostilePreviewTests {
  private let tool: Tool

  init() throws { tool = try Tool(locales: "de\n", "--formats", "json", "--years", "2020...2030") }

  @Test("refuses a bundle whose manifest lists no locale")
  func noLocales() throws {
    var manifest = try #require(try tool.json("Output/manifest.json") as? [String: Any])
    for key in ["files", "locales"] { manifest[key] = [String: Any]() }
    try tool.write(try JSONSerialization.data(withJSONObject: manifest), to: "Output/manifest.json")
    let error = "The preview needs JSON files, but this bundle has none. Generate the bundle again."
    #expect(try tool.run("preview") == .failure(65, "Output: error: \(error)\n"))
  }

  // `DiffTests` has the files that are missing or links.
  @Test(
    "names a file of the bundle that cannot be shown",
    arguments: [
      (
        "echo '{' > Output/json/de/locale.json",
        "Output/json/de/locale.json: error: This file has invalid content: byte "
      ),
      (
        #"sed -i 's/"schemaVersion": 3/"schemaVersion": 4/' Output/json/de/chinese.json"#,
        "Output/json/de/chinese.json: error: This file has schema version 4, but this version of Almanac can show only version 3. "
          + "Restore it, or generate the bundle again.\n"
      ),
    ])
  func damaged(script: String, error: String) throws {
    try tool.shell(script).expectSuccess()
    let outcome = try tool.run("preview")
    #expect(outcome.status == 65 && outcome.stdout == "" && outcome.stderr.hasPrefix(error), "\(outcome)")
    #expect(!tool.exists("preview.html"))
  }

  @Test("reports all damaged locales of a bundle at once")
  func severalDamaged() throws {
    try tool.write("de\nfr\nit\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--formats", "json").status == 0)
    for tag in ["de", "it"] { try tool.write("[]", to: "Output/json/\(tag)/locale.json") }
    try tool.write("[]", to: "Output/json/regions.json")
    let outcome = try tool.run("preview")
    #expect(outcome.status == 65)
    let files = outcome.stderr.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      files == ["Output/json/regions.json", "Output/json/de/locale.json", "Output/json/it/locale.json"])
  }

  @Test("never writes inside the bundle, by any path")
  func insideBundle() throws {
    try tool.shell("ln -s Output link; ln -s Output/json way").expectSuccess()
    let before = try tool.files(in: "Output")
    for path in ["Output/json/../x.html", "link/x.html", "way/de/x.html", "$PWD/Output/x.html"] {
      let outcome = try tool.shell("$almanac preview --output \"\(path)\"")
      let error = "' is inside the bundle 'Output'. Name a file outside the bundle with --output.\n"
      #expect(outcome.status == 64 && outcome.stderr.hasSuffix(error), "\(outcome)")
    }
    #expect(try tool.files(in: "Output") == before)
  }

  // Commands.md: the paths of a config must be inside the Git work tree, or else inside the config's folder.
  @Test(
    "is not written outside the config's work tree or folder if the config names that folder as the bundle",
    arguments: [
      ("git init -q project; cd project", "."), ("cd project", "./"), ("cd project", "Output/.."),
      ("cd project", "$PWD"),
    ])
  func outsideWorkTree(start: String, output: String) throws {
    let script = """
      mkdir project; cp -r Output project; cp -r Output/. project; \(start)
      echo "{\\"output\\": \\"\(output)\\"}" > almanac.json
      """
    let outcome = try tool.shell("\(script); $almanac preview")
    #expect(outcome.status == 64 && outcome.stdout == "" && !tool.exists("preview.html"), "\(outcome)")
    #expect(outcome.stderr.hasPrefix("almanac: error: The default path '"), "\(outcome)")
    #expect(outcome.stderr.hasSuffix("Name another path with --output.\n"), "\(outcome)")
    #expect(try tool.shell("cd project; $almanac preview --quiet --output ../named.html") == .success(""))
  }

  @Test("finds a bundle through a link, and does not write into it")
  func linkedBundle() throws {
    try tool.shell("mkdir app; ln -s ../Output app/Linked").expectSuccess()
    #expect(try tool.run("preview", "--bundle", "app/Linked", "--output", "Output/x.html").status == 64)
    #expect(try tool.run("preview", "--bundle", "app/Linked").status == 0)
    #expect(tool.exists("app/preview.html"))
    #expect(try tool.shell("cd Output/json; $almanac preview --bundle ..").status == 0)
    #expect(tool.exists("preview.html"))
  }

  @Test(
    "does not replace a file that is not Almanac's preview",
    arguments: [
      ": > preview.html", "mkdir preview.html", "ln -s nothing preview.html", "mkfifo preview.html",
      "echo '<!DOCTYPE html>' > preview.html", "$almanac preview -q; sed -i 1d preview.html",
      "$almanac preview -q --output real.html; ln -s real.html preview.html",
    ])
  func foreignFile(script: String) throws {
    try tool.shell(script).expectSuccess()
    let before = try tool.shell("ls -l --full-time *.html")
    #expect(
      try tool.run("preview")
        == .failure(
          73,
          "almanac: error: 'preview.html' exists and is not a preview that Almanac made. Move it away, "
            + "or name another file with --output.\n"))
    #expect(try tool.shell("ls -l --full-time *.html") == before)
  }

  @Test("reports an invalid path of the file")
  func wrongPath() throws {
    for (path, status, error) in [
      ("none/x.html", 73, "The folder 'none' does not exist. Create it, or name another file."),
      ("folder/", 64, "'folder/' names a folder. Name a file in it."),
      ("", 64, "'' names a folder. Name a file in it."),
      ("..", 64, "'..' names a folder. Name a file in it."),
      ("x/.", 64, "'x/.' names a folder. Name a file in it."),
      ("/proc/x.html", 74, "Could not create '/proc/x.html': No such file or directory. "),
    ] as [(String, Int32, String)] {
      let outcome = try tool.run("preview", "--output", path)
      #expect(outcome.status == status)
      #expect(outcome.stderr.hasPrefix("almanac: error: \(error)"), "\(outcome.stderr)")
    }
  }
}
