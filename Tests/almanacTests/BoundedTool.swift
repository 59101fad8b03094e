import Foundation

extension Tool {
  /// Runs the command with 1 GB of addresses and 30 s of a processor; the system ends it with a signal if it takes more.
  ///
  /// Some 100 MB and two seconds are usual, five seconds for 600,000 differences; a busy machine takes twice as long.
  func bounded(_ arguments: String) throws -> Outcome {
    try run(
      "-c", "ulimit -v 1000000 && ulimit -t 30 && exec '\(Tool.executable.path)' \(arguments)",
      executable: URL(filePath: "/bin/sh"))
  }
}

/// The values of a list or an object, by their number.
func many(_ count: Int, _ value: (Int) -> String) -> String {
  (0..<count).map(value).joined(separator: ",")
}
