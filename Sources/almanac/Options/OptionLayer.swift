import AlmanacEmitters
import AlmanacKit

/// The options that one source gives: the command line, the config, or the manifest of a bundle.
///
/// An option that the source does not give is `nil`.
struct OptionLayer: Sendable {
  var locales: String?
  var output: String?
  /// The output folders of the bundle, each with its formats; the folder with the manifest is first.
  ///
  /// Only a config can name several output folders.
  var outputs: [OutputChoice]?
  var formats: [OutputFormat]?
  var calendars: [CalendarIdentifier]?
  var years: ClosedRange<Int>?
  var strings: [String]?
  var keys: String?
  var fallback: String?
  var errata: ErrataChoice?
  var spaces: SpaceStyle?
  var stringsLayout: StringsLayout?
  var defaultLocale: String?
  var titleCase: Bool?
  var compact: Bool?
  var strictness: Strictness?
  var allowOtherFiles: Bool?
  var verbose: Bool?

  /// The corrections to ICU's data that a run uses.
  enum ErrataChoice: Equatable, Sendable {
    /// The run uses Almanac's errata.
    case almanac
    /// The run uses Almanac's errata and the errata in an app's file, which take precedence.
    case file(String)
    case off
  }

  /// Which missing words are errors, as the option `--strict` says.
  enum Strictness: Sendable {
    case off, on
    /// All missing words are errors, even words with extended keys, which few languages have.
    case all
  }

  /// Merges the options of two sources; an option that is `nil` in this source comes from `lower`.
  func merged(over lower: OptionLayer) -> OptionLayer {
    var merged = OptionLayer()
    merged.locales = locales ?? lower.locales
    merged.output = output ?? lower.output
    // If the command line gives an output or formats, there is one folder with all formats.
    merged.outputs = output == nil && formats == nil ? outputs ?? lower.outputs : nil
    merged.formats = formats ?? lower.formats ?? lower.outputs.map(OutputChoice.formats)
    merged.calendars = calendars ?? lower.calendars
    merged.years = years ?? lower.years
    merged.strings = strings ?? lower.strings
    merged.keys = keys ?? lower.keys
    merged.fallback = fallback ?? lower.fallback
    merged.errata = errata ?? lower.errata
    merged.spaces = spaces ?? lower.spaces
    merged.stringsLayout = stringsLayout ?? lower.stringsLayout
    merged.defaultLocale = defaultLocale ?? lower.defaultLocale
    merged.titleCase = titleCase ?? lower.titleCase
    merged.compact = compact ?? lower.compact
    merged.strictness = strictness ?? lower.strictness
    merged.allowOtherFiles = allowOtherFiles ?? lower.allowOtherFiles
    merged.verbose = verbose ?? lower.verbose
    return merged
  }
}

typealias ErrataChoice = OptionLayer.ErrataChoice

extension OptionLayer {
  /// The options as words for a command line, quoted for a shell, in the order of the help page.
  ///
  /// `outputs`, which only a config can have, and `verbose` are left out.
  var arguments: [String] {
    var words: [String] = []
    let add = { (name: String, value: String?) in if let value { words += ["--\(name)", value] } }
    let addFlag = { (name: String, isOn: Bool?) in
      if let isOn { words.append(isOn ? "--\(name)" : "--no-\(name)") }
    }
    add("locales", locales.map { $0 == "-" ? $0 : $0.shellPath })
    add("output", output?.shellPath)
    add("formats", formats.map { $0.map(\.rawValue).joined(separator: ",") })
    add("calendars", calendars.map { $0.map(\.rawValue).joined(separator: ",") })
    add("years", years.map { "\($0.lowerBound)...\($0.upperBound)" })
    for file in strings ?? [] { add("strings", file.shellPath) }
    add("keys", keys?.shellPath)
    add("fallback", fallback?.shellWord)
    switch errata {
    case .file(let file): add("errata", file.shellPath)
    case .off: words.append("--no-errata")
    case .almanac, nil: break
    }
    add("spaces", spaces?.rawValue)
    add("strings-layout", stringsLayout?.rawValue)
    add("default-locale", defaultLocale?.shellWord)
    addFlag("title-case", titleCase)
    addFlag("compact", compact)
    switch strictness {
    case .all: words.append("--strict=all")
    case .on: words.append("--strict")
    case .off: words.append("--no-strict")
    case nil: break
    }
    addFlag("allow-other-files", allowOtherFiles)
    return words
  }
}
