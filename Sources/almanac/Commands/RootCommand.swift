import ArgumentParser

/// Starts the command `almanac`, and ends the process with its exit code.
@main
struct Main {
  static func main() async {
    Terminal.reserveStandardStreams()
    do {
      try Memory.check()
      var command = try AlmanacCommand.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try Threads.check()
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      Terminal.exit(with: error)
    }
  }

  /// The command-line arguments, in which `--strict-all` replaces `--strict=all`.
  private static var arguments: [String] {
    let arguments = CommandLine.arguments.dropFirst()
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--strict=all" ? "--\(BundleArguments.strictAll)" : $0 }
      + arguments[end...]
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
      region), Almanac writes \
      month and weekday names, week rules, year labels, date patterns and the picker's own words: as JSON, \
      Apple .strings and String Catalogs, ES modules, Android resources and ARB. Review the diff and commit the files. \
      Your app does not ship ICU.

      EXAMPLES
        almanac                              write Output/ for locales.txt
        almanac check                        compare Output/ with a new run
        almanac diff git:HEAD Output         show what changed since the last commit
        almanac show th --calendar buddhist  print a locale's tables
        almanac locales | grep '^pt'         list the Portuguese locales
        almanac preview                      write the pickers to preview.html
        almanac words de --report html       print a page for a German reviewer
      """,
    version: Version.line,
    subcommands: [
      Generate.self, Check.self, Diff.self, ErrataCommand.self, Locales.self, Preview.self, Show.self,
      WordsCommand.self,
    ],
    defaultSubcommand: Generate.self)
}
