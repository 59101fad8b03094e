import AlmanacBundle
import AlmanacKit
import ArgumentParser

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Prints for the user: results go to stdout, and everything else goes to stderr.
///
/// No other code prints, so no text from an untrusted file is printed without escapes. In lines, `logged` escapes the
/// control characters and GitHub's commands. A page must already escape its texts before it is printed.
enum Terminal {
  /// Opens `/dev/null` in place of each standard stream that this process was started without.
  ///
  /// Otherwise, the next file to be opened would get the descriptor of the stream. `/dev/null` is opened only for
  /// reading, so a write to the stream still fails.
  static func reserveStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  static func print(_ line: String) throws { try print([line]) }

  /// Writes lines to stdout.
  static func print(_ lines: some Sequence<String>) throws {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.logged.utf8
      bytes.append(UInt8(ascii: "\n"))
      guard bytes.count >= 1 << 16 else { continue }
      try printUnescaped(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try printUnescaped(bytes)
  }

  /// Writes annotations to stdout, which are GitHub's commands with texts that are already escaped.
  static func print(annotations: [String]) throws {
    try printUnescaped(annotations.map { "\($0)\n" }.joined())
  }

  /// Writes text to stdout without escapes: tables of names, which may need invisible characters, and help pages.
  ///
  /// The text must not come from an untrusted file.
  static func printUnescaped(_ text: String) throws { try printUnescaped(Array(text.utf8)) }

  /// Writes the bytes of a page to stdout without changes; the page must already escape all text from untrusted files.
  static func printUnescaped(_ bytes: [UInt8]) throws {
    guard !writeAll(bytes, to: STDOUT_FILENO) else { return }
    throw Failure(.readOrWrite, "Could not write to standard output: \(String(cString: strerror(errno))).")
  }

  /// The greatest number of characters in a line on stderr; a text from a file can have megabytes.
  ///
  /// The longest path on Linux has as many bytes.
  private static let errorWidth = 4096

  /// The greatest number of errors to print; one cause, such as a missing folder, can make an error for each file.
  private static let errorLimit = 200

  /// Writes a line to stderr.
  static func error(_ line: String) { progress(cut(line).logged + "\n") }

  /// The line, or its first and last characters: a long line begins with the place of the problem, and ends with the
  /// remedy.
  private static func cut(_ line: String) -> String {
    let (characters, half) = (line.unicodeScalars, errorWidth / 2)
    guard characters.count > errorWidth else { return line }
    return "\(String(characters.prefix(half)))…\(String(characters.suffix(half)))"
  }

  /// Writes text to stderr without escapes; the text must not come from an untrusted file.
  static func progress(_ text: String) {
    // If stderr fails, there is no other stream to report the failure on.
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether stderr is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// The number of columns of the terminal on stdout; `nil` if stdout is not a terminal.
  static var width: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Ends the process; prints the error's message and uses its exit code.
  static func end(with error: any Error) -> Never {
    if let failure = Failure(error) { end(with: failure) }
    let code = AlmanacCommand.exitCode(for: error)
    let name = CommandName(CommandLine.arguments.dropFirst())
    if code.isSuccess, name.misspelled == nil {
      // The user asked for the help or the version.
      do {
        try printUnescaped(CompletionScript.completed(AlmanacCommand.fullMessage(for: error)) + "\n")
      } catch {
        end(with: error)
      }
      exit(0)
    }
    let message = sentence(AlmanacCommand.message(for: error))
    let unknown = UnknownOption.message(for: message, command: name.command)
    let suggestion = ValueSuggestion.suggestion(for: message, CommandLine.arguments) ?? ""
    Terminal.error("almanac: error: \(name.misspelled ?? unknown ?? message + suggestion)")
    // A command line without a subcommand means the default subcommand.
    // Only the general help describes the completion scripts.
    let isGeneral = name.misspelled != nil || message.hasPrefix("Can't generate completion scripts")
    let page = isGeneral ? "" : "\(name.command ?? "generate") "
    Terminal.error("See 'almanac \(page)--help'.")
    exit(
      code == .validationFailure || code.isSuccess
        ? Failure.Code.usage.rawValue : Failure.Code.ourMistake.rawValue)
  }

  /// The message of the argument parser as one line with a period at its end; lists in it have indented lines.
  private static func sentence(_ message: String) -> String {
    let line = message.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    return line.hasSuffix(".") ? line : "\(line)."
  }

  private static func end(with failure: Failure) -> Never {
    failure.lines.prefix(errorLimit).forEach(Terminal.error)
    let more = failure.lines.count - errorLimit
    if more > 0 {
      Terminal.error("almanac: error: \(counted(more, "more error")). Fix the errors above first.")
    }
    exit(failure.code.rawValue)
  }
}
