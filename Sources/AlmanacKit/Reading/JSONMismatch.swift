/// A value in a file that has the wrong type or the wrong content.
package struct JSONMismatch: Error, Equatable, Sendable {
  /// The keys and the element indexes that lead to the value, outermost first.
  package let path: [String]
  /// The problem with the value, such as "is not an array".
  package let reason: String

  package init(path: [String] = [], _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The same mismatch with `name` before the path; `name` is the key or the index in the enclosing object or list.
  func below(_ name: String) -> JSONMismatch { JSONMismatch(path: [name] + path, reason) }
}

extension JSONMismatch: CustomStringConvertible {
  /// The mismatch as a sentence without its period, such as "'months.format.wide' is not an array".
  package var description: String {
    path.isEmpty ? "the file \(reason)" : "'\(path.joined(separator: "."))' \(reason)"
  }
}
