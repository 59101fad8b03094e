import AlmanacEmitters
import AlmanacKit
import ArgumentParser

/// The options of `generate` and `check` on the command line.
///
/// An option that the command line does not give comes from the config. If there is no config, `check` takes the option
/// from the manifest of the bundle. Otherwise, the option has its default value.
struct BundleOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigOption

  @Option(
    help: ArgumentHelp("The list of locales; - is standard input (default: locales.txt).", valueName: "file"),
    completion: .file())
  var locales: String?

  @Option(
    help: ArgumentHelp("The folder of the bundle (default: Output).", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The formats, separated by commas: json, strings, esm for the web, android, xcstrings for Xcode, arb for Flutter "
        + "(default: json,strings).",
      valueName: "list"),
    completion: .list(of: OutputFormat.self), transform: { try ChoiceList(argument: $0) })
  var formats: ChoiceList<OutputFormat>?

  @Option(
    help: ArgumentHelp(
      "The calendars, separated by commas (default: gregorian,buddhist,chinese).", valueName: "list"),
    completion: .list(of: CalendarIdentifier.self), transform: { try ChoiceList(argument: $0) })
  var calendars: ChoiceList<CalendarIdentifier>?

  @Option(
    help: ArgumentHelp(
      "The years to list, in Gregorian years within 1900...2100 (default: 1900...2060). A Chinese year counts as the year in which it begins.",
      valueName: "A...B"),
    transform: { try YearRange(argument: $0) })
  var years: YearRange?

  @Option(
    help: ArgumentHelp(
      "A String Catalog (.xcstrings) that overrides Almanac's texts and adds your own keys. Repeatable; later files override earlier files.",
      valueName: "file"), completion: .file(extensions: ["xcstrings"]))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      #"A JSON map from your app's keys to Almanac's, as in {"app.done": "action.done"}; "#
        + "adds your keys to every format except json.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "Take missing words from this locale; 'sources' marks each of them with 'fallback:TAG' (default: none).",
      valueName: "tag"),
    completion: .locales)
  var fallback: String?

  @Option(
    help: ArgumentHelp(
      "A JSON file with your app's corrections of ICU's data; they override Almanac's. 'almanac errata --report json' shows the format.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var errata: String?

  @Flag(
    help:
      "Do not apply the corrections that 'almanac errata' lists. Corrections by Almanac's rules still apply."
  )
  var noErrata = false

  @Option(
    help: ArgumentHelp(
      "Keep the spaces U+202F, U+2009 and U+00A0 in patterns and day periods, or write ASCII spaces instead (default: keep).",
      valueName: "keep|ascii"))
  var spaces: SpaceStyle?

  @Option(
    help: ArgumentHelp(
      "Where to write the .lproj folders: in strings/ (nested), or at the top of the output (flat), where Xcode and SwiftPM look for them (default: nested).",
      valueName: "nested|flat"))
  var stringsLayout: StringsLayout?

  @Option(
    help: ArgumentHelp(
      "The default locale, which must be in the list of locales. Android shows it to users of all other languages; it is also the source language of String Catalogs and the template of ARB (default: en).",
      valueName: "tag"),
    completion: .locales)
  var defaultLocale: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Write English buttons and titles in title case, as Apple does: Select Date.")
  var titleCase: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Write minified JSON, and leave out sources and lists of years. AlmanacKit can read these files.")
  var compact: Bool?

  @Flag(
    name: .customLong("strict"), inversion: .prefixedNo,
    help: ArgumentHelp(
      "Treat a warning (missing translation, old spelling, repeated tag) as an error; "
        + "--strict=all also includes missing translations of keys that only some picker libraries need."))
  var isStrict: Bool?

  /// The name of the flag that replaces `--strict=all`, because the argument parser accepts no value after a flag.
  static let strictAll = "strict-all"

  @Flag(name: .customLong(strictAll), help: .hidden)
  var isStrictForAll = false

  @Flag(
    inversion: .prefixedNo,
    help: "Write into a folder that has other files, but no bundle.")
  var allowOtherFiles: Bool?

  @Flag(help: "Continue even if the existing bundle was made with another ICU or CLDR.")
  var acceptDataChange = false

  @Option(
    help: ArgumentHelp(
      "The number of locales to process at once (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print only errors and differences.")
  var quiet = false

  @Flag(
    name: .shortAndLong, inversion: .prefixedNo,
    help: "List every file that the run creates, changes or deletes.")
  var verbose: Bool?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output is empty. Give the path of a folder.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1. Give a larger number.") }
    if noErrata && errata != nil {
      throw ValidationError("--errata and --no-errata cannot be used together. Remove one of them.")
    }
    if quiet && verbose == true {
      throw ValidationError("--quiet and --verbose cannot be used together. Remove one of them.")
    }
  }
}

/// The option `--config`, which gives the path of the config file.
struct ConfigOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The config file (default: almanac.json, if it exists).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// Reads the config that the option names, or else `almanac.json` in the working directory.
  ///
  /// The result is `nil` if the option is not given and `almanac.json` does not exist.
  func file() throws(Failure) -> ConfigFile? { try ConfigFile(named: config) }
}

extension BundleOptions {
  /// The options that the command line gives; all other options are `nil`.
  var layer: OptionLayer {
    var layer = OptionLayer()
    layer.locales = locales
    layer.output = output
    layer.formats = formats?.choices
    layer.calendars = calendars?.choices
    layer.years = years?.years
    layer.strings = strings.isEmpty ? nil : strings
    layer.keys = keys
    layer.fallback = fallback
    layer.errata = noErrata ? .off : errata.map(ErrataChoice.file)
    layer.spaces = spaces
    layer.stringsLayout = stringsLayout
    layer.defaultLocale = defaultLocale
    layer.titleCase = titleCase
    layer.compact = compact
    layer.strictness = isStrictForAll ? .all : isStrict.map { $0 ? .on : .off }
    layer.allowOtherFiles = allowOtherFiles
    layer.verbose = verbose
    return layer
  }
}

/// A number and a noun in singular or plural, as in `1 locale` or `2 locales`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension SpaceStyle: ExpressibleByArgument {}

extension StringsLayout: ExpressibleByArgument {}
