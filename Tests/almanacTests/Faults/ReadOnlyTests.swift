import AlmanacTestSupport
import Foundation
import Testing

/// A folder that cannot be written: a clear message, nothing changes, and what only reads works.
@Suite(.enabled(if: SlowTests.areAsked)) struct ReadOnlyTests {
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
    "on a file system that can only be read",
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
        almanac: error: Could not make the folder 'Output/.almanac-staging': Read-only file system. Fix this and run the command again.
        almanac: error: The output folder 'Output/new' cannot be used: Read-only file system. Choose another with --output.

        """)
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

  @Test(
    "without the permission",
    .enabled(if: Self.user != nil, "Permissions stop no root, and there is no setpriv."))
  func permission() throws {
    // The folder of a test is root's, if root runs the tests; the command may be where only root may look.
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
        almanac: error: Could not make the folder 'Output/.almanac-staging': Permission denied. Fix this and run the command again.
        almanac: error: The output folder 'Output/new' cannot be used: Permission denied. Choose another with --output.

        """)
    #expect(try tool.files(in: "Output") == inputs[0].bundle)
  }

  @Test(
    "and says what cannot be read",
    .enabled(if: Self.user != nil, "Permissions stop no root, and there is no setpriv."),
    arguments: [
      (
        file: "Output/manifest.json", status: 74,
        message: "almanac: error: Could not read 'Output/manifest.json': Permission denied."
      ),
      ("a.txt", 65, "a.txt: error: The file cannot be read: Permission denied. Name another."),
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

  /// What makes the command's user one whom permissions stop; `nil` if nothing does.
  private static let user: String? =
    if getuid() != 0 {
      ""
    } else if FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") {
      "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups"
    } else {
      nil
    }
}
