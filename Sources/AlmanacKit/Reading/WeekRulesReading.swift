extension WeekRules: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    firstDay = try reader.field("firstDay")
    minimalDays = try reader.field("minimalDays")
    region = try reader.field("region")
    weekend = try reader.field("weekend")
  }
}
