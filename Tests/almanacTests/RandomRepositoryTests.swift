import AlmanacTestSupport
import Foundation
import Testing

/// Repositories with random combinations of hostile settings and files.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct RandomRepositoryTests {
  // Settings that make git run a command, fetch, or read another file. Source: git-config(1) and gitattributes(5).
  private static let settings = [
    "filter.x.smudge 'touch pwned; cat'", "filter.x.process 'touch pwned'", "filter.x.required true",
    "core.fsmonitor 'touch pwned'", "core.sshCommand 'touch pwned'", "core.gitProxy 'touch pwned'",
    "core.pager 'touch pwned'", "pager.ls-tree 'touch pwned'", "pager.cat-file 'touch pwned'",
    "pager.rev-parse 'touch pwned'", "core.editor 'touch pwned'", "core.askPass 'touch pwned'",
    "alias.ls-tree '!touch pwned'", "alias.rev-parse '!touch pwned'", "diff.x.textconv 'touch pwned'",
    "diff.external 'touch pwned'", "core.hooksPath /tmp", "core.alternateRefsCommand 'touch pwned'",
    "credential.helper '!touch pwned'", "gpg.program 'touch pwned'", "core.autocrlf true", "core.eol crlf",
    "core.worktree /nowhere", "core.bare true", "core.attributesFile App/.gitattributes",
    "core.quotePath false", "extensions.partialClone origin", "remote.origin.promisor true",
    "protocol.allow always", "remote.origin.url 'ext::sh -c touch% pwned'",
    "remote.origin.uploadpack 'touch pwned;'", "include.path x", "uploadpack.packObjectsHook 'touch pwned'",
    "core.repositoryFormatVersion 1", "safe.bareRepository all", "log.showSignature true",
    "core.ignoreCase true", "core.precomposeUnicode true", "core.commitGraph true",
  ]

  private static let attributes = [
    "filter=x", "text", "eol=crlf", "ident", "export-ignore", "export-subst", "working-tree-encoding=UTF-16",
    "diff=x", "-text", "merge=x",
  ]

  /// Shell commands that make a repository hostile in other ways, such as with a hook or a replaced object.
  private static let plants = [
    "cp -r .git/HEAD .git/config .git/objects .git/refs App/",
    "git init -q --bare App/json && git -C App/json config filter.x.smudge 'touch pwned'",
    "mkdir -p App/.git", "echo 'ref: refs/heads/main' > App/HEAD", "mkdir -p App/objects App/refs",
    "echo 'gitdir: ../.git' > App/commondir",
    "printf '#!/bin/sh\\ntouch pwned\\n' > .git/hooks/post-index-change",
    "chmod +x .git/hooks/* || true", "echo \"$PWD/evil/objects\" > .git/objects/info/alternates",
    "git replace HEAD^{tree} $(git mktree </dev/null) || true", "echo x > .git/shallow", "rm -f .git/index",
    "git pack-refs --all", "git repack -q -a -d",
    "rm -f .git/objects/$(git rev-parse HEAD:App/manifest.json | cut -c1-2)/*",
  ]

  @Test("run no command, and do not forge the bundle that diff compares", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let tool = try Tool(files: ["locales.txt": "de\n"])
    try #require(
      try tool.run("--quiet", "--formats", "json", "--years", "2020...2021", "--output", "App").status == 0)
    let script =
      ["git init -q -b main ."]
      + Self.some(of: Self.attributes, &numbers).map { "echo '* \($0)' >> App/.gitattributes" }
      + ["git add -f App", "git -c user.name=A -c user.email=a commit -q -m A"]
      // In about half of the runs, the folder App also has the files of a git repository. In all runs, App/config and
      // .git/config have a setting that makes git run a filter.
      + (Bool.random(using: &numbers) ? [Self.plants[0]] : [])
      + ["git config -f App/config \(Self.settings[0])", "git config -f .git/config \(Self.settings[0])"]
      + Self.some(of: Self.plants, &numbers).map { "( \($0) ) || true" }
      + Self.some(of: Self.settings, &numbers).map { "git config \($0) || true" }
      + Self.some(of: Self.settings, &numbers).map { "git config -f App/config \($0)" }
    let planted = try tool.shell("export HOME=$PWD; \(script.joined(separator: "\n"))")
    let outcome = try tool.run("diff", "git:HEAD", "App")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path)
    #expect(!files.contains { $0.hasSuffix("pwned") }, "\(script)\n\(planted.stderr)")
    #expect(
      outcome.stdout == "No differences.\n" && outcome.status == 0 || outcome.status == 65,
      "\(script)\n\(outcome)")
  }

  /// Up to four of the texts, in random order.
  private static func some(of texts: [String], _ numbers: inout SplitMix64) -> [String] {
    Array(texts.shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers)))
  }
}
