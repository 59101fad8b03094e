import AlmanacBundle
import AlmanacICU
import Testing

@testable import AlmanacExtraction
@testable import almanac

/// The exit code of each error.
@Suite struct FailureTests {
  @Test(
    "have an exit code and one line of text for each problem of a folder",
    arguments: [
      (.fileTooLarge(path: "p", size: 2, limit: 1), 65, "inputs that make a file too large"),
      (.bundleTooLarge(path: "p", size: 2, limit: 1), 65, "inputs that make a bundle too large"),
      (.noFolder(path: "p", reason: "Not a directory"), 73, "a folder that cannot be made"),
      (.foreign(path: "p"), 73, "a foreign file in the way"),
      (.failed(operation: "read", path: "p", reason: "I/O error"), 74, "a file that cannot be read"),
      (.locked(path: "p"), 75, "another run"),
    ] as [(OutputFilesError, Int32, String)])
  func code(error: OutputFilesError, code: Int32, reason: String) {
    let failure = Failure(error)
    #expect(failure.code.rawValue == code, "\(reason)")
    #expect(failure.lines == ["almanac: error: \(error)"])
  }

  @Test("of a commit that has begun have the code of the reason, and a line that says how to complete it")
  func unfinished() {
    let reason = OutputFilesError.foreign(path: "p")
    let failure = Failure(OutputFilesError.unfinished(reason, bundle: "B"))
    let remedy = "The bundle in 'B' has old and new files. Run the same command again to complete it."
    #expect(failure.code == .cannotCreate)
    #expect(failure.lines == ["almanac: error: \(reason)", "almanac: error: \(remedy)"])
  }

  // Exit code 69 means that ICU cannot be used. Exit code 70 means an error inside Almanac.
  @Test("blame ICU if one of its calls failed for any locale, and Almanac otherwise")
  func extraction() {
    let call = ICUError.callFailed(function: "udat_open", subject: "de", status: "U_MEMORY_ALLOCATION_ERROR")
    let count = ICUError.wrongCount(table: "months.format.wide", expected: 12, found: 13)
    let rows: [(errors: [ICUError], code: Int32)] = [
      ([call], 69), ([count], 70), ([call, count], 69), ([count, call], 69), ([count, count], 70),
      ([.wrongAnswer(function: "f", subject: "de", expected: "roc", found: "gregorian")], 69),
      ([.unexpectedField(pattern: "y", letter: "y"), .unreadableRule("n is 1")], 70),
      ([.unreadableWeek(region: "DE", row: [])], 70),
    ]
    for row in rows {
      let failure = Failure(row.errors.map { ExtractionError(error: $0, locale: "de") })
      #expect(failure.code.rawValue == row.code, "\(row.errors)")
      #expect(failure.lines.count == row.errors.count)
    }
    #expect(Failure(call)?.code == .noICU && Failure(count)?.code == .ourMistake)
    let line = "almanac: error: de-AT: ICU's udat_open failed for 'de' with U_MEMORY_ALLOCATION_ERROR."
    let lines = Failure([ExtractionError(error: call, locale: "de-AT")]).lines
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix(line) })
  }

  @Test("become one failure with the first error's code and the lines of all errors, each once")
  func several() throws {
    var failures = FailureList()
    let values = [
      failures.collect { 1 },
      failures.collect { throw Failure(file: "a", "First.") },
      failures.collect { throw Failure(.usage, "Second.", "Third.") },
      failures.collect { throw Failure(.usage, "Second.") },
    ]
    #expect(values == [1, nil, nil, nil])
    let failure = #expect(throws: Failure.self) { try failures.throwIfAny() }
    #expect(failure?.code == .badInput)
    #expect(failure?.lines == ["a: error: First.", "almanac: error: Second.", "almanac: error: Third."])
    #expect(throws: Never.self) { try FailureList().throwIfAny() }
  }
}
