import AlmanacKit
import AlmanacOptions
import AlmanacReading

/// Reads the options from a config, and collects its errors.
struct ConfigReader {
  let paths: ConfigPaths
  var options = BundleOptions()
  /// The keys in the config that cannot be used together with `outputs`, such as `formats`.
  private var keysBesideOutputs: [ShapeReader.Key] = []
  /// Whether the config has the key `outputs`.
  var hasOutputs = false
  private(set) var findings: [InputFinding] = []

  init(paths: ConfigPaths) { self.paths = paths }

  /// All keys that a config can have, sorted.
  static let keys = (BundleOptions.table.map(\.key) + ["$schema", BundleOptions.outputsKey]).sorted()
  /// The most overlays that a config can name.
  private static let mostOverlays = 1000
  /// Options that only the command line can give, because they concern a single run and not the bundle.
  private static let commandLineOnly = [
    "acceptDataChange", "all", "config", "failOn", "jobs", "quiet", "report",
  ]

  /// Reads the value of one key in the config.
  mutating func read(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) {
    if let option = BundleOptions.table.first(where: { $0.key == key.name }) {
      let value = try reader.value(&cursor)
      options = set(option, key, value, in: options)
      if ["errata", "noErrata"].contains(key.name), options.noErrata, options.errataFile != nil {
        note(.errataTwice, key)
      }
      if ["formats", "output"].contains(key.name) { keysBesideOutputs.append(key) }
    } else if key.name == BundleOptions.outputsKey {
      try readOutputs(key, &reader, &cursor)
    } else if key.name == "$schema" {
      _ = try reader.text(&cursor)
    } else {
      try reader.skip(&cursor)
      note(unknown(key.name), key)
    }
  }

  /// Notes an error for each key that cannot be used together with another key of the config.
  mutating func finish() {
    guard hasOutputs else { return }
    for key in keysBesideOutputs { note(.besidesOutputs(key: key.name), key) }
  }

  /// Returns the options with the value of one option; notes the problems with the value.
  mutating func set(
    _ option: BundleOption, _ key: ShapeReader.Key, _ value: JSONValue, in options: BundleOptions
  ) -> BundleOptions {
    var (options, problems): (BundleOptions, [OptionProblem]) = (options, [])
    option.set(withPaths(value, of: option, key), &options, &problems)
    for problem in problems { note(.value(key: key.name, problem), key) }
    return options
  }

  /// The value with the paths as seen from the working directory; notes an error for each path that cannot be used.
  private mutating func withPaths(
    _ value: JSONValue, of option: BundleOption, _ key: ShapeReader.Key
  ) -> JSONValue {
    switch option.shape {
    case .file, .fileOrInput: path(value, key, paths.input)
    case .files: files(value, key)
    case .folder: path(value, key, paths.output)
    case .flag, .mark, .text, .locale, .choice, .choices: value
    }
  }

  private mutating func files(_ value: JSONValue, _ key: ShapeReader.Key) -> JSONValue {
    guard let files = value.elements else { return value }
    if files.count > Self.mostOverlays {
      note(.tooManyOverlays(files.count, limit: Self.mostOverlays), key)
    }
    return .list(files.prefix(Self.mostOverlays).map { path($0, key, paths.input) })
  }

  private mutating func path(
    _ value: JSONValue, _ key: ShapeReader.Key, _ check: (String) throws(ConfigPaths.Problem) -> String
  ) -> JSONValue {
    value.text.map { .text(checked($0, key, check) ?? $0) } ?? value
  }

  func unknown(_ name: String) -> ConfigError {
    guard !Self.commandLineOnly.contains(name) else { return .commandLineOnly(name) }
    return .unknownKey(name, like: Spelling.closest(to: name, among: Self.keys))
  }

  private mutating func checked(
    _ path: String, _ key: ShapeReader.Key, _ check: (String) throws(ConfigPaths.Problem) -> String
  ) -> String? {
    do throws(ConfigPaths.Problem) {
      return try check(path)
    } catch {
      note(.badPath(path, key: key.name, error), key)
      return nil
    }
  }

  mutating func note(_ error: ConfigError, _ key: ShapeReader.Key) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(error, at: key.offset))
  }
}
