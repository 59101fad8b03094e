import Foundation
import Testing

/// Input files that are links: the tool must not print a private file outside the repository.
@Suite struct InputLinkTests {
  private let tool: Tool

  init() throws {
    tool = try Tool(files: [
      "private/secret": "top secret\n", "list.txt": "de\n", "app/real.txt": "de\n",
      "app/inner/list.txt": "de\n",
    ])
  }

  private func runInApp(_ arguments: String, repository: Bool) throws -> Tool.Outcome {
    try tool.shell("cd app; \(repository ? "git init -q ." : "true"); $almanac --quiet \(arguments)")
  }

  @Test(
    "are refused if they lead out of their repository or folder, and nothing of the target is printed",
    arguments: [true, false])
  func file(isInRepository: Bool) throws {
    try tool.link("app/link", to: "private/secret")
    let app = try tool.realFolder + "/app"
    let reason = "The link '\(app)/link' in this file's path leads outside '\(app)' or into its .git folder."
    for path in ["link", "./link", "$PWD/link", "../app/link"] {
      let options = "--locales \(path) --strings \(path) --keys \(path)"
      let outcome = try runInApp(options, repository: isInRepository)
      #expect(outcome.status == 65)
      // The three options have the same error, which is printed once.
      let lines = outcome.stderr.split(separator: "\n")
      #expect(lines.count == 1, "\(outcome.stderr)")
      #expect(lines[0].hasSuffix("link: error: \(reason) Name the target file directly."), "\(lines)")
    }
    #expect(try runInApp("--locales ../private/secret", repository: false).stderr.contains("top"))
  }

  @Test("are refused for a link in their path, a link to a link, and a link to a device")
  func ways() throws {
    try tool.link("app/way", to: "private")
    try tool.link("app/second", to: "app/way")
    try tool.link("app/dev", to: "private")
    try tool.shell("ln -s /dev/zero app/zero; ln -s inner/../../private/secret app/up").expectSuccess()
    for path in ["way/secret", "second/secret", "dev/secret", "zero", "up"] {
      let outcome = try runInApp("--locales \(path)", repository: true)
      #expect(outcome.status == 65)
      let link = "'\(try tool.realFolder)/app/\(path.prefix { $0 != "/" })'"
      let message = "\(path): error: The link \(link) in this file's path leads outside"
      #expect(outcome.stderr.hasPrefix(message), "\(outcome.stderr)")
    }
  }

  // proc_pid_cwd(5): /proc/self/cwd is a link to the working directory.
  @Test(
    "are refused on a path that begins in a folder of devices or processes",
    arguments: ["/dev/..$PWD", "/proc/self/cwd", "/proc/self/fd/3", "/dev/fd/3"])
  func throughDevices(folder: String) throws {
    try tool.link("app/link", to: "private/secret")
    let outcome = try runInApp("--locales \"\(folder)/link\" 3< .", repository: true)
    #expect(outcome.status == 65 && outcome.stderr.contains(" outside '"), "\(outcome)")
    #expect(!outcome.stderr.contains("secret"))
  }

  // The file systems of a Mac refuse names that are not UTF-8.
  #if os(Linux)
    @Test("are refused through a link to a folder whose name is not UTF-8, which may have another link")
    func unreadableName() throws {
      let folder = "$'d\\xe4'"
      try tool.shell(
        "cd app; mkdir \(folder); ln -s ../../private/secret \(folder)/list; ln -s \(folder) way"
      ).expectSuccess()
      let outcome = try runInApp("--locales way/list", repository: true)
      #expect(outcome.status == 65 && !outcome.stderr.contains("secret"), "\(outcome)")
    }
  #endif

  // shm_overview(7): every user may create files in /dev/shm, unlike in the rest of /dev.
  @Test(
    "are refused in the folder of shared memory",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
  func sharedMemory() throws {
    let link = "/dev/shm/\(tool.folder.lastPathComponent)"
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: link) } }
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: tool.folder.appending(path: "private/secret").path)
    let outcome = try tool.run("--locales", link)
    #expect(outcome.status == 65 && !outcome.stderr.contains("secret"), "\(outcome)")
  }

  // actions/checkout writes the token of a job into .git/config. On macOS and Windows, .GIT and .git are the same folder.
  @Test("are refused if they lead into the folder .git, in any case", arguments: [".git", ".GIT", ".Git"])
  func repositoryFolder(name: String) throws {
    try tool.shell(
      "cd app; git init -q .; mkdir -p \(name)/logs; cp real.txt \(name)/list; ln -s \(name)/logs/../list settings; ln -s \(name) way"
    ).expectSuccess()
    for file in ["settings", "way/list"] {
      try tool.shell("cd app; $almanac --locales \(file)").expectError(65, "\(file): error: The link '")
    }
  }

  @Test("are read if they stay in the repository, or without a repository in the folder")
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

  @Test("are read if a link leads to the working directory above them")
  func home() throws {
    try tool.shell("mkdir homes; ln -s ../app homes/me").expectSuccess()
    let outcome = try tool.shell("cd homes/me; $almanac --quiet --locales \"$PWD/real.txt\"")
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test(
    "are read if the system opened them, as with standard input and process substitution",
    arguments: [
      "--locales /dev/stdin < ../list.txt", "--locales <(cat ../list.txt)",
      "--locales <(cat ../list.txt; sleep 0.3; echo)",
      "--locales /dev/fd/3 3< ../list.txt", "--locales /proc/self/fd/3 3< ../list.txt",
    ])
  func devices(arguments: String) throws {
    let outcome = try runInApp(arguments, repository: true)
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test("are refused with a message if they lead to nothing or to themselves")
  func nowhere() throws {
    try tool.shell("ln -s nothing app/dangling; ln -s loop app/loop").expectSuccess()
    let dangling = try runInApp("--locales dangling", repository: true)
    #expect(dangling.stderr.hasPrefix("dangling: error: There is no such file."))
    let loop = try runInApp("--locales loop", repository: true)
    #expect(loop.status == 65)
    #expect(loop.stderr.hasPrefix("loop: error: The file cannot be read:"))
  }
}
