import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacLocaleList
import AlmanacOutputFiles
import AlmanacReading
import AlmanacTranslations

/// The end of a run that did not succeed: its exit code, and what is said on stderr.
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
  /// Whole lines, each with its own beginning.
  let lines: [String]

  fileprivate init(code: Code, lines: [String]) {
    self.code = code
    self.lines = lines
  }

  /// A failure that belongs to no file.
  init(_ code: Code, _ messages: [String]) {
    self.code = code
    lines = messages.map { "almanac: error: \($0)" }
  }

  /// A failure whose findings were printed already.
  init(reported code: Code) {
    self.code = code
    lines = []
  }

  /// Several things wrong with an input file.
  init(file: String, messages: [String]) {
    code = .badInput
    lines = messages.map { "\(file): error: \($0)" }
  }

  /// Something wrong in or with an input file.
  init(file: String, _ message: String) {
    self.init(file: file, messages: [message])
  }
}

extension Failure {
  init(_ error: ICUError) {
    self.init(.noICU, ["\(error) Install ICU again, with its data."])
  }

  /// Every locale that could not be extracted.
  init(_ errors: [ExtractionError]) {
    let isICU = errors.contains(where: \.error.isFailedCall)
    self.init(isICU ? .noICU : .ourMistake, errors.map { "\($0) Nothing was written." })
  }

  /// What all locales share could not be extracted.
  init(extraction error: ICUError) {
    self.init(error.isFailedCall ? .noICU : .ourMistake, ["\(error) Nothing was written."])
  }

  init(_ error: OutputFilesError, in folder: String) {
    let code: Code =
      switch error {
      case .noFolder, .foreign: .cannotCreate
      case .badJournal, .foreignJournal, .largeJournal: .badInput
      case .fileTooLarge, .bundleTooLarge, .tooManyValues: .badInput
      case .failed: .readOrWrite
      case .locked: .locked
      case .stopped: .ourMistake
      }
    self.init(code, [error.description(in: folder)])
  }

  /// Every error of a list of locales.
  init(_ problems: [LocaleListProblem], file: String) {
    code = .badInput
    lines = problems.lines(in: file)
  }

  /// Everything wrong in an overlay or a map of keys.
  init(_ problems: [InputProblem], file: String) {
    code = .badInput
    let lines = problems.map {
      "\(file):\($0.place.line):\($0.place.column): error: \($0.message)"
    }
    self.lines = cutShort(lines, in: file, kind: "error")
  }

  init(_ error: StringCatalogError) {
    self.init(.ourMistake, ["Almanac's own catalogue cannot be read. \(error)"])
  }
}

/// The failures of several inputs, which end a run together.
struct FailureList {
  private var failures: [Failure] = []

  var isEmpty: Bool { failures.isEmpty }

  /// What `read` gives; `nil` if it failed, which is noted.
  mutating func collect<Content>(_ read: () throws(Failure) -> Content) -> Content? {
    do throws(Failure) {
      return try read()
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Throws them as one.
  func throwIfAny() throws(Failure) {
    guard let first = failures.first else { return }
    throw Failure(code: first.code, lines: failures.flatMap(\.lines))
  }
}

extension [LocaleListProblem] {
  /// The problems a line each; a flood is cut short.
  func lines(in file: String) -> [String] {
    cutShort(map { $0.line(in: file) }, in: file, kind: "\(first?.severity ?? .error)")
  }
}

/// The first of many lines about a file, and how many more there are.
private func cutShort(_ lines: [String], in file: String, kind: String) -> [String] {
  let limit = 100
  guard lines.count > limit else { return lines }
  return lines.prefix(limit) + [
    "\(file): \(kind): There are more like these, at least \(lines.count - limit)."
  ]
}

extension LocaleListProblem {
  /// The problem as compilers write it, with file, line and column in front.
  func line(in file: String) -> String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    let kind = severity == .error ? "error" : "warning"
    return "\(file)\(place): \(kind): \(message) \(remedy)"
  }
}
