import AlmanacEmitters
import AlmanacKit
import AlmanacReading
import ArgumentParser

/// The options that `generate` and `check` share.
struct BundleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The list of locales.", valueName: "file"))
  var locales = "locales.txt"

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var output = "Output"

  @Option(
    help: ArgumentHelp("The formats, joined with commas (default: json,strings).", valueName: "list"),
    transform: { try ChoiceList(argument: $0) })
  var formats = ChoiceList<OutputFormat>(choices: OutputFormat.allCases)

  @Option(
    help: ArgumentHelp(
      "The calendars, joined with commas (default: gregorian,buddhist,chinese).", valueName: "list"),
    transform: { try ChoiceList(argument: $0) })
  var calendars = ChoiceList<CalendarIdentifier>(choices: CalendarIdentifier.allCases)

  @Option(
    help: ArgumentHelp(
      "The related Gregorian years of the lists, within 1900...2100 (default: 1900...2060).",
      valueName: "A...B"),
    transform: { try YearRange(argument: $0) })
  var years = YearRange(years: 1900...2060)

  @Option(
    help: ArgumentHelp(
      "A String Catalog (.xcstrings) of texts that win over Almanac's, and of own keys. Repeatable, later wins.",
      valueName: "file"))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      #"A map from the app's keys to Almanac's, as in {"app.done": "action.done"}; writes Localizable.strings."#,
      valueName: "file"))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "Fill missing words from this locale, marked 'fallback:TAG'; none unless asked.", valueName: "tag"))
  var fallback: String?

  @Option(
    help: ArgumentHelp(
      "An app's own corrections of ICU's data; they win over Almanac's. 'almanac errata' shows what they look like.",
      valueName: "file"))
  var errata: String?

  @Flag(help: "Write what ICU says, also where it is known to be wrong; Almanac's rules still apply.")
  var noErrata = false

  @Option(
    help: ArgumentHelp(
      "What becomes of U+202F, U+2009 and U+00A0 in patterns and day periods: keep or ascii.",
      valueName: "keep|ascii"))
  var spaces = SpaceStyle.keep

  @Flag(help: "Write English buttons and titles in title case, as Apple does: Select Date.")
  var titleCase = false

  @Flag(
    help: "Write the JSON without spaces, sources and lists of years, for a download; AlmanacKit reads both.")
  var compact = false

  @Flag(
    name: .customLong("strict"),
    help: ArgumentHelp(
      "Make a warning (a missing translation, an old spelling, a repeated tag) an error; with --strict=all, "
        + "a missing translation of an extended key too."))
  var isStrict = false

  /// What the command line has for `--strict=all`: a flag cannot have a value.
  static let strictAll = "strict-all"

  @Flag(name: .customLong(strictAll), help: .hidden)
  var isStrictForAll = false

  /// Whether a warning is an error.
  var strict: Bool { isStrict || isStrictForAll }

  @Flag(help: "Go on although the bundle there was made with another ICU or CLDR.")
  var acceptDataChange = false

  @Option(
    help: ArgumentHelp("How many locales to work on at once (default: the processors).", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Say nothing but errors and findings.")
  var quiet = false

  @Flag(help: "Name every file that generate changes.")
  var verbose = false

  /// How many locales to work on at once.
  var jobCount: Int { jobs ?? processorCount }

  /// Whether to show progress: only where somebody looks at it.
  var isProgressShown: Bool { !quiet && Terminal.isInteractive }

  /// Throws with every missing word, if `--strict` makes that an error.
  func checkStrict(_ missing: MissingKeys) throws(Failure) {
    guard strict else { return }
    let lacking = missing.byLocale(isStrictForAll ? .all : .allButExtended)
    let gaps = lacking.map { "\($0.tag) has no text for: \($0.keys.joined(separator: ", "))." }
    guard gaps.isEmpty else { throw Failure(.badInput, gaps) }
  }

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output takes the path of a folder. Name one.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    if keys != nil, !formats.choices.contains(.strings) {
      throw ValidationError("--keys writes Localizable.strings, which --formats leaves out. Add 'strings'.")
    }
    if noErrata && errata != nil {
      throw ValidationError("--errata and --no-errata exclude each other.")
    }
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}

/// A list of choices, each once and in the order of their type.
struct ChoiceList<Choice: RawRepresentable<String> & CaseIterable & Hashable>: Sendable
where Choice: Sendable {
  let choices: [Choice]

  init(choices: [Choice]) {
    self.choices = choices
  }

  /// Reads choices that commas join; throws what is wrong with one of them.
  init(argument: String) throws {
    var wanted: Set<Choice> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let choice = Choice(rawValue: name) else { throw Self.unknown(name) }
      guard wanted.insert(choice).inserted else {
        throw ValidationError("'\(name)' is repeated. Name it once.")
      }
    }
    choices = Choice.allCases.filter(wanted.contains)
  }

  private static func unknown(_ name: String) -> ValidationError {
    let names = Choice.allCases.map(\.rawValue)
    let list = names.joined(separator: ", ")
    guard !name.isEmpty else {
      return ValidationError("A name is missing beside a comma. Choose from: \(list).")
    }
    let meant = Spelling.closest(to: name, among: names).map { "Did you mean '\($0)'? " } ?? ""
    return ValidationError("'\(name.printable)' is unknown. \(meant)Choose from: \(list).")
  }
}

/// A range of years, as in `1900...2060`.
struct YearRange: Sendable {
  let years: ClosedRange<Int>

  init(years: ClosedRange<Int>) {
    self.years = years
  }

  init(argument: String) throws {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      throw ValidationError("'\(argument)' is not a range within 1900...2100. Write one as in 1900...2060.")
    }
    guard first <= last else {
      throw ValidationError("The range is reversed. Write \(last)...\(first).")
    }
    years = first...last
  }

  private static func year(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let year = Int(digits) else { return nil }
    return (1900...2100).contains(year) ? year : nil
  }
}

/// A number and what it counts, as in `1 locale` or `2 locales`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension SpaceStyle: ExpressibleByArgument {}
