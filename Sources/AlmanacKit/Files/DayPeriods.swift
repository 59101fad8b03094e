extension LocaleFile {
  /// The names of AM and PM, and of the flexible day periods, such as "morning".
  package struct DayPeriods: Codable, Equatable, Sendable {
    /// The codes `am` and `pm`, then the codes of the flexible periods, such as `morning1`, in the order of the day.
    package var codes: [String]
    package var format: WidthNames
    /// When each flexible period begins and ends, by its code; `nil` if the language has no flexible periods.
    package var rules: [String: DayPeriodSpan]?
    package var standAlone: WidthNames

    package init(
      codes: [String], format: WidthNames, standAlone: WidthNames, rules: [String: DayPeriodSpan]?
    ) {
      self.codes = codes
      self.format = format
      self.standAlone = standAlone
      self.rules = rules
    }
  }
}

extension LocaleFile.DayPeriods {
  func walk(_ visitor: inout some FieldVisitor) {
    let names = EntryCodes.texts(codes, at: ["dayPeriods", "codes"])
    visitor.list("codes", codes)
    visitor.group("format") { format.walk(&$0, codes: names) }
    if let rules {
      visitor.group("rules") { visitor in
        for (code, rule) in rules.sortedByUTF8() { visitor.group(code) { rule.walk(&$0) } }
      }
    }
    visitor.group("standAlone") { standAlone.walk(&$0, codes: names) }
  }
}

extension DayPeriodSpan {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    if let at { visitor.text("at", at) }
    if let before { visitor.text("before", before) }
    if let from { visitor.text("from", from) }
  }
}

extension LocaleFile.DayPeriods: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    codes = try reader.field("codes")
    format = try reader.field("format")
    rules = try reader.fieldIfPresent("rules")
    standAlone = try reader.field("standAlone")
  }
}

extension DayPeriodSpan: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    at = try reader.fieldIfPresent("at")
    before = try reader.fieldIfPresent("before")
    from = try reader.fieldIfPresent("from")
  }
}
