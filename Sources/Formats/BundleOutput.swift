/// An output folder that contains a part of a bundle: the files in some formats, for all or some locales.
package struct BundleOutput: Equatable, Sendable {
  /// The path of the folder, relative to the folder with the manifest; `.` for the folder with the manifest itself.
  package let path: String
  package var formats: [OutputFormat]
  /// The tags of the locales in the folder; `nil` if the folder has all locales of the run.
  package var locales: [String]?
  /// The path of the folder as messages show it; the same as `path` for an output in a manifest.
  package var folder: String
  /// The path of the output's own list of locales in a config; `nil` if the output has all locales of the run.
  package let localesFile: String?

  /// Makes an output of a run, whose list of locales is not read yet.
  package init(path: String, formats: [OutputFormat], folder: String, localesFile: String?) {
    (self.path, self.formats, locales, self.folder) = (path, formats, nil, folder)
    self.localesFile = localesFile
  }

  /// Makes an output as a manifest lists it.
  package init(path: String, formats: [OutputFormat], locales: [String]?) {
    (self.path, self.formats, self.locales, folder) = (path, formats, locales, path)
    localesFile = nil
  }

  /// The path of the output folder that contains the manifest.
  package static let first = "."

  private var isFirst: Bool { path == Self.first }

  /// Whether this output folder contains the bundle's file at a path.
  package func has(_ path: String) -> Bool {
    guard path != BundlePath.manifest else { return isFirst }
    return BundlePath(path).format.map(formats.contains) ?? isFirst
  }

  /// The path that a bundle's file has inside this output folder.
  ///
  /// An output without the manifest and with only one format leaves out the format's folder:
  /// `android/res/values-de/almanac.xml` becomes `values-de/almanac.xml`. If the format keeps its folder in every
  /// output, the path does not change.
  package func path(of path: String) -> String {
    guard let prefix, path.hasPrefix(prefix) else { return path }
    return String(path.dropFirst(prefix.count))
  }

  /// The path in the bundle of the file at a path in this output folder.
  package func bundlePath(of path: String) -> String { (prefix ?? "") + path }

  /// The greatest number of bytes that the file at a path in this output folder can have.
  package func sizeLimit(at path: String) -> Int { BundlePath(bundlePath(of: path)).sizeLimit }

  /// Whether a bundle with these choices can have a file at a path in this output folder.
  package func canHave(_ path: String, _ choices: BundleChoices) -> Bool {
    choices.canHave(bundlePath(of: path))
  }

  /// The format's folder that the paths in this output leave out, with `/` at its end; `nil` if the paths contain the
  /// folder.
  private var prefix: String? {
    guard !isFirst, formats.count == 1, !formats[0].type.traits.keepsFolder else { return nil }
    return formats[0].type.folder + "/"
  }
}

extension [BundleOutput] {
  /// All formats of the outputs, in the order of ``OutputFormat``.
  package var formats: [OutputFormat] {
    OutputFormat.allCases.filter { format in contains { $0.formats.contains(format) } }
  }

  /// The number of the output that has a bundle's file, and the path of the file in the output's folder.
  ///
  /// There must be at least one output.
  package func place(of path: String) -> (output: Int, path: String) {
    let output = firstIndex { $0.has(path) } ?? 0
    return (output, self[output].path(of: path))
  }
}
