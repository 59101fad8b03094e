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
    guard descriptor >= 0, let stream = fdopen(descriptor, "rb") else { throw unreadable(file) }
    defer { fclose(stream) }
    guard Self.hasWriter(stream, descriptor) else {
      throw Failure(
        file: file, "No program writes to this pipe. Start the program that writes to it, or name a file.")
    }
    let bytes = Self.bytes(of: stream, limit: room)
    guard ferror(stream) == 0 else { throw unreadable(file) }
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

  /// Whether a program writes to a pipe; also `true` for a file that is not a pipe.
  ///
  /// Waits at most five seconds for the first byte. If the result is `true`, reading waits for as long as the program
  /// needs.
  private static func hasWriter(_ stream: UnsafeMutablePointer<FILE>, _ descriptor: Int32) -> Bool {
    defer { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, 5000) == 0 else { return true }
    // No bytes have arrived. A read shows whether the pipe has no writer, or only a slow one.
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 0: return false
    case 1: return ungetc(Int32(byte), stream) >= 0
    default: return true
    }
  }

  /// The bytes up to the end of the stream; if they exceed `limit`, reading stops soon after the limit.
  private static func bytes(of stream: UnsafeMutablePointer<FILE>, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, stream)
      }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
    return bytes
  }

  private func unreadable(_ file: String) -> Failure {
    switch errno {
    case ENOENT:
      Failure(file: file, "There is no such file. Create it, or name another file with \(option.rawValue).")
    case EISDIR: Failure(file: file, "This is a folder. Name a file.")
    case let reason:
      Failure(file: file, "The file cannot be read: \(String(cString: strerror(reason))). Name another file.")
    }
  }
}
