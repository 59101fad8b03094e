import Foundation
import Testing

/// Runs the built command as a user does, in a new folder and with its own environment.
final class Tool: Sendable {
  /// A new, empty folder, which is deleted after the test.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Makes a folder with these files, by path.
  convenience init(files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error, "A folder of a test is left behind.")
    }
  }

  struct Outcome: Equatable {
    let status: Int32
    let stdout: String
    let stderr: String
  }

  /// The executable to test: the one that `ALMANAC_TOOL` names, otherwise the executable beside the tests.
  ///
  /// `.ci/test` names the release build, because users run it and it is ten times as fast as a debug build.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["ALMANAC_TOOL"] { return URL(filePath: path) }
    let runner = URL(filePath: CommandLine.arguments[0])
    return runner.deletingLastPathComponent().appending(path: "almanac")
  }()

  /// Runs the command to its end.
  func run(
    _ arguments: String..., environment: [String: String] = [:], executable: URL = Tool.executable
  ) throws -> Outcome {
    try run(arguments, environment: environment, executable: executable)
  }

  /// Runs the command to its end.
  func run(
    _ arguments: [String], environment: [String: String] = [:], executable: URL = Tool.executable
  ) throws -> Outcome {
    let process = try start(arguments, environment: environment, executable: executable)
    // A command that waits forever fails its test. swift-testing's time limits count the time of other tests too.
    let id = process.processIdentifier
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
    process.waitUntilExit()
    end.cancel()
    return Outcome(
      status: process.terminationStatus, stdout: try text(of: Self.stdout), stderr: try text(of: Self.stderr))
  }

  /// Starts the command.
  func start(
    _ arguments: [String], environment: [String: String] = [:], executable: URL = Tool.executable
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(libraryPath) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // The streams are files instead of pipes, so a process never waits for a reader.
    process.standardOutput = try emptyFile(Self.stdout)
    process.standardError = try emptyFile(Self.stderr)
    try Self.runUnblocked(process)
    return process
  }

  /// Starts a process without blocked or ignored signals, as a shell does.
  ///
  /// A child inherits them. The threads that run tests block most signals, and a script's job in the background ignores SIGINT.
  private static func runUnblocked(_ process: Process) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    signal(SIGINT, SIG_DFL)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  static let stdout = "stdout"
  static let stderr = "stderr"

  private func emptyFile(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: folder.appending(path: name))
  }

  /// The tests' `LD_LIBRARY_PATH`, which is set if they run with another version of ICU.
  private var libraryPath: [String: String] {
    ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
  }

  /// Writes a file below the folder.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The text of a file below the folder.
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The object in a JSON file below the folder.
  func json(_ path: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text(of: path).utf8)) as? NSDictionary)
  }

  /// The options in a bundle's manifest.
  func options(of bundle: String = "Output") throws -> [String: Any] {
    try #require(try json("\(bundle)/manifest.json")["options"] as? [String: Any])
  }

  /// The texts of a locale's words in the JSON of a bundle, by key; a text is a string or an object of plural forms.
  func words(_ tag: String, in bundle: String = "Output") throws -> [String: Any] {
    try #require(try json("\(bundle)/json/\(tag)/locale.json")["strings"] as? [String: Any])
  }

  /// The texts of a property list in the folder `Output`, such as `Picker.stringsdict`.
  func propertyList(_ tag: String, _ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: "Output/strings/\(tag).lproj/\(name)"))
    return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  /// Replaces a text, which must be in the file.
  func replace(_ text: String, in path: String, with other: String) throws {
    let old = try self.text(of: path)
    try #require(old.contains(text), "\(path)")
    try write(old.replacingOccurrences(of: text, with: other), to: path)
  }

  /// The bytes of every file below a folder, by the file's path in this folder.
  func files(in path: String) throws -> [String: Data] {
    let root = folder.appending(path: path)
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      var isFolder: ObjCBool = false
      let file = root.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[name] = try Data(contentsOf: file)
    }
    return files
  }

  /// Whether a file or folder exists at a path below the folder.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  /// Runs `check` with some options on a bundle that is not up to date, and compares the whole output.
  func expectFindings(
    _ options: [String], _ stdout: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Outcome(status: 1, stdout: stdout, stderr: "")
    #expect(try run(["check"] + options) == expected, sourceLocation: sourceLocation)
  }
}

extension Data {
  /// The bytes that hexadecimal digits name.
  init(hexadecimal digits: some StringProtocol) {
    let digits = Array(digits)
    self.init(
      stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }
}

extension Tool.Outcome {
  /// The outcome of a successful command, with its complete output.
  static func success(_ stdout: String, stderr: String = "") -> Tool.Outcome {
    Tool.Outcome(status: 0, stdout: stdout, stderr: stderr)
  }

  /// The outcome of a failed command, which printed only its errors.
  static func failure(_ status: Int32, _ stderr: String) -> Tool.Outcome {
    Tool.Outcome(status: status, stdout: "", stderr: stderr)
  }

  func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == 0, "\(stderr)", sourceLocation: sourceLocation)
  }

  /// Expects an exit code, and a part of the error messages.
  func expectError(
    _ status: Int32, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      self.status == status && stderr.contains(message), "\(message)\n\(stderr.prefix(2000))",
      sourceLocation: sourceLocation)
  }
}
