import Foundation
import Testing

/// `diff git:REV` in a repository with very many files, such as a hostile repository or a monorepo.
@Suite struct LargeRepositoryTests {
  private let bundle: CommittedBundle

  init() throws { bundle = try CommittedBundle() }

  // Forty nested trees, each with four entries for the next tree, list 4^40 files or folders, but need
  // only a few kilobytes.
  @Test(
    "does not enter folders without files of the bundle", arguments: ["100644 blob", "040000 tree"])
  func treeBomb(kind: String) throws {
    try bundle.shell(
      """
      object=$(git hash-object -w --stdin </dev/null)
      [ '\(kind)' = '100644 blob' ] || object=$(git mktree </dev/null)
      kind='\(kind)'
      for level in $(seq 40); do
        object=$(for name in a b c d; do printf '%s %s\\t%s\\n' "$kind" $object $name; done | git mktree)
        kind='040000 tree'
      done
      manifest=$(git rev-parse HEAD:App/manifest.json)
      tree=$(printf '040000 tree %s\\tjson\\n100644 blob %s\\tmanifest.json\\n' $object $manifest | git mktree)
      tree=$(printf '040000 tree %s\\tApp\\n' $tree | git mktree)
      git tag bomb $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """)
    try bundle.diff("git:bomb").expectError(65, "The manifest lists this file, but")
  }

  // Each of the two trees has a name of 33 MB.
  @Test("refuses folders whose lists of files are larger than 64 MB in total")
  func largeLists() throws {
    try bundle.shell(
      """
      list() { printf '100644 '; head -c 33000000 /dev/zero | tr '\\0' a; printf '\\0%20s' ''; }
      write() { git hash-object --literally -t tree -w --stdin; }
      app=$(list | write)
      tree=$( (list; printf '40000 App\\0'; printf $(echo $app | sed 's/../\\\\x&/g')) | write)
      git tag large $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """)
    let outcome = try bundle.diff("git:large")
    #expect(outcome.stderr.contains("are larger than 64 MB in total"), "\(outcome.stderr)")
  }

  @Test("refuses a file of a revision that is larger than any file of a bundle")
  func largeFile() throws {
    func commit(size: Int) throws {
      try bundle.shell(
        """
        cp -r App Old && truncate -s \(size) App/json/de/locale.json && git add App && \(CommittedBundle.commit)
        rm -r App && mv Old App
        """)
    }
    try commit(size: 16_000_000)
    #expect(!(try bundle.diff().stderr.contains("larger than 16 MB")))
    try commit(size: 16_000_001)
    #expect(
      try bundle.diff()
        == .failure(
          74,
          "almanac: error: Could not read 'git:HEAD/json/de/locale.json': It is larger than 16 MB, the limit for a file "
            + "in a bundle. Fix this and run the command again.\n"))
  }

  @Test("refuses a damaged list of files")
  func damagedList() throws {
    for text in ["100644", "100644 a", "100644 a\\0b"] {
      try bundle.shell(
        """
        tree=$(printf '\(text)' | git hash-object --literally -t tree -w --stdin)
        git tag -f damaged $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
        """)
      try bundle.diff("git:damaged").expectError(65, "' is damaged.")
    }
  }

  // Each of 2,000 folders contains 400 empty folders, and none of the files that the manifest lists.
  @Test("names the first 200 missing files of a revision with very many other folders")
  func manyEntries() throws {
    let (tool, tags) = (bundle.tool, Self.tags(2000))
    try tool.write(Self.manifest(of: tags), to: "App/manifest.json")
    try tool.write(tags.joined(separator: "\n"), to: "tags.txt")
    try bundle.shell(
      """
      empty=$(git mktree </dev/null)
      many=$(for n in $(seq 400); do printf '040000 tree %s\\t%s\\n' $empty $n; done | git mktree)
      manifest=$(git hash-object -w App/manifest.json)
      app=$( (printf '100644 blob %s\\tmanifest.json\\n' $manifest
        while read -r tag; do printf '040000 tree %s\\t%s.lproj\\n' $many $tag; done < tags.txt) | git mktree)
      tree=$(printf '040000 tree %s\\tApp\\n' $app | git mktree)
      git tag bomb $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """)
    let outcome = try bundle.diff("git:bomb")
    #expect(outcome.status == 65)
    let lines = outcome.stderr.split(separator: "\n")
    #expect(lines.count == 201)
    let first = try #require(lines.first)
    #expect(first.contains("/aaa.lproj/Picker.strings: error: The manifest lists this file, but"))
    #expect(lines.last == "almanac: error: 1801 more errors. Fix the errors above first.")
  }

  /// Well-formed language tags in git's order: the first `count` tags of three letters (`aaa`, `aab`), and then `zzz`.
  private static func tags(_ count: Int) -> [String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return letters.flatMap { a in letters.flatMap { b in letters.map { "\(a)\(b)\($0)" } } }.prefix(count) + [
      "zzz"
    ]
  }

  private static func manifest(of tags: [String]) -> String {
    let files = tags.map {
      #""\#($0).lproj/Picker.strings": {"sha256": "\#(Tool.someSHA256)", "size": 1}"#
    }
    return #"""
      {"schemaVersion": 2, "icu": "72.1", "cldr": "42", "tool": "0.1.0", "tzdata": "2022e",
      "files": {\#(files.joined(separator: ","))}, "locales": {\#(tags.map { "\"\($0)\": {}" }.joined(separator: ","))},
      "options": {"calendars": ["gregorian"], "formats": ["strings"], "stringsLayout": "flat"}}
      """#
  }
}
