import Foundation

/// A process that reads the inputs of a target.
struct WorkerRun {
  private let target: Target
  private let seed: UInt64
  private let process = Process()
  private let progress: URL

  init(_ target: Target, _ seed: UInt64, _ numbers: Range<Int>) throws {
    (self.target, self.seed) = (target, seed)
    progress = FileManager.default.temporaryDirectory.appending(path: "almanac-fuzz-\(UUID().uuidString)")
    try Data(count: MemoryLayout<Int64>.size).write(to: progress)
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--target", target.rawValue, "--seed", "\(seed)", "--first", "\(numbers.lowerBound)",
      "--inputs", "\(numbers.count)", "--progress", progress.path,
    ]
    try process.run()
  }

  /// Waits for the process, and returns a report on the input that ended the process early, or `nil`.
  func failure() throws -> String? {
    process.waitUntilExit()
    let bytes = try Data(contentsOf: progress)
    try FileManager.default.removeItem(at: progress)
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
    let number = bytes.withUnsafeBytes { Int($0.loadUnaligned(as: Int64.self)) }
    let input = Mutator(corpus: try target.subject().corpus).input(number, seed: seed).bytes
    let file = FileManager.default.temporaryDirectory.appending(
      path: "almanac-fuzz-\(target)-\(seed)-\(number)")
    try Data(input).write(to: file)
    return """
      Input \(number) of seed \(seed) \(ending).
        The input is in \(file.path). To run it again: Fuzz --target \(target) --seed \(seed) --first \(number) --inputs 1
      """
  }

  /// The end of a sentence that says how the process ended, such as "hangs".
  private var ending: String {
    switch (process.terminationReason, process.terminationStatus) {
    case (.uncaughtSignal, SIGALRM): "hangs"
    case (.uncaughtSignal, let signal): "ends the process with signal \(signal)"
    case (_, let status): "breaks a rule (the process ended with \(status))"
    }
  }
}
