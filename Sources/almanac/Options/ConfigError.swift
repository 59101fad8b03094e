import AlmanacReading

/// What is wrong with a config.
enum ConfigError: Error, Equatable {
  case wrongKind(String)
  case repeatedKey(String)
  case unknownKey(String, like: String?)
  case commandLineOnly(String)
  case unknownChoice(String, key: String, choices: [String])
  case repeatedChoice(String, key: String)
  case emptyList(key: String, choices: [String])
  case badValue(key: String, String)
  case badPath(String, key: String, ConfigPaths.Problem)
  case errataTwice
}

extension ConfigError: CustomStringConvertible {
  var description: String {
    switch self {
    case .wrongKind(let reason): "\(reason). See schema/almanac.schema.json in a bundle."
    case .repeatedKey(let key): "'\(key)' occurs twice. Remove one."
    case .unknownKey(let key, let like):
      "'\(key)' is not an option. "
        + (like.map { "Did you mean '\($0)'?" }
          ?? "The options: \(ConfigReader.keys.joined(separator: ", ")).")
    case .commandLineOnly(let key):
      "'\(key)' cannot be in a config. Remove it, and give the option on the command line."
    case .unknownChoice(let text, let key, let choices):
      "'\(text)' is unknown in '\(key)'. "
        + (Spelling.closest(to: text, among: choices).map { "Did you mean '\($0)'? " } ?? "")
        + "Choose from: \(choices.joined(separator: ", "))."
    case .repeatedChoice(let text, let key): "'\(text)' is repeated in '\(key)'. Name it once."
    case .emptyList(let key, let choices):
      "'\(key)' is empty. Choose from: \(choices.joined(separator: ", "))."
    case .badValue(let key, let reason): "'\(key)': \(reason)"
    case .badPath(let path, let key, let problem): "'\(key)' is '\(path)'. \(problem)"
    case .errataTwice: "'errata' and 'noErrata' exclude each other. Remove one of them."
    }
  }
}
