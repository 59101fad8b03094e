import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacOutputFiles
import AlmanacReading
import AlmanacTranslations

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

  fileprivate init(code: Code, lines: [String]) {
    self.code = code
    self.lines = lines
  }

  /// Makes a failure that belongs to no file.
  init(_ code: Code, _ messages: [String]) {
    self.code = code
    lines = messages.map { "almanac: error: \($0)" }
  }

  /// Makes a failure without lines, because a report is already printed.
  init(reported code: Code) {
    self.code = code
    lines = []
  }

  /// Makes a failure with several errors in an input file.
  init(file: String, messages: [String]) {
    code = .badInput
    lines = messages.map { "\(file): error: \($0)" }
  }

  /// Makes a failure with one error in an input file.
  init(file: String, _ message: String) {
    self.init(file: file, messages: [message])
  }
}

extension Failure {
  init(_ error: ICUError) {
    self.init(.noICU, ["\(error) Install ICU again, with its data."])
  }

  /// Makes a failure from the errors of all locales that could not be extracted.
  init(_ errors: [ExtractionError]) {
    let isICU = errors.contains(where: \.error.isFailedCall)
    self.init(isICU ? .noICU : .ourMistake, errors.map { "\($0) Nothing was written." })
  }

  /// Makes a failure for data that all locales share and that could not be extracted.
  init(extraction error: ICUError) {
    self.init(error.isFailedCall ? .noICU : .ourMistake, ["\(error) Nothing was written."])
  }

  init(_ error: OutputFilesError, in folder: String) {
    let code: Code =
      switch error {
      case .noFolder, .foreign: .cannotCreate
      case .fileTooLarge, .bundleTooLarge, .tooManyValues: .badInput
      case .failed: .readOrWrite
      case .locked: .locked
      case .stopped: .ourMistake
      }
    self.init(code, [error.description(in: folder)])
  }

  /// The failure of a run that had begun to change the files of the bundle in a folder.
  func ofUnfinishedRun(in folder: String) -> Failure {
    let line = "The bundle in '\(folder)' has old and new files. Run the same command again to complete it."
    return Failure(code: code, lines: lines + ["almanac: error: \(line)"])
  }

  /// Makes a failure from all errors in a list of locales.
  init(_ problems: [LocaleListProblem], file: String) {
    code = .badInput
    lines = problems.lines(in: file)
  }

  /// Makes a failure from all errors in an input file, such as an overlay or a map of keys.
  init(_ problems: [InputProblem], file: String) {
    code = .badInput
    let lines = problems.map {
      "\(file):\($0.place.line):\($0.place.column): error: \($0.message)"
    }
    self.lines = cutShort(lines, in: file, kind: "error")
  }

  init(_ error: StringCatalogError) {
    self.init(.ourMistake, ["Almanac's own catalog cannot be read. \(error)"])
  }
}

/// Collects the failures of several inputs, so that they are reported together.
struct FailureList {
  private var failures: [Failure] = []

  var isEmpty: Bool { failures.isEmpty }

  /// Calls `read` and returns its result; if it throws, keeps the failure and returns `nil`.
  mutating func collect<Content>(_ read: () throws(Failure) -> Content) -> Content? {
    do throws(Failure) {
      return try read()
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Throws all collected failures as one failure; does nothing if no failure was collected.
  func throwIfAny() throws(Failure) {
    guard let first = failures.first else { return }
    throw Failure(code: first.code, lines: failures.flatMap(\.lines))
  }
}

extension [LocaleListProblem] {
  /// The problems as lines, one for each; a very long list is cut short.
  func lines(in file: String) -> [String] {
    cutShort(map { $0.line(in: file) }, in: file, kind: "\(first?.severity ?? .error)")
  }
}

/// The first lines about a file; if there are many lines, the last one says how many more there are.
private func cutShort(_ lines: [String], in file: String, kind: String) -> [String] {
  let limit = 100
  guard lines.count > limit else { return lines }
  return lines.prefix(limit) + [
    "\(file): \(kind): At least \(lines.count - limit) more like these."
  ]
}

extension LocaleListProblem {
  /// The problem as one line in the form that compilers use, with file, line and column first.
  func line(in file: String) -> String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    let kind = severity == .error ? "error" : "warning"
    return "\(file)\(place): \(kind): \(message) \(remedy)"
  }
}
