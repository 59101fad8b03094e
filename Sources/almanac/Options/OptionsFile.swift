import AlmanacComparison
import AlmanacOptions

/// The file with the options that the command line does not give: the config, or the manifest of the bundle.
struct OptionsFile: Sendable {
  /// The path of the file, for messages.
  let name: String
  let options: BundleOptions
  /// Whether the file is a config, and not a manifest.
  let isConfig: Bool
}

extension OptionsFile {
  /// Takes the options that differ from the defaults from a bundle's manifest.
  ///
  /// Throws if the bundle was made with an input file, such as an overlay, but the command line does not name one. A
  /// manifest has only the checksums of input files, not their paths. Also throws if the manifest lists outputs, which
  /// only a config can name.
  init(manifest: ManifestOptions, file: String, besides given: BundleOptions) throws(Failure) {
    var missing = BundleOptions.table.compactMap { option -> String? in
      guard case .checksum(let file) = option.manifest, !option.isDecided(by: given),
        let count = manifest.fileCount(for: option)
      else { return nil }
      let files = option.isRepeated ? counted(count, file) : file
      return "\(files). Give \(count == 1 ? "it" : "them") with --\(option.name)"
    }
    if manifest.outputs.count > 1 {
      missing.append("several outputs. Name the bundle's config file with --config")
    }
    guard missing.isEmpty else {
      throw Failure(file: file, messages: missing.map { "The bundle was made with \($0)." })
    }
    self.init(name: file, options: manifest.changed, isConfig: false)
  }

  /// A note with the options that come from the file, as command-line words; `nil` if there are no such options.
  func note(besides given: BundleOptions) -> String? {
    let words = options.without(given).arguments
    return words.isEmpty ? nil : "Options from \(name): \(words.joined(separator: " "))"
  }
}

extension BundleFolder {
  /// The path of the manifest as the user wrote it.
  var manifestFile: String { "\(path)/\(BundleFolder.manifestPath)" }

  /// The options in the manifest; `nil` if this version of Almanac does not know all of them.
  func optionsFile(besides given: BundleOptions) throws(Failure) -> OptionsFile? {
    guard let options = manifest?.options, options.isKnown else { return nil }
    return try OptionsFile(manifest: options, file: manifestFile, besides: given)
  }
}
