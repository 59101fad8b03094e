import Testing

/// The help of the commands, in a terminal of 80 columns.
@Suite struct HelpTests {
  @Test(
    "shows each example on one line",
    arguments: [
      [], ["generate"], ["check"], ["diff"], ["errata"], ["locales"], ["preview"], ["show"], ["words"],
    ])
  func examples(command: [String]) throws {
    let outcome = try Tool().run(command + ["--help"])
    #expect(outcome.status == 0 && outcome.stderr == "")
    let lines = outcome.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
    #expect(examples.count > 1)
    for line in examples { #expect(line.hasPrefix("  almanac") && line.count <= 80, "\(line)") }
  }
}
