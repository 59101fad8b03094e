import AlmanacKit
import Testing

/// A limit on a part of a file.
///
/// It limits the number of values of one kind, such as 500 skeletons, or the length of a text, such as 1,024 bytes for a
/// pattern.
struct Limit<File: Sendable>: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let limit: Int
  /// The reason that the error gives for a file above the limit, or a part of the reason.
  let reason: String
  /// Changes the file so that it has exactly the given number of values of the kind, or a text of the given length.
  let change: @Sendable (inout File, Int) -> Void

  init(
    _ what: String, _ limit: Int, _ reason: String, _ change: @escaping @Sendable (inout File, Int) -> Void
  ) {
    (testDescription, self.limit, self.reason, self.change) = (what, limit, reason, change)
  }
}

/// A text repeated a number of times.
func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
