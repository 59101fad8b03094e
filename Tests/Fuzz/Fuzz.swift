import ArgumentParser
import Foundation

/// Gives damaged files to Almanac's readers, and exits with 1 if a reader traps, hangs or breaks a rule.
///
/// Each input depends only on the seed and its number, so it is the same in every run and on every machine. Separate
/// processes read the inputs, so that a trap is reported and the other inputs are still read.
@main
struct Fuzz: ParsableCommand {
  @Option(
    help: "The target to fuzz (default: each of \(Target.allCases.map(\.rawValue).joined(separator: ", "))).")
  var target: Target?

  @Option(help: "How many inputs each target gets.")
  var inputs = 1_000_000

  @Option(help: "The seed of the random numbers from which all inputs are made.")
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
      // Writes the buffered output, so that a pipe or a file has the result of each target immediately.
      fflush(nil)
    }
    guard !isFailed else { throw ExitCode(1) }
  }
}
