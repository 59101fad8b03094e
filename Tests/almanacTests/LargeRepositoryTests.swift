import Foundation
import Testing

/// `diff git:REV` in a repository with very many files, such as a hostile repository or a monorepo.
@Suite struct LargeRepositoryTests {
  private let bundle: CommittedBundle

  init() throws { bundle = try CommittedBundle() }

  // Forty nested trees, each with four entries for the next tree, list 4^40 files or folders, but need
  // only a few kilobytes.
  @Test(
    "stops at a tree with more files or folders than any bundle", .timeLimit(.minutes(10)),
    arguments: ["100644 blob", "040000 tree"])
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
    let outcome = try bundle.diff("git:bomb")
    #expect(outcome.status == 65)
    let message = "has more than 100000 files in the bundle's folders, which is too many for a bundle."
    #expect(outcome.stderr.contains(message), "\(outcome.stderr)")
  }

  // Ten nested trees with four entries each list about a million files, more than any bundle has.
  @Test(
    "reads a bundle at the root of a repository, or in a folder, with a million other files",
    arguments: [true, false])
  func monorepo(isAtRoot: Bool) throws {
    try bundle.shell(
      """
      object=$(git hash-object -w --stdin </dev/null)
      kind='100644 blob'
      for level in $(seq 10); do
        object=$(for name in a b c d; do printf '%s %s\\t%s\\n' "$kind" $object $name; done | git mktree)
        kind='040000 tree'
      done
      bundle=$(git rev-parse HEAD:App)
      tree=$( (git ls-tree $bundle; printf '040000 tree %s\\tjson2\\n' $object) | git mktree)
      [ \(isAtRoot) = true ] || tree=$(printf '040000 tree %s\\tApp\\n' $tree | git mktree)
      git tag large $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      [ \(isAtRoot) = false ] || cp -r App/. .
      """)
    let outcome = try bundle.diff("git:large", isAtRoot ? "." : "App")
    #expect(outcome.stdout == CommittedBundle.same, "\(outcome.stderr)")
  }

  @Test("reports that a folder of the revision has no bundle")
  func noBundle() throws {
    try bundle.shell("mkdir Other && touch Other/notes.txt && git add Other && \(CommittedBundle.commit)")
    let outcome = try bundle.diff("git:HEAD", "Other")
    #expect(
      outcome.stderr.contains("git:HEAD: error: This is not a bundle: 'manifest.json' is missing."),
      "\(outcome.stderr)")
  }

  @Test("stops at a tree bomb below a name that is longer than any path", .timeLimit(.minutes(10)))
  func longName() throws {
    try bundle.shell(
      """
      object=$(git hash-object -w --stdin </dev/null)
      long="100644 blob $object\t$(printf '!%.0s' $(seq 6000))\n"
      kind='100644 blob'
      for level in $(seq 40); do
        object=$(for name in a b c d; do printf '%s %s\\t%s\\n' "$kind" $object $name; done | git mktree)
        kind='040000 tree'
      done
      json=$(printf "$long"'040000 tree %s\\ta\\n' $object | git mktree)
      manifest=$(git rev-parse HEAD:App/manifest.json)
      app=$(printf '040000 tree %s\\tjson\\n100644 blob %s\\tmanifest.json\\n' $json $manifest | git mktree)
      tree=$(printf '040000 tree %s\\tApp\\n' $app | git mktree)
      git tag bomb $(git -c user.name=A -c user.email=a commit-tree -m A $tree)
      """)
    let outcome = try bundle.diff("git:bomb")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("git cannot read the revision 'bomb' of 'App': "), "\(outcome.stderr)")
  }
}
