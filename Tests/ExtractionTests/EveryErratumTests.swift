import AlmanacKit
import AlmanacRecord
import Testing

@testable import AlmanacExtraction
@testable import AlmanacInputs

/// Errata for the texts at all paths that a bundle has.
@Suite struct EveryErratumTests {
  /// The texts of one table of a locale, extracted with errata.
  private func texts(
    _ tag: LanguageTag, _ calendar: CalendarIdentifier?, _ errata: [Erratum]
  ) throws -> SourcedTexts {
    let calendars = LocaleCalendars([calendar].compactMap(\.self))
    let settings = try Extraction.settings(calendars, years: 2024...2026, errata: errata)
    let record = try Extractor(settings).record(for: Extraction.request(tag))
    guard calendar != nil else { return SourcedTexts(record.locale, record.locale.sources) }
    return SourcedTexts(record.calendars[0], record.calendars[0].sources)
  }

  /// The texts of ICU that no erratum can correct: Almanac makes them of other texts, or chooses them by a rule.
  private static let uncorrectable: Set = [
    "calendars", "dayLabels", "dayPeriodSide", "leapMonthPatterns", "leapMonths", "leapYearMonths", "mask",
    "numbers", "strings", "years",
  ]

  // Each erratum adds a mark to the texts that ICU has at a path.
  @Test(
    "correct the texts of ICU in a locale and in each calendar",
    arguments: ["locale"] + CalendarIdentifier.allCases.map(\.rawValue), ["de", "zh"])
  func everyPath(table: String, language: String) throws {
    let (calendar, tag) = (CalendarIdentifier(rawValue: table), LanguageTag(language: language))
    let before = try texts(tag, calendar, [])
    for (path, origin) in before.sources where CorrectablePaths.content(at: path, in: table) == nil {
      let isCorrectable = origin.isOfICU && path != "time.intervals.fallback"
      #expect(!isCorrectable || Self.uncorrectable.contains { path.hasPrefix($0) }, "\(path)")
    }
    let errata = before.texts.compactMap { path, texts -> Erratum? in
      // Rules make the patterns of Chinese years, and take the Gregorian pattern of a month's number.
      let isMade =
        calendar?.traits.numbering.isCyclic == true && path.hasPrefix("patterns.")
        || calendar != .gregorian && path == "patterns.skeletons.M"
        // In ICU 78, stand-alone names can be the names in a time, which have a mark too.
        || path.hasPrefix("dayPeriods.standAlone.")
      guard before.sources[path]?.isOfICU == true, !isMade,
        CorrectablePaths.content(at: path, in: table) != nil
      else { return nil }
      func form(_ mark: String) -> Erratum.Texts {
        texts[""].map { .one($0 + mark) } ?? .byCode(texts.mapValues { $0 + mark })
      }
      return Erratum(
        name: path, scope: .locales([tag]), table: table, path: path, icu: form(""), use: form("·"), why: "-",
        evidence: ["-"], until: nil)
    }
    let kinds = Set(errata.map { String($0.path.prefix { $0 != "." }) })
    switch calendar {
    case nil:
      let all: Set = ["dayPeriods", "fields", "lists", "quarters", "relative", "time", "units", "weekdays"]
      #expect(kinds == all)
    case .gregorian: #expect(kinds == ["eras", "months", "patterns"])
    default: #expect(kinds.contains(calendar?.traits.numbering.isCyclic == true ? "zodiac" : "patterns"))
    }
    let after = try texts(tag, calendar, errata)
    for erratum in errata {
      #expect(after.sources[erratum.path] == .erratum, "\(erratum.path)")
      #expect(after.texts[erratum.path] == erratum.use.byCode, "\(erratum.path)")
    }
    for skeleton in calendar == nil ? ["j", "jm", "jms"] : [] {
      #expect(after.texts["time.skeletons.\(skeleton)"]?[""]?.hasSuffix("·") == true, "\(skeleton)")
    }
  }
}

/// The texts of a file that have a source, by path: one text with the code "", or several texts by their codes.
private struct SourcedTexts {
  let sources: [String: Origin]
  let texts: [String: [String: String]]

  init(_ file: some Walkable, _ sources: [String: Origin]) {
    var found: [String: [String: String]] = [:]
    file.forEachField { path, step in
      let path = path.joined(separator: ".")
      switch step {
      case .labels(let key, let values, let codes, _):
        for (code, text) in zip(codes.codes, values) { found["\(path).\(key)", default: [:]][code] = text }
        if path.isEmpty { found[key] = found.removeValue(forKey: ".\(key)") }
      case .label(let key, let text), .pattern(let key, let text):
        if sources[path] != nil {
          found[path, default: [:]][key] = text
        } else {
          found["\(path).\(key)"] = ["": text]
        }
      default: break
      }
    }
    self.sources = sources
    texts = found.filter { sources[$0.key] != nil }
  }
}
