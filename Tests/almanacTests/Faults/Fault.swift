import Foundation
import Testing

// Helpers for the tests of faults: they run shell scripts, and read or write the state that a run leaves.

extension Tool {
  /// Runs a shell script in the test's folder; the script can call the command as `$almanac`.
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

  /// Makes a symbolic link; both paths are relative to the test's folder.
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

  /// Every file below a folder, except the files of the staging folder.
  func filesOutsideStaging(in path: String) throws -> [String: Data] {
    try files(in: path).filter { !$0.key.hasPrefix(".almanac-staging") }
  }

  /// Leaves a journal with these steps, like a killed run that began with the folder's present manifest.
  func leaveJournal(_ lines: [String], in output: String = "Output") throws {
    let sum = try shell("sha256sum \(output)/manifest.json").stdout.prefix(64)
    let head = ["base \(sum.isEmpty ? "none" : sum)", "manifest \(Tool.someSHA256)"]
    try write((head + lines).map { "\($0)\n" }.joined(), to: "\(output)/.almanac-staging/journal")
  }

  /// A SHA-256 that no file of a test has.
  static let someSHA256 = String(repeating: "0", count: 64)

  /// The phase of the run that writes to a folder.
  func phase(of output: String = "Output") -> Phase {
    if exists("\(output)/.almanac-staging/journal") { return .commit }
    return exists("\(output)/.almanac-staging") ? .staging : .outside
  }
}

/// The phase of a run, by the content of its folder.
enum Phase: CaseIterable {
  /// There is no staging folder, because the run has not created it yet or has already removed it.
  case outside
  case staging
  /// The run has written its journal, and has not removed the journal yet.
  case commit
}

/// The arguments of a run, and the files of the bundle that the run writes.
struct SampleInput {
  let arguments: [String]
  let bundle: [String: Data]

  /// Writes a list of locales to `NAME.txt`, and the bundle to the folder `fresh-NAME`.
  init(_ name: String, list: String, _ options: String..., in tool: Tool) throws {
    try tool.write(list, to: "\(name).txt")
    // The tests put files of the user into the output folder.
    arguments = ["--quiet", "--allow-other-files", "--locales", "\(name).txt"] + options
    let process = try tool.start(arguments + ["--output", "fresh-\(name)"])
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    bundle = try tool.files(in: "fresh-\(name)")
  }

  /// Two inputs that share the locales `de` and `fr`; many files of these locales differ, because the options differ.
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
