import AlmanacTestSupport
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a range of inputs in this process, and stops at the first input for which the reader breaks a rule.
struct Worker {
  private let target: Target
  private let seed: UInt64
  private let progress: Int32
  private let subject: any Subject
  private let mutator: Mutator

  /// The memory limit of a process, in bytes.
  private static let addressSpace: UInt = 2 << 30
  /// The time limit of an input, in seconds of processor time.
  private static let longest = 1.0
  /// The system ends the process if one input takes more seconds of real time than this.
  private static let alarmAfter: UInt32 = 30

  init(target: Target, seed: UInt64, progress: String) throws {
    self.target = target
    self.seed = seed
    self.progress = open(progress, O_WRONLY)
    guard self.progress >= 0 else { throw BrokenRule(sentence: "'\(progress)' cannot be opened.") }
    subject = try target.subject()
    mutator = Mutator(corpus: subject.corpus)
  }

  func run(_ numbers: Range<Int>) throws {
    #if os(Linux)
      var limit = rlimit(rlim_cur: Self.addressSpace, rlim_max: Self.addressSpace)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    for number in numbers {
      note(number)
      alarm(Self.alarmAfter)
      let start = processorTime()
      let input = mutator.input(number, seed: seed)
      try subject.check(input.bytes, of: input.file)
      let duration = processorTime() - start
      guard duration < Self.longest else {
        throw BrokenRule(
          sentence: "The input took \(duration) s of processor time (limit: \(Self.longest) s).")
      }
    }
    alarm(0)
    note(numbers.upperBound)
  }

  private func note(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { _ = pwrite(progress, $0.baseAddress, $0.count, 0) }
  }
}
