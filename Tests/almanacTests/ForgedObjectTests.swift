import Foundation
import Testing

/// `diff git:SHA` in a repository where an object was replaced: the full name of a commit decides what is compared.
@Suite struct ForgedObjectTests {
  private let bundle: CommittedBundle
  private var tool: Tool { bundle.tool }
  /// The full name of the first commit, which the user trusts.
  private let commit: String

  /// The objects of the branch `other`, which has another name of January; the folder `App` has its files.
  init() throws {
    bundle = try CommittedBundle()
    commit = try Self.name(of: "HEAD", in: bundle.tool)
    try bundle.shell(
      """
      git checkout -q -b other && sed -i 's/"Januar"/"Jaenner"/' App/json/de/gregorian.json
      git add App && \(CommittedBundle.commit)
      """)
  }

  private static func name(of object: String, in tool: Tool) throws -> String {
    try tool.shell("git rev-parse '\(object)'").stdout.trimmingCharacters(in: .newlines)
  }

  // git-tag(1): an annotated tag is an object of its own, and can name another tag.
  @Test("compares the commit of an annotated tag by the tag's full name")
  func tag() throws {
    try bundle.shell(
      """
      tag="git -c user.name=A -c user.email=a@b.c tag -m A"
      $tag first main && $tag second first && $tag folder main^{tree} && $tag forged other
      """)
    for tag in ["first", "second"] {
      let name = try Self.name(of: tag, in: tool)
      #expect(name != commit)
      #expect(try bundle.diff("git:\(name)").stdout.contains("\"Januar\" → \"Jaenner\""))
    }
    try bundle.diff("git:\(Self.name(of: "folder", in: tool))").expectError(65, "' is a tree, not a commit.")
    try bundle.shell(
      """
      file() { git rev-parse "$1" | sed 's|..|.git/objects/&/|'; }
      cp -f "$(file forged)" "$(file first)"
      """)
    let forged = try bundle.diff("git:\(Self.name(of: "second", in: tool))")
    #expect(forged.stderr.contains("the content of the tag '"), "\(forged)")
  }

  private func expectMismatch(_ kind: String) throws {
    let outcome = try bundle.diff("git:\(commit)")
    #expect(outcome.status == 65)
    #expect(
      outcome.stderr.contains("the content of the \(kind) '")
        && outcome.stderr.contains("' does not match its name."), "\(outcome)")
  }

  @Test("finds the changed value if nothing is forged, also by a name in capital letters")
  func honest() throws {
    #expect(try bundle.diff("git:\(commit)").stdout.contains("\"Januar\" → \"Jaenner\""))
    #expect(try bundle.diff("git:\(commit.uppercased())").status == 1)
  }

  // gitrepository-layout(5): a loose object is the file objects/xx/yyyy, where xxyyyy is its name.
  @Test(
    "refuses a forged loose object",
    arguments: [
      ("blob", ":App/json/de/gregorian.json"), ("tree", ":App/json/de"), ("tree", "^{tree}"), ("commit", ""),
    ])
  func loose(kind: String, path: String) throws {
    try bundle.shell(
      """
      file() { git rev-parse "$1" | sed 's|..|.git/objects/&/|'; }
      cp -f "$(file 'other\(path)')" "$(file 'main\(path)')"
      """)
    try expectMismatch(kind)
  }

  // gitformat-pack(5): an index with one object has a table of 256 counts, a name, a CRC-32, an offset and two checksums.
  @Test("refuses a forged object in a pack")
  func packed() throws {
    let name = try Self.name(of: "main:App/json/de/gregorian.json", in: tool)
    try bundle.shell(
      """
      git rev-parse other:App/json/de/gregorian.json | git pack-objects -q .git/objects/pack/pack > sum
      rm -f .git/objects/\(name.prefix(2))/\(name.dropFirst(2))
      chmod u+w .git/objects/pack/*.idx
      """)
    let sum = try tool.text(of: "sum").trimmingCharacters(in: .newlines)
    let index = ".git/objects/pack/pack-\(sum).idx"
    var bytes = try Data(contentsOf: tool.folder.appending(path: index))
    let object = Data(hexadecimal: name)
    for value in 0..<256 { bytes[8 + 4 * value + 3] = value < object[0] ? 0 : 1 }
    bytes.replaceSubrange(1032..<1052, with: object)
    try tool.write(bytes, to: index)
    try expectMismatch("blob")
  }

  // gitformat-commit-graph(5): the graph repeats the tree of each commit.
  @Test("reads the tree of a commit from the commit, not from the graph of commits")
  func graph() throws {
    try bundle.shell("git commit-graph write --reachable && chmod u+w .git/objects/info/commit-graph")
    let graph = ".git/objects/info/commit-graph"
    var bytes = try Data(contentsOf: tool.folder.appending(path: graph))
    let place = bytes.firstRange(of: Data(hexadecimal: try Self.name(of: "main^{tree}", in: tool)))
    bytes.replaceSubrange(
      try #require(place), with: Data(hexadecimal: try Self.name(of: "other^{tree}", in: tool)))
    try tool.write(bytes, to: graph)
    #expect(try bundle.diff("git:\(commit)").stdout.contains("\"Januar\" → \"Jaenner\""))
  }

  @Test("refuses the full name of an object that is not a commit, and of an object that does not exist")
  func otherObject() throws {
    let (tree, absent) = (try Self.name(of: "main^{tree}", in: tool), String(repeating: "1", count: 40))
    let reasons = [tree: "'\(tree)' is a tree, not a commit.", absent: "the commit '\(absent)' is missing."]
    for (name, reason) in reasons {
      try bundle.diff("git:\(name)").expectError(65, reason)
    }
  }

  // In a repository with SHA-256, 40 digits can be the name of a branch.
  @Test("never treats 40 digits as a branch, and verifies SHA-256 names too")
  func longNames() throws {
    try bundle.shell(
      """
      rm -rf .git && git init -q -b \(commit) --object-format=sha256 . && git add App && \(CommittedBundle.commit)
      """)
    let branch = try bundle.diff("git:\(commit)")
    #expect(branch.status == 65 && branch.stdout.isEmpty, "\(branch)")
    try bundle.shell(
      """
      blob=$(git rev-parse HEAD:App/json/de/gregorian.json)
      other=$(git hash-object -w locales.txt)
      cp -f .git/objects/${other:0:2}/${other:2} .git/objects/${blob:0:2}/${blob:2}
      """)
    let outcome = try bundle.diff("git:HEAD")
    #expect(outcome.stderr.contains("' does not match its name."), "\(outcome)")
  }
}
