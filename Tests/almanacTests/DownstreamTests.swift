import AlmanacTestSupport
import Foundation
import Testing

/// The git hook and the workflow from the article "Check it in CI", run in a repository with a bundle.
@Suite struct DownstreamTests {
  private let tool: Tool
  private let article: String

  init() throws {
    let inputs = ["app.xcstrings": Self.overlay("Übernehmen"), "locales.txt": "de\nfr\n"]
    tool = try Tool(inputs: inputs, Self.options)
    article = try Repository.article("CI")
    #expect(
      try tool.script("git init -q -b main && git add locales.txt app.xcstrings App && \(Self.commit)") == 0)
  }

  private static let commit = CommittedBundle.commit
  private static let options = ["--locales", "locales.txt", "--output", "App", "--strings", "app.xcstrings"]

  private static func overlay(_ done: String) -> String { catalogue(entry("action.done", "de", done)) }

  private func generate() throws { #expect(try tool.run(["--quiet"] + Self.options).status == 0) }

  /// The code of the first block in the article that has the given line.
  private func block(with line: String) throws -> String {
    let blocks = article.components(separatedBy: "\n```")
    let block = try #require(blocks.first { $0.contains("\n\(line)\n") })
    return block.split(separator: "\n", maxSplits: 1).last.map { "\($0)\n" } ?? ""
  }

  @Test("the hook refuses a commit with a stale bundle, or without the files of a new locale")
  func hook() throws {
    try tool.writeProgram(try block(with: "# .git/hooks/pre-commit"), to: ".git/hooks/pre-commit")
    try tool.write(Self.overlay("Fertigstellen"), to: "app.xcstrings")
    #expect(try tool.script("git add app.xcstrings && \(Self.commit)") == 1)
    let refusal = try tool.text(of: "printed")
    #expect(refusal.contains("de locale strings.action.done: \"Übernehmen\" should be \"Fertigstellen\""))
    try generate()
    #expect(try tool.script("git add App && \(Self.commit)") == 0)
    try tool.write("de\nfr\nth\n", to: "locales.txt")
    try generate()
    #expect(try tool.script("git add locales.txt && \(Self.commit)") == 1)
    #expect(
      try tool.text(of: "printed")
        == "Add all of locales.txt app.xcstrings App to the commit, or none of it.\n")
    #expect(try tool.script("git add App && \(Self.commit)") == 0)
    // A commit without the bundle and its inputs is not checked.
    try tool.write("de\n", to: "locales.txt")
    try tool.write("a", to: "other")
    #expect(try tool.script("git add other && \(Self.commit)") == 0)
  }

  @Test("the merge of two branches that each add a locale becomes a bundle of both, as the article says")
  func merge() throws {
    let restore = try #require(article.components(separatedBy: "bundle of one branch, as with `").last)
    let command = try #require(restore.components(separatedBy: "`, and run `almanac`").first)
    let options = Self.options + ["--formats", "esm,xcstrings", "--default-locale", "de"]
    func commit(_ list: String, _ more: [String] = []) throws {
      try tool.write(list, to: "locales.txt")
      try #require(try tool.run(["--quiet"] + options + more).status == 0)
      try #require(try tool.script("git add . && \(Self.commit)") == 0)
    }
    try commit("de\nfr\n")
    try #require(try tool.script("git checkout -q -b other") == 0)
    try commit("de\nfr\nja\n", ["--words", "core"])
    try #require(try tool.script("git checkout -q main") == 0)
    try commit("de\nth\n")
    let merge = "git -c user.name=A -c user.email=a@b.c merge -q other"
    #expect(try tool.script(merge) == 1)
    #expect(try tool.text(of: "printed").contains("App/esm/index.js"))
    try tool.write("de\nja\nth\n", to: "locales.txt")
    #expect(try tool.run("--quiet", "--output", "App").stderr.contains("manifest.json:"))
    #expect(try tool.script(command) == 0)
    try commit("de\nja\nth\n")
    #expect(try tool.run(["check"] + options).status == 0)
    #expect(try tool.script("! git ls-files App | grep fr/") == 0, "no file is left of a removed locale")
  }

  /// The commands of the workflow in the article "Check it in CI": the action's check, and the diff of the next step.
  private func steps() throws -> (check: String, diff: String) {
    let action = try Repository.text(of: ".github/actions/check/check")
    try #require(action.contains("/almanac\" check --report github "))
    let step = try #require(article.components(separatedBy: "\n      - run: |\n").last)
    return ("almanac check --report github", try #require(step.components(separatedBy: "\n```").first))
  }

  // cd(1): `cd -` goes to the folder in OLDPWD, and CDPATH adds other folders.
  @Test(
    "the action leaves its folder only for the folder that its input names", arguments: ["-", "elsewhere"])
  func actionFolder(directory: String) throws {
    let script = Repository.folder.appending(path: ".github/actions/check/check").path
    try tool.shell(
      "mkdir -p other/elsewhere; OLDPWD=$PWD/other CDPATH=$PWD/other '\(script)'",
      [
        "VERSION": "0.2.0", "SHA256": Tool.someSHA256, "REPOSITORY": "OWNER/almanac", "DIRECTORY": directory,
        "ARGUMENTS": "", "SERVER": "https://localhost:9", "RUNNER_TEMP": "/nonexistent",
      ]
    ).expectError(64, "The input 'directory' is not a folder.")
  }

  @Test("the workflow's steps annotate a pull request's changes, and fail only for the kinds in --fail-on")
  func workflow() throws {
    let (check, diff) = try steps()
    try tool.write(
      #"{"locales": "locales.txt", "output": "App", "strings": ["app.xcstrings"]}"#, to: "almanac.json")
    // In a pull request's checkout, `origin/main` is the base branch of the pull request.
    #expect(try tool.script("git update-ref refs/remotes/origin/main main") == 0)
    try tool.write(Self.overlay("Fertigstellen"), to: "app.xcstrings")
    #expect(try tool.script(check) == 1)
    #expect(try tool.text(of: "printed").contains("::error file=App/json/de/locale.json"))
    try generate()
    #expect(try tool.script(check) == 0)
    #expect(
      try tool.script(
        "git update-ref refs/remotes/origin/empty $(git -c user.name=A -c user.email=a@b.c commit-tree -m A $(git mktree </dev/null))"
      ) == 0)
    #expect(try tool.script(diff, ["GITHUB_BASE_REF": "empty"]) == 0, "there is no bundle in the base")
    let base = ["GITHUB_BASE_REF": "main"]
    #expect(try tool.script(diff, base) == 0, "changed words do not fail")
    #expect(try tool.text(of: "printed").contains("::warning file=App/json/de/locale.json,title=words::"))
    try tool.write("de\n", to: "locales.txt")
    try generate()
    #expect(try tool.script(diff, base) == 1, "a removed locale fails")
  }
}
