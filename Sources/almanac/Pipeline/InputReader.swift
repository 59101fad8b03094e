import AlmanacKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An option that names a file of the user's.
enum InputOption: String {
  case locales = "--locales"
  case strings = "--strings"
  case keys = "--keys"
  case errata = "--errata"
  case xliff = "--import"
  case config = "--config"

  /// The most bytes of the files of the option, all of a run together.
  fileprivate var limit: Int {
    switch self {
    case .locales, .keys, .errata, .config: Limits.inputFile
    case .strings: Limits.stringCatalogs
    case .xliff: Limits.file
    }
  }

  /// What the file is, for a sentence.
  fileprivate var contents: String {
    switch self {
    case .locales: "a list of locales"
    case .strings: "an app's String Catalog"
    case .keys: "a map of keys"
    case .errata: "a file of errata"
    case .xliff: "an XLIFF file of Almanac's"
    case .config: "a config"
    }
  }
}

/// Reads the files that the user names with an option, up to the limit of all of them together.
struct InputReader {
  private let option: InputOption
  /// How many bytes may still be read.
  private var room: Int

  init(option: InputOption) {
    self.option = option
    room = option.limit
  }

  /// The bytes of a file; it may be a pipe, or a device that never ends.
  mutating func bytes(of file: String) throws(Failure) -> [UInt8] {
    try LinkOut.check(input: file)
    // Opening a pipe without a writer would wait for one for ever.
    return try bytes(of: open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC), file)
  }

  /// The bytes of the standard input.
  mutating func standardInput() throws(Failure) -> [UInt8] {
    try bytes(of: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0), "<stdin>")
  }

  private mutating func bytes(of descriptor: Int32, _ file: String) throws(Failure) -> [UInt8] {
    guard descriptor >= 0, let stream = fdopen(descriptor, "rb") else { throw unreadable(file) }
    defer { fclose(stream) }
    guard Self.hasWriter(stream, descriptor) else {
      throw Failure(file: file, "No program writes to this pipe. Start its writer first, or name a file.")
    }
    let bytes = Self.bytes(of: stream, limit: room)
    guard ferror(stream) == 0 else { throw unreadable(file) }
    guard bytes.count <= room else { throw tooLarge(file) }
    room -= bytes.count
    return bytes
  }

  /// Waits for the writer of a pipe, at most five seconds, and makes reading wait for its bytes from then on.
  private static func hasWriter(_ stream: UnsafeMutablePointer<FILE>, _ descriptor: Int32) -> Bool {
    defer { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, 5000) == 0 else { return true }
    // Nothing has come: reading says whether that is the end, or a writer who is slow.
    var byte: UInt8 = 0
    switch read(descriptor, &byte, 1) {
    case 0: return false
    case 1: return ungetc(Int32(byte), stream) >= 0
    default: return true
    }
  }

  /// The bytes up to the end, or some more than the limit.
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

  private func tooLarge(_ file: String) -> Failure {
    let limit = "\(option.limit / 1_000_000) MB"
    guard room == option.limit else {
      return Failure(
        file: file,
        "With this file, the files of \(option.rawValue) have more than \(limit) together. Name fewer of them, "
          + "or remove what no picker needs.")
    }
    return Failure(
      file: file,
      "The file has more than \(limit), which \(option.contents) never has. Name another with "
        + "\(option.rawValue).")
  }

  private func unreadable(_ file: String) -> Failure {
    switch errno {
    case ENOENT:
      Failure(file: file, "There is no such file. Write one, or name another with \(option.rawValue).")
    case EISDIR: Failure(file: file, "This is a folder. Name a file.")
    case let reason:
      Failure(file: file, "The file cannot be read: \(String(cString: strerror(reason))). Name another.")
    }
  }
}
