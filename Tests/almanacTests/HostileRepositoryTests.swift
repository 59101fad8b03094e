import AlmanacTestSupport
import Foundation
import Testing

/// `diff git:REV` in a hostile repository, which must not run code or forge the compared bundle.
@Suite struct HostileRepositoryTests {
  private let bundle: CommittedBundle
  private var tool: Tool { bundle.tool }

  init() throws { bundle = try CommittedBundle() }

  /// Whether one of the attacker's commands has run.
  private var isPwned: Bool {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).contains { $0.hasSuffix("pwned") }
    }
  }

  // A branch cannot contain `.git`. However, it can contain all files that make git treat a folder as a repository
  // without a work tree.
  @Test("treats a folder as a bundle, not as a repository, whatever it contains")
  func plantedRepository() throws {
    try bundle.shell(
      """
      mkdir evil && cd evil && git init -q . && cp -r ../App/. .
      sed -i 's/"Januar"/"Jaenner"/' json/de/gregorian.json
      echo '* filter=x' > .gitattributes && git add -A && \(CommittedBundle.commit)
      git config filter.x.smudge 'touch pwned; cat' && git config filter.x.required true
      cp -r .git/HEAD .git/config .git/objects .git/refs ../App/
      """)
    let outcome = try bundle.diff()
    #expect(try !isPwned)
    #expect(outcome.stdout == CommittedBundle.same, "\(outcome.stderr)")
  }

  @Test("does not treat a folder with an empty '.git' as a repository")
  func emptyRepository() throws {
    let error = "almanac: error: git cannot read the revision 'HEAD' of 'App': "
    // The folder above is a repository.
    try bundle.shell("mkdir App/.git")
    try bundle.diff().expectError(65, error)
    // The folder itself is a repository without a work tree, with a commit that could be read.
    try bundle.shell("git clone -q --bare . evil && cp -r evil/* App/")
    try bundle.diff().expectError(65, error)
  }

  // gitattributes(5): each of these attributes changes the content of a checkout or an archive.
  @Test("reads the content of the objects, whatever the attributes are")
  func attributes() throws {
    try bundle.shell("git config core.attributesFile App/.gitattributes")
    for attribute in [
      "export-ignore", "filter=x", "eol=crlf", "ident", "working-tree-encoding=UTF-16", "export-subst",
    ] {
      // 'git add' cannot encode a file in UTF-16. The test's own commands must not run the filter.
      try bundle.shell(
        """
        git config --remove-section filter.x || true
        echo '* text \(attribute)' > App/.gitattributes
        file=$(git hash-object -w --no-filters App/.gitattributes)
        git update-index --add --cacheinfo "100644,$file,App/.gitattributes"
        tree=$(git write-tree)
        commit=$(git -c user.name=A -c user.email=a commit-tree -p HEAD -m A $tree)
        git update-ref HEAD $commit
        [ "$(git cat-file blob HEAD:App/.gitattributes)" = '* text \(attribute)' ]
        git config filter.x.smudge 'touch pwned; cat' && git config filter.x.clean 'touch pwned; cat'
        """)
      let outcome = try bundle.diff()
      #expect(try !isPwned, "\(attribute)")
      #expect(outcome.stdout == CommittedBundle.same, "\(attribute): \(outcome.stderr)")
    }
  }

  // git-config(1): settings with commands that git runs. A partial clone also fetches missing objects.
  @Test("does not fetch, and does not run commands from the repository's settings")
  func settings() throws {
    try bundle.shell(
      """
      mkdir hooks && printf '#!/bin/sh\\ntouch pwned\\n' > hooks/post-checkout && chmod +x hooks/*
      git config core.fsmonitor 'touch pwned' && git config core.pager 'touch pwned'
      git config pager.cat-file 'touch pwned' && git config core.sshCommand 'touch pwned'
      git config alias.cat-file '!touch pwned' && git config core.hooksPath hooks
      git config diff.external 'touch pwned' && git config remote.origin.uploadpack 'touch pwned;'
      git config extensions.partialClone origin
      git config remote.origin.promisor true && git config core.repositoryFormatVersion 1
      git config remote.origin.url 'ext::sh -c touch% pwned' && git config protocol.ext.allow always
      for name in core.gitProxy core.editor core.askPass core.alternateRefsCommand gpg.program diff.x.textconv \
        pager.rev-parse filter.x.process uploadpack.packObjectsHook; do git config $name 'touch pwned'; done
      git config alias.rev-parse '!touch pwned' && git config credential.helper '!touch pwned'
      git config safe.bareRepository all && git config log.showSignature true
      """)
    #expect(try bundle.diff().stdout == CommittedBundle.same)
    try bundle.shell("rm -f .git/objects/$(git rev-parse HEAD:App/json/de/locale.json | sed 's|..|&/|')")
    try bundle.diff().expectError(65, "git cannot read the revision 'HEAD' of 'App': ")
    #expect(try !isPwned)
  }

  @Test("reads the objects themselves, not their replacements")
  func replacement() throws {
    try bundle.shell(
      """
      forged=$(sed 's/"Januar"/"Jaenner"/' App/json/de/gregorian.json | git hash-object -w --stdin)
      git replace $(git rev-parse HEAD:App/json/de/gregorian.json) $forged
      """)
    #expect(try bundle.diff().stdout == CommittedBundle.same)
  }

  @Test(
    "treats a link or another repository at a file's path as a missing file", arguments: ["120000", "160000"])
  func otherModes(mode: String) throws {
    try bundle.shell(
      """
      target=$(printf /etc/passwd | git hash-object -w --stdin)
      [ \(mode) = 120000 ] || target=$(git rev-parse HEAD)
      git update-index --cacheinfo "\(mode),$target,App/json/de/locale.json" && \(CommittedBundle.commit)
      """)
    try bundle.diff().expectError(
      65, "git:HEAD/json/de/locale.json: error: The manifest lists this file, but")
    try bundle.shell(
      "git update-index --cacheinfo \(mode),$(git rev-parse HEAD:App/json/de/locale.json),App/manifest.json"
        + " && git rm -q --cached App/json/de/locale.json && \(CommittedBundle.commit)")
    #expect(try bundle.diff().stderr.contains("This is not a bundle: 'manifest.json' is missing."))
  }

  @Test("treats a file in the place of a folder as a missing folder")
  func fileForFolder() throws {
    func replace(_ folder: String) throws {
      try bundle.shell(
        """
        file=$(git rev-parse HEAD:App/manifest.json) && git rm -rq --cached \(folder)
        git update-index --add --cacheinfo "100644,$file,\(folder)" && \(CommittedBundle.commit)
        """)
    }
    try replace("App/json")
    try bundle.diff().expectError(
      65, "git:HEAD/json/de/locale.json: error: The manifest lists this file, but")
    try replace("App")
    #expect(try bundle.diff().stderr.contains("The folder 'App' is not in the revision 'HEAD'."))
  }

  @Test("refuses a commit without a tree")
  func damagedCommit() throws {
    try bundle.shell("echo 'no tree' | git hash-object --literally -t commit -w --stdin > name")
    let name = try tool.text(of: "name").trimmingCharacters(in: .newlines)
    try bundle.diff("git:\(name)").expectError(65, ": the commit '\(name)' is damaged.")
  }

  // git-config(1), include.path: git waits for a pipe that no program writes to.
  @Test(
    "ends a git process that does not answer", .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func silence() throws {
    try bundle.shell("mkfifo pipe && git config include.path ../pipe")
    try bundle.diff().expectError(65, "git did not answer for 20 seconds")
  }

  // gitrepository-layout(5): git reads these files, and its messages quote some of them.
  @Test(
    "prints nothing of a private file that a link in the repository names",
    arguments: [
      "objects/info/alternates", "packed-refs", "shallow", "info/grafts", "commondir", "HEAD", "config",
      "refs/heads/main", "objects/info/commit-graph", "info/attributes",
    ])
  func privateFile(path: String) throws {
    try bundle.shell(
      """
      echo 'machine x login bob password hunter2' > secret
      mkdir -p .git/$(dirname \(path)) && ln -sf $PWD/secret .git/\(path)
      """)
    for revision in ["HEAD", "none", String(repeating: "1", count: 40)] {
      let outcome = try bundle.diff("git:\(revision)")
      #expect(!(outcome.stdout + outcome.stderr).contains("login"), "\(outcome)")
    }
  }

  @Test("ignores names that no bundle has, even if they are not UTF-8 or look the same")
  func otherNames() throws {
    try bundle.shell(
      """
      cp -r App/. . && touch $'f\\xff' $'f\\xfe' $'\\xc3\\xa9' $'e\\xcc\\x81'
      git add -A . && \(CommittedBundle.commit)
      """)
    #expect(try bundle.diff("git:HEAD", ".").stdout == CommittedBundle.same)
  }

  @Test("refuses a tree with a repeated path")
  func repeatedPath() throws {
    try bundle.shell(
      """
      forged=$(sed 's/"de"/"xx"/' App/manifest.json | git hash-object -w --stdin)
      printf '100644 manifest.json\\0' > tree
      printf $(git rev-parse HEAD:App/manifest.json | sed 's/../\\\\x&/g') >> tree
      printf '100644 manifest.json\\0' >> tree && printf $(echo $forged | sed 's/../\\\\x&/g') >> tree
      object=$(git hash-object --literally -t tree -w tree)
      tree=$(printf '040000 tree %s\\tApp\\n' $object | git mktree)
      git tag twice $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """)
    try bundle.diff("git:twice").expectError(65, "contains 'manifest.json' twice")
  }

  // git-config(1), safe.directory: git refuses a repository that belongs to another user.
  @Test(
    "prints git's reason for refusing a repository, without its control characters",
    .enabled(if: getuid() == 0, "Needs root, to give the repository another owner."))
  func foreignOwner() throws {
    try bundle.shell("mkdir 'a\u{1B}[31m' && mv App .git 'a\u{1B}[31m' && chown -R 12345 'a\u{1B}[31m'")
    let outcome = try tool.run("diff", "git:HEAD", "a\u{1B}[31m/App")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("detected dubious ownership in repository at"), "\(outcome.stderr)")
    #expect(outcome.stderr.contains("\\u001b[31m") && !outcome.stderr.contains("\u{1B}"))
    #expect(outcome.stderr.contains("'git config --global --add safe.directory "), "\(outcome.stderr)")
  }

  // gitrepository-layout(5): a `.git` file names the repository's folder.
  @Test("uses the repository that a '.git' file names, and runs none of its code")
  func gitFile() throws {
    try bundle.shell(
      """
      mv .git store && echo 'gitdir: store' > .git && git config core.worktree /nowhere
      git config filter.x.smudge 'touch pwned; cat' && git config core.fsmonitor 'touch pwned'
      """)
    let outcome = try bundle.diff()
    #expect(outcome.stdout == CommittedBundle.same, "\(outcome.stderr)")
    #expect(try !isPwned)
    try bundle.shell("echo 'gitdir: /nowhere' > .git")
    #expect(try bundle.diff().status == 65)
  }

  @Test("never treats a revision as an option")
  func option() throws {
    for revision in ["--output=pwned", "-h", "--git-dir=evil"] {
      try bundle.diff("git:\(revision)").expectError(64, "'git:\(revision)' is not a revision.")
    }
    #expect(try !isPwned)
  }
}
