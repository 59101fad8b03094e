import AlmanacBundle
import AlmanacInputs
import AlmanacKit

/// Reads the options from a config, and collects its errors.
struct ConfigReader {
  let paths: ConfigPaths
  var options = BundleOptions()
  /// The keys in the config that cannot be used together with `outputs`, such as `formats`.
  private var keysBesideOutputs: [ShapeReader.Key] = []
  var hasOutputs = false
  private(set) var findings: [InputFinding] = []
  /// The keys that were read.
  private(set) var found: [ShapeReader.Key] = []

  init(paths: ConfigPaths) { self.paths = paths }

  /// All keys that a config can have, sorted.
  static let keys = (BundleOptions.table.map(\.key) + ["$schema", BundleOptions.outputsKey]).sorted()
  private static let mostOverlays = 1000
  /// Options that only the command line can give, because they concern a single run and not the bundle.
  private static let commandLineOnly = [
    "acceptDataChange", "all", "config", "failOn", "jobs", "manifestOnly", "quiet", "report",
  ]

  /// Reads the value of one key in the config.
  mutating func read(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) {
    found.append(key)
    if let option = BundleOptions.table.first(where: { $0.key == key.name }) {
      let value = try JSONValue(&cursor)
      options = set(option, key, value, in: options)
      if ["errata", "noErrata"].contains(key.name), options.noErrata, options.errataFile != nil {
        note("'errata' and 'noErrata' cannot be used together. Remove one of them.", key)
      }
      if ["formats", "output"].contains(key.name) { keysBesideOutputs.append(key) }
    } else if key.name == BundleOptions.outputsKey {
      try readOutputs(key, &reader, &cursor)
    } else if key.name == "$schema" {
      _ = try reader.text(&cursor)
    } else {
      try reader.skip(&cursor)
      note(Self.unknown(key.name), key)
    }
  }

  /// Notes an error for each key that cannot be used together with another key of the config.
  mutating func finish() {
    guard hasOutputs else { return }
    for key in keysBesideOutputs {
      note("'\(key.name)' and 'outputs' cannot be used together. Remove one of them.", key)
    }
  }

  /// Returns the options with the value of one option; notes the problems with the value.
  mutating func set(
    _ option: BundleOption, _ key: ShapeReader.Key, _ value: JSONValue, in options: BundleOptions
  ) -> BundleOptions {
    var options = options
    do throws(OptionProblems) {
      try option.set(withPaths(value, of: option, key), &options)
    } catch {
      for problem in error.all { note(Self.message(problem, key.name), key) }
    }
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
      note(
        "'strings' has \(files.count) files; the limit is \(Self.mostOverlays). Put their texts into fewer files.",
        key)
    }
    return .list(files.prefix(Self.mostOverlays).map { path($0, key, paths.input) })
  }

  private mutating func path(
    _ value: JSONValue, _ key: ShapeReader.Key, _ check: (String) throws(PathProblem) -> String
  ) -> JSONValue { value.text.flatMap { checked($0, key, check) }.map(JSONValue.text) ?? value }

  /// The result of a check of a path; `nil` if the path cannot be used, which is noted.
  mutating func checked<Result>(
    _ path: String, _ key: ShapeReader.Key, _ check: (String) throws(PathProblem) -> Result
  ) -> Result? {
    do throws(PathProblem) {
      return try check(path)
    } catch {
      note("'\(key.name)': '\(path)' \(error)", key)
      return nil
    }
  }

  mutating func note(_ message: String, _ key: ShapeReader.Key) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(message, at: key.offset))
  }
}

extension ConfigReader {
  private static func unknown(_ key: String) -> String {
    guard !commandLineOnly.contains(key) else {
      return "'\(key)' cannot be in a config. Remove it, and give the option on the command line."
    }
    return "'\(key)' is not an option. \(choice(for: key, among: keys))"
  }

  /// A sentence with the key that a user may have meant, or else with all keys.
  static func choice(for key: String, among keys: [String]) -> String {
    Spelling.closest(to: key, among: keys).map { "Did you mean '\($0)'?" }
      ?? "Choose from: \(keys.joined(separator: ", "))."
  }

  static func wrongKind(_ reason: String) -> String {
    "This is not a config: \(reason). See the JSON Schema of a config: schema/almanac.schema.json in any bundle."
  }

  private static func message(_ problem: OptionProblem, _ key: String) -> String {
    switch problem {
    case .wrongKind(let kind): wrongKind("'\(key)' is not \(kind)")
    case .unknownChoice(let text, let choices):
      "'\(text)' is not a value of '\(key)'. " + OptionProblem.remedy(for: text, choices)
    case .repeatedChoice(let text): "'\(text)' is repeated in '\(key)'. Name it once."
    case .noChoice(let choices): "'\(key)' is empty. Choose from: \(choices.joined(separator: ", "))."
    case .invalid(let reason): "'\(key)': \(reason)"
    }
  }
}
