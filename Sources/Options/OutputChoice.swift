package import AlmanacEmitters

/// An output folder that a config names, with its formats.
package struct OutputChoice: Equatable, Sendable {
  /// The path of the folder as messages show it.
  package let folder: String
  /// The path of the folder relative to the first output; `.` for the first output itself.
  package let path: String
  package let formats: [OutputFormat]
  /// The path of the output's own list of locales; `nil` if the output has all locales of the run.
  package let localesFile: String?

  package init(folder: String, path: String, formats: [OutputFormat], localesFile: String?) {
    self.folder = folder
    self.path = path
    self.formats = formats
    self.localesFile = localesFile
  }

  /// All formats in the outputs, in the order of ``OutputFormat``.
  package static func formats(of outputs: [OutputChoice]) -> [OutputFormat] {
    OutputFormat.allCases.filter { format in outputs.contains { $0.formats.contains(format) } }
  }
}
