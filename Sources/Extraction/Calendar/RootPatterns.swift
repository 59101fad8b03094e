import AlmanacKit

extension ExtractedPatterns {
  /// The patterns, with the language's Gregorian patterns in place of those that CLDR has only in root or in another
  /// order than the calendar's long date.
  ///
  /// Root's order is that of few languages: "1405 AP Farvardin 4". British English has the American "Nov 25, 8 Reiwa"
  /// beside "25 November 8 Reiwa". The patterns get the eras of the patterns that they replace, and the whole year.
  /// Numeric dates are left to ``NumericOrder``. A long date that only root has gives no order. A month alone has a name
  /// if it has one in the Gregorian calendar: CLDR's zh has "9月" for آذر.
  func replacingRoot(with gregorian: ExtractedPatterns) -> ExtractedPatterns {
    let eraPlace = eraPlace(gregorian)
    let longs = [skeletons["yMMMMd"], date["long"]].compactMap(\.self).filter(\.isOfLanguage)
    let order = (longs.first ?? gregorian.skeletons["yMMMMd"]).parsed.dateKinds
    func replaced(_ own: ExtractedPattern, _ civil: ExtractedPattern?) -> ExtractedPattern {
      let found = own.parsed
      guard let civil, civil.isOfLanguage, !found.isNumericDate else { return own }
      let hasOtherOrder =
        found.kinds.contains(.monthName) && !found.dateKinds.areTwoDates(of: order)
        && civil.parsed.dateKinds.areTwoDates(of: order)
      guard !own.isOfLanguage || hasOtherOrder || found.kinds == [.monthNumber] else { return own }
      let made = civil.parsed.taking(the: found, at: eraPlace)
      return made.map { $0 == found ? own : civil.copied(as: $0, by: .ownPattern) } ?? own
    }
    func replaced(
      _ own: [String: ExtractedPattern], _ civil: [String: ExtractedPattern]
    ) -> [String: ExtractedPattern] {
      own.reduce(into: [:]) { $0[$1.key] = replaced($1.value, civil[$1.key]) }
    }
    var patterns = self
    var styles = gregorian.date
    // A Gregorian date of digits, as in Serbian, cannot replace a date with the month's name.
    if styles["medium"].parsed.isNumericDate { styles["medium"] = gregorian.skeletons["yMMMd"] }
    patterns.date = replaced(date, styles)
    patterns.skeletons = replaced(skeletons, gregorian.skeletons)
    return patterns.mappedIntervals { own, skeleton, letter in
      let civil = gregorian.intervals[skeleton]?[letter]
      let made = replaced(own, civil)
      let addsEras = made.parsed.has("G") && !civil.parsed.has("G") && made.parsed != own.parsed
      guard addsEras, made.parsed.showsBothEnds(differingIn: "y"), let single = patterns.skeletons[skeleton]
      else { return made }
      // Each date of an interval has the era where a single date has it.
      return own.copied(as: single.parsed.twice(like: civil.parsed, in: fallback.value), by: .ownPattern)
    }
  }

  /// The pattern that shows where the language writes the era of a year.
  func eraPlace(_ gregorian: ExtractedPatterns) -> DatePattern {
    (skeletons["Gy"].flatMap { $0.isOfLanguage ? $0 : nil } ?? gregorian.skeletons["Gy"]).parsed
  }
}

extension DatePattern {
  /// This Gregorian pattern for a calendar that has the pattern `own`: with the whole year, and with eras if `own` has
  /// one.
  ///
  /// `nil` if this pattern writes the month as a number and `own` has a name.
  func taking(the own: DatePattern, at eraPlace: DatePattern) -> DatePattern? {
    guard kinds.contains(.monthName) || !own.kinds.contains(.monthName) else { return nil }
    let whole = replacing("y", with: [.field(letter: "y", count: 1)])
    guard let era = own.parts.first(where: \.isEra), !whole.has("G") else { return whole }
    return whole.adding(era, like: eraPlace)
  }
}
