/// An output folder that contains a part of a bundle: the files in some formats, for all or some locales.
package struct BundleOutput: Equatable, Sendable {
  /// The path of the folder, relative to the folder with the manifest; `.` for the folder with the manifest itself.
  package let path: String
  package let formats: [OutputFormat]
  /// The tags of the locales in the folder; `nil` if the folder has all locales of the run.
  package let locales: [String]?

  package init(path: String, formats: [OutputFormat], locales: [String]?) {
    self.path = path
    self.formats = formats
    self.locales = locales
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

  /// The greatest number of bytes that the file at a path in this output folder can have.
  package func sizeLimit(at path: String) -> Int { BundlePath((prefix ?? "") + path).sizeLimit }

  /// Whether a bundle with these choices can have a file at a path in this output folder.
  package func canHave(_ path: String, _ choices: BundleChoices) -> Bool {
    choices.canHave((prefix ?? "") + path)
  }

  /// The format's folder that the paths in this output leave out, with `/` at its end; `nil` if the paths contain the
  /// folder.
  private var prefix: String? {
    guard !isFirst, formats.count == 1, !formats[0].type.traits.keepsFolder else { return nil }
    return formats[0].type.folder + "/"
  }
}
