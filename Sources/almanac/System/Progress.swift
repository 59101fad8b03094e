#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One line on the terminal that says how far a run is.
struct Progress {
  let total: Int
  let isShown: Bool

  func show(_ done: Int, _ tag: String) {
    guard isShown else { return }
    Terminal.progress("\r\u{1B}[K\(done) of \(total) locales: \(tag)")
  }

  /// Takes the line away again.
  func clear() {
    guard isShown else { return }
    Terminal.progress("\r\u{1B}[K")
  }
}

/// How many processors the machine has for this process.
var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
