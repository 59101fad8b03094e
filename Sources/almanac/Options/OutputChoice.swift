import AlmanacEmitters

/// An output folder that a config names, with its formats.
struct OutputChoice: Equatable, Sendable {
  /// The path of the folder as messages show it.
  let folder: String
  /// The path of the folder relative to the first output; `.` for the first output itself.
  let path: String
  let formats: [OutputFormat]
  /// The path of the output's own list of locales; `nil` if the output has all locales of the run.
  let locales: String?

  /// All formats in the outputs, in the order of ``OutputFormat``.
  static func formats(of outputs: [OutputChoice]) -> [OutputFormat] {
    OutputFormat.allCases.filter { format in outputs.contains { $0.formats.contains(format) } }
  }
}
