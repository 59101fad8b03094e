import AlmanacBundle
import AlmanacKit
import CAlmanacGit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that this process has started, with pipes for its input, its output and its error output.
///
/// The error output is collected while the output is read, so that the program never waits for a reader. The program has at
/// most 512 MB of memory and 30 seconds of processor time. It ends with this process; on Linux, also after SIGKILL.
final class ChildProcess {
  private let identifier: pid_t
  /// The end of a pipe to which this process writes the program's input; `nil` once it is closed.
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  private var isOutputOpen = true
  private var areErrorsOpen = true
  /// The bytes of output that have arrived but were not returned yet.
  private var buffer: ArraySlice<UInt8> = []
  private var errorBytes: [UInt8] = []
  private var exitStatus: Int32?

  /// The most bytes of error output to keep; all later bytes are read and dropped.
  private static let errorLimit = 4096
  /// The greatest number of bytes to read and drop while waiting for the program to end; after that, it is killed.
  private static let restLimit = 1 << 20
  /// How many milliseconds the program may write nothing; after that, it is killed.
  private static let patience: Int32 = 20_000
  /// The error message of a program that was killed because it wrote nothing.
  static let noAnswer = "git did not answer for \(patience / 1000) seconds"

  /// Starts a program, which is found through `PATH`, without a shell.
  ///
  /// Call this on the main thread, because on Linux the program ends when the calling thread ends.
  /// Throws the system's error number if it cannot be started.
  init(_ arguments: [String], environment: [String: String]) throws(SystemError) {
    let input = try Pipe()
    let output = try Pipe()
    let errors = try Pipe()
    let ends = [input.reading, output.writing, errors.writing]
    defer { for end in ends { close(end) } }
    do throws(SystemError) {
      identifier = try Self.spawn(arguments, environment.map { "\($0.key)=\($0.value)" }, ends)
    } catch {
      for end in [input.writing, output.reading, errors.reading] { close(end) }
      throw error
    }
    self.input = input.writing
    self.output = output.reading
    self.errors = errors.reading
  }

  deinit {
    closeInput()
    close(output)
    close(errors)
    if exitStatus == nil {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
  }

  /// Sends a text to the program; if the program has ended, the text is lost.
  func send(_ text: String) {
    guard let input else { return }
    // By default, a write to a pipe without a reader would end this process with a signal.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    _ = writeAll(Array(text.utf8), to: input)
  }

  /// The next bytes of output, up to the byte `end`, which is read but not returned.
  ///
  /// The result is `nil` if the output ends without this byte, or if more than `limit` bytes come before it.
  func bytes(upTo end: UInt8, limit: Int) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count <= limit, !buffer.isEmpty || fill() {
      if let index = buffer.firstIndex(of: end) {
        line += buffer[..<index]
        buffer = buffer[(index + 1)...]
        return line.count <= limit ? line : nil
      }
      line += buffer
      buffer = []
    }
    return nil
  }

  /// The bytes of `start` and the next `count` bytes of output; `nil` if the output ends before that.
  func bytes(count: Int, after start: [UInt8]) -> [UInt8]? {
    var bytes = start
    let end = start.count + count
    bytes.reserveCapacity(end)
    while bytes.count < end {
      guard !buffer.isEmpty || fill() else { return nil }
      let piece = buffer.prefix(end - bytes.count)
      bytes += piece
      buffer = buffer.dropFirst(piece.count)
    }
    return bytes
  }

  /// Closes the program's input, and waits until the program ends.
  ///
  /// Returns its exit code, or 128 plus the number of the signal that ended it.
  func end() -> Int32 {
    closeInput()
    var rest = 0
    while fill() {
      rest += buffer.count
      if rest > Self.restLimit { kill(identifier, SIGKILL) }
    }
    if let exitStatus { return exitStatus }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    exitStatus = code
    return code
  }

  /// The text that the program wrote to its standard error, on one line; its exit code if it wrote nothing.
  func reason(code: Int32) -> String {
    let words = String(decoding: errorBytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? "exit code \(code)" : words.joined(separator: " ")
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits for more output, and collects error output in the meantime.
  ///
  /// Returns `false` at the end of both the output and the error output. If the program wrote nothing for too long,
  /// kills it and returns `false` at once. It does not wait for the end of the pipes, because other processes that the
  /// program started can keep them open.
  private func fill() -> Bool {
    while isOutputOpen || areErrorsOpen {
      // `poll` ignores a negative descriptor.
      var waiting = [
        pollfd(fd: isOutputOpen ? output : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, nfds_t(waiting.count), Self.patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        kill(identifier, SIGKILL)
        (isOutputOpen, areErrorsOpen) = (false, false)
        errorBytes += Array(Self.noAnswer.utf8)
        return false
      }
      if waiting[1].revents != 0 { readErrors() }
      if waiting[0].revents != 0 {
        buffer = Self.piece(of: output)[...]
        guard buffer.isEmpty else { return true }
        isOutputOpen = false
      }
    }
    return false
  }

  private func readErrors() {
    let piece = Self.piece(of: errors)
    areErrorsOpen = !piece.isEmpty
    errorBytes += piece.prefix(Self.errorLimit - errorBytes.count)
  }

  /// The next bytes in a pipe; empty at the end of the pipe.
  private static func piece(of pipe: Int32) -> [UInt8] { readPiece(1 << 16, of: pipe) ?? [] }

  private static func spawn(
    _ arguments: [String], _ environment: [String], _ streams: [Int32]
  ) throws(SystemError) -> pid_t {
    let words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let code = almanac_start(words, &variables, streams, &identifier)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }
}

/// An error number from the system, such as the value of `errno`.
struct SystemError: Error {
  let code: Int32

  /// The system's description of the error.
  var reason: String { String(cString: strerror(code)) }
}

/// The two ends of a pipe; by default, child processes inherit neither end.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    // No end is a standard stream of this process, because `Terminal` reserves their numbers.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
