import Foundation

extension Tool {
  /// Runs the command with at most 1 GB of memory and 30 s of processor time; the system ends a run that needs more.
  ///
  /// A usual run needs about 100 MB and two seconds. A run with 600,000 differences needs five to ten seconds.
  func bounded(_ arguments: String) throws -> Outcome {
    try run(
      "-c", "ulimit -v 1000000 && ulimit -t 30 && exec '\(Tool.executable.path)' \(arguments)",
      executable: URL(filePath: "/bin/sh"))
  }
}

/// Comma-separated values for a JSON list or object; `value` makes each value from an index, starting at 0.
func many(_ count: Int, _ value: (Int) -> String) -> String {
  (0..<count).map(value).joined(separator: ",")
}
