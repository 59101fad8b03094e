import AlmanacEmitters
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notes that the user or the system asked the process to stop, so that it can tidy up first.
final class StopSignal: Sendable {
  private static let numbers = [SIGINT, SIGTERM]
  private let asked = Locked<Int32?>(nil)

  /// Whether a signal has come.
  var isAsked: Bool { asked.withLock { $0 } != nil }

  /// Listens for SIGINT and SIGTERM from now on.
  init() {
    // A queue of its own: on a shared one the handler waits while all processors work.
    let queue = DispatchQueue(label: "almanac.signals")
    for number in Self.numbers {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // The handler keeps the source and this object for as long as the process lives.
      source.setEventHandler {
        withExtendedLifetime(source) { self.asked.withLock { $0 = $0 ?? number } }
      }
      source.resume()
    }
  }

  /// Ends the process by the signal that came, if one did, and lets one that comes from now on end it at once:
  /// there is nothing to tidy up any more.
  func stopListening() {
    for number in Self.numbers { signal(number, SIG_DFL) }
    endProcessIfAsked()
  }

  /// Ends the process by the signal that came, as if Almanac had not handled it; does nothing if no signal came.
  func endProcessIfAsked() {
    guard let number = asked.withLock({ $0 }) else { return }
    signal(number, SIG_DFL)
    // Dispatch blocks the signals that it listens for. If all threads block this one, it stays pending, and the process
    // exits without it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
