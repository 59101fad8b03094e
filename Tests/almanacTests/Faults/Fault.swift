import Foundation
import Testing

// What the tests of faults share: a shell, and the state a run left.

extension Tool {
  /// Runs a script of the shell in the folder; `$almanac` is the command.
  func shell(_ script: String, prefix: [String] = [], _ environment: [String: String] = [:]) throws -> Outcome
  {
    let words = prefix + ["/bin/bash", "-c", script]
    let process = try start(
      Array(words.dropFirst()), environment: environment.merging(["almanac": Tool.executable.path]) { $1 },
      executable: URL(filePath: words[0]))
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, stdout: try text(of: "stdout"), stderr: try text(of: "stderr"))
  }

  /// Makes a symbolic link; both paths begin in the folder.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path,
      withDestinationPath: folder.appending(path: target).path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func copy(_ path: String, to other: String) throws {
    try FileManager.default.copyItem(
      at: folder.appending(path: path), to: folder.appending(path: other))
  }

  /// Every file below a folder but those a run keeps for itself.
  func filesOutsideStaging(in path: String) throws -> [String: Data] {
    try files(in: path).filter { !$0.key.hasPrefix(".almanac-staging") }
  }

  /// Leaves a journal with these lines in a folder, as a run that was killed does, over the manifest that is there.
  func leaveJournal(_ lines: [String], in output: String = "Output") throws {
    let sum = try shell("sha256sum \(output)/manifest.json").stdout.prefix(64)
    let head = ["base \(sum.isEmpty ? "none" : sum)", "manifest \(Tool.someSHA256)"]
    try write((head + lines).map { "\($0)\n" }.joined(), to: "\(output)/.almanac-staging/journal")
  }

  /// The SHA-256 of no file of a test.
  static let someSHA256 = String(repeating: "0", count: 64)

  /// How far the run in a folder has come.
  func phase(of output: String = "Output") -> Phase {
    if exists("\(output)/.almanac-staging/journal") { return .commit }
    return exists("\(output)/.almanac-staging") ? .staging : .outside
  }
}

/// How far a run has come, as its folder shows.
enum Phase: CaseIterable {
  /// Nothing is staged yet, or nothing any more.
  case outside
  case staging
  /// The journal is there.
  case commit
}

/// An input, and the bundle it makes.
struct SampleInput {
  let arguments: [String]
  let bundle: [String: Data]

  /// Makes the bundle in a folder of its own.
  init(_ name: String, list: String, _ options: String..., in tool: Tool) throws {
    try tool.write(list, to: "\(name).txt")
    arguments = ["--quiet", "--locales", "\(name).txt"] + options
    let process = try tool.start(arguments + ["--output", "fresh-\(name)"])
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    bundle = try tool.files(in: "fresh-\(name)")
  }

  /// Two inputs that share locales and add others, and files to the folders of those they share, with options that
  /// change the bytes of many files.
  static func pair(in tool: Tool) throws -> [SampleInput] {
    [
      try SampleInput("a", list: "de\nfr\nth\n", "--calendars", "gregorian", in: tool),
      try SampleInput(
        "b", list: "de\nja\nar-EG\nfr\n", "--calendars", "gregorian,buddhist", "--spaces", "ascii", "--years",
        "1950...2000", in: tool),
    ]
  }
}

extension Process {
  /// Whether the process ended by a signal.
  func isEnded(by signal: Int32) -> Bool {
    terminationReason == .uncaughtSignal && terminationStatus == signal
  }
}
