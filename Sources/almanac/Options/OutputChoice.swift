import AlmanacEmitters

/// A folder of a bundle that a config names, with its formats.
struct OutputChoice: Equatable, Sendable {
  /// The path of the folder as messages write it.
  let folder: String
  /// The path of the folder from the first output, which is `.` itself.
  let path: String
  let formats: [OutputFormat]
  /// The list of its locales; `nil` where it has all of the run.
  let locales: String?

  /// The formats of some outputs, in their own order.
  static func formats(of outputs: [OutputChoice]) -> [OutputFormat] {
    OutputFormat.allCases.filter { format in outputs.contains { $0.formats.contains(format) } }
  }
}
