import Foundation
import Testing

/// A system that refuses to start more threads, such as a container with a limit on processes.
@Suite(.enabled(if: getuid() == 0, "Needs root, to run as a user with a limited number of processes."))
struct ThreadTests {
  // setrlimit(2): RLIMIT_NPROC counts the threads of a user. Each test has a user without other threads.
  private let user = "setpriv --reuid \(Int.random(in: 100_000...2_000_000_000)) --regid 54321 --clear-groups"

  @Test(
    "makes a command exit with 70, without waiting, if its threads cannot start", arguments: ["", "check"])
  func threads(command: String) throws {
    let tool = try Tool(locales: "de\n")
    for limit in 1...2 {
      let outcome = try tool.shell(
        "chmod -R 777 . && cp $almanac almanac && chmod 755 almanac && "
          + "timeout -k 1 200 \(user) prlimit --nproc=\(limit) ./almanac \(command)")
      #expect(outcome.status == 70, "\(outcome.stderr)")
      #expect(
        outcome.stderr
          == "almanac: error: The system cannot start another thread: Resource temporarily unavailable. Close other programs "
          + "or raise the limit ('ulimit -u'), and run the command again.\n")
    }
  }

  @Test("does not stop a command that has enough threads")
  func enough() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    let outcome = try tool.shell(
      "chmod 777 . && cp $almanac almanac && chmod 755 almanac && "
        + "timeout -k 1 200 \(user) prlimit --nproc=$(($(nproc) + 6)) ./almanac --quiet")
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }
}
