import Foundation
import Testing

/// The hook that the README gives to a repository with a bundle, and the workflow of the article "Check it in CI", run as
/// they stand there.
@Suite struct DownstreamTests {
  private let tool: Tool
  private let readme: String

  init() throws {
    tool = try Tool()
    readme = try Repository.readme
    try tool.write("de\nfr\n", to: "list.txt")
    try tool.write(Self.overlay("Übernehmen"), to: "app.xcstrings")
    try generate()
    #expect(try shell("git init -q -b main && git add list.txt app.xcstrings App && \(Self.commit)") == 0)
  }

  private static let commit = "git -c user.name=A -c user.email=a@b.c commit -q -m A"

  private static func overlay(_ done: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"action.done": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "\(done)"}}}}}}
    """
  }

  private func generate() throws {
    #expect(
      try tool.run("--quiet", "--locales", "list.txt", "--output", "App", "--strings", "app.xcstrings").status
        == 0)
  }

  /// Runs a script where `almanac` is the tool; its output is in `out`.
  private func shell(_ script: String, _ environment: [String: String] = [:]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(\n\(script)\n) > out 2>&1"]
    process.currentDirectoryURL = tool.folder
    let path = "\(Tool.executable.deletingLastPathComponent().path):/usr/local/bin:/usr/bin:/bin"
    process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
      .merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The block of the README that has a line.
  private func block(with line: String) throws -> String {
    let blocks = readme.components(separatedBy: "\n```")
    let block = try #require(blocks.first { $0.contains("\n\(line)\n") })
    return block.split(separator: "\n", maxSplits: 1).last.map { "\($0)\n" } ?? ""
  }

  @Test("the hook refuses a commit that leaves the bundle behind, and lets a fresh one pass")
  func hook() throws {
    try tool.write(try block(with: "# .git/hooks/pre-commit"), to: ".git/hooks/pre-commit")
    #expect(try shell("chmod +x .git/hooks/pre-commit") == 0)
    try tool.write(Self.overlay("Fertigstellen"), to: "app.xcstrings")
    #expect(try shell("git add app.xcstrings && \(Self.commit)") == 1)
    let refusal = try tool.text(of: "out")
    #expect(refusal.contains("de locale strings.action.done: \"Übernehmen\" should be \"Fertigstellen\""))
    try generate()
    #expect(try shell("git add App && \(Self.commit)") == 0)
  }

  @Test("the hook refuses a commit that forgets the files of a locale that is new")
  func forgotten() throws {
    try tool.write(try block(with: "# .git/hooks/pre-commit"), to: ".git/hooks/pre-commit")
    try tool.write("de\nfr\nth\n", to: "list.txt")
    try generate()
    #expect(try shell("chmod +x .git/hooks/pre-commit && git add list.txt && \(Self.commit)") == 1)
    #expect(
      try tool.text(of: "out") == "Add all of list.txt app.xcstrings App to the commit, or none of it.\n")
    #expect(try shell("git add App && \(Self.commit)") == 0)
  }

  @Test("the hook does not ask when neither the bundle nor what it is made from is in the commit")
  func otherCommit() throws {
    try tool.write(try block(with: "# .git/hooks/pre-commit"), to: ".git/hooks/pre-commit")
    try tool.write("de\n", to: "list.txt")
    try tool.write("a", to: "other")
    #expect(try shell("chmod +x .git/hooks/pre-commit && git add other && \(Self.commit)") == 0)
  }

  /// The workflow of the article "Check it in CI": what the action runs, and the step with a command.
  private func steps() throws -> (check: String, diff: String) {
    let folder = Repository.folder
    let action = try String(
      contentsOf: folder.appending(path: ".github/actions/check/check"), encoding: .utf8)
    try #require(action.contains("/almanac\" check --report github "))
    let path = "Sources/AlmanacKit/AlmanacKit.docc/CI.md"
    let article = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let step = try #require(article.components(separatedBy: "\n      - run: |\n").last)
    return ("almanac check --report github", try #require(step.components(separatedBy: "\n```").first))
  }

  @Test("the workflow's steps annotate what a pull request changes, and fail for the kinds they name")
  func workflow() throws {
    let (check, diff) = try steps()
    try tool.write(
      #"{"locales": "list.txt", "output": "App", "strings": ["app.xcstrings"]}"#, to: "almanac.json")
    // What a pull request's checkout has: the branch it goes to, of the remote.
    #expect(try shell("git update-ref refs/remotes/origin/main main") == 0)
    try tool.write(Self.overlay("Fertigstellen"), to: "app.xcstrings")
    #expect(try shell(check) == 1)
    #expect(try tool.text(of: "out").contains("::error file=App/json/de/locale.json"))
    try generate()
    #expect(try shell(check) == 0)
    #expect(
      try shell(
        "git update-ref refs/remotes/origin/empty $(git -c user.name=A -c user.email=a@b.c commit-tree -m A $(git mktree </dev/null))"
      )
        == 0)
    #expect(try shell(diff, ["GITHUB_BASE_REF": "empty"]) == 0, "there was no bundle")
    let base = ["GITHUB_BASE_REF": "main"]
    #expect(try shell(diff, base) == 0, "words are no kind that fails")
    #expect(try tool.text(of: "out").contains("::warning file=App/json/de/locale.json,title=words::"))
    try tool.write("de\n", to: "list.txt")
    try generate()
    #expect(try shell(diff, base) == 1, "a locale went")
  }
}
