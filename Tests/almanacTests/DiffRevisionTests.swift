import Foundation
import Testing

/// `diff git:REV`, which compares a folder with its state in a git revision.
@Suite struct DiffRevisionTests {
  private let tool: Tool

  init() throws { tool = try Tool.withOldAndNew() }

  /// Commits the folder `New` in a repository; the commit has an annotated tag.
  private func commit(objectFormat: String = "sha1") throws {
    try tool.shell(
      """
      export HOME=$PWD
      git init -q --object-format=\(objectFormat) && git add New && \(CommittedBundle.commit)
      git -c user.name=x -c user.email=x@example.invalid tag -m x v1
      """
    ).expectSuccess()
  }

  @Test("suggests git:REV for a revision without 'git:', and nothing for any other name")
  func withoutGit() throws {
    try commit()
    let missing = "error: This folder cannot be read: No such file or directory."
    for name in ["HEAD", "v1"] {
      let failure = Tool.Outcome.failure(65, "\(name): \(missing) Did you mean 'git:\(name)'?\n")
      #expect(try tool.run("diff", name, "New") == failure)
      #expect(try tool.run("diff", "New", name) == failure)
    }
    #expect(
      try tool.run("diff", "None", "New") == .failure(65, "None: \(missing) Name the folder of a bundle.\n"))
    try tool.write("", to: "v1")
    let file = "v1: error: This folder cannot be read: Not a directory. Name the folder of a bundle.\n"
    #expect(try tool.run("diff", "v1", "New") == .failure(65, file))
  }

  @Test("compares a folder with its state in a git revision")
  func revision() throws {
    try commit()
    #expect(try tool.run("diff", "git:HEAD", "New").status == 0)
    // The name of an object has 40 or 64 hexadecimal digits.
    let branch = String(repeating: "g", count: 40)
    try tool.shell("git branch \(branch)").expectSuccess()
    #expect(try tool.run("diff", "git:\(branch)", "New").status == 0)
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jänner\"")
    let outcome = try tool.run("diff", "git:v1", "New", "--quiet")
    #expect(outcome.status == 1, "\(outcome.stderr)")
    #expect(
      outcome.stdout.split(separator: "\n").first
        == "de gregorian months.format.wide.M01: \"Januar\" → \"Jänner\"")
    let back = try tool.run("diff", "New", "git:v1", "--quiet")
    #expect(back.stdout.hasPrefix("de gregorian months.format.wide.M01: \"Jänner\" → \"Januar\"\n"))
    for names in [["git:v1", "New"], ["New", "git:v1"]] {
      let annotations = try tool.run(["diff"] + names + ["--report", "github"]).stdout
      #expect(annotations.contains("::warning file=New/json/de/gregorian.json,"), "\(annotations)")
    }
  }

  @Test("does not read a link in the revision as a file")
  func link() throws {
    let file = "New/json/de/locale.json"
    try tool.shell("mv \(file) kept && ln -s '{}' \(file)").expectSuccess()
    try commit()
    try tool.shell("mv kept \(file)").expectSuccess()
    let diff = try tool.run("diff", "git:HEAD", "New")
    let missing = "The manifest lists this file, but the revision does not contain it."
    #expect(diff.status == 65 && diff.stderr.hasPrefix("git:HEAD/json/de/locale.json: error: \(missing)"))
  }

  // With SHA-256, the names of objects have 64 digits instead of 40 (gitformat-hash-function-transition(5)).
  // git-fast-import(1): an executable file has the mode 100755. On some mounted disks, every file is executable.
  // GitHub finds the file of an annotation only by its path from the root of the repository.
  @Test(
    "annotates a file by its path in the repository, in whatever folder the command runs",
    arguments: [("New", "."), ("New/json", "../../New/"), ("Old", "$PWD/../New"), (".", "New/")])
  func annotations(folder: String, bundle: String) throws {
    try commit()
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jänner\"")
    let diff = try tool.shell("cd \(folder) && $almanac diff git:HEAD \"\(bundle)\" --report github")
    #expect(diff.stdout.contains("\n::warning file=New/json/de/gregorian.json,"), "\(diff)")
    let check = try tool.shell(
      "cd \(folder) && $almanac check --manifest-only --output \"\(bundle)\" --report github")
    #expect(check.stdout.hasPrefix("::error file=New/json/de/gregorian.json,"), "\(check)")
  }

  @Test("reads SHA-256 object names, and executable files like other files", arguments: ["sha1", "sha256"])
  func executable(objectFormat: String) throws {
    try tool.shell("chmod +x New/manifest.json New/json/de/gregorian.json").expectSuccess()
    try commit(objectFormat: objectFormat)
    #expect(try tool.run("diff", "git:HEAD", "New") == .success("No differences.\n"))
  }

  // In Swift, a quote and the combining mark after it are one character, but a shell reads the quote as a quote.
  @Test("runs no code from a name")
  func namesAreNoCommands() throws {
    try commit()
    for quote in ["\"", "`", "'", "$(", "\\"].flatMap({ [$0, "\($0)\u{301}"] }) {
      let name = "x\(quote); touch pwned; \(quote)"
      #expect(try tool.run("diff", "git:HEAD", name).status != 0, "\(name)")
      #expect(try tool.run("diff", "git:\(name)", "New").status != 0, "\(name)")
    }
    #expect(!tool.exists("pwned") && !tool.exists("New/pwned"))
  }

  // git-clone(1): `--depth 1` fetches only the last commit.
  @Test("says how to fetch a revision that a shallow clone lacks")
  func shallowClone() throws {
    try commit()
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jänner\"")
    let second = "git add New && \(CommittedBundle.commit) && git clone -q --depth 1 \"file://$PWD\" clone"
    try tool.shell(second).expectSuccess()
    let diff = try tool.shell("cd clone && $almanac diff git:HEAD~1 New")
    let problem = "revision 'HEAD~1' of 'New': it is not in this repository. "
    #expect(diff.status == 65 && diff.stderr.contains(problem), "\(diff)")
    let command = try #require(diff.stderr.split(separator: "'").first { $0.hasPrefix("git fetch") })
    try tool.shell("cd clone && \(command)").expectSuccess()
    #expect(try tool.shell("cd clone && $almanac diff git:HEAD~1 New").status == 1)
  }

  @Test("names the revision or folder that git does not have")
  func badRevision() throws {
    let outside = try tool.run("diff", "git:HEAD", "New")
    #expect(outside.status == 65)
    let remedy = "Compare two folders instead."
    #expect(outside.stderr.contains("The folder 'New' is not in a git repository. \(remedy)"))
    try commit()
    try tool.run("diff", "git:it's", "New").expectError(65, "revision 'it's'")
    try tool.run("diff", "git:HEAD", "Old").expectError(65, "'Old' is not in the revision 'HEAD'")
    #expect(try tool.run("diff", "git:", "New").status == 64)
    #expect(try tool.run("diff", "git:--output=x", "New").status == 64)
    // gitrevisions(7): ^REV excludes the commits that REV reaches.
    #expect(try tool.run("diff", "git:^HEAD", "New").stderr.contains("'git:^HEAD' is not a revision."))
    #expect(try tool.run("diff", "git:v1", "git:v2").status == 64)
    try tool.run("diff", "git:HEAD", "New", environment: ["PATH": "/nowhere"]).expectError(
      74, "'git' is not installed.")
  }

  // git-rev-list(1): a clone with --filter=blob:none has only the files of the commit that is checked out.
  @Test("names the command that fetches the files that a partial clone lacks, and then compares them")
  func partialClone() throws {
    try commit()
    try tool.replace("\"Januar\"", in: "New/json/de/gregorian.json", with: "\"Jänner\"")
    try tool.shell(
      """
      git config uploadpack.allowFilter true && git add New && \(CommittedBundle.commit)
      git clone -q --filter=blob:none "file://$PWD" clone
      """
    ).expectSuccess()
    let diff = try tool.shell("cd clone && $almanac diff git:v1 New")
    let command = "git -C New diff --stat v1"
    // git-config(1): `core.fsmonitor` names a command that `git diff` runs.
    let hint = "If you trust the repository's settings, run '\(command)' to fetch them. "
    let problem = "'New': some of its files are not in this partial clone. \(hint)"
    #expect(diff.status == 65 && diff.stderr.contains(problem), "\(diff)")
    try tool.shell("cd clone && \(command)").expectSuccess()
    #expect(try tool.shell("cd clone && $almanac diff git:v1 New").status == 1)
  }

  @Test("names the reason if git cannot be started or does not work")
  func brokenGit() throws {
    try commit()
    try tool.write("#!/bin/sh\n", to: "bin/git")
    let environment = ["PATH": tool.folder.appending(path: "bin").path]
    let error = "almanac: error: 'git'"
    #expect(
      try tool.run("diff", "git:HEAD", "New", environment: environment)
        == .failure(74, "\(error) cannot be started: Permission denied. Compare two folders instead.\n"))
    try tool.write("#!/bin/sh\nexit 3\n", to: "bin/git")
    try tool.shell("chmod +x bin/git").expectSuccess()
    try tool.run("diff", "git:HEAD", "New", environment: environment).expectError(
      65, "revision 'HEAD' of 'New': exit code 3. ")
    // Git prints these messages with the names and texts of files, which are not shown.
    for reason in [
      "fatal: not a git repository", "fatal: Out of memory",
      "fatal: bad config line", "fatal: unknown repository extension", "error: inflate: data stream error",
    ] {
      try tool.write("#!/bin/sh\necho '\(reason) secret' >&2\nexit 128\n", to: "bin/git")
      try tool.run("diff", "git:HEAD", "New", environment: environment).expectError(
        65, "revision 'HEAD' of 'New': \(reason). ")
    }
  }

  // githooks(5): a hook of a linked worktree runs with GIT_DIR set.
  // git(1): `GIT_CONFIG_*` and `GIT_EXEC_PATH` say where git's settings and programs are. The other variables of git
  // name a repository, or change what git reads and fetches.
  @Test("starts git with the user's settings, without a repository of the environment, and in English")
  func environment() throws {
    try commit()
    try tool.write("#!/bin/sh\n/usr/bin/env | /usr/bin/sort > seen\nexit 3\n", to: "bin/git")
    try tool.shell("chmod +x bin/git").expectSuccess()
    let settings = ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM", "GIT_EXEC_PATH"]
    let names = settings + ["GIT_DIR", "GIT_OBJECT_DIRECTORY", "LC_ALL"]
    let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, "mine") })
    let path = ["PATH": tool.folder.appending(path: "bin").path]
    _ = try tool.run("diff", "git:HEAD", "New", environment: environment.merging(path) { $1 })
    let seen = try tool.text(of: "seen").split(separator: "\n").map(String.init)
    let own = [
      "GIT_ALLOW_PROTOCOL=none", "GIT_LITERAL_PATHSPECS=1", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1",
    ]
    #expect(Set(seen).isSuperset(of: own + settings.map { "\($0)=mine" } + ["LC_ALL=C"]), "\(seen)")
    #expect(seen.count { $0.hasPrefix("GIT_") } == own.count + settings.count + 1, "\(seen)")
  }
}
