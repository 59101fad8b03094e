import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Testing

extension LocaleList {
  /// Reads a list with the sample locales.
  init(_ text: String) throws(InputProblems) {
    try self.init(reading: Array(text.utf8), available: .sample)
  }

  var tags: [String] { requests.map(\.tag) }
}

extension InputProblem: CustomTestStringConvertible {
  /// The problem as the command line prints it after the name of the file.
  var text: String {
    (place.map { "\($0.line):\($0.column): " } ?? "") + message
  }

  package var testDescription: String { text }
}

/// The errors of a list, in order; empty if the list can be read.
func errors(in text: String) -> [InputProblem] { errors(in: Array(text.utf8)) }

func errors(in bytes: [UInt8]) -> [InputProblem] {
  do throws(InputProblems) {
    _ = try LocaleList(reading: bytes, available: .sample)
    return []
  } catch {
    return error.problems
  }
}

/// A list of locales, the expected result, and the reason for the result.
struct Row<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let list: String
  let expected: Expected
  let reason: String

  init(_ list: String, _ expected: Expected, _ reason: String) {
    (self.list, self.expected, self.reason) = (list, expected, reason)
  }

  var testDescription: String { "\(list.debugDescription): \(reason)" }
}
