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
    let outcome = try tool.mounting(
      """
      mount --bind Output Output && mount -o remount,ro,bind Output || exit 99
      \(commands[1]); echo $?; \(commands[1]) --output Output/new; echo $?; \(commands[0]); echo $?
      $almanac check \(inputs[0].arguments.joined(separator: " ")); echo $?
      $almanac diff --quiet fresh-a Output; echo $?
      """)
    #expect(outcome.stdout == "74\n73\n0\n0\n0\n")
    #expect(
      outcome.stderr == """
        almanac: error: Could not create the folder 'Output/.almanac-staging': Read-only file system. Fix this and run the command again.
        almanac: error: The output folder 'Output/new' cannot be used: Read-only file system. Choose another folder with --output.

        """)
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

  @Test(
    "are not changed without permission",
    .enabled(if: Self.user != nil, Self.reason))
  func permission() throws {
    // If root runs the tests, other users may not be able to read the command or the test's folder. So the script
    // copies the command and changes the permissions.
    let outcome = try tool.shell(
      """
      cp $almanac almanac; chmod 755 .; chmod -R a+rX .; chmod 555 Output; trap 'chmod 755 Output' EXIT
      almanac="\(Self.user ?? "") ./almanac"
      \(commands[1]); echo $?; \(commands[1]) --output Output/new; echo $?; \(commands[0]); echo $?
      $almanac check \(inputs[0].arguments.joined(separator: " ")); echo $?
      """)
    #expect(outcome.stdout == "74\n73\n0\n0\n")
    #expect(
      outcome.stderr == """
        almanac: error: Could not create the folder 'Output/.almanac-staging': Permission denied. Fix this and run the command again.
        almanac: error: The output folder 'Output/new' cannot be used: Permission denied. Choose another folder with --output.

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
      cp $almanac almanac; chmod 755 .; chmod -R a+rX .; chmod 0 \(file); trap 'chmod 644 \(file)' EXIT
      almanac="\(Self.user ?? "") ./almanac"
      \(commands[0]); echo $?; $almanac check \(inputs[0].arguments.joined(separator: " ")); echo $?
      """)
    #expect(outcome.stdout == "\(status)\n\(status)\n")
    #expect(outcome.stderr.split(separator: "\n").allSatisfy { $0.hasPrefix(message) }, "\(outcome.stderr)")
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

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
