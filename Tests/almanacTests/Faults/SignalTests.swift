import AlmanacTestSupport
import Foundation
import Testing

/// Signals, which end the process soon and leave the old or the new bundle.
@Suite struct SignalTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["all.txt": "*\n"]) }

  @Test(
    "end a run within a second of processor time, at any instant, and leave the old bundle",
    arguments: SlowTests.areAsked ? [0, 50_000, 300_000, 900_000] : [0] as [UInt32])
  func working(delay: UInt32) throws {
    let input = try SampleInput("a", list: "de\nfr\n", in: tool)
    #expect(try tool.shell("$almanac \(input.arguments.joined(separator: " "))").status == 0)
    for signals in [[SIGINT], [SIGTERM], [SIGHUP], [SIGINT, SIGINT], [SIGTERM, SIGINT, SIGTERM]] {
      let process = try tool.start(["--quiet", "--locales", "all.txt", "--spaces", "ascii"])
      while process.isRunning && tool.phase() == .outside { usleep(200) }
      usleep(delay)
      #expect(timeToEnd(process, by: signals) < 100, "by \(signals)")
      #expect(process.isEnded(by: signals[0]), "by \(signals)")
      #expect(try tool.files(in: "Output") == input.bundle, "by \(signals)")
      #expect(!tool.exists("Output/.almanac-staging"), "by \(signals)")
    }
  }

  /// Sends signals at short intervals, and returns the processor time until the process ends, in hundredths of a second.
  private func timeToEnd(_ process: Process, by signals: [Int32]) -> Int {
    let start = processorTime(of: process) ?? 0
    var end = start
    for signal in signals {
      kill(process.processIdentifier, signal)
      usleep(2000)
    }
    while process.isRunning {
      end = max(end, processorTime(of: process) ?? 0)
      usleep(1000)
    }
    return end - start
  }

  // proc_pid_stat(5): fields 14 and 15 are the user's and the system's time; the name in parentheses is field 2.
  private func processorTime(of process: Process) -> Int? {
    FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/stat").flatMap {
      let fields = String(decoding: $0, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
      return fields.map { $0[11...12].compactMap { Int($0) }.reduce(0, +) }
    }
  }

  @Test(
    "end a run that has begun its commit only when the commit is complete",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"), arguments: [SIGINT, SIGTERM, SIGHUP])
  func commit(signal: Int32) throws {
    let inputs = try SampleInput.pair(in: tool)
    var caught = 0
    for round in 0..<1000 where caught < 3 {
      let input = inputs[round % 2]
      let process = try tool.start(input.arguments)
      while process.isRunning && tool.phase() != .commit { usleep(20) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(try tool.files(in: "Output") == input.bundle)
      // The commit may have ended just before the signal.
      if process.isEnded(by: signal) { caught += 1 } else { #expect(process.terminationStatus == 0) }
    }
    #expect(caught == 3)
  }

  @Test(
    "end a check of all locales without a report",
    arguments: SlowTests.areAsked ? [SIGINT, SIGTERM, SIGHUP] : [SIGINT])
  func check(signal: Int32) throws {
    try tool.write("de\n", to: "locales.txt")
    #expect(try tool.run("--quiet").status == 0)
    let before = try tool.files(in: "Output")
    let process = try tool.start(["check", "--locales", "all.txt"])
    usleep(500_000)
    #expect(timeToEnd(process, by: [signal]) < 100)
    #expect(process.isEnded(by: signal))
    #expect(try tool.text(of: "stdout").isEmpty)
    #expect(try tool.files(in: "Output") == before)
  }

  // These commands wait for another process, and would not end without the signal.
  @Test(
    "end a command that waits for its input or its reader",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"),
    arguments: [
      "--locales /dev/stdin", "--strings /dev/stdin", "check --keys /dev/stdin", "diff git:HEAD Output",
      "show en >&3", "locales >&3", "--verbose >&3", "check --compact >&3", "diff Output other >&3",
    ])
  func waiting(command: String) throws {
    try tool.write("de\nfr\n", to: "locales.txt")
    let outputs = command == "--verbose >&3" ? [] : ["Output", "other"]
    for output in outputs {
      let years = output == "other" ? "1950...2000" : "1900...2060"
      #expect(try tool.run("--quiet", "--output", output, "--years", years).status == 0)
    }
    try tool.writeProgram("#!/bin/sh\nexec sleep 600\n", to: "bin/git")
    // This shell holds both ends of the pipes. It never reads from the full pipe and never writes to the empty pipe.
    // pipe(7): a pipe holds 65,536 bytes.
    let outcome = try tool.shell(
      """
      mkdir .git; PATH=$PWD/bin:$PATH; mkfifo empty full; exec 4<>empty 3<>full
      head -c 65536 /dev/zero >&3
      timeout --foreground -s INT -k 100 1 $almanac \(command) <&4
      """)
    // `timeout` returns 124 if SIGINT ended the command, and 137 if it had to send SIGKILL.
    #expect(outcome.status == 124)
    #expect(outcome.stderr.isEmpty, "\(outcome.stderr)")
  }
}
