import AlmanacKit

/// Gives every numeric date with a day the order of the locale's short Gregorian date, which is also the mask's order.
///
/// In many languages, CLDR has its own short date, such as `dd/MM/y`, but root's `M/d` or `y-MM-dd` for a skeleton. Then
/// 7 February is "7/2" in one text and "2/7" in the other.
struct NumericOrder {
  /// The Gregorian short date, such as `dd/MM/yy`.
  private let short: DatePattern
  /// A numeric Gregorian date in the order of ``short``, with all digits of the year.
  private let numeric: DatePattern
  /// A numeric Gregorian date whose day and month are in the order for dates without a year.
  ///
  /// The order is the same as in ``short``, with one exception: if ``short`` begins with the year, the language's own
  /// pattern may have the other order, unless the separators are the same. Swedish writes 2026-02-07 and 7/2.
  private let dayAndMonth: DatePattern

  /// Takes the order from the patterns of the Gregorian calendar.
  init(_ gregorian: ExtractedPatterns) {
    let short = gregorian.date["short"].parsed
    self.short = short
    let own = gregorian.skeletons["yMd"].parsed
    numeric = own.isWholeNumericDate && own.isOrdered(as: short) ? own : short.wholeDate(like: own)
    let ownWithoutYear = gregorian.skeletons["Md"].parsed
    let isOwnKept =
      short.dateKinds.first == .year && ownWithoutYear.isNumericDate
      && ownWithoutYear.textAfterFirstField != short.textAfterFirstField
    dayAndMonth = isOwnKept ? ownWithoutYear : short
  }

  /// The patterns of a calendar, with the numeric dates in this order.
  func ordered(_ patterns: ExtractedPatterns) -> ExtractedPatterns {
    guard short.isWholeNumericDate else { return patterns }
    var result = patterns
    result.date = patterns.date.mapValues { ordered($0, or: patterns.skeletons["yMd"]) }
    result.skeletons = patterns.skeletons.mapValues { ordered($0, or: patterns.date["short"]) }
    return result.mappedIntervals { interval, skeleton, _ in
      guard !isRight(interval.parsed) else { return interval }
      return result.withSingleDates(interval, of: skeleton, by: .numericOrder)
    }
  }

  /// The pattern of a date in this order; `other` is a numeric date of the same calendar, which is used if it fits.
  private func ordered(_ pattern: ExtractedPattern, or other: ExtractedPattern?) -> ExtractedPattern {
    let found = pattern.parsed
    guard !isRight(found) else { return pattern }
    let other = other.parsed
    if found.isWholeNumericDate, other.isWholeNumericDate, other.isOrdered(as: short),
      other.has("G") == found.has("G")
    {
      return pattern.changed(to: other.wholeDate(like: found), by: .numericOrder)
    }
    return pattern.changed(to: found.withDate(of: numeric), by: .numericOrder)
  }

  /// Whether a pattern is not a numeric date, or has its fields in this order.
  private func isRight(_ pattern: DatePattern) -> Bool {
    guard pattern.isNumericDate else { return true }
    return pattern.isOrdered(as: pattern.kinds.contains(.year) ? short : dayAndMonth)
  }
}

extension DatePattern {
  /// The kinds of the fields for the year, the month and the day, in order.
  var dateKinds: [PatternFieldKind] { kinds.filter { $0 != .weekday } }

  /// Whether the pattern has the day and the month as bare numbers.
  ///
  /// `2月7日` is not such a date, because a word says which number is the month. `y/M/d至y/M/d` is one.
  var isNumericDate: Bool {
    let kinds = dateKinds
    guard kinds.contains(.day), kinds.contains(.monthNumber), !kinds.contains(.monthName) else {
      return false
    }
    let places = parts.indices.filter { parts[$0].isOfDate }
    return !zip(places, places.dropFirst() + [parts.endIndex]).contains { place, next in
      guard parts[place].kind != .year, place + 1 < parts.endIndex else { return false }
      // A field that occurs again begins the second date of a range. The word before it joins the dates.
      let isRange = next < parts.endIndex && parts[...place].contains { $0.kind == parts[next].kind }
      return !isRange && parts[place + 1].literal?.contains(where: \.isLetter) == true
    }
  }

  /// Whether a letter is directly behind the number of a month, as in `M月`.
  var namesMonthNumber: Bool {
    zip(parts, parts.dropFirst()).contains { field, text in
      field.kind == .monthNumber && text.literal?.first?.isLetter == true
    }
  }

  /// Whether the pattern is a numeric date with a year, a month and a day, and without a weekday.
  fileprivate var isWholeNumericDate: Bool { isNumericDate && kinds.count == 3 && kinds.contains(.year) }

  /// Whether the fields of this date, or of both dates of this interval, are in the order of another pattern.
  fileprivate func isOrdered(as other: DatePattern) -> Bool { dateKinds.areTwoDates(of: other.dateKinds) }

  /// The pattern with all digits of the year.
  ///
  /// The day and the month have no leading zero if they have none in `other`, unless the date begins with the year.
  fileprivate func wholeDate(like other: DatePattern) -> DatePattern {
    DatePattern(
      parts: parts.map { part in
        guard case .field(let letter, let count) = part, part.isOfDate else { return part }
        if part.kind == .year { return .field(letter: letter, count: 1) }
        let isShort = dateKinds.first != .year && other.parts.contains(.field(letter: letter, count: 1))
        return .field(letter: letter, count: isShort ? 1 : count)
      })
  }

  /// The text between the first two of the fields for the year, the month and the day.
  fileprivate var textAfterFirstField: String? {
    guard let first = parts.firstIndex(where: \.isOfDate) else { return nil }
    return parts.dropFirst(first + 1).first?.literal
  }

  /// The pattern with its numeric date written as in `numeric`, which has no era.
  ///
  /// An era before the date is moved behind the date, unless the new date begins with the year.
  fileprivate func withDate(of numeric: DatePattern) -> DatePattern {
    guard let first = parts.firstIndex(where: \.isOfDate), let last = parts.lastIndex(where: \.isOfDate)
    else { return self }
    let kinds = dateKinds
    var date = numeric.keeping { kinds.contains($0) }.parts
    if case .literal = date.last { date.removeLast() }
    let (before, after) = (Array(parts[..<first]), Array(parts[last...].dropFirst()))
    guard let era = parts[..<last].firstIndex(where: \.isEra) else {
      return DatePattern(parts: before + date + after)
    }
    let beforeEra = era < first ? Array(before[..<era]) : before
    if parts[era + 1].kind == .year, let year = date.firstIndex(where: { $0.kind == .year }) {
      date.insert(parts[era], at: year)
      return DatePattern(parts: beforeEra + date + after)
    }
    if date.first?.kind == .year {
      return DatePattern(parts: beforeEra + [parts[era], .literal(" ")] + date + after)
    }
    return DatePattern(parts: beforeEra + date + after).adding(parts[era], like: DatePattern("y G"))
  }
}
