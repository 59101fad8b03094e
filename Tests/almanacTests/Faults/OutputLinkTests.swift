import Foundation
import Testing

/// Output folders that are links: a run must not write or delete outside the repository.
@Suite struct OutputLinkTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(files: ["app/locales.txt": "de\n", "outside/notes.txt": "mine", "app/real/notes.txt": ""])
  }

  private func runInApp(_ arguments: String, repository: Bool = true) throws -> Tool.Outcome {
    try tool.shell("cd app; \(repository ? "git init -q ." : "true"); $almanac \(arguments)")
  }

  @Test(
    "are refused if a link in their path leads out of its repository, and nothing changes there",
    arguments: [
      ("$PWD/Output", "Output"), ("Output/", "Output"), ("../app/real/../Output", "Output"),
      ("Output/new/folder", "Output"), ("second/new", "second"), ("up/outside/new", "up"),
      // The first link is in no repository.
      ("../way", "Output"),
    ])
  func output(path: String, link: String) throws {
    for (name, target) in [("app/Output", "outside"), ("app/second", "app/Output"), ("way", "app/Output")] {
      try tool.link(name, to: target)
    }
    try tool.shell("ln -s real/../.. app/up").expectSuccess()
    let app = try tool.realFolder + "/app"
    let written = path.replacing("$PWD", with: app)
    let message = """
      almanac: error: The link '\(app)/\(link)' in the path of the output folder '\(written)' leads outside '\(app)' \
      or into its .git folder. Name the target folder directly with --output.

      """
    // A missing folder cannot be checked.
    for command in path.contains("new") ? ["generate"] : ["generate", "check"] {
      let outcome = try runInApp("\(command) --output \"\(path)\"")
      #expect(outcome.status == 73 && outcome.stderr.hasSuffix(message), "\(outcome.stderr)")
    }
    #expect(try tool.files(in: "outside") == ["notes.txt": Data("mine".utf8)])
    #expect(!tool.exists("outside/new"))
  }

  // Git runs the files in .git/hooks.
  @Test("are refused if they lead into the folder .git", arguments: ["hooks", "logs/../hooks"])
  func repositoryFolder(path: String) throws {
    try tool.shell(
      "cd app; git init -q .; mkdir -p .git/logs .git/hooks; ln -s .git/\(path) Output; ln -s .git way"
    ).expectSuccess()
    let before = try tool.files(in: "app/.git")
    for output in ["Output", "way/hooks"] {
      #expect(try tool.shell("cd app; $almanac --output \(output)").status == 73)
    }
    #expect(try tool.files(in: "app/.git") == before)
  }

  @Test("are written if they stay in the repository")
  func inside() throws {
    try tool.link("app/Output", to: "app/real")
    try tool.write("", to: "app/deep/notes.txt")
    try tool.link("app/deep/way", to: "app/real")
    for path in ["Output", "deep/way/new"] {
      #expect(try runInApp("--quiet --allow-other-files --output \(path)").status == 0)
      #expect(try runInApp("check --output \(path)").status == 0)
    }
    #expect(tool.exists("app/real/new/json/de/locale.json"))
  }

  // On macOS /tmp is a link. On many machines a home folder is a link.
  @Test("are written if the link itself is outside of every repository, wherever it leads")
  func noRepository() throws {
    try tool.link("app/Output", to: "outside")
    #expect(try runInApp("--quiet --allow-other-files", repository: false).status == 0)
    try tool.link("home", to: "app")
    try tool.shell("cd app; git init -q .").expectSuccess()
    #expect(
      try tool.shell("cd home; $almanac --quiet --allow-other-files --output \"$PWD/real\"").status == 0)
    #expect(
      try tool.shell("cd app; $almanac --quiet --allow-other-files --output ../home/real/new").status == 0)
    #expect(try tool.shell("cd app; $almanac --quiet --allow-other-files --output ../outside").status == 0)
  }

  @Test("are not compared if they lead out of their repository", arguments: [true, false])
  func compared(isFirst: Bool) throws {
    try tool.add(inputs: ["list": "de\n"], ["--locales", "list", "--output", "outside/new"])
    try tool.copy("outside/new", to: "app/same")
    try tool.link("app/link", to: "outside/new")
    let arguments = isFirst ? "link same" : "same link"
    #expect(try runInApp("diff \(arguments)", repository: false).status == 0)
    let app = try tool.realFolder + "/app"
    let message = """
      link: error: The link '\(app)/link' in this folder's path leads outside '\(app)' or into its .git folder. Name \
      the target folder directly.

      """
    #expect(try runInApp("diff \(arguments)") == .failure(65, message))
    // Git does not start, so it does not follow the link either.
    for revision in ["git:HEAD link", "link git:HEAD"] {
      #expect(try runInApp("diff \(revision)") == .failure(65, message))
    }
  }
}
