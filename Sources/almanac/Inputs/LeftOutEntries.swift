import AlmanacReading
import AlmanacTranslations

/// The entries of an app's overlay that the run leaves out: they have the app's own keys, and cannot be used.
///
/// A whole catalog of an app has many entries that are not words of a picker. They must not stop the run.
struct LeftOutEntries: Sendable {
  let file: String
  let keys: Set<String>
  /// The first problem of each entry; a very long list is cut short.
  private let problems: [InputProblem]

  /// How a run reports the entries.
  enum Report {
    /// With one warning for each overlay.
    case counted
    /// Also with a warning for each entry, as `--verbose` asks.
    case listed
    /// With an error for each entry, as `--strict` asks.
    case errors
  }

  /// The entries that an overlay leaves out; `nil` if there are none.
  init?(file: String, overlay: Overlay) {
    guard !overlay.leftOutKeys.isEmpty else { return nil }
    self.file = file
    keys = overlay.leftOutKeys
    problems = overlay.leftOut.problems
  }

  /// The lines to print; `--strict` has an error for each entry instead.
  func warnings(_ report: Report) -> [String] {
    switch report {
    case .counted: [summary + " Run generate or check with --verbose to list them."]
    case .listed:
      problems.map { InputProblem($0.message, at: $0.place, severity: .warning).line(in: file) } + [summary]
    case .errors: []
    }
  }

  /// Throws the problems of the entries if they are errors.
  func check(_ report: Report) throws {
    if report == .errors { throw Failure(file: file, problems) }
  }

  /// A warning with the number of entries.
  private var summary: String {
    let count = keys.count
    return """
      \(file): warning: \(count.grouped) of your own keys \(count == 1 ? "is" : "are") left out, because \
      \(count == 1 ? "its texts" : "their texts") cannot be used.
      """
  }
}
