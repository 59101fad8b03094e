#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The number of processors that are online.
var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Makes a write over the limit of a file's size (`ulimit -f`) fail with an error; by default, a signal ends the process.
func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

/// Checks that the system gives this process enough address space, because Swift and ICU end the process with a signal if
/// it does not.
enum Memory {
  /// The bytes that a run with all of ICU's locales needs besides the program and its libraries.
  private static let needed = 200_000_000

  /// Throws if the system does not give the address space for a run; takes no memory.
  static func check() throws {
    let space = mmap(nil, needed, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let space, space != MAP_FAILED else {
      throw Failure(
        .ourMistake,
        """
        The system gives this process too little memory: \(SystemError(code: errno).reason). Raise the limit \
        ('ulimit -v') to 1,000,000 KB, and run the command again.
        """)
    }
    munmap(space, needed)
  }
}

/// Checks that the threads for a run can be started, because Dispatch would wait forever for a thread that the system
/// refuses.
enum Threads {
  /// Throws if the system cannot start as many threads as a run uses at once.
  static func check() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    // One thread for each processor, and three threads with which Dispatch waits for signals.
    let threads = (0..<processorCount + 3).map { _ in started(waitingFor: ends[0]) }
    // Each thread waits until this end of the pipe is closed, so that all threads exist at the same time.
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
      """
      The system cannot start another thread: \(SystemError(code: code).reason). Close other programs or raise the limit \
      ('ulimit -u'), and run the command again.
      """)
  }
}

/// Runs in a thread, and waits until the pipe's writing end is closed; `pipe` is the descriptor of the reading end.
private func wait(_ pipe: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  var byte: UInt8 = 0
  _ = read(Int32(truncatingIfNeeded: Int(bitPattern: pipe)), &byte, 1)
  return nil
}
