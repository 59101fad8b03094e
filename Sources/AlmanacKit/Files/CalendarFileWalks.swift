extension CalendarFile.Eras {
  /// Visits the fields of the eras.
  func walk(_ visitor: inout some FieldVisitor) {
    let names = EntryCodes.texts(codes, at: ["eras", "codes"])
    visitor.labels("abbreviated", abbreviated, codes: names)
    visitor.list("codes", codes)
    visitor.text("current", current)
    visitor.labels("narrow", narrow, codes: names)
    visitor.labels("wide", wide, codes: names)
  }
}

extension CalendarFile.Patterns {
  /// Visits the patterns, sorted by key.
  func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("date") { visitor in
      for (style, pattern) in date.sortedByUTF8() { visitor.pattern(style, pattern) }
    }
    visitor.group("dateTime") { visitor in
      for (style, pattern) in dateTime.sortedByUTF8() { visitor.pattern(style, pattern) }
    }
    visitor.group("intervals") { intervals.walk(&$0) }
    visitor.group("skeletons") { visitor in
      for (skeleton, pattern) in skeletons.sortedByUTF8() { visitor.pattern(skeleton, pattern) }
    }
  }
}

extension CalendarFile.Years {
  /// Visits the fields of the years.
  func walk(_ visitor: inout some FieldVisitor) {
    let codes = EntryCodes.years(first: first, last: last)
    if let display { visitor.labels("display", display, codes: codes, isGroup: true) }
    visitor.number("first", first)
    visitor.number("last", last)
    if let numeric { visitor.list("numeric", numeric, codes: codes) }
    visitor.pattern("pattern", .pattern, pattern)
  }
}
