/// The rules of a week in a region (CLDR, supplemental `weekData`).
package struct WeekRules: Codable, Equatable, Sendable {
  package var firstDay: Weekday
  /// How many days of a year or month its first week must have, 1 to 7.
  package var minimalDays: Int
  /// The region whose rules these are, as in `AT`.
  package var region: String
  /// The days of the weekend, in their order; may be one day.
  package var weekend: [Weekday]

  package init(firstDay: Weekday, minimalDays: Int, region: String, weekend: [Weekday]) {
    self.firstDay = firstDay
    self.minimalDays = minimalDays
    self.region = region
    self.weekend = weekend
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("firstDay", firstDay.rawValue)
    visitor.number("minimalDays", minimalDays)
    visitor.text("region", region)
    visitor.list("weekend", weekend.map(\.rawValue))
  }
}
