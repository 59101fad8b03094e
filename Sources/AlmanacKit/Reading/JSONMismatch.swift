/// A value of a file that is not what the file should have there.
package struct JSONMismatch: Error, Equatable, Sendable {
  /// The keys and the numbers of the elements that lead to the value, from the outside.
  package let path: [String]
  /// What is wrong with the value, as in "is not a list".
  package let reason: String

  package init(path: [String] = [], _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The mismatch as the value around it reports it.
  func below(_ name: String) -> JSONMismatch { JSONMismatch(path: [name] + path, reason) }
}

extension JSONMismatch: CustomStringConvertible {
  /// The mismatch as a sentence without its period, as in "'months.format.wide' is not a list".
  package var description: String {
    path.isEmpty ? "the file \(reason)" : "'\(path.joined(separator: "."))' \(reason)"
  }
}
