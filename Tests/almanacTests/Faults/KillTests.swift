import AlmanacTestSupport
import Foundation
import Testing

/// `kill -9` at any instant: every file is complete, and the next run completes the bundle.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct KillTests {
  private let tool: Tool
  private let inputs: [SampleInput]
  /// The user's files, in folders that runs create, keep and delete.
  private let foreign = [
    "notes.txt": Data("mine".utf8), "json/de/mine.json": Data("{}".utf8), "json/th/mine": Data([0]),
    "strings/ja.lproj/Mine.strings": Data(),
  ]

  init() throws {
    tool = try Tool()
    inputs = try SampleInput.pair(in: tool)
    for (path, data) in foreign { try tool.write(data, to: "Output/\(path)") }
  }

  @Test(
    "leaves every file complete at a hundred or more random instants, and the next run completes the bundle")
  func randomInstants() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    try expectRepair(with: inputs[0], "seed \(seed), at the start")
    var kills: [Phase: Int] = [:]
    var rounds = 0
    // A busy machine may need more rounds to kill enough runs in each phase.
    while rounds < 100 || (rounds < 1000 && Phase.allCases.contains { kills[$0, default: 0] < 10 }) {
      rounds += 1
      let killed = inputs[rounds % 2]
      let phase = try kill(killed, in: Phase.allCases.randomElement(using: &random) ?? .outside, &random)
      kills[phase, default: 0] += 1
      let trace = "seed \(seed), round \(rounds), killed in \(phase)"
      try expectWholeFiles(trace)
      // In about half of the rounds, no run repairs the folder, so the next round begins with an unrepaired folder.
      guard Bool.random(using: &random) else { continue }
      try expectRepair(with: Bool.random(using: &random) ? killed : inputs[(rounds + 1) % 2], trace)
    }
    try expectRepair(with: inputs[0], "seed \(seed), at the end")
    #expect(rounds < 1000, "kills by phase: \(kills)")
  }

  /// Starts a run, kills it a moment after it reaches a phase, and returns the phase in which it ended.
  private func kill(
    _ input: SampleInput, in phase: Phase, _ random: inout SplitMix64
  ) throws -> Phase {
    let before = tool.interimManifest()
    let process = try tool.start(input.arguments)
    while process.isRunning, phase == .staging ? tool.phase(after: before) == .outside : false { usleep(200) }
    while process.isRunning, phase == .commit ? tool.phase(after: before) != .commit : false { usleep(20) }
    let longest: UInt32 = phase == .outside ? 250_000 : phase == .staging ? 60_000 : 4_000
    usleep(.random(in: 0...longest, using: &random))
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return tool.phase(after: before)
  }

  private func expectWholeFiles(_ trace: String) throws {
    for (path, data) in try tool.filesOutsideStaging(in: "Output") {
      let whole = [foreign[path]] + inputs.map { $0.bundle[path] }
      let isInterim = path == "manifest.json" && data == tool.interimManifest()
      #expect(whole.contains(data) || isInterim, "\(path), \(trace)")
    }
    let kept = Set(inputs[0].bundle.keys).intersection(inputs[1].bundle.keys).union(foreign.keys)
    for path in kept { #expect(tool.exists("Output/\(path)"), "\(path), \(trace)") }
  }

  private func expectRepair(with input: SampleInput, _ trace: String) throws {
    let outcome = try tool.run(input.arguments)
    #expect(outcome.status == 0, "\(trace): \(outcome.stderr)")
    let files = try tool.files(in: "Output")
    #expect(files == input.bundle.merging(foreign) { $1 }, "\(trace)")
    #expect(!tool.exists("Output/.almanac-staging"), "\(trace)")
  }

  @Test("leaves no lock")
  func lock() throws {
    try tool.write("*\n", to: "all.txt")
    let process = try tool.start(["--quiet", "--allow-other-files", "--locales", "all.txt"])
    while process.isRunning && tool.phase() == .outside { usleep(200) }
    let other = try tool.shell("$almanac --allow-other-files --locales a.txt")
    #expect(other.status == 75, "\(other.stderr)")
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try expectRepair(with: inputs[0], "after the holder was killed")
    #expect(try tool.shell("$almanac check --locales a.txt --calendars gregorian").status == 0)
  }
}
