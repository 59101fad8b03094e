import ArgumentParser

/// Gives damaged files to Almanac's readers, and exits with 1 if a reader traps, hangs or breaks a rule.
///
/// Each input depends only on the seed and its number, so it is the same in every run and on every machine. A separate
/// process reads the inputs of each target, so that a trap is reported and the other targets still get their inputs.
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
    let numbers = first..<(first + inputs)
    if let progress, let target {
      return try Worker(target: target, seed: seed, progress: progress).run(numbers)
    }
    let targets = target.map { [$0] } ?? Target.allCases
    let runs = try targets.map { (target: $0, run: try WorkerRun($0, seed, numbers)) }
    var isFailed = false
    for (target, run) in runs {
      let failure = try run.failure()
      print("\(target): \(failure ?? "\(inputs) inputs, no failure.")")
      isFailed = isFailed || failure != nil
    }
    guard !isFailed else { throw ExitCode(1) }
  }
}
