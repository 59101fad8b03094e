import AlmanacKit
import AlmanacOptions

/// What a user probably means with a value that the argument parser refuses.
enum ValueSuggestion {
  /// The sentence to add to an error message of the argument parser, with a space before it; `nil` if there is no guess.
  static func suggestion(for message: String, _ arguments: [String]) -> String? {
    choice(for: message) ?? list(for: message, arguments)
  }

  /// The choice with the closest spelling, for an option such as `--report githb`.
  private static func choice(for message: String) -> String? {
    let parts = message.split(separator: ". Please provide one of ", maxSplits: 1)
    let beginning = "The value '"
    guard parts.count == 2, message.hasPrefix(beginning),
      let end = parts[0].firstRange(of: "' is invalid for ")
    else { return nil }
    let value = parts[0][..<end.lowerBound].dropFirst(beginning.count)
    let quoted = parts[1].split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let choices = quoted.indices.filter { $0 % 2 == 1 }.map { quoted[$0] }
    return Spelling.closest(to: String(value), among: choices).map { " Did you mean '\($0)'?" }
  }

  /// The options whose values are lists with commas.
  private static let listOptions =
    ["--fail-on"]
    + BundleOptions.table.filter { if case .choices = $0.shape { true } else { false } }.map {
      "--\($0.name)"
    }

  /// The list with commas, for an option such as `--formats json esm`.
  private static func list(for message: String, _ arguments: [String]) -> String? {
    guard message.contains("nexpected argument"),
      let option = arguments.firstIndex(where: { listOptions.contains(String($0.prefix { $0 != "=" })) })
    else { return nil }
    let parts = arguments[option].split(separator: "=", maxSplits: 1).map(String.init)
    let values = parts.dropFirst() + arguments[(option + 1)...].prefix { !$0.hasPrefix("-") }
    guard values.count > 1 else { return nil }
    let list = values.flatMap { $0.split(separator: ",") }.joined(separator: ",")
    return " Separate the values with commas: '\(parts[0]) \(list)'."
  }
}
