import ArgumentParser

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where text for the user goes: findings to stdout, everything else to stderr.
enum Terminal {
  /// Writes a line to stderr; what a file put into it cannot act on the terminal or a log.
  static func error(_ line: String) {
    write(line.printable + "\n", to: STDERR_FILENO)
  }

  /// Writes text to stderr as it is.
  static func progress(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Whether stderr is a terminal somebody looks at.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      // Nobody is left to be told.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Throws if what was printed could not be written, as on a full disk.
  static func finishOutput() throws(Failure) {
    guard fflush(nil) != 0 else { return }
    throw Failure(
      .readOrWrite, ["Could not write to the standard output: \(String(cString: strerror(errno)))."])
  }

  /// Ends the process with what an error says and its exit code.
  static func exit(with error: any Error) -> Never {
    if let failure = error as? Failure {
      failure.lines.forEach(Terminal.error)
      systemExit(failure.code.rawValue)
    }
    let code = Almanac.exitCode(for: error)
    if code.isSuccess {
      // Help and the version are what was asked for.
      print(Almanac.fullMessage(for: error))
      systemExit(0)
    }
    Terminal.error("almanac: error: \(Almanac.message(for: error))")
    Terminal.error("See 'almanac --help'.")
    systemExit(code == .validationFailure ? Failure.Code.usage.rawValue : Failure.Code.ourMistake.rawValue)
  }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemExit(_ code: Int32) -> Never {
  fflush(nil)
  exit(code)
}
