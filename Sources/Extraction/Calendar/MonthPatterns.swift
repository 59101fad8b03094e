import AlmanacKit

// The month in the patterns of a calendar with eras: a name or a number, and in which form.
extension ExtractedPatterns {
  /// The patterns with the month and the era of the full date in the date that a screen reader speaks.
  ///
  /// In pt-PT, CLDR has `EEEE, d/MM/y` for it beside the full date `EEEE, d 'de' MMMM 'de' y G`. A full date changes
  /// nothing if only root has it, if it has another order than the long date, or no wide name of the month.
  var withFullSpokenDates: Self {
    guard let full = date["full"], full.origin != .root else { return self }
    let (whole, name) = (full.parsed, DatePattern.Part.field(letter: "M", count: 4))
    guard whole.dateKinds == date["long"].parsed.dateKinds else { return self }
    var patterns = self
    for skeleton in ["yMMMMEEEEd", "yMMMMEd", "GyMMMMEEEEd", "GyMMMMEd"] {
      let found = skeletons[skeleton].parsed
      guard found.monthAndEra != whole.monthAndEra, whole.has("G") || !found.has("G"),
        whole.parts.contains(name) || !found.parts.contains(name)
      else { continue }
      let date =
        skeleton.contains("EEEE") ? whole : whole.replacing("E", with: [.field(letter: "E", count: 3)])
      patterns.skeletons[skeleton] = full.changed(to: date, by: .ownPattern)
    }
    return patterns
  }
}

extension DatePattern {
  /// The fields for the month and the era, in any order.
  fileprivate var monthAndEra: Set<Part> {
    Set(parts.filter { $0.isEra || $0.kind == .monthName || $0.kind == .monthNumber })
  }
}
