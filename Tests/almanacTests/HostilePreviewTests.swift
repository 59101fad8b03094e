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

  private static let missing = "Output/json/de/chinese.json: error: The manifest lists this file, but "

  @Test(
    "names a file of the bundle that cannot be shown",
    arguments: [
      (
        "echo '{' > Output/json/de/locale.json", 65,
        "Output/json/de/locale.json: error: This file has invalid content: byte "
      ),
      (
        #"sed -i 's/"schemaVersion": 3/"schemaVersion": 4/' Output/json/de/chinese.json"#, 65,
        "Output/json/de/chinese.json: error: This file has schema version 4, but this version of Almanac can show only version 3. "
          + "Restore it, or generate the bundle again.\n"
      ),
      ("rm Output/json/de/chinese.json", 65, missing + "the bundle does not contain it. "),
      (
        "mv Output/json/de/chinese.json x; ln -s ../../../x Output/json/de/chinese.json", 65,
        missing + "'Output/json/de/chinese.json' is in the way. "
      ),
      (
        "rm Output/manifest.json", 65,
        "Output: error: This is not a bundle: 'manifest.json' is missing. Name the folder of a bundle.\n"
      ),
    ])
  func damaged(script: String, status: Int32, error: String) throws {
    try tool.shell(script).expectSuccess()
    let outcome = try tool.run("preview")
    #expect(outcome.status == status && outcome.stdout == "")
    #expect(outcome.stderr.hasPrefix(error), "\(outcome.stderr)")
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

  @Test(
    "never writes inside the bundle, by any path",
    arguments: ["Output/json/../x.html", "link/x.html", "way/de/x.html", "$PWD/Output/x.html"])
  func insideBundle(path: String) throws {
    try tool.shell("ln -s Output link; ln -s Output/json way").expectSuccess()
    let before = try tool.files(in: "Output")
    let outcome = try tool.shell("$almanac preview --output \"\(path)\"")
    #expect(outcome.status == 64)
    #expect(
      outcome.stderr.hasSuffix(
        "' is inside the bundle 'Output'. Name a file outside the bundle with --output.\n"))
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

  @Test("replaces a preview that somebody changed or truncated")
  func changedPreview() throws {
    #expect(try tool.run("preview").status == 0)
    let page = try tool.text(of: "preview.html")
    for text in [page + "more", String(page.prefix(100)), page.replacing("locale-de", with: "locale-ed")] {
      try tool.write(text, to: "preview.html")
      #expect(try tool.run("preview").status == 0)
      #expect(try tool.text(of: "preview.html") == page)
    }
  }

  @Test(
    "reports an invalid path of the file",
    arguments: [
      ("none/x.html", 73, "The folder 'none' does not exist. Create it, or name another file."),
      ("folder/", 64, "'folder/' names a folder. Name a file in it."),
      ("", 64, "'' names a folder. Name a file in it."),
      ("..", 64, "'..' names a folder. Name a file in it."),
      ("x/.", 64, "'x/.' names a folder. Name a file in it."),
      ("/proc/x.html", 74, "Could not create '/proc/x.html': No such file or directory. "),
    ])
  func wrongPath(path: String, status: Int32, error: String) throws {
    let outcome = try tool.run("preview", "--output", path)
    #expect(outcome.status == status)
    #expect(outcome.stderr.hasPrefix("almanac: error: \(error)"), "\(outcome.stderr)")
  }

  @Test("refuses links out of a repository, to the bundle and to the folder of the preview")
  func linksOut() throws {
    try tool.shell("mkdir app away; mv Output away; cd app; git init -q .; ln -s ../away out").expectSuccess()
    let bundle = try tool.shell("cd app; $almanac preview --bundle out/Output --output x.html")
    #expect(bundle.status == 65 && bundle.stderr.contains("in this folder's path leads outside"))
    let file = try tool.shell("cd app; $almanac preview --bundle ../away/Output --output out/x.html")
    #expect(file.status == 73 && file.stderr.contains("in the path of 'out/x.html' leads outside"))
    #expect(!tool.exists("away/x.html") && !tool.exists("app/x.html"))
  }

  @Test("accepts a folder, but not a git revision")
  func revision() throws {
    let outcome = try tool.run("preview", "--bundle", "git:HEAD")
    #expect(outcome.status == 64)
    #expect(
      outcome.stderr.hasPrefix(
        "almanac: error: --bundle takes a folder, not a git revision. Check the revision out, and give its folder.\n"
      ))
  }
}
