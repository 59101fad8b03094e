import AlmanacKit

// One place for the era in all dates and ranges of a calendar.
extension ExtractedPatterns {
  /// The patterns with the era beside the year, if the language's long date has it there, and not before it as in root.
  ///
  /// CLDR's Lao has `G MMMM y` in the Buddhist calendar beside the long date `d MMMM y G`. `styles` are CLDR's own. A long
  /// date changes nothing if only root has it, if the full date has the era on the other side, or if Gregorian dates have
  /// another order. The label of a year is ICU's, and dates of digits are left to ``NumericOrder``.
  func withEras(likeLongDateOf styles: [String: ExtractedPattern], _ gregorian: ExtractedPatterns) -> Self {
    guard let long = styles["long"], let full = styles["full"], long.isOfLanguage,
      let era = long.parsed.parts.first(where: \.isEra), let place = long.parsed.eraPlace, place.isBesideYear,
      !full.isOfLanguage || place.isAfterYear == full.parsed.eraPlace?.isAfterYear,
      long.parsed.dateKinds.areTwoDates(of: gregorian.date["long"].parsed.dateKinds)
    else { return self }
    func placed(_ own: ExtractedPattern, _ civil: ExtractedPattern?) -> ExtractedPattern {
      let found = own.parsed
      // In ICU's data, a language's own pattern can be the same as root's.
      let isLikeRoot = place.isAfterYear && own.text.hasPrefix("G y ")
      guard found.kinds.contains(.monthName), found.hasEraApart || isLikeRoot else { return own }
      let whole = civil.parsed.replacing("y", with: [.field(letter: "y", count: 1)])
      let dates = [found.removingEra, whole]
      guard let date = dates.first(where: { $0.dateKinds.areTwoDates(of: long.parsed.dateKinds) }),
        date.kinds.naming == date.kinds, date.kinds.count == found.kinds.count
      else { return own }
      return own.changed(to: date.adding(era, like: long.parsed), by: .ownPattern)
    }
    var patterns = self
    for (style, own) in date { patterns.date[style] = placed(own, gregorian.date[style]) }
    for (skeleton, own) in skeletons {
      let isSpoken =
        Self.spoken.contains(skeleton) && own.parsed.hasEraApart
        && full.isOfLanguage && full.parsed.kinds.contains(.monthName)
      patterns.skeletons[skeleton] =
        isSpoken
        ? patterns.date["full"]?.spoken(skeleton)
        : placed(own, gregorian.skeletons[skeleton.withoutEra])
    }
    return patterns
  }

  /// The patterns in which a range has the order and the eras of a single date.
  ///
  /// CLDR has many ranges with an era only in root: German has "BE 2569 Feb. 17–19" beside "17. Feb. 2569 BE". Such a range
  /// is made from a range without an era, or from the Gregorian range. If both are missing, the two dates are written in full.
  func withRangesOfSingleDates(_ gregorian: ExtractedPatterns) -> Self {
    guard let long = date["long"] else { return self }
    return mappedIntervals { own, skeleton, letter in
      guard let single = skeletons[skeleton] else { return own }
      let order = single.parsed.dateKinds
      func isFitting(_ range: ExtractedPattern) -> Bool {
        range.parsed.dateKinds.areTwoDates(of: order)
          && (order.count < 2 || range.parsed.namesMonth(as: single.parsed))
          && !range.parsed.isTorn(unlike: single.parsed)
      }
      // A single date in the order of the long date is right, and a range in another order is wrong.
      let isOtherOrder =
        own.origin != .erratum && long.isOfLanguage && order.count > 1
        && order.areTwoDates(of: long.parsed.dateKinds) && !own.parsed.dateKinds.areTwoDates(of: order)
      guard !own.isOfLanguage || isOtherOrder || own.parsed.isTorn(unlike: single.parsed) else {
        return own.changed(to: own.parsed.joiningEra(like: single.parsed), by: .ownPattern)
      }
      let hasEra = own.parsed.has("G") == single.parsed.has("G") && own.parsed.hasEra(like: single.parsed)
      let plain = skeleton.withoutEra
      guard
        let range = [intervals[plain]?[letter], gregorian.intervals[plain]?[letter]]
          .compactMap(\.self).first(where: { $0.isOfLanguage && isFitting($0) })
      else {
        return isFitting(own) && hasEra
          ? own : single.copied(as: single.parsed.twice(in: fallback.value), by: .bothEnds)
      }
      let date = range.parsed.removingEra.replacing("y", with: [.field(letter: "y", count: 1)])
      guard let era = single.parsed.parts.first(where: \.isEra) else {
        return range.copied(as: date, by: .ownPattern)
      }
      // A range of years has one era, unless the calendar has several.
      let hasTwoEras = order != [.year] || own.parsed.showsBothEnds(differingIn: "G")
      guard date.showsBothEnds(differingIn: "y"), hasTwoEras else {
        return range.copied(as: date.adding(era, like: single.parsed), by: .ownPattern)
      }
      return single.copied(as: single.parsed.twice(like: range.parsed, in: fallback.value), by: .ownPattern)
    }
  }
}

extension DatePattern {
  /// Whether an interval lacks a weekday at one end, has a field three times, or ends with a mark that `single` lacks.
  ///
  /// CLDR's Thai has `E d/M – E d/M/`, Assamese has `dd-MM-y, E – dd-MM-y`, and Yoruba has a third weekday.
  fileprivate func isTorn(unlike single: DatePattern) -> Bool {
    let counts = Dictionary(grouping: kinds) { $0 }.mapValues(\.count)
    if counts.values.contains(where: { $0 > 2 }) || counts[.weekday] == 1 && counts[.day] == 2 { return true }
    guard let mark = parts.last?.literal?.last, "/-,،፣".contains(mark) else { return false }
    return single.parts.last?.literal?.last != mark
  }

  /// Where the pattern has its first era; `nil` if it has no era or no year.
  fileprivate var eraPlace: (isAfterYear: Bool, isBesideYear: Bool)? {
    guard let era = parts.firstIndex(where: \.isEra), let first = parts.firstIndex(where: \.isYear) else {
      return nil
    }
    let isAfter = first < era
    let year = isAfter ? parts[..<era].lastIndex(where: \.isYear) ?? first : first
    return (isAfter, parts[min(era, year)..<max(era, year)].dropFirst().allSatisfy { $0.kind == nil })
  }

  /// Whether the pattern has its era on the same side of the year as another pattern, and beside it if the other has; also
  /// `true` if one of the patterns has no era.
  fileprivate func hasEra(like other: DatePattern) -> Bool {
    guard let own = eraPlace, let place = other.eraPlace else { return true }
    return own.isAfterYear == place.isAfterYear && (own.isBesideYear || !place.isBesideYear)
  }

  /// Whether the pattern has an era, and another field between it and the year.
  fileprivate var hasEraApart: Bool { eraPlace?.isBesideYear == false }

  /// The pattern without the white space between each era and its year, if another pattern has none there.
  ///
  /// CLDR's zh-Hant has `G y年M月d日至d日` beside `Gy年M月d日`.
  fileprivate func joiningEra(like other: DatePattern) -> DatePattern {
    let isJoined = zip(other.parts, other.parts.dropFirst()).contains { $0.isEra && $1.isYear }
    guard isJoined else { return self }
    let joined = parts.indices.filter { place in
      let isSpace = parts[place].literal?.allSatisfy(\.isWhitespace) == true
      return !(isSpace && parts[..<place].last?.isEra == true && parts[(place + 1)...].first?.isYear == true)
    }
    return DatePattern(parts: joined.map { parts[$0] })
  }
}
