import ArgumentParser
import Foundation

/// Feeds Almanac's readers with damaged files, and ends with 1 if one of them traps, hangs or breaks a rule.
///
/// Each input is made of the seed and its number alone, so that it is the same again in every run and on every
/// machine. The inputs are read in processes of their own, so that a trap is found and the others go on.
@main
struct Fuzz: ParsableCommand {
  @Option(
    help: "What is fuzzed (default: each of \(Target.allCases.map(\.rawValue).joined(separator: ", "))).")
  var target: Target?

  @Option(help: "How many inputs each target gets.")
  var inputs = 1_000_000

  @Option(help: "The number all inputs depend on.")
  var seed: UInt64 = 1

  @Option(help: "The number of the first input.")
  var first = 0

  @Option(help: ArgumentHelp("The file a worker writes its progress to.", visibility: .private))
  var progress: String?

  func run() throws {
    let targets = target.map { [$0] } ?? Target.allCases
    if let progress {
      for target in targets {
        let worker = try Worker(target: target, seed: seed, progress: progress)
        try worker.run(first..<(first + inputs))
      }
      return
    }
    var isFailed = false
    for target in targets {
      let supervisor = Supervisor(target: target, seed: seed)
      isFailed = try !supervisor.run(first..<(first + inputs)) || isFailed
      // Who reads from a pipe or a file sees each target as it is done.
      fflush(nil)
    }
    guard !isFailed else { throw ExitCode(1) }
  }
}
