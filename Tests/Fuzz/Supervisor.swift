import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads the inputs of a target in one process for each processor, and reports the inputs that end a process.
struct Supervisor {
  let target: Target
  let seed: UInt64

  /// The number of failures after which no process is restarted.
  private static let failureLimit = 10

  /// Lets the processes read the inputs, and returns `false` if an input failed.
  func run(_ numbers: Range<Int>) throws -> Bool {
    let start = ContinuousClock.now
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, numbers.count))
    var runs = try (0..<count).map { share in
      let bounds = (0...1).map { numbers.lowerBound + numbers.count * (share + $0) / count }
      return try WorkerRun(target, seed, bounds[0]..<bounds[1])
    }
    var failures = 0
    while let run = runs.popLast() {
      guard let failed = try run.failedInput() else { continue }
      failures += 1
      try report(failed, run.ending)
      if failures < Self.failureLimit, failed + 1 < run.numbers.upperBound {
        runs.append(try WorkerRun(target, seed, failed + 1..<run.numbers.upperBound))
      }
    }
    let seconds = (ContinuousClock.now - start).formatted(.units(allowed: [.seconds], width: .narrow))
    print("\(target): \(numbers.count) inputs in \(seconds), \(failures) failures, \(Self.peak) MB at most")
    return failures == 0
  }

  private func report(_ number: Int, _ ending: String) throws {
    let subject = try target.subject()
    let bytes = Mutator(corpus: subject.corpus).input(number, seed: seed).bytes
    let file = FileManager.default.temporaryDirectory.appending(
      path: "almanac-fuzz-\(target)-\(seed)-\(number)")
    try Data(bytes).write(to: file)
    print(
      """
      \(target): input \(number) of seed \(seed) \(ending).
        The input is in \(file.path). To run it again: Fuzz --target \(target) --seed \(seed) --first \(number) --inputs 1
      """)
  }

  /// The largest memory of any process so far, in megabytes.
  private static var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      return usage.ru_maxrss >> 10
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      return usage.ru_maxrss >> 20
    #endif
  }
}

/// A process that reads a range of inputs.
struct WorkerRun {
  let numbers: Range<Int>
  private let process = Process()
  private let progress: URL

  init(_ target: Target, _ seed: UInt64, _ numbers: Range<Int>) throws {
    self.numbers = numbers
    progress = FileManager.default.temporaryDirectory.appending(path: "almanac-fuzz-\(UUID().uuidString)")
    try Data(count: MemoryLayout<Int64>.size).write(to: progress)
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--target", target.rawValue, "--seed", "\(seed)", "--first", "\(numbers.lowerBound)",
      "--inputs", "\(numbers.count)", "--progress", progress.path,
    ]
    // A backtrace takes longer than a thousand inputs, so it is off. A developer can run the failed input again to see
    // the backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
  }

  /// Waits for the process, and returns the number of the input that ended the process early, or `nil`.
  func failedInput() throws -> Int? {
    process.waitUntilExit()
    let bytes = try Data(contentsOf: progress)
    try FileManager.default.removeItem(at: progress)
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
    return bytes.withUnsafeBytes { Int($0.loadUnaligned(as: Int64.self)) }
  }

  /// The end of a sentence that says how the process ended, such as "hangs".
  var ending: String {
    switch (process.terminationReason, process.terminationStatus) {
    case (.uncaughtSignal, SIGALRM): "hangs"
    case (.uncaughtSignal, let signal): "ends the process with signal \(signal)"
    case (_, let status): "breaks a rule (the process ended with \(status))"
    }
  }
}
