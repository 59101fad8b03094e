#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside this one: it reads what it is sent, and its answers are read piece by piece.
///
/// Its errors are collected meanwhile, so that it never waits for a reader.
final class ChildProcess {
  private let identifier: pid_t
  /// Where the program reads from; `nil` once there is nothing more to send.
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  private var areErrorsOpen = true
  /// The bytes that have come and are not read yet.
  private var buffer: ArraySlice<UInt8> = []
  private var errorBytes: [UInt8] = []
  private var exitStatus: Int32?

  /// The most bytes of errors that are kept; the rest is read and dropped.
  private static let errorLimit = 4096
  /// The most bytes that are read, and dropped, of a program that should end; then it is ended.
  private static let restLimit = 1 << 20
  /// How long a program may say nothing, in milliseconds; then it is ended.
  private static let patience: Int32 = 20_000

  /// Starts a program, which the `PATH` finds, without a shell.
  ///
  /// Throws the system's error number.
  init(_ arguments: [String], environment: [String: String]) throws(SystemError) {
    let input = try Pipe()
    let output = try Pipe()
    let errors = try Pipe()
    defer {
      for end in [input.reading, output.writing, errors.writing] { close(end) }
    }
    let ends = [
      (input.reading, STDIN_FILENO), (output.writing, STDOUT_FILENO), (errors.writing, STDERR_FILENO),
    ]
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

  /// Sends a text; a program that has ended does not get it.
  func send(_ text: String) {
    guard let input else { return }
    // A pipe without a reader would end this process too.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(input, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The bytes up to a byte, which is read too; `nil` if more than `limit` come before it, or the end.
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

  /// So many bytes; `nil` if the end comes before.
  func bytes(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard !buffer.isEmpty || fill() else { return nil }
      let piece = buffer.prefix(count - bytes.count)
      bytes += piece
      buffer = buffer.dropFirst(piece.count)
    }
    return bytes
  }

  /// Whether no byte is left to read.
  func isAtEnd() -> Bool { buffer.isEmpty && !fill() }

  /// Sends nothing more, and waits for the end: the exit code, or 128 and the number of the signal that ended the
  /// program.
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

  /// What the program wrote to its standard error, on one line.
  var errorText: String {
    String(decoding: errorBytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits for more output, and collects errors meanwhile; `false` at the end of the output.
  private func fill() -> Bool {
    while true {
      // A negative descriptor is passed over.
      var waiting = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, nfds_t(waiting.count), Self.patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        kill(identifier, SIGKILL)
        errorBytes += Array("it did not answer for \(Self.patience / 1000) seconds".utf8)
        return false
      }
      if waiting[1].revents != 0 { readErrors() }
      if waiting[0].revents != 0 {
        buffer = Self.piece(of: output)[...]
        guard buffer.isEmpty else { return true }
        while areErrorsOpen { readErrors() }
        return false
      }
    }
  }

  private func readErrors() {
    let piece = Self.piece(of: errors)
    areErrorsOpen = !piece.isEmpty
    errorBytes += piece.prefix(Self.errorLimit - errorBytes.count)
  }

  /// What comes next from a pipe; empty at its end.
  private static func piece(of pipe: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var result = 0
      repeat { result = readBytes(pipe, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String], _ ends: [(Int32, Int32)]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (end, descriptor) in ends { posix_spawn_file_actions_adddup2(&actions, end, descriptor) }
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, arguments[0], &actions, nil, words, variables)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }
}

/// An error number of the system's.
struct SystemError: Error {
  let code: Int32

  /// The system's words for it.
  var reason: String { String(cString: strerror(code)) }
}

/// The two ends of a pipe, which no program that is started inherits by itself.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    // Not below 3, where the program has its standard streams: this process may have been started without them.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    let code = errno
    for end in ends { close(end) }
    guard !moved.contains(where: { $0 < 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw SystemError(code: code)
    }
    (reading, writing) = (moved[0], moved[1])
  }
}

private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
