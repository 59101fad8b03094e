/// `json/regions.json`: the rules of each region for the week, the clock and the calendars.
///
/// An app needs these rules if the user's region differs from the locale's region.
package struct RegionsFile: BundleFile {
  package var regions: [String: Region] = [:]
  package static var currentSchemaVersion: Int { 3 }
  package var schemaVersion = currentSchemaVersion

  package init(regions: [String: Region]) { self.regions = regions }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("regions", &regions)
    try pass.field("schemaVersion", &schemaVersion)
  }
}

/// The rules of one region for the week, the clock and the calendars.
package struct Region: Shape {
  package var allowedHourCycles: [HourCycle] = []
  /// The BCP 47 names of the calendars that people use in the region, such as `gregory`, most preferred first.
  package var calendars: [String] = []
  package var firstDay = Weekday.blank
  package var hourCycle = HourCycle.blank
  /// The hour cycles of languages that do not use the region's hour cycles, by language code, such as `fr` in Canada.
  package var languages: [String: Hours]?
  package var minimalDays = 0
  package var weekend: [Weekday] = []

  /// The preferred hour cycle, and the allowed hour cycles in order of preference.
  package struct Hours: Shape {
    package var allowedHourCycles: [HourCycle] = []
    package var hourCycle = HourCycle.blank

    package init(hourCycle: HourCycle, allowedHourCycles: [HourCycle]) {
      self.allowedHourCycles = allowedHourCycles
      self.hourCycle = hourCycle
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("allowedHourCycles", &allowedHourCycles)
      try pass.field("hourCycle", &hourCycle)
    }
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("allowedHourCycles", &allowedHourCycles)
    try pass.field("calendars", &calendars)
    try pass.field("firstDay", &firstDay)
    try pass.field("hourCycle", &hourCycle)
    try pass.field("languages", &languages)
    try pass.field("minimalDays", &minimalDays)
    try pass.field("weekend", &weekend)
  }
}

extension Region {
  /// The hour cycles for a language in this region; if ``languages`` lacks the language, the region's own hour cycles.
  package func hours(of language: String) -> Hours {
    languages?[language] ?? Hours(hourCycle: hourCycle, allowedHourCycles: allowedHourCycles)
  }
}
