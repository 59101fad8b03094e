import AlmanacFormats
import ArgumentParser

/// Starts the command `almanac`, and ends the process with its exit code.
@main
struct Main {
  static func main() async {
    Terminal.reserveStandardStreams()
    ignoreFileSizeSignal()
    do {
      try PathEncoding.check()
      try Memory.check()
      var command = try AlmanacCommand.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try Threads.check()
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      Terminal.end(with: error)
    }
  }
}

/// The command `almanac`, whose subcommands are `generate`, `check` and others.
struct AlmanacCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract:
      "Write resource bundles for date pickers: names, patterns and rules from ICU, and the picker's own words.",
    discussion: """
      For every locale in locales.txt and for its calendars (the Gregorian, Buddhist and Chinese calendars and those of its \
      region), Almanac writes month and weekday names, week rules, year labels, date patterns and the picker's own \
      words. Review the diff and commit the files. Your app does not ship ICU.

      EXAMPLES
        almanac                              write Output/ for locales.txt
        almanac check                        compare Output/ with a new run
        almanac diff git:HEAD Output         show what changed since the last commit
        almanac show th --calendar buddhist  print a locale's tables
        almanac locales | grep '^pt'         list the Portuguese locales
        almanac preview                      write the pickers to preview.html
        almanac words de --report html       print a page for a German reviewer

      FORMATS
      \(OutputFormat.allCases.map(\.helpLine).joined(separator: "\n"))

      COMPLETION
        almanac --generate-completion-script bash    print a script (or zsh, fish)
      """,
    version: Version.line,
    subcommands: [
      Generate.self, Check.self, Diff.self, ErrataCommand.self, Locales.self, Preview.self, Show.self,
      WordsCommand.self,
    ],
    defaultSubcommand: Generate.self)
}

extension OutputFormat {
  /// A line of the help page about the format.
  fileprivate var helpLine: String {
    let name = rawValue + String(repeating: " ", count: max(0, 11 - rawValue.count))
    return "  \(name)\(summary)"
  }

  private var summary: String {
    switch self {
    case .json: "the record of every locale, which is always written"
    case .strings: "Apple's .strings and .stringsdict; written by default"
    case .esm: "ES modules for the web, with types and adapters for pickers"
    case .android: "Android's resources"
    case .xcstrings: "Xcode's String Catalogs"
    case .arb: "Flutter's ARB files, with constants in Dart"
    }
  }
}
