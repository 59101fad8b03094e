import AlmanacKit
import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where text for the user goes: findings to stdout, everything else to stderr.
///
/// Nothing else prints, so that every text that came from a file passes `printable`.
enum Terminal {
  /// Opens what the process was started without, so that no file gets the number of a standard stream.
  ///
  /// Writing there fails, as it does on a closed stream.
  static func reserveStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes a line to stdout.
  static func print(_ line: String) throws(Failure) {
    try print([line])
  }

  /// Writes lines to stdout.
  static func print(_ lines: some Sequence<String>) throws(Failure) {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.printable.utf8
      bytes.append(UInt8(ascii: "\n"))
      guard bytes.count >= 1 << 16 else { continue }
      try output(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output(bytes)
  }

  /// Writes text to stdout as it is: tables of names, which may need invisible characters, and help.
  ///
  /// It must not come from an untrusted file.
  static func printOwn(_ text: String) throws(Failure) {
    try printOwn(Array(text.utf8))
  }

  /// Writes the bytes of a page to stdout as they are; it must have no text of an untrusted file without escapes.
  static func printOwn(_ bytes: [UInt8]) throws(Failure) {
    try output(bytes)
  }

  /// How many characters of a line are written to stderr: a text from a file can have megabytes.
  private static let errorWidth = Limits.text

  /// Writes a line to stderr; on a terminal, `error:` and `warning:` have a color.
  static func error(_ line: String) {
    let isLong = line.unicodeScalars.count > errorWidth
    let line = isLong ? String(line.unicodeScalars.prefix(errorWidth)).printable + "…" : line.printable
    progress((isColored ? colored(line) : line) + "\n")
  }

  /// Whether to write colors to stderr: only to a terminal that has them, unless the user wants none (no-color.org).
  private static let isColored: Bool = {
    let settings = ProcessInfo.processInfo.environment
    return isInteractive && (settings["NO_COLOR"] ?? "").isEmpty && (settings["TERM"] ?? "dumb") != "dumb"
  }()

  /// A line with its first label in bold red or magenta, as compilers write it.
  private static func colored(_ line: String) -> String {
    let labels = [("error:", "31"), ("warning:", "35")].compactMap { label, color in
      line.firstRange(of: " \(label) ").map { (range: $0, color: color) }
    }
    guard let (range, color) = labels.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return line
    }
    let label = line[range].dropFirst().dropLast()
    return "\(line[..<range.lowerBound]) \u{1B}[1;\(color)m\(label)\u{1B}[0m \(line[range.upperBound...])"
  }

  /// Writes text to stderr as it is; it must not come from an untrusted file.
  static func progress(_ text: String) {
    // There is no other stream to report a failure of stderr on.
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether stderr is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many columns the terminal on stdout has; `nil` if stdout is not a terminal.
  static var width: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  private static func output(_ bytes: [UInt8]) throws(Failure) {
    guard !write(bytes, to: STDOUT_FILENO) else { return }
    throw Failure(
      .readOrWrite, ["Could not write to the standard output: \(String(cString: strerror(errno)))."])
  }

  /// Writes all bytes; `false` if the system refuses, with its reason in `errno`.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends the process with what an error says and its exit code.
  static func exit(with error: any Error) -> Never {
    if let failure = error as? Failure { exit(with: failure) }
    let code = AlmanacCommand.exitCode(for: error)
    let name = CommandName(CommandLine.arguments.dropFirst())
    if code.isSuccess, name.misspelled == nil {
      // Help and the version are what was asked for.
      do throws(Failure) {
        try printOwn(AlmanacCommand.fullMessage(for: error) + "\n")
      } catch {
        exit(with: error)
      }
      systemExit(0)
    }
    let message = AlmanacCommand.message(for: error).split(separator: "\n").joined(separator: " ")
    let unknown = UnknownOption(message, command: name.command)?.message
    Terminal.error("almanac: error: \(name.misspelled ?? unknown ?? message)")
    // Without a command, the line is one of the default command.
    let page = name.misspelled == nil ? "\(name.command ?? "generate") " : ""
    Terminal.error("See 'almanac \(page)--help'.")
    systemExit(
      code == .validationFailure || code.isSuccess
        ? Failure.Code.usage.rawValue : Failure.Code.ourMistake.rawValue)
  }

  private static func exit(with failure: Failure) -> Never {
    failure.lines.forEach(Terminal.error)
    systemExit(failure.code.rawValue)
  }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemExit(_ code: Int32) -> Never {
  exit(code)
}
