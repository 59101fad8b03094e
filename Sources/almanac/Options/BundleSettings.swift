import AlmanacEmitters
import AlmanacKit

/// All options of a run, with their final values.
struct BundleSettings: Sendable {
  let locales: String
  /// The path of the folder with the manifest.
  let output: String
  /// The output folders of the bundle; the folder with the manifest is first.
  let outputs: [OutputChoice]
  /// The path of the config that decides the output folders and their formats.
  ///
  /// It is `nil` if there is no config, or if the command line gives an output or formats.
  let outputsFile: String?
  let formats: [OutputFormat]
  let calendars: [CalendarIdentifier]
  let years: ClosedRange<Int>
  let strings: [String]
  let keys: String?
  let fallback: String?
  let errata: ErrataChoice
  let spaces: SpaceStyle
  let stringsLayout: StringsLayout
  /// The tag that the user gave as the default locale; `nil` if none was given, which means `en`.
  let defaultLocale: String?
  let titleCase: Bool
  let compact: Bool
  let verbose: Bool
  let quiet: Bool
  let acceptDataChange: Bool
  /// Whether the run may write into a folder that has other files, but no bundle.
  let allowsOtherFiles: Bool
  /// The number of locales to process at the same time.
  let jobCount: Int
  /// The options to show in a command that writes this bundle, as in `almanac generate --formats json`.
  private let command: OptionLayer
  /// The path of the config that the command line names; `nil` if it names none.
  private let configFile: String?

  private let strictness: OptionLayer.Strictness
  /// The path of the config or manifest that gives the fallback locale; `nil` if the command line gives it.
  let fallbackFile: String?
  /// The path of the config or manifest that gives the default locale; `nil` if the command line gives it.
  let defaultLocaleFile: String?

  static let defaultLocales = "locales.txt"
  static let defaultOutput = "Output"
  static let defaultFormats = [OutputFormat.json, .strings]
  static let defaultCalendars = CalendarIdentifier.allCases
  static let defaultYears = 1900...2060

  /// Takes each option from the command line, or else from the config, or else from the defaults.
  ///
  /// If `check` finds no config, it uses the options in the bundle's manifest instead.
  init(_ options: BundleOptions, config: ConfigFile?, manifest: ManifestOptions? = nil) throws(Failure) {
    let given = options.layer
    let lower = config?.layer ?? manifest?.layer ?? OptionLayer()
    let layer = given.merged(over: lower)
    locales = layer.locales ?? Self.defaultLocales
    output = layer.output ?? Self.defaultOutput
    formats = layer.formats ?? layer.outputs.map(OutputChoice.formats) ?? Self.defaultFormats
    outputs =
      layer.outputs
      ?? [OutputChoice(folder: output, path: BundleOutput.first, formats: formats, locales: nil)]
    outputsFile = given.output == nil && given.formats == nil ? config?.name : nil
    calendars = layer.calendars ?? Self.defaultCalendars
    years = layer.years ?? Self.defaultYears
    strings = layer.strings ?? []
    keys = layer.keys
    fallback = layer.fallback
    errata = layer.errata ?? .almanac
    spaces = layer.spaces ?? .keep
    stringsLayout = layer.stringsLayout ?? .nested
    defaultLocale = layer.defaultLocale
    titleCase = layer.titleCase ?? false
    compact = layer.compact ?? false
    strictness = layer.strictness ?? .off
    verbose = (layer.verbose ?? false) && !options.quiet
    quiet = options.quiet
    acceptDataChange = options.acceptDataChange
    // A config with several outputs names each folder on purpose: Android's resources, for example, have other files.
    allowsOtherFiles = layer.allowOtherFiles ?? (layer.outputs != nil)
    jobCount = options.jobs ?? processorCount
    let file = config?.name ?? manifest?.file
    fallbackFile = given.fallback == nil ? file : nil
    defaultLocaleFile = given.defaultLocale == nil ? file : nil
    // `command` is the command that messages suggest. If there is a config, the suggested command reads it again, so
    // `command` has only the options from the command line. Otherwise, `command` also has the manifest's options,
    // because `generate` does not take options from a manifest.
    command = config == nil ? layer : given
    configFile = options.configuration.config
    if keys != nil, formats == [.json] {
      throw Self.keysWithoutNames(given, config, manifest)
    }
  }

  private static func keysWithoutNames(
    _ given: OptionLayer, _ config: ConfigFile?, _ manifest: ManifestOptions?
  ) -> Failure {
    if let manifest, given.formats == nil {
      return Failure(
        file: manifest.file,
        "The bundle's only format is JSON, which cannot contain your app's keys (--keys). Add '--formats json,strings'."
      )
    }
    guard let config, given.keys == nil || given.formats == nil else {
      return Failure(
        .usage,
        [
          "--keys needs a format that can contain your app's keys, and JSON cannot. Add a format to --formats, such as 'strings'."
        ])
    }
    return Failure(
      file: config.name,
      "'keys' needs a format that can contain your app's keys, and JSON cannot. Add a format to 'formats', such as \"strings\"."
    )
  }

  /// The command that writes this bundle, quoted for a shell.
  var generateCommand: String { generateCommand(command) + (acceptDataChange ? " --accept-data-change" : "") }

  /// The command that writes this bundle to a different folder, quoted for a shell.
  func generateCommand(to output: String) -> String {
    var options = command
    options.output = output
    return generateCommand(options)
  }

  private func generateCommand(_ options: OptionLayer) -> String {
    let config = configFile.map { ["--config", $0.shellPath] } ?? []
    return (["almanac generate"] + config + options.arguments).joined(separator: " ")
  }

  /// The choices of all runs with these options that write these formats, with any locales and calendars.
  func choices(in formats: [OutputFormat]) -> BundleChoices { .all(in: formats, hasKeyMap: keys != nil) }

  /// The name of the list of locales in messages.
  var localesName: String { locales == "-" ? "<stdin>" : locales }

  /// Whether `--strict` turns warnings into errors.
  var strict: Bool { strictness != .off }

  /// Whether to show the progress of the run on the terminal.
  var isProgressShown: Bool { !quiet && Terminal.isInteractive }

  /// Throws an error that lists the missing words of each locale, if `--strict` is on and a word is missing.
  func checkStrict(_ missing: MissingKeys) throws(Failure) {
    guard strict else { return }
    let lacking = missing.byLocale(strictness == .all ? .all : .allButExtended)
    let gaps = lacking.map {
      "'\($0.tag)' has no text for: \($0.keys.joined(separator: ", ")). Add the texts with --strings, or turn off --strict."
    }
    guard gaps.isEmpty else { throw Failure(.badInput, gaps) }
  }
}
