/// `json/regions.json`: the rules of each region for the week, the clock and the calendars.
///
/// An app needs these rules if the user's region differs from the locale's region.
package struct RegionsFile: Codable, Equatable, Sendable, Walkable {
  package var regions: [String: Region]
  package var schemaVersion: Int

  package init(regions: [String: Region]) {
    self.regions = regions
    schemaVersion = Self.currentSchemaVersion
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("regions") { visitor in
      for (code, region) in regions.sortedByUTF8() {
        visitor.group(code) { region.walk(&$0) }
      }
    }
    visitor.number("schemaVersion", schemaVersion)
  }
}

/// The rules of one region for the week, the clock and the calendars.
package struct Region: Codable, Equatable, Sendable {
  package var allowedHourCycles: [HourCycle]
  /// The BCP 47 names of the calendars that people use in the region, such as `gregory`, most preferred first.
  package var calendars: [String]
  package var firstDay: Weekday
  package var hourCycle: HourCycle
  /// The hour cycles of languages that do not use the region's hour cycles, by language code, such as `fr` in Canada.
  package var languages: [String: Hours]?
  package var minimalDays: Int
  package var weekend: [Weekday]

  /// The preferred hour cycle, and the allowed hour cycles in order of preference.
  package struct Hours: Codable, Equatable, Sendable {
    package var allowedHourCycles: [HourCycle]
    package var hourCycle: HourCycle

    package init(hourCycle: HourCycle, allowedHourCycles: [HourCycle]) {
      self.allowedHourCycles = allowedHourCycles
      self.hourCycle = hourCycle
    }
  }

  package init(
    week: WeekRules, hourCycle: HourCycle, allowedHourCycles: [HourCycle], calendars: [String]
  ) {
    firstDay = week.firstDay
    minimalDays = week.minimalDays
    weekend = week.weekend
    self.hourCycle = hourCycle
    self.allowedHourCycles = allowedHourCycles
    self.calendars = calendars
  }

  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("allowedHourCycles", allowedHourCycles.map(\.rawValue))
    visitor.list("calendars", calendars)
    visitor.text("firstDay", firstDay.rawValue)
    visitor.text("hourCycle", hourCycle.rawValue)
    if let languages {
      visitor.group("languages") { visitor in
        for (language, hours) in languages.sortedByUTF8() {
          visitor.group(language) { visitor in
            visitor.list("allowedHourCycles", hours.allowedHourCycles.map(\.rawValue))
            visitor.text("hourCycle", hours.hourCycle.rawValue)
          }
        }
      }
    }
    visitor.number("minimalDays", minimalDays)
    visitor.list("weekend", weekend.map(\.rawValue))
  }
}

extension RegionsFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    regions = try reader.field("regions")
    schemaVersion = try reader.field("schemaVersion")
  }
}

extension RegionsFile {
  /// Reads the rules only for the regions in `codes`, such as `DE`; other regions are not decoded.
  package init(reading bytes: [UInt8], only codes: Set<String>) throws(BundleFileError) {
    self = try Self.read(bytes) { reader throws(JSONMismatch) in
      RegionsFile(regions: try reader.field("regions", only: codes))
    }
  }
}

extension Region: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    allowedHourCycles = try reader.field("allowedHourCycles")
    calendars = try reader.field("calendars")
    firstDay = try reader.field("firstDay")
    hourCycle = try reader.field("hourCycle")
    languages = try reader.fieldIfPresent("languages")
    minimalDays = try reader.field("minimalDays")
    weekend = try reader.field("weekend")
  }
}

extension Region.Hours: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    allowedHourCycles = try reader.field("allowedHourCycles")
    hourCycle = try reader.field("hourCycle")
  }
}

extension Region {
  /// The hour cycles for a language in this region; if ``languages`` lacks the language, the region's own hour cycles.
  package func hours(of language: String) -> Hours {
    languages?[language] ?? Hours(hourCycle: hourCycle, allowedHourCycles: allowedHourCycles)
  }
}
