import Foundation

extension Tool {
  /// Runs the command with 1 GB of addresses and 10 s of a processor; the system ends it with a signal if it takes more.
  ///
  /// Some 100 MB of memory and two seconds are what it takes.
  func bounded(_ arguments: String) throws -> Outcome {
    try run(
      "-c", "ulimit -v 1000000 && ulimit -t 10 && exec '\(Tool.executable.path)' \(arguments)",
      executable: URL(filePath: "/bin/sh"))
  }
}

/// The values of a list or an object, by their number.
func many(_ count: Int, _ value: (Int) -> String) -> String {
  (0..<count).map(value).joined(separator: ",")
}
