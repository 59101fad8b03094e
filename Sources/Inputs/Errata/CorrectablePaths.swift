import AlmanacKit

/// The paths that an erratum can correct, because Almanac takes their texts from ICU.
enum CorrectablePaths {
  /// What an erratum must contain for a path.
  enum Content {
    /// A single text, as at `patterns.date.full`.
    case text
    /// Several texts, each with one of these codes, such as `M01` to `M12` for months.
    case texts(codes: Set<String>)
    /// Several texts with any codes. This is for the parts of a day, whose codes differ by language.
    case textsOfAnyCode
  }

  /// The files in a bundle that an erratum for locales can name as its table, without `.json`.
  ///
  /// The three Islamic calendars have the same names, so an erratum corrects them in the table `islamic`, as in CLDR.
  static let tables = ["locale"] + CalendarIdentifier.allCases.map(\.rawValue) + [SharedTables.islamic.eras]

  /// What an erratum must contain for a path in a table; `nil` if an erratum cannot correct this path.
  static func content(at path: String, in table: String) -> Content? { paths(in: table)[path] }

  /// A path of each kind that an erratum can correct in a table, such as `weekdays.format.abbreviated`; sorted.
  static func examples(in table: String) -> [String] {
    let kinds = Dictionary(grouping: paths(in: table).keys) { $0.prefix { $0 != "." } }
    return kinds.values.compactMap { $0.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }.sorted()
  }

  private static func paths(in table: String) -> [String: Content] {
    switch table {
    case "locale": locale
    case "regions": regions
    case SharedTables.islamic.eras: islamic
    default: CalendarIdentifier(rawValue: table).flatMap { calendars[$0] } ?? [:]
    }
  }

  private static let contexts = NameContext.allCases.map(\.rawValue)
  private static let widths = NameWidth.common.map(\.rawValue)

  private static let regions: [String: Content] = ["firstDay": .text, "minimalDays": .text, "weekend": .text]

  private static let locale: [String: Content] = {
    var paths: [String: Content] = [:]
    for context in contexts {
      for width in widths {
        paths["dayPeriods.\(context).\(width)"] = .textsOfAnyCode
        paths["quarters.\(context).\(width)"] = .texts(codes: Set((1...4).map(String.init)))
      }
      for width in NameWidth.allCases.map(\.rawValue) {
        paths["weekdays.\(context).\(width)"] = .texts(codes: Set(Weekday.allCases.map(\.rawValue)))
      }
    }
    for width in ["long", "narrow", "short"] {
      paths["lists.\(width)"] = .texts(codes: ["end", "middle", "start", "two"])
      for unit in ["hour", "minute", "second"] {
        paths["units.\(unit).\(width)"] = .texts(
          codes: Set(PluralCategory.allCases.map(\.rawValue) + ["label"]))
      }
    }
    for field in DateField.allCases { paths["fields.\(field.rawValue)"] = .texts(codes: Set(widths)) }
    for unit in ["day", "month", "week", "year"] {
      paths["relative.\(unit)"] = .texts(codes: Set((-2...2).map(String.init)))
    }
    for skeleton in LocaleFile.Time.fixedSkeletons { paths["time.skeletons.\(skeleton)"] = .text }
    for style in ["medium", "short"] { paths["time.styles.\(style)"] = .text }
    paths.addIntervals(Array(Intervals.time) + Array(Intervals.furtherTime), at: "time.intervals")
    return paths
  }()

  private static let islamic = (calendars[.islamicUmalqura] ?? [:]).filter {
    $0.key.hasPrefix("months.") || $0.key.hasPrefix("eras.")
  }

  private static let calendars: [CalendarIdentifier: [String: Content]] = Dictionary(
    uniqueKeysWithValues: CalendarIdentifier.allCases.map { ($0, paths(of: $0)) })

  private static func paths(of calendar: CalendarIdentifier) -> [String: Content] {
    let traits = calendar.traits
    var paths: [String: Content] = [:]
    for width in widths {
      for context in contexts {
        paths["months.\(context).\(width)"] = .texts(codes: Set(traits.months.ordinary.map(\.description)))
      }
      if !traits.eras.isEmpty { paths["eras.\(width)"] = .texts(codes: Set(traits.eras.map(\.code))) }
    }
    if traits.numbering.isCyclic {
      paths["cyclicYears"] = .texts(codes: Set((1...60).map(String.init)))
      paths["zodiac"] = .texts(codes: Set((1...12).map(String.init)))
    }
    for style in TextStyle.allCases.map(\.rawValue) {
      paths["patterns.date.\(style)"] = .text
      paths["patterns.dateTime.\(style)"] = .text
    }
    for skeleton in CalendarFile.Patterns.names(in: traits) {
      paths["patterns.skeletons.\(skeleton)"] = .text
    }
    paths.addIntervals(Intervals.allDates, at: "patterns.intervals")
    paths["patterns.intervals.fallback"] = .text
    return paths
  }
}

extension [String: CorrectablePaths.Content] {
  fileprivate mutating func addIntervals(_ letters: [(key: String, value: [String])], at path: String) {
    for (skeleton, letters) in letters {
      for letter in letters { self["\(path).\(skeleton).\(letter)"] = .text }
    }
  }
}
