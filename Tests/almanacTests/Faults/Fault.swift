import Foundation
import Testing

// Helpers for the tests of faults: they run shell scripts, and read or write the state that a run leaves.

extension Tool {
  /// Runs a shell script in the test's folder; the script can call the command as `$almanac`.
  func shell(_ script: String, prefix: [String] = [], _ environment: [String: String] = [:]) throws -> Outcome
  {
    let words = prefix + ["/bin/bash", "-c", script]
    return try run(
      Array(words.dropFirst()), environment: environment.merging(["almanac": Tool.executable.path]) { $1 },
      executable: URL(filePath: words[0]))
  }

  /// Runs a script in `sh`, where `almanac` is the tested command; the file `printed` gets what the script prints.
  func script(_ script: String, _ environment: [String: String] = [:]) throws -> Int32 {
    let path = "\(Self.executable.deletingLastPathComponent().path):/usr/local/bin:/usr/bin:/bin"
    return try run(
      "-c", "{\n\(script)\n} > printed 2>&1", environment: ["PATH": path].merging(environment) { $1 },
      executable: URL(filePath: "/bin/sh")
    ).status
  }

  /// Writes a script that a command starts.
  ///
  /// Linux does not start a file that is open for writing. A file that this process writes is also open in each child
  /// that another test starts at that moment, so a child makes the script.
  func writeProgram(_ script: String, to path: String) throws {
    try write(script, to: "\(path).text")
    try shell("cp \(path).text \(path) && rm \(path).text && chmod +x \(path)").expectSuccess()
  }

  /// The path of the test's folder without links.
  var realFolder: String {
    get throws { try shell("pwd -P").stdout.trimmingCharacters(in: .newlines) }
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

  /// A SHA-256 that no file of a test has.
  static let someSHA256 = String(repeating: "0", count: 64)

  /// Puts the interim manifest of a run into the finished bundle of this run.
  ///
  /// `earlier` is the folder of the bundle that the interrupted run was changing; `nil` if there was no bundle.
  func interrupt(_ output: String = "Output", over earlier: String? = nil) throws {
    let files = #/"files": (\{.*?\n  \})/#.dotMatchesNewlines()
    let old = try earlier.map { try text(of: "\($0)/manifest.json") }
    let listed = try old.map { String(try #require($0.firstMatch(of: files)).1) } ?? "{}"
    let interim = try text(of: "\(output)/manifest.json").replacing(
      "\"icu\":", with: "\"interrupted\": [{\"files\": \(listed), \"path\": \".\"}],\n  \"icu\":",
      maxReplacements: 1)
    try write(interim, to: "\(output)/manifest.json")
  }

  /// The interim manifest in a folder; `nil` if no run is changing the folder and none was interrupted.
  func interimManifest(of output: String = "Output") -> Data? {
    let manifest = folder.appending(path: "\(output)/manifest.json").path
    let data = FileManager.default.contents(atPath: manifest)
    return data?.range(of: Data("\"interrupted\"".utf8)) == nil ? nil : data
  }

  /// The phase of the run that writes to the output; `before` is the interim manifest that an earlier run left.
  func phase(after before: Data? = nil) -> Phase {
    if let interim = interimManifest(), interim != before { return .commit }
    return exists("Output/.almanac-staging") ? .staging : .outside
  }
}

/// The phase of a run, by the content of its folder.
enum Phase: CaseIterable {
  /// There is no staging folder, because the run has not created it yet or has already removed it.
  case outside
  case staging
  /// The run has put its interim manifest into place, but not its new manifest.
  case commit
}

/// The arguments of a run, and the files of the bundle that the run writes.
struct SampleInput {
  let arguments: [String]
  let bundle: [String: Data]

  /// Writes a list of locales to `NAME.txt`, and the bundle to the folder `fresh-NAME`.
  init(_ name: String, list: String, _ options: String..., in tool: Tool) throws {
    // The tests put files of the user into the output folder.
    arguments = ["--quiet", "--allow-other-files", "--locales", "\(name).txt"] + options
    try tool.add(inputs: ["\(name).txt": list], arguments + ["--output", "fresh-\(name)"])
    bundle = try tool.files(in: "fresh-\(name)")
  }

  /// Two inputs that share the locales `de` and `fr`; many files of these locales differ, because the options differ.
  static func pair(in tool: Tool) throws -> [SampleInput] {
    [
      // A run without an option keeps the option of the bundle that is there.
      try SampleInput(
        "a", list: "de\nfr\nth\n", "--calendars", "gregorian", "--spaces", "keep", "--years", "1900...2060",
        in: tool),
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
