import AlmanacBundle
import AlmanacInputs
import AlmanacKit

/// The config, usually `almanac.json`: the options of a bundle, which are kept in the repository.
///
/// A config is untrusted input. Its paths must stay inside the git work tree. Without a work tree, they must stay
/// inside the config's folder.
enum ConfigFile {
  static let defaultName = "almanac.json"

  /// Reads the options in a config, and the places of its keys; throws all errors in the config at once.
  static func options(
    reading bytes: [UInt8], paths: ConfigPaths
  ) throws(InputProblems) -> (options: BundleOptions, places: [String: TextPlace]) {
    let bytes = try InputText.checked(bytes)
    let read = try InputText.read(bytes) { reader, cursor throws(JSONSyntaxError) -> ConfigReader? in
      var config = ConfigReader(paths: paths)
      let object: Void? = try reader.object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
        try config.read(key, &reader, &cursor)
      }
      config.finish()
      return object.map { config }
    }
    let findings = read.repeatedKeys + read.mismatches(ConfigReader.wrongKind) + (read.value?.findings ?? [])
    guard let config = read.value, findings.isEmpty else { throw InputProblems(findings, in: bytes) }
    let places = config.found.map { ($0.name, TextPlace(of: $0.offset, in: bytes)) }
    return (try config.options.inFolder(of: paths, bytes), Dictionary(places) { first, _ in first })
  }
}

extension BundleOptions {
  /// The options; a list of locales or an output that the config does not name has its default path in the config's
  /// folder.
  fileprivate func inFolder(of paths: ConfigPaths, _ bytes: [UInt8]) throws(InputProblems) -> BundleOptions {
    var (options, key, path) = (self, "locales", localesFile)
    do throws(PathProblem) {
      if $localesFile.given == nil { options.$localesFile.given = try paths.input(path) }
      (key, path) = ("output", output)
      if $output.given == nil { options.$output.given = try paths.output(path) }
      return options
    } catch {
      throw InputProblems([InputFinding("'\(key)': '\(path)' \(error)", at: 0)], in: bytes)
    }
  }
}

extension OptionsFile {
  /// Reads the config at a path.
  ///
  /// If `path` is `nil`, reads `almanac.json` in the working directory, or returns `nil` if that file does not exist.
  /// Throws all errors in the config at once.
  init?(config path: String?) throws {
    let name = path ?? ConfigFile.defaultName
    guard path != nil || RegularPath.exists(name) else { return nil }
    try EscapingLink.check(input: name)
    guard !RegularPath.exists(name) || RegularPath.isFile(name) else {
      throw Failure(file: name, "This is not a regular file. Name a config with --config.")
    }
    var reader = InputReader(option: .config)
    let bytes = try reader.bytes(of: name)
    let (options, places) = try Failure.naming(name) {
      try ConfigFile.options(reading: bytes, paths: ConfigPaths(of: name))
    }
    self.init(name: name, options: options, isConfig: true, places: places)
  }
}
