import AlmanacBundle
import ArgumentParser

/// The options of `generate` and `check` on the command line.
///
/// An option that the command line does not give comes from the config. If there is no config, it comes from the
/// manifest of the bundle. Otherwise, the option has its default value.
struct BundleArguments: ParsableArguments {
  @OptionGroup var configuration: ConfigOption

  @OptionGroup private var table: TableArguments

  @Flag(help: "Continue even if the existing bundle was made with another ICU or CLDR.")
  var acceptDataChange = false

  @Option(
    help: ArgumentHelp(
      "The number of locales to process at once (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print only errors and differences.")
  var quiet = false

  /// The options that the command line gives.
  var given: BundleOptions { table.options }

  func validate() throws {
    let given = given
    if given.output.isEmpty { throw ValidationError("--output is empty. Give the path of a folder.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1. Give a larger number.") }
    if given.noErrata && given.errataFile != nil {
      throw ValidationError("--errata and --no-errata cannot be used together. Remove one of them.")
    }
    if quiet && given.verbose {
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
  func file() throws -> OptionsFile? { try OptionsFile(config: config) }

  /// The folder of a bundle: the given folder, or else the output of the config, or else the default.
  func output(or folder: String?) throws -> String {
    // If the user names a config, it must exist, even if none of its options are used.
    let file = folder == nil || config != nil ? try file() : nil
    return folder ?? (file?.options ?? BundleOptions()).output
  }
}

/// A number and a noun in singular or plural, as in `1 locale` or `2 locales`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
