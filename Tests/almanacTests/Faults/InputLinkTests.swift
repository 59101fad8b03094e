import Foundation
import Testing

/// A link in a repository must not have the tool print a private file that it leads to.
@Suite struct InputLinkTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("top secret\n", to: "private/secret")
    try tool.write("de\n", to: "list.txt")
    try tool.write("de\n", to: "app/real.txt")
    try tool.write("de\n", to: "app/inner/list.txt")
  }

  private func runInApp(_ arguments: String, repository: Bool) throws -> Tool.Outcome {
    try tool.shell("cd app; \(repository ? "git init -q ." : "true"); $almanac --quiet \(arguments)")
  }

  /// The folder as the system names it.
  private var realFolder: String {
    get throws { try tool.shell("pwd -P").stdout.trimmingCharacters(in: .newlines) }
  }

  @Test(
    "refuses an input file that is a link out of its repository or folder, and prints nothing of it",
    arguments: ["--locales", "--strings", "--keys"], [true, false])
  func file(option: String, isInRepository: Bool) throws {
    try tool.link("app/link", to: "private/secret")
    for arguments in ["\(option) link", "\(option) ./link", "\(option) $PWD/link", "\(option) ../app/link"] {
      let locales = option == "--locales" ? "" : "--locales real.txt"
      let outcome = try runInApp("\(arguments) \(locales)", repository: isInRepository)
      #expect(outcome.status == 65)
      #expect(
        outcome.stderr.hasSuffix(
          "link: error: This is a link to a file outside of '\(try realFolder)/app'. Name that file itself.\n"
        ),
        "\(outcome.stderr)")
      #expect(!outcome.stderr.contains("secret"))
    }
    #expect(try runInApp("--locales ../private/secret", repository: false).stderr.contains("top"))
  }

  @Test("refuses a link on the way to the file, a link to a link, and a link to a device")
  func ways() throws {
    try tool.link("app/way", to: "private")
    try tool.link("app/second", to: "app/way")
    try tool.shell("ln -s /dev/zero app/zero; ln -s inner/../../private/secret app/up").expectSuccess()
    for (path, message) in [
      ("way/secret", "The link '\(try realFolder)/app/way' on the way to this file leads out of"),
      ("second/secret", "The link '\(try realFolder)/app/second' on the way to this file leads out of"),
      ("zero", "This is a link to a file outside of"), ("up", "This is a link to a file outside of"),
    ] {
      let outcome = try runInApp("--locales \(path)", repository: true)
      #expect(outcome.status == 65)
      #expect(outcome.stderr.hasPrefix("\(path): error: \(message)"), "\(outcome.stderr)")
    }
  }

  // actions/checkout writes the token of a job into .git/config.
  @Test("refuses a link into the repository's own folder", arguments: ["config", "logs/../config"])
  func repositoryFolder(path: String) throws {
    try tool.shell("cd app; git init -q .; mkdir -p .git/logs; ln -s .git/\(path) settings; ln -s .git way")
      .expectSuccess()
    for file in ["settings", "way/config"] {
      let outcome = try tool.shell("cd app; $almanac --locales \(file)")
      #expect(outcome.status == 65)
      #expect(!outcome.stderr.contains("repositoryformatversion"), "\(outcome.stderr)")
    }
  }

  // macOS and Windows take .GIT and .git for one folder.
  @Test("refuses a link into the repository's own folder in any case", arguments: [".GIT", ".Git"])
  func repositoryFolderInOtherCase(name: String) throws {
    let folder = "mkdir -p \(name); cp real.txt \(name)/list; ln -s \(name)/list settings"
    try tool.shell("cd app; git init -q .; \(folder)").expectSuccess()
    let outcome = try tool.shell("cd app; $almanac --quiet --locales settings")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("settings: error: This is a link"), "\(outcome.stderr)")
  }

  @Test("reads through links that stay in the repository, or without one in the folder")
  func inside() throws {
    try tool.link("app/file.txt", to: "app/inner/list.txt")
    try tool.link("app/folder", to: "app/inner")
    try tool.link("app/inner/up.txt", to: "app/real.txt")
    for isInRepository in [false, true] {
      for path in ["file.txt", "folder/list.txt", "$PWD/file.txt"] {
        let outcome = try runInApp("--locales \(path)", repository: isInRepository)
        #expect(outcome.status == 0, "\(path): \(outcome.stderr)")
      }
    }
    #expect(try runInApp("--locales inner/up.txt", repository: true).status == 0)
    #expect(
      try tool.shell("rm -rf app/.git; cd app; $almanac --quiet --locales inner/up.txt").status == 65,
      "without a repository, the link leads out of its folder")
  }

  @Test("reads a file below the folder the command runs in, when that folder is reached through a link")
  func home() throws {
    try tool.shell("mkdir homes; ln -s ../app homes/me").expectSuccess()
    let outcome = try tool.shell("cd homes/me; $almanac --quiet --locales \"$PWD/real.txt\"")
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test(
    "reads what the system has open: standard input and a shell's process substitution",
    arguments: [
      "--locales /dev/stdin < ../list.txt", "--locales <(cat ../list.txt)",
      "--locales /dev/fd/3 3< ../list.txt",
      "--locales /proc/self/fd/3 3< ../list.txt",
    ])
  func devices(arguments: String) throws {
    let outcome = try runInApp(arguments, repository: true)
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test("says that a link leads to nothing, or to itself")
  func nowhere() throws {
    try tool.shell("ln -s nothing app/dangling; ln -s loop app/loop").expectSuccess()
    let dangling = try runInApp("--locales dangling", repository: true)
    #expect(dangling.stderr.hasPrefix("dangling: error: There is no such file."))
    let loop = try runInApp("--locales loop", repository: true)
    #expect(loop.status == 65)
    #expect(loop.stderr.hasPrefix("loop: error: The file cannot be read:"))
  }
}
