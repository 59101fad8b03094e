import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacExtraction

/// The labels that Almanac lists as the widest in a picker column, compared with their widths in real fonts.
@Suite struct LongestLabelTests {
  /// The widest labels in the fonts, by locale, column and font family.
  ///
  /// `Tests/Fixtures/generate` writes the fixture files.
  private struct Widths: Decodable {
    let locales: [String: [String: [String: Widest]]]

    /// The widest label, and the positions of labels within two percent of its width, such as `0-3,8`.
    struct Widest: Decodable {
      let label: String
      let places: String

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        label = try container.decode(String.self)
        places = try container.decode(String.self)
      }

      var indices: [Int] {
        places.split(separator: ",").flatMap { range in
          let ends = range.split(separator: "-").compactMap { Int($0) }
          return Array(ends[0]...(ends.last ?? ends[0]))
        }
      }
    }
  }

  @Test("include one of the widest labels in Noto Sans and in DejaVu Sans, in every locale of locales.txt")
  func fonts() throws {
    let name = try Extraction.hasCLDR42() ? "widths-42.json" : "widths-48.json"
    let file = try Fixture.data("Fixtures/\(name)", beside: #filePath)
    let widths = try JSONDecoder().decode(Widths.self, from: file)
    #expect(widths.locales.count >= 100)
    for (tag, expected) in widths.locales {
      let columns = Self.columns(try Extraction.record(tag))
      #expect(Set(columns.keys) == Set(expected.keys))
      for (name, column) in columns {
        for (font, widest) in try #require(expected[name]) {
          let known = column.labels.contains(widest.label)
          try #require(known, "\(tag) \(name): make the fixtures again with Tests/Fixtures/generate")
          let near = Set(widest.indices.map { column.labels[$0] })
          #expect(
            !near.isDisjoint(with: column.longest), "\(tag) \(name) \(font): \(widest.label) is the widest")
        }
      }
    }
  }

  // In each pair, the second text is wider, in print and in handwriting.
  @Test(
    "are ranked by the estimated widths of their letters, accents and Chinese characters",
    arguments: [
      ("illi", "mmm"), ("Juli", "März"), ("may", "September"), ("11", "28"), ("اا", "سس"),
      ("e\u{301}e\u{301}e\u{301}", "eeee"), ("August", "十二月初一"), ("ទំ", "ទទ"), ("က္က", "ကက"),
      ("ក្ក", "កក"), ("ଶ୍ର", "ଶର"), ("का", "कक"), ("ae", "AE"), ("لا", "ال"),
      ("لا لا", "ال لا"),
    ])
  func ranks(narrower: String, wider: String) {
    #expect(LabelWidth.estimate(narrower) < LabelWidth.estimate(wider))
  }

  @Test("are up to three different labels, the first ones among equally wide labels")
  func alike() {
    #expect(["20", "30", "20", "22", "23", "i"].longest == ["20", "30", "22"])
    #expect(["b", "a"].longest == ["b", "a"])
  }

  @Test("are labels of the column, in every locale", arguments: Extraction.sweptLocales)
  func members(locale: LanguageTag) throws {
    for (name, column) in Self.columns(try Extraction.record(locale.description)) {
      #expect(column.longest.count == min(3, Set(column.labels).count), "\(name)")
      #expect(Set(column.longest).isSubset(of: column.labels), "\(name)")
    }
  }

  /// The columns of a record by name, with their labels in the order of the fixtures.
  private static func columns(_ record: LocaleRecord) -> [String: (labels: [String], longest: [String])] {
    let wheels = record.locale.wheels
    var columns = ["minutes": (labels: wheels.minutes, longest: wheels.longest.minutes)]
    for cycle in [HourCycle.h12, .h23] {
      columns["hours.\(cycle.rawValue)"] = (wheels.hours[cycle], wheels.longest.hours[cycle])
    }
    for calendar in record.calendars {
      let name = calendar.calendar.rawValue
      let months = [calendar.months, calendar.leapMonths].compactMap(\.self)
      columns["\(name).days"] = (calendar.dayLabels, calendar.longest.days)
      columns["\(name).months"] = (
        months.flatMap { $0.standAlone.wide + $0.format.wide }, calendar.longest.months
      )
      columns["\(name).years"] = (calendar.years.display ?? [], calendar.longest.years)
    }
    return columns
  }
}
