import AlmanacEmitters
import AlmanacKit

/// The options of a run, each with its value.
struct BundleSettings: Sendable {
  let locales: String
  /// The folder that has the manifest.
  let output: String
  /// The folders of the bundle, that one first.
  let outputs: [OutputChoice]
  /// The config that says which folders those are; `nil` where the command line says it, or nothing does.
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
  /// The tag of the default locale as the user wrote it; `nil` for `en`.
  let defaultLocale: String?
  let titleCase: Bool
  let compact: Bool
  let verbose: Bool
  let quiet: Bool
  let acceptDataChange: Bool
  /// How many locales to work on at once.
  let jobCount: Int
  /// The options of the command that writes the bundle.
  private let command: OptionLayer
  /// The config that the command line names.
  private let configFile: String?

  private let strictness: OptionLayer.Strictness
  /// The file that gives the fallback; `nil` for the command line.
  let fallbackFile: String?
  /// The file that gives the default locale; `nil` for the command line.
  let defaultLocaleFile: String?

  static let defaultLocales = "locales.txt"
  static let defaultOutput = "Output"
  static let defaultFormats = [OutputFormat.json, .strings]
  static let defaultCalendars = CalendarIdentifier.allCases
  static let defaultYears = 1900...2060

  /// The options of the command line over those of the config, or else of the manifest of the bundle under check.
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
    jobCount = options.jobs ?? processorCount
    let file = config?.name ?? manifest?.file
    fallbackFile = given.fallback == nil ? file : nil
    defaultLocaleFile = given.defaultLocale == nil ? file : nil
    // The command reads the config again, but not the manifest, whose options are spelled out.
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
        "The bundle has only JSON, which has no names of an app's own. Add '--formats json,strings'.")
    }
    guard let config, given.keys == nil || given.formats == nil else {
      return Failure(
        .usage,
        [
          "--keys needs a format with an app's own names, and JSON has none. Add one to --formats, as 'strings'."
        ])
    }
    return Failure(
      file: config.name,
      "'keys' needs a format with an app's own names, and JSON has none. Add one to 'formats', as \"strings\"."
    )
  }

  /// The command that writes the bundle of these settings, quoted for a shell.
  var generateCommand: String { generateCommand(command) + (acceptDataChange ? " --accept-data-change" : "") }

  /// The command that writes the bundle of these settings to another folder.
  func generateCommand(to output: String) -> String {
    var options = command
    options.output = output
    return generateCommand(options)
  }

  private func generateCommand(_ options: OptionLayer) -> String {
    let config = configFile.map { ["--config", $0.shellPath] } ?? []
    return (["almanac generate"] + config + options.arguments).joined(separator: " ")
  }

  /// The list of locales, as messages name it.
  var localesName: String { locales == "-" ? "<stdin>" : locales }

  /// Whether a warning is an error.
  var strict: Bool { strictness != .off }

  /// Whether to show progress: only on a terminal.
  var isProgressShown: Bool { !quiet && Terminal.isInteractive }

  /// Throws with every missing word, if `--strict` makes that an error.
  func checkStrict(_ missing: MissingKeys) throws(Failure) {
    guard strict else { return }
    let lacking = missing.byLocale(strictness == .all ? .all : .allButExtended)
    let gaps = lacking.map { "\($0.tag) has no text for: \($0.keys.joined(separator: ", "))." }
    guard gaps.isEmpty else { throw Failure(.badInput, gaps) }
  }
}
