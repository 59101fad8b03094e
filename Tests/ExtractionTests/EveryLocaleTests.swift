import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacExtraction

/// Properties that the extracted data of every ICU locale must have.
@Suite struct EveryLocaleTests {
  @Test(
    "extracts every locale, and never names a month 'M04' or 'bis'", arguments: Extraction.sweptLocales)
  func names(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    for calendar in record.calendars {
      for names in calendar.months.everyTable {
        // A name such as M10 must not come from root, which has M01 to M12. Two languages have their own abbreviations
        // M1 to M12: Rombo, and European Portuguese for Chinese months.
        let codes = names.filter { $0.wholeMatch(of: #/M\d\d/#) != nil }
        #expect(codes.isEmpty || names.first == "M1", "\(calendar.calendar)")
      }
      for (path, names) in calendar.leapMonthTables {
        // The test skips names that come from the language itself, which may contain "bis". For example, Sardinian has
        // the leap pattern "{0} bis".
        guard let source = calendar.sources[path], source.isAlmanacs else { continue }
        // Root marks a leap month with "bis". Almanac may use this mark only if it makes the name by a rule, because
        // the language has no word for a month. The mark must be directly after a number, as in "6bis".
        let mixed = names.filter { $0.wholeMatch(of: #/.*\p{L}.*bis?/#) != nil }
        #expect(mixed == [] && (source == .rule || !names.contains { $0.hasSuffix("bis") }), "\(path)")
      }
    }
  }

  @Test(
    "labels all years differently, and has the columns day, month and year",
    arguments: Extraction.sweptLocales)
  func yearsAndColumns(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    for calendar in record.calendars {
      #expect(Set(calendar.years.display ?? []).count == 161, "\(calendar.calendar)")
      #expect(Set(calendar.years.numeric ?? []).count == 161, "\(calendar.calendar)")
      #expect(Set(calendar.columns) == Set(DateColumn.allCases), "\(calendar.calendar)")
      #expect(record.locale.columns.date.map(\.rawValue) == calendar.columns.map(\.rawValue))
    }
  }

  @Test("records the source of every table, pattern and word", arguments: Extraction.sweptLocales)
  func sources(locale: LanguageTag) throws {
    let record = try Extraction.record(locale.description)
    #expect(SourcedPaths.missing(in: record.locale, record.locale.sources).isEmpty)
    for calendar in record.calendars {
      #expect(SourcedPaths.missing(in: calendar, calendar.sources).isEmpty, "\(calendar.calendar)")
    }
  }

  @Test(
    "composes the labels and the numbers of all years as ICU formats them", arguments: Extraction.sweptLocales
  )
  func composedYears(locale: LanguageTag) throws {
    let julys = try (1900...2060).map { year in
      Double(try CalendarDate(gregorianYear: year, month: 7, day: 1).epochDay) * 86_400_000
    }
    for calendar in try Extraction.record(locale.description).calendars where calendar.calendar != .chinese {
      let identifier = "\(locale.icuIdentifier)@calendar=\(calendar.calendar.rawValue)"
      let generator = try ICUPatternGenerator(locale: identifier)
      var pattern = try generator.pattern(for: calendar.calendar == .gregorian ? "y" : "Gy")
      // If Almanac uses another name for the era than ICU, the pattern has Almanac's name as a literal.
      if calendar.sources["eras.abbreviated"] == .rule, let era = calendar.eras?.abbreviated.last {
        pattern = pattern.replacing("G", with: "'\(era)'")
      }
      for (labels, pattern) in [(calendar.years.display, pattern), (calendar.years.numeric, "y")] {
        let format = try ICUDateFormat(locale: identifier, pattern: pattern)
        #expect(try labels == julys.map { try format.text(at: $0) }, "\(calendar.calendar) \(pattern)")
      }
    }
  }

  @Test(
    "reads the same names of months and patterns of styles as ICU's formats have",
    arguments: Extraction.sweptLocales)
  func inheritance(locale: LanguageTag) throws {
    let source = try OpenLocale(Extraction.request(locale), try Extraction.shared.get().settings)
    for calendar in CalendarIdentifier.allCases {
      let opened = try OpenCalendar(calendar, of: source)
      for context in NameContext.allCases {
        for width in NameWidth.common {
          let path = opened.path(.months, context, width)
          let held = try source.resources.value(at: path)?.value.elements?.compactMap(\.text)
          #expect(held == (try opened.symbols(.months, context, width)), "\(path)")
        }
      }
      let styles = try source.stylePatterns(of: opened).value
      for style in ICUDateStyle.allCases {
        let format = try ICUDateFormat(
          locale: locale.icuIdentifier, calendar: calendar.rawValue, style: style)
        let found = try styles.pattern(at: style.indexOfDate).text
        #expect(found == (try format.pattern()), "\(calendar) \(style)")
        // Times come only from the Gregorian calendar.
        guard calendar == .gregorian else { continue }
        let time = try ICUDateFormat(
          locale: "\(source.identifier)@calendar=gregorian", timeStyle: style)
        #expect(try styles.pattern(at: style.indexOfTime).text == time.pattern(), "time \(style)")
      }
    }
  }

  @Test("has ICU's week and calendars for every region")
  func regions() throws {
    let regions = try SupplementalTables(errata: .none).regions
    // CLDR 42 has 256 regions. The weekends come from CLDR's weekData (supplementalData.xml) and list
    // the days from weekendStart to weekendEnd.
    #expect(regions.count >= 256)
    #expect(regions["001"]?.weekend == [.sat, .sun] && regions["EG"]?.weekend == [.fri, .sat])
    #expect(regions["IR"]?.weekend == [.fri] && regions["IN"]?.weekend == [.sun])
    for (code, region) in regions {
      let calendar = try ICUCalendar(locale: "und_\(code)", type: "gregorian")
      #expect(region.firstDay == Weekday.allCases[calendar.firstDayOfWeek - 1], "\(code)")
      #expect(region.minimalDays == calendar.minimalDaysInFirstWeek, "\(code)")
      for (index, day) in Weekday.allCases.enumerated() {
        #expect(region.weekend.contains(day) == (try calendar.isWeekend(index + 1)), "\(code) \(day)")
      }
      let types = try ICUCalendar.types(inUseIn: "und_\(code)")
      #expect(region.calendars == types.map(CalendarIdentifier.bcp47(ofICU:)), "\(code)")
    }
    // CLDR 42, common/bcp47/calendar.xml.
    let names = ["gregorian", "ethiopic-amete-alem", "islamic"].map(CalendarIdentifier.bcp47(ofICU:))
    #expect(names == ["gregory", "ethioaa", "islamic"])
  }
}

extension Origin {
  /// Whether the text comes from Almanac or root, because neither the locale nor its parents have the text.
  fileprivate var isAlmanacs: Bool { self == .root || self == .rule || self == .catalogue }
}

extension CalendarFile {
  /// The tables of leap months, each with its path in the file, such as `leapMonths.format.wide`.
  fileprivate var leapMonthTables: [(path: String, names: [String])] {
    [("format", leapMonths?.format), ("standAlone", leapMonths?.standAlone)].flatMap { context, names in
      [("abbreviated", names?.abbreviated), ("narrow", names?.narrow), ("wide", names?.wide)].compactMap {
        width, names in names.map { ("leapMonths.\(context).\(width)", $0) }
      }
    }
  }
}

extension ContextNames {
  fileprivate var everyTable: [[String]] {
    [format, standAlone].flatMap { [$0.abbreviated, $0.narrow, $0.wide] }
  }
}

/// Finds the tables, patterns and words in a file that need a source but have none.
///
/// A value that repeats other values of the file needs no source, because the other values have one.
private enum SourcedPaths {
  static func missing(in file: some Walkable, _ sources: [String: Origin]) -> [String] {
    var paths: Set<String> = []
    file.forEachField { path, step in
      switch step {
      case .structure(let key, _), .labels(let key, _, _, _), .label(let key, _), .pattern(let key, _),
        .phrase(let key, _):
        guard FieldCatalog.bundle.origins(ofValueAt: path + [key]).isEmpty else { return }
        paths.insert((path + [key]).joined(separator: "."))
      default: break
      }
    }
    return paths.filter { !isSourced($0, sources) }.sorted()
  }

  /// Whether the path or a path above it has a source: a source of `fields.day` counts for `fields.day.wide`.
  private static func isSourced(_ path: String, _ sources: [String: Origin]) -> Bool {
    if sources[path] != nil { return true }
    return path.lastIndex(of: ".").map { isSourced(String(path[..<$0]), sources) } ?? false
  }
}
