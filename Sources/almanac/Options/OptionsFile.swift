import AlmanacBundle
import AlmanacFormats
import AlmanacInputs

/// The file with the options that the command line does not give: the config, or the manifest of the bundle.
struct OptionsFile: Sendable {
  /// The path of the file, for messages.
  let name: String
  let options: BundleOptions
  let isConfig: Bool
  /// The places of the keys of a config.
  var places: [String: TextPlace] = [:]

  /// The place of the first of these keys that a config has, as in `almanac.json:3:5`, for messages.
  func place(of keys: String...) -> String {
    guard let place = keys.lazy.compactMap({ places[$0] }).first else { return name }
    return "\(name):\(place.line):\(place.column)"
  }
}

extension OptionsFile {
  /// Takes the options that differ from the defaults from a bundle's manifest.
  ///
  /// Throws if the bundle was made with an input file, such as an overlay, but the command line does not name one. A
  /// manifest has only the checksums of input files, not their paths. A run that writes only JSON needs no map of keys.
  /// Also throws if the manifest lists outputs, which only a config can name.
  init(manifest: ManifestOptions, file: String, besides given: BundleOptions) throws {
    let hasKeys = given.merged(over: manifest.changed).canHaveKeys
    var missing = BundleOptions.table.compactMap { option -> String? in
      guard case .checksum(let file) = option.manifest, !option.isDecided(by: given),
        hasKeys || option.key != "keys", let count = manifest.fileCount(for: option)
      else { return nil }
      let files = option.isRepeated ? counted(count, file) : file
      return "\(files). Give \(count == 1 ? "it" : "them") with --\(option.name)"
    }
    if manifest.outputs.count > 1 {
      missing.append("several outputs. Name the bundle's config file with --config")
    }
    guard missing.isEmpty else {
      throw Failure(file: file, missing.map { "The bundle was made with \($0)." })
    }
    self.init(name: file, options: manifest.changed, isConfig: false)
  }

  /// Notes with the options that come from the file, and with those that an option on the command line excludes, as
  /// command-line words.
  func notes(besides given: BundleOptions) -> [String] {
    [("Options from", options.without(given)), ("Not used from", options.excluded(by: given))]
      .filter { !$1.arguments.isEmpty }
      .map { "\($0) \(name): \($1.arguments.joined(separator: " "))" }
  }
}

extension BundleArguments {
  /// The bundle in the output folder; `nil` if the folder does not exist.
  func bundle(_ config: OptionsFile?) throws -> Bundle? {
    let output = given.merged(over: config?.options ?? BundleOptions()).output
    return DiskFolder.isAbsent(output) ? nil : try Bundle(at: output)
  }

  /// The options of a run.
  ///
  /// Without a config, an option that the command line does not give comes from the manifest of the bundle that is
  /// there. So an option on the command line changes only itself and an option that it excludes.
  func settings(_ config: OptionsFile?, _ bundle: Bundle?) throws -> BundleSettings {
    guard config == nil, let bundle else { return try BundleSettings(self, config) }
    return try BundleSettings(self, manifest(of: bundle))
  }

  /// The options in the manifest of a bundle; prints the options that are not the defaults.
  private func manifest(of bundle: Bundle) throws -> OptionsFile? {
    guard let options = bundle.manifest?.options else { return nil }
    let name = "\(bundle.name)/\(BundlePath.manifest)"
    if !quiet, !options.isKnown {
      let keys = options.unreadable.prefix(10).joined(separator: ", ").shortened
      Terminal.error(
        """
        \(name): warning: These options in the manifest cannot be read, so their defaults apply: \(keys). Give them on \
        the command line.
        """)
    }
    let file = try OptionsFile(manifest: options, file: name, besides: given)
    if !quiet { file.notes(besides: given).forEach(Terminal.error) }
    return file
  }
}
