import AlmanacTestSupport
import Foundation
import Testing

/// `diff git:REV` of a bundle in the flat layout, which has an `.lproj` folder for each locale at the top.
@Suite struct FlatRevisionTests {
  // Each of 2,000 folders contains 400 empty folders, and none of the files that the manifest lists.
  @Test("names the first 200 missing files of a revision with very many other folders")
  func manyEntries() throws {
    let (tool, tags) = (try Tool(), Self.tags(2000))
    try tool.write(Self.manifest(of: tags), to: "App/manifest.json")
    try tool.write(tags.joined(separator: "\n"), to: "tags.txt")
    try tool.shell(
      """
      set -e; export HOME=$PWD; git init -q -b main .
      empty=$(git mktree </dev/null)
      many=$(for n in $(seq 400); do printf '040000 tree %s\\t%s\\n' $empty $n; done | git mktree)
      manifest=$(git hash-object -w App/manifest.json)
      app=$( (printf '100644 blob %s\\tmanifest.json\\n' $manifest
        while read -r tag; do printf '040000 tree %s\\t%s.lproj\\n' $many $tag; done < tags.txt) | git mktree)
      tree=$(printf '040000 tree %s\\tApp\\n' $app | git mktree)
      git tag bomb $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """
    ).expectSuccess()
    let outcome = try tool.run("diff", "git:bomb", "App")
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
