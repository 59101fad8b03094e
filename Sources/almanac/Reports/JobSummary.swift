import AlmanacBundle

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The summary of a job in a GitHub workflow, which GitHub shows as Markdown below the job's steps.
enum JobSummary {
  /// The greatest number of bytes in a summary; GitHub does not show a larger summary.
  private static let limit = 1 << 20

  /// Adds lines to the file that `GITHUB_STEP_SUMMARY` names; does nothing if the variable is not set.
  static func add(_ lines: [String]) throws {
    guard let name = getenv("GITHUB_STEP_SUMMARY"), name.pointee != 0 else { return }
    var bytes = Array((lines.map(\.printable).joined(separator: "\n") + "\n").utf8)
    if bytes.count > limit {
      bytes = Array("The report is larger than 1 MiB. Run the command without --all.\n".utf8)
    }
    // Without O_NONBLOCK, the system would wait for a reader if the file is a pipe.
    let file = open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { throw failure(String(cString: name)) }
    defer { close(file) }
    guard writeAll(bytes, to: file) else { throw failure(String(cString: name)) }
  }

  private static func failure(_ name: String) -> Failure {
    Failure(
      .readOrWrite,
      "Could not write the job summary '\(name)' (GITHUB_STEP_SUMMARY): \(String(cString: strerror(errno))). Correct the variable, or unset it."
    )
  }
}
