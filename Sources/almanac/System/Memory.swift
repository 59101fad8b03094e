#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
