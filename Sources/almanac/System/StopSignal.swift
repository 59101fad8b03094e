import AlmanacRecord
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Records that the user or the system asked this process to stop, so that the process can clean up first.
final class StopSignal: Sendable {
  private let numbers: [Int32]
  private let asked = Locked<Int32?>(nil)

  /// Whether a signal to stop has arrived.
  var isAsked: Bool { asked.withLock { $0 } != nil }

  /// Starts to listen for SIGINT, SIGTERM, SIGHUP and SIGPIPE.
  ///
  /// SIGPIPE arrives if a warning is written to a closed standard error.
  init() {
    // A parent can ignore two of the signals: `nohup` ignores SIGHUP so that a run goes on after its terminal is closed.
    numbers = [SIGINT, SIGTERM] + [SIGHUP, SIGPIPE].filter { !Self.isIgnored($0) }
    // A separate queue is needed: on a shared queue, the handler would wait while all processors are busy.
    let queue = DispatchQueue(label: "almanac.signals")
    let isRegistered = DispatchSemaphore(value: 0)
    for number in numbers {
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // The handler keeps the signal source and this object alive until the process ends.
      source.setEventHandler {
        withExtendedLifetime(source) { self.asked.withLock { $0 = $0 ?? number } }
      }
      source.setRegistrationHandler { isRegistered.signal() }
      source.resume()
    }
    // Until the sources are registered, a signal ends the process, which has nothing to clean up. If signals were ignored
    // from the beginning, such a signal would be lost.
    for _ in numbers { isRegistered.wait() }
    #if canImport(Darwin)
      // Dispatch installs a signal handler on Linux only.
      for number in numbers { signal(number, SIG_IGN) }
    #endif
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops listening for signals, and ends the process if a signal has already arrived.
  ///
  /// A signal that arrives later ends the process at once. Call this when nothing is left to clean up.
  func stopListening() {
    for number in numbers { signal(number, SIG_DFL) }
    endProcessIfAsked()
  }

  /// Ends the process with the signal that has arrived, as if Almanac had not handled it; does nothing if no signal has
  /// arrived.
  func endProcessIfAsked() {
    guard let number = asked.withLock({ $0 }) else { return }
    signal(number, SIG_DFL)
    // Dispatch blocks the signals that it listens for. If every thread blocks the signal, the process does not end with
    // it, so this thread unblocks the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
