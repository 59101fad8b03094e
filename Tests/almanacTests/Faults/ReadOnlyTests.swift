import AlmanacTestSupport
import Foundation
import Testing

/// Folders that cannot be written: runs fail with a clear message, and commands that only read work.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct ReadOnlyTests {
  private let tool: Tool
  private let inputs: [SampleInput]
  private let commands: [String]

  init() throws {
    tool = try Tool()
    inputs = try SampleInput.pair(in: tool)
    commands = inputs.map { "$almanac \($0.arguments.joined(separator: " "))" }
    try #require(try tool.shell("cp -r fresh-a Output").status == 0)
  }

  @Test(
    "are not changed on a read-only file system",
    .enabled(if: Mount.prefix != nil, Mount.reason))
  func mount() throws {
    let mount = "mount --bind Output Output && mount -o remount,ro,bind Output || exit 99"
    try expectNoChange(tool.mounting("\(mount); \(attempts)"), "Read-only file system")
  }

  @Test(
    "are not changed without permission",
    .enabled(if: Self.user != nil, Self.reason))
  func permission() throws {
    let outcome = try tool.shell(
      "\(Self.asUser); chmod 555 Output; trap 'chmod 755 Output' EXIT; \(attempts)")
    try expectNoChange(outcome, "Permission denied")
  }

  /// Commands that would change the folder or make a folder in it, and commands that change nothing.
  private var attempts: String {
    """
    \(commands[1]); echo $?; \(commands[1]) --output Output/new; echo $?; \(commands[0]); echo $?
    $almanac check \(inputs[0].arguments.joined(separator: " ")); echo $?
    $almanac diff --quiet fresh-a Output; echo $?
    """
  }

  private func expectNoChange(_ outcome: Tool.Outcome, _ reason: String) throws {
    #expect(outcome.stdout == "74\n73\n0\n0\n0\n")
    #expect(
      outcome.stderr == """
        almanac: error: Could not create the folder 'Output/.almanac-staging': \(reason). Fix this and run the command again.
        almanac: error: The output folder 'Output/new' cannot be used: \(reason). Choose another folder with --output.

        """)
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

  @Test(
    "stop a run with an error that names the file that cannot be read",
    .enabled(if: Self.user != nil, Self.reason),
    arguments: [
      (
        file: "Output/manifest.json", status: 74,
        message: "almanac: error: Could not read 'Output/manifest.json': Permission denied."
      ),
      ("a.txt", 65, "a.txt: error: The file cannot be read: Permission denied. Name another file."),
    ])
  func unreadable(file: String, status: Int, message: String) throws {
    let outcome = try tool.shell(
      """
      \(Self.asUser); chmod 0 \(file); trap 'chmod 644 \(file)' EXIT
      \(commands[0]); echo $?; $almanac check \(inputs[0].arguments.joined(separator: " ")); echo $?
      """)
    #expect(outcome.stdout == "\(status)\n\(status)\n")
    #expect(outcome.stderr.split(separator: "\n").allSatisfy { $0.hasPrefix(message) }, "\(outcome.stderr)")
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

  /// Commands after which `$almanac` runs as a user other than root.
  ///
  /// If root runs the tests, other users may not be able to read the command or the test's folder.
  private static let asUser = """
    cp $almanac almanac; chmod 755 .; chmod -R a+rX .; almanac="\(user ?? "") ./almanac"
    """

  private static let reason: Comment = "Needs a user other than root, or /usr/bin/setpriv to become one."

  /// The words to put before a command so that it runs as a user other than root.
  ///
  /// They are empty if the tests do not run as root, and `nil` if root cannot become another user.
  private static let user: String? =
    if getuid() != 0 {
      ""
    } else if FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") {
      "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups"
    } else {
      nil
    }
}
