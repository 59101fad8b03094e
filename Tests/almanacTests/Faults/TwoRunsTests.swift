import AlmanacTestSupport
import Testing

/// Two runs that write to one folder at the same time.
///
/// Afterwards, the folder has the complete bundle of one of the two runs.
@Suite(.enabled(if: SlowTests.areAsked, "\(SlowTests.reason)")) struct TwoRunsTests {
  @Test("end with one finished run, and the other run finishes too or reports that the folder is locked")
  func together() throws {
    let tool = try Tool()
    let inputs = try SampleInput.pair(in: tool)
    let commands = inputs.map { "$almanac \($0.arguments.joined(separator: " "))" }
    for round in 1...20 {
      let outcome = try tool.shell(
        "\(commands[0]) & \(commands[1]); second=$?; wait $!; echo $? $second")
      let codes = outcome.stdout.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
      try #require(codes.count == 2)
      #expect(codes.contains(0) && codes.allSatisfy { [0, 75].contains($0) }, "\(round): \(codes)")
      let finished = zip(codes, inputs).filter { $0.0 == 0 }.map(\.1.bundle)
      #expect(finished.contains(try tool.files(in: "Output")), "\(round): \(codes)")
      if codes.contains(75) { #expect(outcome.stderr.contains("Another run of Almanac is using 'Output'.")) }
      if round.isMultiple(of: 4) { try tool.remove("Output") }
    }
  }
}
