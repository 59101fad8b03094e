import AlmanacBundle
import AlmanacExtraction
import AlmanacICU
import AlmanacInputs
import AlmanacKit

/// The failure that ends a command: its exit code, and the lines to print to stderr.
struct Failure: Error {
  /// The exit codes, which scripts test for.
  enum Code: Int32 {
    case differences = 1
    case usage = 64
    case badInput = 65
    case noICU = 69
    case ourMistake = 70
    case cannotCreate = 73
    case readOrWrite = 74
    case locked = 75
    case otherData = 78
  }

  let code: Code
  /// The lines to print, each with its prefix, as in `almanac: error:`.
  let lines: [String]
}

extension Failure {
  /// Makes a failure that belongs to no file.
  init(_ code: Code, _ messages: String...) { self.init(code, messages) }

  /// Makes a failure that belongs to no file.
  init(_ code: Code, _ messages: [String]) {
    self.init(code: code, lines: messages.map { "almanac: error: \($0)" })
  }

  /// Makes a failure without lines, because a report is already printed.
  init(reported code: Code) { self.init(code: code, lines: []) }

  /// Makes a failure with errors in an input file.
  init(file: String, _ messages: [String]) {
    self.init(code: .badInput, lines: messages.map { "\(file): error: \($0)" })
  }

  /// Makes a failure with one error in an input file.
  init(file: String, _ message: String) { self.init(file: file, [message]) }

  /// Makes a failure from all problems in a text that a person wrote.
  init(file: String, _ problems: [InputProblem]) {
    self.init(code: .badInput, lines: problems.lines(in: file))
  }

  /// Calls a function that reads a file; its problems become a failure that names the file.
  static func naming<Content>(_ file: String, _ read: () throws -> Content) throws -> Content {
    do {
      return try read()
    } catch let error as InputProblems {
      throw Failure(file: file, error.problems)
    }
  }

  /// Makes one failure from several, with the code of the first; a line that several of them have is printed once.
  fileprivate init?(_ failures: [Failure]) {
    guard let first = failures.first else { return nil }
    var seen: Set<String> = []
    self.init(code: first.code, lines: failures.flatMap(\.lines).filter { seen.insert($0).inserted })
  }

  /// Makes the failure for an error; only this function knows the exit code of each type of error.
  ///
  /// It is `nil` for an error of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as ExtractionError: self.init([error])
    case let error as ICUError where error.isFailedCall:
      self.init(.noICU, "\(error) Install ICU again, with its data.")
    case let error as ICUError: self.init(.ourMistake, "\(error) Nothing was written.")
    case let error as OutputFilesError: self.init(error)
    default: return nil
    }
  }

  /// Makes a failure from the errors of all locales that could not be extracted.
  init(_ errors: [ExtractionError]) {
    let isICU = errors.contains(where: \.error.isFailedCall)
    self.init(isICU ? .noICU : .ourMistake, errors.map { "\($0) Nothing was written." })
  }

  init(_ error: OutputFilesError) {
    switch error {
    case .noFolder, .foreign: self.init(.cannotCreate, "\(error)")
    case .fileTooLarge, .bundleTooLarge: self.init(.badInput, "\(error)")
    case .failed: self.init(.readOrWrite, "\(error)")
    case .locked: self.init(.locked, "\(error)")
    case .unfinished(let error, let bundle):
      let code = Failure(error).code
      self.init(
        code, "\(error)",
        "The bundle in '\(bundle)' has old and new files. Run the same command again to complete it.")
    }
  }
}

/// Collects the failures of several inputs, so that they are reported together.
struct FailureList {
  private var failures: [Failure] = []

  var isEmpty: Bool { failures.isEmpty }

  /// Calls `read` and returns its result; if it throws, keeps the failure and returns `nil`.
  @discardableResult
  mutating func collect<Content>(_ read: () throws -> Content) -> Content? {
    do {
      return try read()
    } catch {
      failures.append(Failure(error) ?? Failure(.ourMistake, "\(error)"))
      return nil
    }
  }

  /// The result of ``collect(_:)``; throws all collected failures as one failure.
  func result<Content>(_ content: Content?) throws -> Content {
    try throwIfAny()
    guard let content else {
      preconditionFailure("Internal error: a file was not read, but no failure was recorded.")
    }
    return content
  }

  /// Throws all collected failures as one failure; does nothing if no failure was collected.
  func throwIfAny() throws {
    if let failure = Failure(failures) { throw failure }
  }
}

extension [InputProblem] {
  /// The problems as lines, one for each; a very long list is cut short.
  func lines(in file: String) -> [String] {
    let limit = 100
    let lines = prefix(limit).map { $0.line(in: file) }
    guard let severity = first?.severity, count > limit else { return lines }
    return lines + ["\(file): \(severity): At least \(count - limit) more like these."]
  }
}
