extension CalendarFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    bcp47 = try reader.field("bcp47")
    calendar = try reader.field("calendar")
    columns = try reader.field("columns")
    cyclicYears = try reader.fieldIfPresent("cyclicYears")
    dayLabels = try reader.field("dayLabels")
    dayNames = try reader.fieldIfPresent("dayNames")
    dayOfMonths = try reader.fieldIfPresent("dayOfMonths")
    eras = try reader.fieldIfPresent("eras")
    leapMonthCodes = try reader.fieldIfPresent("leapMonthCodes")
    leapMonthPatterns = try reader.fieldIfPresent("leapMonthPatterns")
    leapMonths = try reader.fieldIfPresent("leapMonths")
    locale = try reader.field("locale")
    longest = try reader.field("longest")
    mask = try reader.fieldIfPresent("mask")
    monthCodes = try reader.field("monthCodes")
    months = try reader.field("months")
    numberOverrides = try reader.fieldIfPresent("numberOverrides")
    patterns = try reader.field("patterns")
    picker = try reader.field("picker", as: Picker.self)
    rules = try reader.field("rules")
    schemaVersion = try reader.field("schemaVersion")
    sources = try reader.fieldIfPresent("sources") ?? [:]
    years = try reader.field("years")
    zodiac = try reader.fieldIfPresent("zodiac")
  }
}

extension CalendarFile.Eras: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    abbreviated = try reader.field("abbreviated")
    codes = try reader.field("codes")
    current = try reader.field("current")
    narrow = try reader.field("narrow")
    wide = try reader.field("wide")
  }
}

extension CalendarFile.LeapMonthPatterns: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    numeric = try reader.field("numeric")
  }
}

extension CalendarFile.Patterns: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    date = try reader.field("date")
    dateTime = try reader.field("dateTime")
    intervals = try reader.field("intervals")
    skeletons = try reader.field("skeletons")
  }
}

extension CalendarFile.Years: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    display = try reader.fieldIfPresent("display")
    first = try reader.field("first")
    last = try reader.field("last")
    numeric = try reader.fieldIfPresent("numeric")
    pattern = try reader.field("pattern")
  }
}
