/// The rules for weeks in a region (CLDR, supplemental `weekData`).
package struct WeekRules: Shape {
  package var firstDay = Weekday.blank
  /// The smallest number of days, 1 to 7, that a week needs in a new year to be the first week of that year.
  ///
  /// It is 4 in Germany, so a week with 3 days in the new year is the last week of the old year. The same number
  /// applies to the first week of a month.
  package var minimalDays = 0
  /// The code of the region that has these rules, such as `AT`.
  package var region = ""
  /// The days of the weekend in order; a weekend may have only one day, or days that are not adjacent (Brunei).
  package var weekend: [Weekday] = []

  package init(firstDay: Weekday, minimalDays: Int, region: String, weekend: [Weekday]) {
    self.firstDay = firstDay
    self.minimalDays = minimalDays
    self.region = region
    self.weekend = weekend
  }

  package init() {}

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("firstDay", &firstDay)
    try pass.field("minimalDays", &minimalDays)
    try pass.field("region", &region)
    try pass.field("weekend", &weekend)
  }
}
