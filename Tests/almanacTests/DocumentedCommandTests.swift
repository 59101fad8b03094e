import Foundation
import Testing

/// The commands that the README, the articles and the help show, run in the order in which they appear.
///
/// The test's folder has files of Almanac's repository and files of an app. If a document mentions `git:`, the folder
/// is a Git repository. If `cat FILE` names a missing file, the test writes the file with the text that the document
/// shows, because the document asks the reader to write it.
@Suite struct DocumentedCommandTests {
  /// The documents with commands, by their paths in the repository.
  static let documents: [String] = {
    let articles = "Sources/AlmanacKit/AlmanacKit.docc"
    let folder = Repository.folder.appending(path: articles).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return (["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(articles)/\($0)" })
      .filter { !sessions(in: $0).isEmpty }
  }()

  private static func sessions(in document: String) -> [DocumentedSession] {
    do {
      return try DocumentedSession.all(in: Repository.text(of: document))
    } catch {
      Issue.record(error, "\(document)")
      return []
    }
  }

  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  @Test("the README and the articles show what their commands print", arguments: documents)
  func output(document: String) throws {
    guard try tool.run("--version").stdout.contains("ICU 72.1") else { return }
    try run(Self.sessions(in: document), isInGit: try Repository.text(of: document).contains("git:"))
  }

  @Test(
    "the examples in the help work",
    arguments: [
      [], ["generate"], ["check"], ["diff"], ["errata"], ["locales"], ["preview"], ["show"], ["words"],
    ])
  func help(command: [String]) throws {
    let help = try tool.run(command + ["--help"])
    #expect(help == .success(help.stdout))
    let lines = help.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
    // On the first page of the help, two spaces and a description follow each command.
    let steps = examples.map {
      DocumentedSession.Step(command: $0.dropFirst(2).components(separatedBy: "  ")[0], expected: nil)
    }
    try #require(!steps.isEmpty)
    try run([DocumentedSession(steps: steps)], isInGit: true)
  }

  private func run(_ sessions: [DocumentedSession], isInGit: Bool) throws {
    try addClone(
      isShort: sessions.allSatisfy {
        $0.steps.allSatisfy { $0.expected == nil || !$0.command.contains("Output") }
      })
    if isInGit { _ = try shell("git init -q -b main && git add . && git commit -q -m 'Add the bundle'") }
    for session in sessions {
      for step in session.steps where try !writesFile(step) {
        let (status, lines) = try shell(step.command)
        if step.expected == nil {
          #expect(status <= 1, "\(step.command): \(lines)")
        } else {
          #expect(step.matches(lines), "\(step.command) prints\n\(lines.joined(separator: "\n"))")
        }
      }
      // After an example without output, git restores the committed files.
      if isInGit, session.steps[0].expected == nil { _ = try shell("git checkout -q . && git clean -fdq") }
    }
  }

  @Test("the README and at least seven articles have commands")
  func count() {
    #expect(Self.documents.count >= 8 && Self.sessions(in: "README.md").count == 3)
  }

  @Test("the README's command for each platform writes a bundle that is up to date")
  func platforms() throws {
    let lines = try Repository.readme.matches(of: #/\| `almanac (--[^`]*)`/#).map { String($0.1) }
    #expect(lines.count >= 4)
    try tool.write("en\nth\n", to: "list.txt")
    for line in lines {
      let options = "--locales list.txt --output Bundle"
      let (status, printed) = try shell(
        "almanac --quiet \(line) \(options) && almanac check \(line) \(options) && rm -r Bundle")
      #expect(status == 0, "\(line): \(printed)")
    }
  }

  /// Writes the files that the commands read: files of Almanac's repository, and an app's files.
  ///
  /// If `isShort` is true, `Output` has only seven locales. These are enough for documents that do not show its files.
  private func addClone(isShort: Bool) throws {
    for path in ["Sources/Resources/examples"] + (isShort ? [] : ["Output", "locales.txt"]) {
      let copy = tool.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.folder.appending(path: path), to: copy)
    }
    if isShort {
      try tool.write("ar-EG\nde\nen\nko\nth\nzh-Hans\nzh-Hant\n", to: "locales.txt")
      #expect(try shell("almanac --quiet").status == 0)
    }
    try tool.write("de\nen\n", to: "app/locales.txt")
    try tool.write(#"{"formats": ["json"]}"#, to: "app/almanac.json")
    try tool.write(#"{"app.done": "action.done"}"#, to: "app/picker-keys.json")
    try tool.write(#"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#, to: "app/Picker.xcstrings")
    #expect(try shell("almanac --quiet --locales app/locales.txt --output app/Locales").status == 0)
    #expect(try shell("cp -r app/Locales Output-ICU-78.3").status == 0)
  }

  /// Writes the file that a step shows with `cat`, if the file is missing; returns whether it wrote the file.
  private func writesFile(_ step: DocumentedSession.Step) throws -> Bool {
    guard let match = step.command.wholeMatch(of: #/cat ([a-z.]+)/#), let text = step.expected else {
      return false
    }
    let name = String(match.1)
    guard !tool.exists(name) else { return false }
    try tool.write(text.joined(separator: "\n") + "\n", to: name)
    return true
  }

  /// Runs a shell command in which `almanac` is the tested build; returns the exit code and the printed lines.
  private func shell(_ command: String) throws -> (status: Int32, lines: [String]) {
    let status = try tool.script(
      command,
      [
        "LC_ALL": "C.UTF-8", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c",
      ])
    let lines = try tool.text(of: "printed").split(separator: "\n", omittingEmptySubsequences: false)
    return (status, lines.dropLast(lines.last == "" ? 1 : 0).map(String.init))
  }
}
