import AlmanacKit
import AlmanacReading

/// Reads the options from a config, and collects its errors.
struct ConfigReader {
  let paths: ConfigPaths
  var layer = OptionLayer()
  /// The keys in the config that cannot be used together with `outputs`, such as `formats`.
  private var keysBesideOutputs: [ShapeReader.Key] = []
  /// Whether the config has the key `outputs`.
  var hasOutputs = false
  private(set) var findings: [InputFinding] = []

  init(paths: ConfigPaths) { self.paths = paths }

  /// All keys that a config can have, sorted.
  static let keys = [
    "$schema", "allowOtherFiles", "calendars", "compact", "defaultLocale", "errata", "fallback", "formats",
    "keys", "locales", "noErrata", "output", "outputs", "spaces", "strict", "strings", "stringsLayout",
    "titleCase", "verbose",
    "years",
  ]
  /// The most overlays that a config can name.
  private static let mostOverlays = 1000
  /// Options that only the command line can give, because they concern a single run and not the bundle.
  private static let commandLineOnly = [
    "acceptDataChange", "all", "config", "failOn", "jobs", "quiet", "report",
  ]

  /// Reads the value of one key in the config.
  mutating func read(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) {
    switch key.name {
    case "$schema": _ = try reader.text(&cursor)
    case "allowOtherFiles": layer.allowOtherFiles = try reader.flag(&cursor)
    case "calendars": layer.calendars = try choices(key, &reader, &cursor)
    case "compact": layer.compact = try reader.flag(&cursor)
    case "defaultLocale": layer.defaultLocale = try reader.text(&cursor)
    case "errata": try setErrata(try input(key, &reader, &cursor).map(ErrataChoice.file), key)
    case "fallback": layer.fallback = try reader.text(&cursor)
    case "formats":
      layer.formats = try choices(key, &reader, &cursor)
      keysBesideOutputs.append(key)
    case "keys": layer.keys = try input(key, &reader, &cursor)
    case "locales": layer.locales = try input(key, &reader, &cursor)
    case "noErrata": try setErrata(try reader.flag(&cursor).map { $0 ? .off : .almanac }, key)
    case "output":
      layer.output = try path(key, &reader, &cursor, paths.output)
      keysBesideOutputs.append(key)
    case "outputs": try readOutputs(key, &reader, &cursor)
    case "spaces": layer.spaces = try choice(key, &reader, &cursor)
    case "strict": layer.strictness = try strictness(key, &reader, &cursor)
    case "strings":
      let files = try reader.list(&cursor) { reader, cursor throws(JSONSyntaxError) in
        try reader.text(&cursor)
      }
      if let count = files?.count, count > Self.mostOverlays {
        note(.tooManyOverlays(count, limit: Self.mostOverlays), key)
      }
      layer.strings = files?.prefix(Self.mostOverlays).compactMap { checked($0, key, paths.input) }
    case "stringsLayout": layer.stringsLayout = try choice(key, &reader, &cursor)
    case "titleCase": layer.titleCase = try reader.flag(&cursor)
    case "verbose": layer.verbose = try reader.flag(&cursor)
    case "years":
      if let text = try reader.text(&cursor) { layer.years = years(text, key) }
    default:
      try reader.skip(&cursor)
      note(unknown(key.name), key)
    }
  }

  /// Notes an error for each key that cannot be used together with `outputs`.
  mutating func finish() {
    guard hasOutputs else { return }
    for key in keysBesideOutputs { note(.besidesOutputs(key: key.name), key) }
  }

  func unknown(_ name: String) -> ConfigError {
    guard !Self.commandLineOnly.contains(name) else { return .commandLineOnly(name) }
    return .unknownKey(name, like: Spelling.closest(to: name, among: Self.keys))
  }

  /// Sets the errata to use; notes an error if the config has both `errata` and `noErrata: true`.
  private mutating func setErrata(_ choice: ErrataChoice?, _ key: ShapeReader.Key) throws(JSONSyntaxError) {
    guard let choice else { return }
    switch (layer.errata, choice) {
    case (.file, .off), (.off, .file): note(.errataTwice, key)
    case (.file, .almanac): break
    default: layer.errata = choice
    }
  }

  private mutating func strictness(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> OptionLayer.Strictness? {
    guard cursor.kind() == .text else {
      return try reader.flag(&cursor, allowed: #"true, false or "all""#).map { $0 ? .on : .off }
    }
    let text = try cursor.text()
    if text != "all" { note(.unknownChoice(text, key: key.name, choices: ["all"]), key) }
    return .all
  }

  private mutating func years(_ text: String, _ key: ShapeReader.Key) -> ClosedRange<Int>? {
    do {
      return try YearRange(argument: text).years
    } catch {
      note(.badValue(key: key.name, "\(error)"), key)
      return nil
    }
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> Choice? {
    guard let text = try reader.text(&cursor) else { return nil }
    return choice(text, key)
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ key: ShapeReader.Key
  ) -> Choice? {
    if let choice = Choice(rawValue: text) { return choice }
    note(.unknownChoice(text, key: key.name, choices: Choice.allCases.map(\.rawValue)), key)
    return nil
  }

  /// Reads a list of choices, and returns them without duplicates in the order of `Choice.allCases`.
  mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> [Choice]? {
    let texts = try reader.list(&cursor) { reader, cursor throws(JSONSyntaxError) in
      try reader.text(&cursor)
    }
    guard let texts else { return nil }
    if texts.isEmpty { note(.emptyList(key: key.name, choices: Choice.allCases.map(\.rawValue)), key) }
    var wanted: Set<Choice> = []
    for text in texts.prefix(InputProblems.limit) {
      guard let choice: Choice = choice(text, key) else { continue }
      if !wanted.insert(choice).inserted { note(.repeatedChoice(text, key: key.name), key) }
    }
    return Choice.allCases.filter(wanted.contains)
  }

  mutating func input(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> String? {
    try path(key, &reader, &cursor, paths.input)
  }

  private mutating func path(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor,
    _ check: (String) throws(ConfigPaths.Problem) -> String
  ) throws(JSONSyntaxError) -> String? {
    try reader.text(&cursor).flatMap { checked($0, key, check) }
  }

  private mutating func checked(
    _ path: String, _ key: ShapeReader.Key, _ check: (String) throws(ConfigPaths.Problem) -> String
  ) -> String? {
    do throws(ConfigPaths.Problem) {
      return try check(path)
    } catch {
      note(.badPath(path, key: key.name, error), key)
      return nil
    }
  }

  mutating func note(_ error: ConfigError, _ key: ShapeReader.Key) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(error, at: key.offset))
  }
}
