import AlmanacBundle
import AlmanacFormats

/// All options of a run, with their final values.
///
/// The options in the table are members too, as in `settings.titleCase`.
@dynamicMemberLookup
struct BundleSettings: Sendable {
  /// The options in the table, and the output folders.
  let options: BundleOptions
  private let given: BundleOptions
  /// The file with the options that the command line does not give; `nil` if there is no such file.
  private let file: OptionsFile?
  /// The path of the config that the command line names; `nil` if it names none.
  private let configFile: String?
  let quiet: Bool
  let acceptDataChange: Bool
  /// The number of locales to process at the same time.
  let jobCount: Int

  /// Takes each option from the command line, or else from the config or the manifest, or else from the defaults.
  init(_ arguments: BundleArguments, _ file: OptionsFile?) throws {
    given = arguments.given
    options = given.merged(over: file?.options ?? BundleOptions()).withJSON
    self.file = file
    configFile = arguments.configuration.config
    quiet = arguments.quiet
    acceptDataChange = arguments.acceptDataChange
    jobCount = arguments.jobs ?? processorCount
    if options.keysFile != nil, !options.canHaveKeys { throw noFormatForKeys }
    try checkOutput()
  }

  subscript<Value>(dynamicMember option: KeyPath<BundleOptions, Value>) -> Value { options[keyPath: option] }

  /// The output folders of the bundle; the folder with the manifest is first.
  var outputs: [BundleOutput] {
    options.outputs
      ?? [
        BundleOutput(
          path: BundleOutput.first, formats: options.formats, folder: options.output, localesFile: nil)
      ]
  }

  /// Whether a config or a manifest decides the output folders and their formats, and not the command line.
  var areOutputsFromFile: Bool { file != nil && given.$output.given == nil && given.$formats.given == nil }

  /// The place in the config or manifest that gives an option with a key; `nil` if the command line gives it.
  func place<Value>(of option: KeyPath<BundleOptions, Given<Value>>, _ key: String) -> String? {
    given[keyPath: option].given == nil ? file?.place(of: key) : nil
  }

  /// Whether the options that the command line does not give come from a manifest, which people do not edit.
  var areOptionsFromManifest: Bool { file?.isConfig == false }

  /// The place that decides an option, for messages: the command line, the config, or else the default.
  func source(of key: String) -> String {
    guard let option = BundleOptions.table.first(where: { $0.key == key }) else { return key }
    guard !option.isGiven(given) else { return "--\(option.name)" }
    guard let file else { return "the default of --\(option.name)" }
    guard !option.isGiven(file.options) else { return "'\(key)' in \(file.name)" }
    return "the default of --\(option.name), because \(file.name) does not have '\(key)'"
  }

  /// Whether the run may write into a folder that has other files, but no bundle.
  ///
  /// A config with several outputs names each folder on purpose: Android's resources, for example, have other files.
  var allowsOtherFiles: Bool { options.$allowOtherFiles.given ?? (options.outputs != nil) }

  /// Whether to list every file that the run creates, changes or deletes.
  var isVerbose: Bool { options.verbose && !quiet }

  /// How the run reports the entries of an overlay that it leaves out.
  var leftOut: LeftOutEntries.Report { options.strict ? .errors : isVerbose ? .listed : .counted }

  /// The command that writes this bundle, quoted for a shell.
  var generateCommand: String {
    text(of: "generate", command) + (acceptDataChange ? " --accept-data-change" : "")
  }

  /// The command that writes this bundle to a different folder, quoted for a shell.
  func generateCommand(to output: String) -> String {
    var options = command
    options.$output.given = output
    return text(of: "generate", options)
  }

  /// The command that compares this bundle with the files that a run would write, quoted for a shell.
  var checkCommand: String { text(of: "check", command) }

  /// The options to show in a command that writes this bundle, as in `almanac generate --formats json`.
  ///
  /// The command reads the config again, so the options in the config are left out. It has the options in the manifest,
  /// because the command may name another folder.
  private var command: BundleOptions {
    var command = file?.isConfig == true ? given : options
    command.$verbose.given = nil
    return command
  }

  private func text(of name: String, _ options: BundleOptions) -> String {
    let config = configFile.map { ["--config", $0.shellPath] } ?? []
    return (["almanac", name] + config + options.arguments).joined(separator: " ")
  }

  /// The choices of all runs with these options that write these formats, with any locales and calendars.
  func choices(in formats: [OutputFormat]) -> BundleChoices {
    .all(in: formats, hasKeyMap: options.keysFile != nil)
  }

  /// The name of the list of locales in messages.
  var localesName: String { options.localesFile == "-" ? "<stdin>" : options.localesFile }

  var isProgressShown: Bool { !quiet && Terminal.isInteractive }

  /// Throws if `--output` names an output of the config that has no manifest, and so no bundle of its own.
  private func checkOutput() throws {
    guard let output = given.$output.given.flatMap(GitRepository.realPath), let file,
      let others = file.options.outputs?.dropFirst(),
      others.contains(where: { GitRepository.realPath($0.folder) == output })
    else { return }
    throw Failure(
      .usage,
      """
      --output: '\(options.output.printable)' is an output in \(file.name). Leave out --output, or name another \
      folder.
      """)
  }

  /// The error if the app has its own keys, but JSON is the only format; it names the place that gives the formats.
  private var noFormatForKeys: Failure {
    guard given.$formats.given == nil, let file else {
      return Failure(
        .usage,
        "--keys needs a format that can contain your app's keys, and JSON cannot. Add a format to --formats, such as 'strings'."
      )
    }
    return Failure(
      file: file.place(of: "keys", "formats"),
      file.isConfig
        ? "'keys' needs a format that can contain your app's keys, and JSON cannot. Add a format to 'formats', such as \"strings\"."
        : "The bundle's only format is JSON, which cannot contain your app's keys (--keys). Add '--formats strings'."
    )
  }
}
