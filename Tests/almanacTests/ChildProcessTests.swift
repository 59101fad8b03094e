import AlmanacTestSupport
import Testing

@testable import almanac

/// A program that Almanac starts, such as git, and whose behavior a hostile repository may control.
@Suite(.serialized) struct ChildProcessTests {
  @Test("keeps only the first 4,096 bytes of the error output, and reads the rest")
  func longErrors() throws {
    let script = "yes | head -c 1000000 >&2; echo text; exit 3"
    let process = try ChildProcess(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
    #expect(process.bytes(upTo: 0x0A, limit: 10) == Array("text".utf8))
    #expect(process.bytes(upTo: 0x0A, limit: 10) == nil && process.end() == 3)
    // The 4,096 bytes are 2,048 lines `y`. `errorText` joins the lines with 2,047 spaces.
    #expect(process.errorText.utf8.count == 4095)
  }

  @Test(
    "does not wait longer than 20 seconds for a process that the program left behind",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"), .timeLimit(.minutes(10)),
    arguments: [">/dev/null", "2>/dev/null"])
  func orphan(redirection: String) throws {
    let script = "yes | head -c 5000 >&2; sleep 300 \(redirection) & echo text"
    let process = try ChildProcess(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
    let time = ContinuousClock().measure {
      #expect(process.bytes(upTo: 0x0A, limit: 10) == Array("text".utf8))
      #expect(process.bytes(upTo: 0x0A, limit: 10) == nil)
      _ = process.end()
    }
    #expect(time < .seconds(60), "\(time)")
    #expect(process.errorText.hasSuffix("git did not answer for 20 seconds"))
  }
}
