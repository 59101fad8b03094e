import Foundation
import Testing

/// A system that starts no more threads, as in a container with a limit of processes.
@Suite(.enabled(if: getuid() == 0, "Only root can run as somebody whose processes are counted."))
struct ThreadTests {
  // setrlimit(2): RLIMIT_NPROC counts the threads of a user. This one has no others.
  private static let user = "setpriv --reuid 54321 --regid 54321 --clear-groups"

  @Test("ends with 70 if it cannot start its threads, and waits for none", arguments: ["", "check"])
  func threads(command: String) throws {
    let tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    for limit in 1...2 {
      let outcome = try tool.shell(
        "chmod -R 777 . && cp $almanac almanac && chmod 755 almanac && "
          + "timeout -k 1 20 \(Self.user) prlimit --nproc=\(limit) ./almanac \(command)")
      #expect(outcome.status == 70, "\(outcome.stderr)")
      #expect(
        outcome.stderr
          == "almanac: error: The system starts no more threads: Resource temporarily unavailable. End other programs "
          + "or raise the limit ('ulimit -u'), and run the command again.\n")
    }
  }

  @Test("runs with the threads it needs")
  func enough() throws {
    let tool = try Tool()
    try tool.write("de\n", to: "locales.txt")
    let outcome = try tool.shell(
      "chmod 777 . && cp $almanac almanac && chmod 755 almanac && "
        + "timeout -k 1 20 \(Self.user) prlimit --nproc=$(($(nproc) + 6)) ./almanac --quiet")
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }
}
