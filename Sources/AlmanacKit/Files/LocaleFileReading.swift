extension LocaleFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    allowedHourCycles = try reader.field("allowedHourCycles")
    calendars = try reader.field("calendars")
    columns = try reader.field("columns")
    dataLocale = try reader.field("dataLocale")
    dayPeriodSide = try reader.field("dayPeriodSide")
    dayPeriods = try reader.field("dayPeriods")
    direction = try reader.field("direction")
    fields = try reader.fieldIfPresent("fields")
    hourCycle = try reader.field("hourCycle")
    lists = try reader.field("lists")
    locale = try reader.field("locale")
    numbers = try reader.field("numbers")
    plurals = try reader.field("plurals")
    quarters = try reader.fieldIfPresent("quarters")
    relative = try reader.fieldIfPresent("relative")
    schemaVersion = try reader.field("schemaVersion")
    sources = try reader.fieldIfPresent("sources") ?? [:]
    strings = try reader.field("strings")
    time = try reader.field("time")
    units = try reader.fieldIfPresent("units")
    week = try reader.field("week")
    weekdays = try reader.field("weekdays")
    wheels = try reader.field("wheels")
  }
}

extension LocaleFile.Plurals: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    cardinal = try reader.field("cardinal")
  }
}

extension LocaleFile.Time: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    intervals = try reader.field("intervals")
    skeletons = try reader.field("skeletons")
    styles = try reader.field("styles")
  }
}

extension LocaleFile.Calendars: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    available = try reader.field("available")
    names = try reader.fieldIfPresent("names")
    preferred = try reader.field("preferred")
  }
}

extension LocaleFile.Numbers: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    days = try reader.fieldIfPresent("days")
    digits = try reader.fieldIfPresent("digits")
    hours = try reader.fieldIfPresent("hours")
    minutes = try reader.fieldIfPresent("minutes")
    system = try reader.field("system")
    texts = try reader.fieldIfPresent("texts")
  }
}

extension LocaleFile.Weekdays: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    codes = try reader.field("codes")
    format = try reader.field("format")
    standAlone = try reader.field("standAlone")
    titled = try reader.fieldIfPresent("titled")
  }
}
