#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The threads that a run needs; Dispatch would wait forever for one that the system refuses.
enum Threads {
  /// Throws if the system does not start as many threads as a run has at once.
  static func check() throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    // One for each processor, and those with which Dispatch waits for signals.
    let threads = (0..<processorCount + 3).map { _ in started(waitingFor: ends[0]) }
    // The threads wait for the end of the pipe, so that all of them are there at once.
    close(ends[1])
    for case .success(let thread) in threads { join(thread) }
    close(ends[0])
    for case .failure(let error) in threads { throw failure(error.code) }
  }

  #if canImport(Darwin)
    private typealias Thread = pthread_t?
  #else
    private typealias Thread = pthread_t
  #endif

  private static func started(waitingFor pipe: Int32) -> Result<Thread, SystemError> {
    let argument = UnsafeMutableRawPointer(bitPattern: Int(pipe))
    #if canImport(Darwin)
      var thread: Thread = nil
    #else
      var thread = Thread()
    #endif
    let code = pthread_create(&thread, nil, { wait($0) }, argument)
    guard code == 0 else { return .failure(SystemError(code: code)) }
    return .success(thread)
  }

  private static func join(_ thread: Thread) {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  private static func failure(_ code: Int32) -> Failure {
    Failure(
      .ourMistake,
      [
        """
        The system starts no more threads: \(SystemError(code: code).reason). End other programs or raise the limit \
        ('ulimit -u'), and run the command again.
        """
      ])
  }
}

/// Waits for the end of the pipe that the argument is the number of.
private func wait(_ pipe: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var byte: UInt8 = 0
  _ = read(Int32(truncatingIfNeeded: Int(bitPattern: pipe)), &byte, 1)
  return nil
}
