import AlmanacTestSupport
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
    do {
      return try Repository.manual.filter { try !DocumentedSession.all(in: Repository.text(of: $0)).isEmpty }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  private let tool: Tool

  init() throws {
    tool = try Self.clone.tool()
  }

  /// Files of Almanac's repository, a bundle of seven locales, and an app's files.
  private static let clone = CopiedFolder { tool in
    let examples = "Sources/Resources/examples"
    try tool.shell("mkdir -p Sources/Resources").expectSuccess()
    try FileManager.default.copyItem(
      at: Repository.folder.appending(path: examples), to: tool.folder.appending(path: examples))
    try tool.generate("ar-EG\nde\nen\nko\nth\nzh-Hans\nzh-Hant\n")
    try tool.write("de\nen\n", to: "app/locales.txt")
    try tool.write(#"{"formats": ["json"]}"#, to: "app/almanac.json")
    try tool.write(#"{"app.done": "action.done"}"#, to: "app/picker-keys.json")
    try tool.write(catalogue(""), to: "app/Picker.xcstrings")
    try #require(
      try tool.run("--quiet", "--locales", "app/locales.txt", "--output", "app/Locales") == .success(""))
    try tool.copy("app/Locales", to: "Output-ICU-78.3")
  }

  @Test("the README and the articles show what their commands print", arguments: documents)
  func output(document: String) throws {
    guard try tool.run("--version").stdout.contains("ICU 72.1") else { return }
    let text = try Repository.text(of: document)
    try run(DocumentedSession.all(in: text), isInGit: text.contains("git:"))
  }

  @Test("the examples in the help work, and each is on one line")
  func help() throws {
    let commands = ["generate", "check", "diff", "errata", "locales", "preview", "show", "words"]
    let sessions = try ([[]] + commands.map { [$0] }).map(examples)
    try run(sessions, isInGit: true)
  }

  /// The examples in the help of a command, which do not need much time.
  private func examples(of command: [String]) throws -> DocumentedSession {
    let help = try tool.run(command + ["--help"])
    #expect(help == .success(help.stdout))
    let lines = help.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
    for line in examples { #expect(line.hasPrefix("  almanac") && line.count <= 80, "\(line)") }
    // On the first page of the help, two spaces and a description follow each command.
    let steps = examples.map {
      DocumentedSession.Step(command: $0.dropFirst(2).components(separatedBy: "  ")[0], expected: nil)
    }
    try #require(steps.count > 1, "\(command)")
    return DocumentedSession(steps: steps.filter { !Self.slowExamples.contains($0.command) })
  }

  /// Examples that need seconds for every locale; `CommandTests`, `ErrataTests` and an article run these commands.
  private static let slowExamples = [
    "almanac locales --coverage", "almanac errata", "almanac errata --report json > for-cldr.json",
  ]

  private func run(_ sessions: [DocumentedSession], isInGit: Bool) throws {
    // A document that shows files of Output needs all of its locales.
    if sessions.contains(where: { $0.steps.contains { $0.expected != nil && $0.command.contains("Output") } })
    {
      for path in ["Output", "locales.txt"] {
        try tool.remove(path)
        try FileManager.default.copyItem(
          at: Repository.folder.appending(path: path), to: tool.folder.appending(path: path))
      }
    }
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
  func count() throws {
    #expect(Self.documents.count >= 8)
    #expect(try DocumentedSession.all(in: Repository.readme).count == 3)
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
