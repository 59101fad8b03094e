import AlmanacTestSupport
import Foundation
import Testing

/// Signals while a run begins.
@Suite struct EarlySignalTests {
  // proc_pid_status(5): SigIgn and SigCgt are the signals that the process ignores and handles.
  @Test(
    "are not ignored before the run handles them, and then end the run", arguments: [SIGINT, SIGTERM, SIGHUP])
  func early(signal: Int32) throws {
    let tool = try Tool(files: ["all.txt": "*\n"])
    for _ in 0..<4 {
      let process = try tool.start(["--quiet", "--locales", "all.txt"])
      var isHandled = false
      while process.isRunning && !isHandled {
        let file = "/proc/\(process.processIdentifier)/status"
        let status = FileManager.default.contents(atPath: file) ?? Data()
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        func has(_ name: String) -> Bool {
          let mask = lines.first { $0.hasPrefix(name) }?.split(separator: "\t").last
          return mask.flatMap { UInt64($0, radix: 16) }.map { $0 >> (signal - 1) & 1 == 1 } ?? false
        }
        #expect(!has("SigIgn"))
        isHandled = has("SigCgt")
      }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(isHandled && process.isEnded(by: signal))
    }
  }
}
