import AlmanacBundle

/// What a user probably means with several values that the argument parser refuses: a list with commas.
enum ValueSuggestion {
  /// The options whose values are lists with commas.
  private static let listOptions =
    ["--fail-on"]
    + BundleOptions.table.filter { if case .choices = $0.shape { true } else { false } }.map {
      "--\($0.name)"
    }

  /// The sentence to add to the parser's error message, with a space before it, for an option such as
  /// `--formats json esm`; `nil` if there is no guess.
  static func suggestion(for message: String, _ arguments: [String]) -> String? {
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
