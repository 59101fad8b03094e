import AlmanacInputs

/// The texts of an app's overlay that the run leaves out: they have the app's own keys, and cannot be used.
///
/// A whole catalog of an app has many texts that are not words of a picker. They must not stop the run.
struct LeftOutEntries: Sendable {
  let file: String
  /// The own keys that are left out in every language.
  let keys: Set<String>
  /// The number of texts that are left out, although their keys are used in other languages.
  private let texts: Int
  /// The first problem of each key, and the problems of texts; a very long list is cut short.
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
    problems = overlay.leftOut.problems
    guard !problems.isEmpty else { return nil }
    self.file = file
    keys = overlay.leftOutKeys
    texts = overlay.leftOutTexts
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

  /// A warning with the number of keys, or with the number of texts.
  private var summary: String {
    let keys = keys.count
    let parts = [
      keys == 0
        ? nil
        : """
        \(keys.grouped) of your own keys \(keys == 1 ? "is" : "are") left out, because \
        \(keys == 1 ? "its texts" : "their texts") cannot be used.
        """,
      texts == 0
        ? nil
        : """
        \(texts.grouped) \(texts == 1 ? "text" : "texts") of your own keys cannot be used, and \
        \(texts == 1 ? "is" : "are") left out.
        """,
    ]
    return "\(file): warning: " + parts.compactMap(\.self).joined(separator: " ")
  }
}
