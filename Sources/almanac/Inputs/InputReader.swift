import AlmanacBundle
import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The options that name input files.
enum InputOption: String {
  case locales = "--locales"
  case strings = "--strings"
  case keys = "--keys"
  case errata = "--errata"
  case xliff = "--import"
  case config = "--config"

  /// The greatest total size, in bytes, of the files for the option in a run.
  fileprivate var limit: Int {
    switch self {
    case .locales, .keys, .errata, .config: Limits.inputFile
    case .strings: Limits.stringCatalogs
    case .xliff: Limits.file
    }
  }
}

/// Reads the files that the user names with an option, up to a limit for their total size.
struct InputReader {
  private let option: InputOption
  /// How many bytes may still be read before the limit is reached.
  private var room: Int

  init(option: InputOption) {
    self.option = option
    room = option.limit
  }

  /// The bytes of a file; the file may also be a pipe, or a device that never ends.
  mutating func bytes(of file: String) throws -> [UInt8] {
    guard !file.isEmpty else {
      throw Failure(.usage, "\(option.rawValue) is empty. Give the path of a file.")
    }
    try EscapingLink.check(input: file)
    // Without O_NONBLOCK, opening a pipe without a writer would wait forever.
    return try bytes(of: open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC), file)
  }

  /// The bytes that arrive on standard input.
  mutating func standardInput() throws -> [UInt8] {
    try bytes(of: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0), "<stdin>")
  }

  private mutating func bytes(of descriptor: Int32, _ file: String) throws -> [UInt8] {
    guard descriptor >= 0 else { throw unreadable(file) }
    defer { close(descriptor) }
    guard var bytes = Self.beginning(of: descriptor) else {
      throw Failure(
        file: file, "No program writes to this pipe. Start the program that writes to it, or name a file.")
    }
    while bytes.count <= room {
      guard let piece = readPiece(1 << 16, of: descriptor) else { throw unreadable(file) }
      if piece.isEmpty { break }
      bytes += piece
    }
    guard bytes.count <= room else {
      let limit = "\(option.limit / 1_000_000) MB"
      throw Failure(
        file: file,
        "With this file, the input of \(option.rawValue) is larger than \(limit). Name a smaller file, or fewer files."
      )
    }
    room -= bytes.count
    return bytes
  }

  /// Waits at most five seconds for the first bytes of a pipe; `nil` if no program writes to the pipe.
  ///
  /// The result has only bytes that arrived just after the five seconds, so it is usually empty. The caller reads all
  /// other bytes, and waits for them without a limit.
  private static func beginning(of descriptor: Int32) -> [UInt8]? {
    defer { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return [] }
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, 5000) == 0 else { return [] }
    // No bytes have arrived. If the pipe has no writer, a read is at the end; if the writer is slow, a read fails.
    guard let bytes = readPiece(1 << 16, of: descriptor) else { return [] }
    return bytes.isEmpty ? nil : bytes
  }

  private func unreadable(_ file: String) -> Failure {
    switch errno {
    case ENOENT:
      Failure(file: file, "There is no such file. Create it, or name another file (\(option.rawValue)).")
    case EISDIR: Failure(file: file, "This is a folder. Name a file.")
    case let reason:
      Failure(file: file, "The file cannot be read: \(String(cString: strerror(reason))). Name another file.")
    }
  }
}
