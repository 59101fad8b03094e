package import AlmanacFormats
import AlmanacKit
package import AlmanacRecord

/// The options of a bundle, as the command line, the config or a manifest gives them.
///
/// An option is declared here, as a property with its default and as a row of ``table``. The command line, the config,
/// the manifest and the report of changed options all come from the table. The JSON Schemas are checked against it.
package struct BundleOptions: Sendable {
  @Given package var localesFile = "locales.txt"
  /// The path of the folder with the manifest.
  @Given package var output = "Output"
  /// The output folders of the bundle, at least one, each with its formats; the folder with the manifest is first.
  ///
  /// Only a config can name several output folders, so this is the only option without a row of ``table``.
  package var outputs: [BundleOutput]?
  @Given package var formats = [OutputFormat.json, .strings]
  @Given package var calendars = usualCalendars
  @Given package var years = 1900...2060
  @Given package var words = [WordChoice.all]
  @Given package var stringsFiles: [String] = []
  @Given package var keysFile: String? = nil
  @Given package var fallback: String? = nil
  @Given package var errataFile: String? = nil
  @Given package var noErrata = false
  @Given package var spaces = SpaceStyle.keep
  @Given package var stringsLayout = StringsLayout.nested
  @Given package var defaultLocale = EmissionContext.usualDefaultLocale
  @Given package var titleCase = false
  @Given package var compact = false
  @Given package var strict = false
  @Given package var allowOtherFiles = false
  @Given package var verbose = false

  /// The name of the option ``outputs`` in the config and the manifest.
  package static let outputsKey = "outputs"

  /// The calendars of a run that names none.
  package static let usualCalendars: [CalendarChoice] = [
    .calendar(.gregorian), .calendar(.buddhist), .calendar(.chinese), .regional,
  ]

  package init() {}

  /// The options with a row, in the order of the help page.
  package static let table: [BundleOption] = [
    BundleOption(
      "locales", \.$localesFile, .fileOrInput, named: "file", .notInManifest,
      help: "The list of locales; - is standard input (default: locales.txt)."),
    BundleOption(
      "output", \.$output, .folder, named: "dir", .notInManifest,
      help: "The folder of the bundle (default: Output)."),
    BundleOption(
      "formats", \.$formats, .choices(), named: "list", .always,
      help: """
        The formats besides JSON, which is always written, separated by commas: strings, esm for the web, android, \
        xcstrings for Xcode, arb for Flutter (default: strings).
        """),
    BundleOption(
      "calendars", \.$calendars, .choices(), named: "list", .always,
      help: """
        The calendars, separated by commas: \(CalendarIdentifier.allCases.map(\.rawValue).joined(separator: ", ")); \
        regional, the calendars that people use in the locale's region; all (default: \
        \(usualCalendars.map(\.rawValue).joined(separator: ","))).
        """),
    BundleOption(
      "years", \.$years, .years, named: "A...B", .range("firstYear", "lastYear"),
      help: """
        The years to list, in Gregorian years within 1900...2100 (default: 1900...2060). A Chinese year counts as the \
        year in which it begins.
        """),
    BundleOption(
      "words", \.$words, .choices(), named: "list",
      help: """
        The picker's words to write, separated by commas: core, optional, all, or the words that these pickers need: \
        \(WordChoice.pickers.joined(separator: ", ")) (default: all). Your own words are always written.
        """),
    BundleOption(
      "strings", \.$stringsFiles, .files("xcstrings"), named: "file", .checksum(of: "overlay"),
      help: """
        A String Catalog (.xcstrings) that overrides Almanac's texts and adds your own keys. Repeatable; later files \
        override earlier files.
        """),
    BundleOption(
      "keys", \.$keysFile, .file("json"), named: "file", .checksum(of: "a map of keys"),
      help: """
        A JSON map from your app's keys to Almanac's, as in {"app.done": "action.done"}; adds your keys to every format \
        except json.
        """),
    BundleOption(
      "fallback", \.$fallback, .locale, named: "tag",
      help: """
        Take missing words from this locale; 'sources' marks each of them with 'fallback:TAG' (default: none).
        """),
    BundleOption(
      "errata", \.$errataFile, .file("json"), named: "file", .checksum(of: "a file of errata"),
      rival: "noErrata",
      help: """
        A JSON file with your app's corrections of ICU's data; they override Almanac's. 'almanac errata --help' shows \
        the format. This option replaces an earlier --no-errata.
        """),
    BundleOption(
      "noErrata", \.$noErrata, .mark, rival: "errata",
      help: """
        Do not apply the corrections that 'almanac errata' lists. Corrections by Almanac's rules still apply. To return \
        to the corrections, give --errata "".
        """),
    BundleOption(
      "spaces", \.$spaces, .choice, named: "keep|ascii",
      help: """
        Keep the spaces U+202F, U+2009 and U+00A0 in patterns and day periods, or write ASCII spaces instead, for \
        fonts and tests that lack them (default: keep).
        """),
    BundleOption(
      "stringsLayout", \.$stringsLayout, .choice, named: "nested|flat",
      help: """
        Where to write the .lproj folders: in strings/ (nested), or at the top of the output (flat), where Xcode and \
        SwiftPM look for them (default: nested).
        """),
    BundleOption(
      "defaultLocale", \.$defaultLocale, .locale, named: "tag",
      help: """
        The default locale, which must be in the list of locales. Android shows it to users of all other languages; it \
        is also the source language of String Catalogs and the template of ARB (default: en).
        """),
    BundleOption(
      "titleCase", \.$titleCase, .flag,
      help: """
        Write English buttons and titles in title case, as Apple's own pickers do: Select Date.
        """),
    BundleOption(
      "compact", \.$compact, .flag,
      help: """
        Write minified JSON, and leave out sources and lists of years. AlmanacKit can read these files.
        """),
    BundleOption(
      "strict", \.$strict, .flag, .notInManifest,
      help: "Treat a warning (missing translation, old spelling, repeated tag) as an error."),
    BundleOption(
      "allowOtherFiles", \.$allowOtherFiles, .flag, .notInManifest,
      help: "Write into a folder that has other files, but no bundle."),
    BundleOption(
      "verbose", \.$verbose, .flag, .notInManifest, letter: "v",
      help: "List each file that generate creates, changes or deletes, and each key that is left out."),
  ]
}

extension BundleOptions {
  /// Merges the options of two sources; an option that this source does not give comes from `lower`.
  package func merged(over lower: BundleOptions) -> BundleOptions {
    var merged = BundleOptions()
    for option in Self.table { option.copy(option.isDecided(by: self) ? self : lower, &merged) }
    // If this source gives an output or formats, there is one folder with all formats.
    merged.outputs = $output.given == nil && $formats.given == nil ? outputs ?? lower.outputs : nil
    return merged
  }

  /// The options with the format JSON, which every bundle has, because the other formats are written from it.
  ///
  /// If no output has JSON, the first output gets it.
  package var withJSON: BundleOptions {
    var all = self
    guard !formats.contains(.json) else { return all }
    all.$formats.given = [.json] + formats
    all.outputs?[0].formats.insert(.json, at: 0)
    return all
  }

  /// The tag of the default locale; an empty text means the usual one.
  package var defaultLocaleTag: String {
    defaultLocale.isEmpty ? EmissionContext.usualDefaultLocale : defaultLocale
  }

  /// Whether a format besides JSON can contain the app's own keys.
  package var canHaveKeys: Bool { formats.contains { $0 != .json } }

  /// The options that `other` does not give, without those that an option in `other` excludes.
  package func without(_ other: BundleOptions) -> BundleOptions { filtered { !$0.isDecided(by: other) } }

  /// The options that an option in `other` excludes.
  package func excluded(by other: BundleOptions) -> BundleOptions {
    filtered { $0.isDecided(by: other) && !$0.isGiven(other) }
  }

  private func filtered(_ isIncluded: (BundleOption) -> Bool) -> BundleOptions {
    var options = BundleOptions()
    for option in Self.table where isIncluded(option) { option.copy(self, &options) }
    return options
  }
}
