/// Completes a shell's completion script: the argument parser's script completes the options of `generate` only after
/// the word `generate`, although it is the default subcommand.
enum CompletionScript {
  /// The script with completion for a command line without a subcommand; any other text is returned unchanged.
  static func completed(_ text: String) -> String {
    switch text.prefix(9) {
    case "#!/bin/ba":
      inserted(check("unparsed_words[0]"), behind: "    local -a non_repeating_options=()\n", text)
    case "#compdef ":
      inserted(check("words[2]"), behind: "    local -ir current_word_index=\"$((CURRENT - 1))\"\n", text)
    case "function ": fish(text)
    default: text
    }
  }

  /// Lines for bash and zsh that complete a command line whose first word is an option.
  private static func check(_ firstWord: String) -> String {
    """

        # A command line without a subcommand means `generate`.
        if [[ "${\(firstWord)}" == -* ]]; then
            _almanac_generate
            return
        fi

    """
  }

  private static func inserted(_ lines: String, behind line: String, _ script: String) -> String {
    guard let place = script.firstRange(of: line) else { return script }
    return script[..<place.upperBound] + lines + script[place.upperBound...]
  }

  /// The script for fish, which has one line for each option of a subcommand.
  private static func fish(_ script: String) -> String {
    let condition = "_flags_or_options \"almanac generate"
    let options = script.split(separator: "\n").map(String.init).filter {
      $0.contains(condition) && !$0.contains("-l 'version'") && !$0.contains("-l 'help'")
    }
    return
      ([script]
      + options.map { $0.replacing(condition, with: "_flags_or_options \"almanac", maxReplacements: 1) })
      .joined(separator: "\n")
  }
}
