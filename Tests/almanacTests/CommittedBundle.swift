import Foundation
import Testing

/// A repository with a committed bundle in the folder `App`.
struct CommittedBundle {
  let tool: Tool

  init() throws {
    tool = try Tool(
      locales: "de\n", "--formats", "json", "--years", "2020...2021", "--output", "App")
    try shell("git init -q -b main . && git add -A App && \(Self.commit)")
  }

  static let commit = "git -c user.name=A -c user.email=a@b.c commit -q -m A"
  static let same = "No differences.\n"

  /// Runs a script in the repository, and ends the test if the script fails.
  func shell(_ script: String) throws {
    let outcome = try tool.shell("set -e; export HOME=$PWD; \(script)")
    try #require(outcome.status == 0, "\(outcome.stderr)")
  }

  func diff(_ revision: String = "git:HEAD", _ folder: String = "App") throws -> Tool.Outcome {
    try tool.run("diff", revision, folder)
  }
}
