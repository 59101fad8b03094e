import AlmanacOptions
import AlmanacReading

/// A problem in a config.
enum ConfigError: Error, Equatable {
  case wrongKind(String)
  case repeatedKey(String)
  case unknownKey(String, like: String?)
  case commandLineOnly(String)
  case value(key: String, OptionProblem)
  case badPath(String, key: String, ConfigPaths.Problem)
  case errataTwice
  case noOutputs
  case tooManyOverlays(Int, limit: Int)
  case tooManyOutputs(Int, limit: Int)
  case besidesOutputs(key: String)
  case unknownKeyOfOutput(String, like: String?)
  case incompleteOutput(key: String)
  case formatOfTwoOutputs(String)
  case nestedOutputs(String, String)
  case alikeOutputs(String, String)
}

extension ConfigError: CustomStringConvertible {
  var description: String {
    switch self {
    case .wrongKind(let reason):
      "This is not a config: \(reason). See the JSON Schema of a config: schema/almanac.schema.json in any bundle."
    case .repeatedKey(let key): "'\(key)' occurs twice. Remove one."
    case .unknownKey(let key, let like):
      "'\(key)' is not an option. "
        + (like.map { "Did you mean '\($0)'?" }
          ?? "Choose from: \(ConfigReader.keys.joined(separator: ", ")).")
    case .commandLineOnly(let key):
      "'\(key)' cannot be in a config. Remove it, and give the option on the command line."
    case .value(let key, .wrongKind(let kind)): "\(Self.wrongKind("'\(key)' is not \(kind)"))"
    case .value(let key, .unknownChoice(let text, let choices)):
      "'\(text)' is not a value of '\(key)'. " + OptionProblem.remedy(for: text, choices)
    case .value(let key, .repeatedChoice(let text)): "'\(text)' is repeated in '\(key)'. Name it once."
    case .value(let key, .noChoice(let choices)):
      "'\(key)' is empty. Choose from: \(choices.joined(separator: ", "))."
    case .value(let key, .invalid(let reason)): "'\(key)': \(reason)"
    case .badPath(let path, let key, let problem): "'\(key)': '\(path)' \(problem)"
    case .noOutputs: "'outputs' is empty. Name a folder and its formats, or remove the key."
    case .tooManyOverlays(let count, let limit):
      "'strings' has \(count) files; the limit is \(limit). Put their texts into fewer files."
    case .tooManyOutputs(let count, let limit):
      "'outputs' has \(count) outputs, but there are only \(limit) formats, and each can be in one output. Remove some."
    case .besidesOutputs(let key): "'\(key)' and 'outputs' cannot be used together. Remove one of them."
    case .unknownKeyOfOutput(let key, let like):
      "'\(key)' is not a key of an output. "
        + (like.map { "Did you mean '\($0)'?" } ?? "Choose from: formats, locales, output.")
    case .incompleteOutput(let key): "An output has no '\(key)'. Add it."
    case .formatOfTwoOutputs(let format):
      "The format '\(format)' is in two outputs. Remove it from one of them."
    case .nestedOutputs(let first, let second):
      "The outputs '\(first)' and '\(second)' are the same folder, or one is inside the other. Name separate folders."
    case .alikeOutputs(let first, let second):
      """
      The outputs '\(first)' and '\(second)' are the same folder on macOS and Windows, or one is inside the other. Give them \
      other names.
      """
    case .errataTwice: "'errata' and 'noErrata' cannot be used together. Remove one of them."
    }
  }
}
