import AlmanacReading
import AlmanacTranslations

/// The entries of an app's overlay that the run leaves out: they have the app's own keys, and cannot be used.
///
/// A whole catalog of an app has many entries that are not words of a picker. They must not stop the run.
struct LeftOutEntries: Sendable {
  let file: String
  /// The first problem of each entry; a very long list is cut short.
  let problems: [InputProblem]
  private let count: Int

  /// The entries that an overlay leaves out; `nil` if there are none.
  init?(file: String, overlay: Overlay) {
    guard overlay.leftOutCount > 0 else { return nil }
    self.file = file
    problems = overlay.leftOut.problems
    count = overlay.leftOutCount
  }

  /// A warning with the number of entries.
  var summary: String {
    """
    \(file): warning: \(count.grouped) of your own keys \(count == 1 ? "is" : "are") left out, because \
    \(count == 1 ? "its texts" : "their texts") cannot be used. Run generate or check with --verbose to list them.
    """
  }

  /// A warning for each entry.
  var list: [String] {
    problems.map { InputProblem($0.message, at: $0.place, severity: .warning).line(in: file) }
  }
}
