import AlmanacTestSupport
import Testing

@testable import almanac

/// A program that Almanac starts, such as git, and whose behavior a hostile repository may control.
@Suite struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("keeps only the first 4,096 bytes of the error output, and reads the rest")
  func longErrors() throws {
    let script = "yes | head -c 1000000 >&2; echo text; exit 3"
    let process = try shell(script)
    #expect(process.bytes(upTo: 0x0A, limit: 10) == Array("text".utf8))
    #expect(process.bytes(upTo: 0x0A, limit: 10) == nil && process.end() == 3)
    // The 4,096 bytes are 2,048 lines `y`. `reason` joins the lines with 2,047 spaces.
    #expect(process.reason(code: 3).utf8.count == 4095)
  }

  // For git, an empty GIT_CONFIG_GLOBAL means no global settings.
  @Test("has a variable that is empty")
  func emptyVariable() throws {
    let environment = ["PATH": "/usr/bin:/bin", "EMPTY": ""]
    let process = try ChildProcess(["sh", "-c", "echo ${EMPTY-unset}"], environment: environment)
    #expect(process.bytes(upTo: 0x0A, limit: 10) == [])
  }

  @Test("is read to the end of its output after it closed its error output")
  func closedErrors() throws {
    let script = "exec 2>&-; sleep 0.3; echo text"
    let process = try shell(script)
    #expect(process.bytes(upTo: 0x0A, limit: 10) == Array("text".utf8))
  }

  @Test("is read to the end of its error output after it closed its output")
  func closedOutput() throws {
    let process = try shell("exec >&-; sleep 0.3; echo broken >&2; exit 3")
    #expect(process.bytes(upTo: 0x0A, limit: 10) == nil && process.end() == 3)
    #expect(process.reason(code: 3) == "broken")
  }

  // A shell returns 128 plus the number of the signal that ended a command. SIGKILL is 9.
  @Test(
    "has the exit code that a shell returns for it",
    arguments: [("exit 7", 7), ("exit 255", 255), ("kill -KILL $$", 137)])
  func exitCode(script: String, code: Int32) throws {
    let process = try shell(script)
    #expect(process.end() == code)
  }

  @Test("is killed if it writes without end, even if it ends no line")
  func endless() throws {
    let process = try shell("exec tr '\\0' x < /dev/zero")
    #expect(process.bytes(upTo: 0x0A, limit: 10) == nil)
    #expect(process.end() == 137)
  }

  @Test("is killed as soon as nothing refers to it")
  func released() throws {
    let time = try ContinuousClock().measure {
      let line = try shell("echo text; exec sleep 60").bytes(upTo: 0x0A, limit: 10)
      #expect(line == Array("text".utf8))
    }
    #expect(time < .seconds(30), "\(time)")
  }

  @Test("has no line that is longer than the limit, and no bytes after its end")
  func limitedOutput() throws {
    let process = try shell("echo 1234; echo 12345; printf abc")
    #expect(process.bytes(upTo: 0x0A, limit: 4) == Array("1234".utf8))
    #expect(process.bytes(upTo: 0x0A, limit: 4) == nil)
    #expect(process.bytes(count: 3, after: [0x40]) == Array("@abc".utf8))
    #expect(process.bytes(count: 1, after: []) == nil)
  }

  // setrlimit(2), `ulimit` of the shell: memory in KB, time in seconds.
  @Test("has at most 512 MB of memory and 30 seconds of processor time")
  func limits() throws {
    let process = try shell("ulimit -d; ulimit -t")
    #expect(process.bytes(upTo: 0x0A, limit: 20) == Array("\(512 * 1024)".utf8))
    #expect(process.bytes(upTo: 0x0A, limit: 20) == Array("30".utf8))
  }

  @Test(
    "does not wait longer than 20 seconds for a process that the program left behind",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"),
    arguments: [">/dev/null", "2>/dev/null"])
  func orphan(redirection: String) throws {
    let script = "yes | head -c 5000 >&2; sleep 300 \(redirection) & echo text"
    let process = try shell(script)
    let time = ContinuousClock().measure {
      #expect(process.bytes(upTo: 0x0A, limit: 10) == Array("text".utf8))
      #expect(process.bytes(upTo: 0x0A, limit: 10) == nil)
      _ = process.end()
    }
    #expect(time < .seconds(200), "\(time)")
    #expect(process.reason(code: 137).hasSuffix("git did not answer for 20 seconds"))
  }
}
