import ArgumentParser

/// Almanac writes resource bundles for date pickers.
@main
struct Main {
  static func main() async {
    Terminal.reserveStandardStreams()
    do {
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

  /// The arguments, with `--strict=all` as a flag of its own.
  private static var arguments: [String] {
    let arguments = CommandLine.arguments.dropFirst()
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--strict=all" ? "--\(BundleOptions.strictAll)" : $0 }
      + arguments[end...]
  }
}

/// The root command: `almanac generate` and its siblings.
struct AlmanacCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "Writes resource bundles for date pickers: what ICU knows, and the picker's own words.",
    discussion: """
      For every locale in locales.txt and for the Gregorian, Buddhist and Chinese calendars, Almanac writes \
      month and weekday names, week rules, year labels, date patterns and the picker's own words, as JSON \
      and as Apple .strings. Review the diff and commit the files; your app ships no ICU.

      EXAMPLES
        almanac                              write Output/ for locales.txt
        almanac check                        compare Output/ with a new run
        almanac diff git:HEAD Output         what changed since the last commit
        almanac show th --calendar buddhist  look at a locale's tables
        almanac locales | grep '^pt'         the locales there are
        almanac preview                      look at the pickers in a browser
        almanac words de --report html       a page for a German reviewer
      """,
    version: Version.line,
    subcommands: [
      Generate.self, Check.self, Diff.self, Errata.self, Locales.self, Preview.self, Show.self, Words.self,
    ],
    defaultSubcommand: Generate.self)
}
