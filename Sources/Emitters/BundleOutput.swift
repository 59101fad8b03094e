/// A folder that has a part of a bundle: the files of some formats, of all locales or some.
package struct BundleOutput: Equatable, Sendable {
  /// The path of the folder from the one with the manifest, which is `.` itself.
  package let path: String
  package let formats: [OutputFormat]
  /// The tags of its locales; `nil` where it has all of the run.
  package let locales: [String]?

  package init(path: String, formats: [OutputFormat], locales: [String]?) {
    self.path = path
    self.formats = formats
    self.locales = locales
  }

  /// The path of the output that has the manifest.
  package static let first = "."

  private var isFirst: Bool { path == Self.first }

  /// Whether the output has the file of a bundle at a path.
  package func has(_ path: String) -> Bool {
    guard path != BundlePath.manifest else { return isFirst }
    return BundlePath(path).format.map(formats.contains) ?? isFirst
  }

  /// The path in the output of a file of a bundle.
  ///
  /// A further output with one format has its files without the format's folder, as in `values-de/almanac.xml`, unless
  /// the format keeps its folder.
  package func path(of path: String) -> String {
    guard let prefix, path.hasPrefix(prefix) else { return path }
    return String(path.dropFirst(prefix.count))
  }

  /// The most bytes that a file at a path in the output can have.
  package func sizeLimit(at path: String) -> Int { BundlePath((prefix ?? "") + path).sizeLimit }

  /// Whether a bundle of any locales and options can have a file at a path in the output.
  package func canHave(_ path: String) -> Bool {
    BundleChoices.all.canHave((prefix ?? "") + path)
  }

  /// The folder that the files do without; `nil` if they keep the format's folder.
  private var prefix: String? {
    guard !isFirst, formats.count == 1, !formats[0].type.keepsFolder else { return nil }
    return formats[0].type.folder + "/"
  }
}
