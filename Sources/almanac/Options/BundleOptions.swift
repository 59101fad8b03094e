import AlmanacEmitters
import AlmanacKit
import ArgumentParser

/// The options that `generate` and `check` share, as the command line has them.
///
/// An option that is not given comes from the config, from the manifest of the bundle under check, or is the default.
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
      "The formats, joined with commas: json, strings, esm for the web, android, xcstrings for Xcode, arb for Flutter "
        + "(default: json,strings).",
      valueName: "list"),
    completion: .list(of: OutputFormat.self), transform: { try ChoiceList(argument: $0) })
  var formats: ChoiceList<OutputFormat>?

  @Option(
    help: ArgumentHelp(
      "The calendars, joined with commas (default: gregorian,buddhist,chinese).", valueName: "list"),
    completion: .list(of: CalendarIdentifier.self), transform: { try ChoiceList(argument: $0) })
  var calendars: ChoiceList<CalendarIdentifier>?

  @Option(
    help: ArgumentHelp(
      "The related Gregorian years of the lists, within 1900...2100 (default: 1900...2060).",
      valueName: "A...B"),
    transform: { try YearRange(argument: $0) })
  var years: YearRange?

  @Option(
    help: ArgumentHelp(
      "A String Catalog (.xcstrings) of texts that win over Almanac's, and of own keys. Repeatable, later wins.",
      valueName: "file"), completion: .file(extensions: ["xcstrings"]))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      #"A map from the app's keys to Almanac's, as in {"app.done": "action.done"}; "#
        + "writes Localizable.strings or .xcstrings.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "Fill missing words from this locale, marked 'fallback:TAG' (default: none).", valueName: "tag"),
    completion: .locales)
  var fallback: String?

  @Option(
    help: ArgumentHelp(
      "An app's own corrections of ICU's data; they win over Almanac's. 'almanac errata' shows what they look like.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var errata: String?

  @Flag(help: "Do not correct known errors in ICU's data; Almanac's rules still apply.")
  var noErrata = false

  @Option(
    help: ArgumentHelp(
      "How to write U+202F, U+2009 and U+00A0 in patterns and day periods (default: keep).",
      valueName: "keep|ascii"))
  var spaces: SpaceStyle?

  @Option(
    help: ArgumentHelp(
      "Where the .lproj folders are: flat is the top of the output, as Xcode and SwiftPM expect (default: nested).",
      valueName: "nested|flat"))
  var stringsLayout: StringsLayout?

  @Option(
    help: ArgumentHelp(
      "The locale of the list whose texts go into Android's values/, and a String Catalog's source (default: en).",
      valueName: "tag"),
    completion: .locales)
  var defaultLocale: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Write English buttons and titles in title case, as Apple does: Select Date.")
  var titleCase: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Write the JSON without spaces, sources and lists of years, for a download; AlmanacKit reads both.")
  var compact: Bool?

  @Flag(
    name: .customLong("strict"), inversion: .prefixedNo,
    help: ArgumentHelp(
      "Make a warning (a missing translation, an old spelling, a repeated tag) an error; with --strict=all, "
        + "a missing translation of an extended key too."))
  var isStrict: Bool?

  /// What the command line has for `--strict=all`: a flag cannot have a value.
  static let strictAll = "strict-all"

  @Flag(name: .customLong(strictAll), help: .hidden)
  var isStrictForAll = false

  @Flag(help: "Continue even if the existing bundle was made with another ICU or CLDR.")
  var acceptDataChange = false

  @Option(
    help: ArgumentHelp("How many locales to work on at once (default: the processors).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Say nothing but errors and findings.")
  var quiet = false

  @Flag(name: .shortAndLong, inversion: .prefixedNo, help: "Name every file that generate changes.")
  var verbose: Bool?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output takes the path of a folder. Name one.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    if noErrata && errata != nil {
      throw ValidationError("--errata and --no-errata exclude each other.")
    }
    if quiet && verbose == true { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}

/// The option that names the config.
struct ConfigOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The config (default: almanac.json, if it exists).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// The config that the option names, or the one of the working directory; `nil` if there is neither.
  func file() throws(Failure) -> ConfigFile? { try ConfigFile(named: config) }
}

extension BundleOptions {
  /// What the command line gives.
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
    layer.verbose = verbose
    return layer
  }
}

/// A number and what it counts, as in `1 locale` or `2 locales`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension SpaceStyle: ExpressibleByArgument {}

extension StringsLayout: ExpressibleByArgument {}
