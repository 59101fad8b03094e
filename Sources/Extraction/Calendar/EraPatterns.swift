import AlmanacKit

// The era in patterns: where a year needs it, where the language has no word for it.
extension ExtractedPatterns {
  /// The patterns without the era, for a calendar with one era for which the language has no word.
  var withoutEra: Self { mapped { $0.changed(to: $0.parsed.removingEra, by: .noEra) } }

  /// The patterns with an era for every year, for a calendar with several eras.
  ///
  /// Without it, the year 8 could be 2026 or 1996, and "Heisei 31 – 1" would have a year of another era at its end. The
  /// era is on the side of the year where `label`, the pattern for the label of a year, has it. An interval between two
  /// years has both dates as a single date is.
  func withEras(like label: DatePattern) -> Self {
    func lacksEras(_ pattern: DatePattern) -> Bool {
      pattern.parts.count(where: \.isEra) < pattern.parts.count(where: \.isYear)
    }
    let patterns = mapped { pattern in
      let found = pattern.parsed
      guard lacksEras(found), !found.showsBothEnds(differingIn: "y") else { return pattern }
      let era = DatePattern.Part.field(letter: "G", count: found.isNumericDate ? 5 : 1)
      return pattern.changed(to: found.adding(era, like: label), by: .severalEras)
    }
    return patterns.mappedIntervals { interval, skeleton, _ in
      guard lacksEras(interval.parsed), let single = patterns.skeletons[skeleton] else { return interval }
      let twice = single.parsed.twice(like: interval.parsed, in: fallback.value)
      return single.copied(as: twice, by: .severalEras)
    }
  }

  /// The patterns with the era beside a date that is written as without an era.
  ///
  /// If CLDR has no numeric date with an era, ICU joins the fields with spaces or commas, as in "2 2026 AD". CLDR 48 has
  /// "2/2026 AD". Some of CLDR's numeric dates with an era have another order of day and month than the date without it,
  /// or the date without it has the name of the month. Other languages have only the date without it, and root's with it.
  var withErasBesideNumbers: Self {
    let label = skeletons["Gy"].parsed
    guard let era = label.parts.first(where: \.isEra) else { return self }
    let own = skeletons["GyMd"].flatMap { $0.isOfLanguage ? $0.parsed : nil }
    let place = own.flatMap { $0.joinsNumbers ? nil : $0 } ?? label
    var patterns = self
    for name in ["yM", "yMd", "yMEd"] {
      guard let plain = skeletons[name], !plain.parsed.joinsNumbers else { continue }
      let date = plain.parsed
      let needsDate = { (pattern: DatePattern) in
        pattern.joinsNumbers || date.kinds.contains(.weekday) && !pattern.kinds.contains(.weekday)
          || !pattern.hasNumbers(like: date)
      }
      let whole = "G\(name)"
      guard let own = skeletons[whole] else { continue }
      let isOnlyOfRoot = own.origin == .root && plain.origin != .root
      let dateWithEra = date.has("G") ? date : date.adding(era, like: place)
      // Words of dates with names are no marks of a date of digits: Portuguese has "3 de 2026 d.C." beside "03/2026".
      let hasWords = date.hasOnlyMarks && !own.parsed.hasOnlyMarks && !own.parsed.namesMonthNumber
      let single = isOnlyOfRoot || hasWords || needsDate(own.parsed) ? dateWithEra : own.parsed
      patterns.skeletons[whole] = own.changed(to: single, by: .numbersApart)
      patterns.intervals[whole] = intervals[whole]?.mapValues { interval in
        guard hasWords || needsDate(interval.parsed) else { return interval }
        return patterns.withSingleDates(interval, of: whole, by: .numbersApart)
      }
    }
    return patterns
  }
}

extension DatePattern {
  /// The pattern without its eras, and without the spaces, commas and brackets that only the eras need.
  var removingEra: DatePattern {
    var parts = parts
    for index in parts.indices.reversed() where parts[index].isEra {
      parts.remove(at: index)
      let before = index - 1
      if parts.indices.contains(index), case .literal(let text) = parts[index], index == 0 {
        parts[index] = .literal(String(text.drop(while: \.isGap)))
      } else if parts.indices.contains(before), case .literal(let text) = parts[before] {
        let next = index == parts.count ? nil : parts[index].literal
        // The era was the last field of the date, or of the first date of an interval.
        if index == parts.count || next?.first(where: { !$0.isWhitespace })?.isLetter == false {
          parts[before] = .literal(text.dropping(\.isGap))
        } else if let next, next.first?.isWhitespace == true {
          let mark = text.dropping(\.isWhitespace)
          parts[before] = .literal(mark)
          // Only a space of the era is between "d/M/" and the year.
          if ["/", "-"].contains(mark) || text == "." {
            parts[index] = .literal(String(next.drop(while: \.isWhitespace)))
          }
        }
      }
    }
    return DatePattern(
      parts: parts.joiningTexts.map { part in
        guard let text = part.literal else { return part }
        return .literal(text.replacingBytes(of: " ()", with: "").replacingBytes(of: "()", with: ""))
      })
  }

  /// Whether only a space or a comma is between two numbers of the date.
  var joinsNumbers: Bool {
    let places = parts.indices.filter { parts[$0].isOfDate && parts[$0].kind != .monthName }
    return zip(places, places.dropFirst()).contains { first, next in
      parts[(first + 1)..<next].allSatisfy { part in
        part.isEra || part.literal?.allSatisfy { $0.isWhitespace || ",،、".contains($0) } ?? false
      }
    }
  }

  /// Whether no text of the pattern has a letter, and no field has the name of a month.
  var hasOnlyMarks: Bool {
    !kinds.contains(.monthName) && !parts.contains { $0.literal?.contains(where: \.isLetter) == true }
  }

  /// Whether the pattern has no bare number of a month, or has the day and the month in the order of another pattern with
  /// such a number.
  fileprivate func hasNumbers(like other: DatePattern) -> Bool {
    let (kinds, others) = (dateKinds.filter { $0 != .year }, other.dateKinds.filter { $0 != .year })
    guard kinds.contains(.monthNumber), !namesMonthNumber else { return true }
    return others.contains(.monthNumber) && kinds.areTwoDates(of: others)
  }

  /// The pattern, which has one year, with an era beside the year, on the side where `label` has it.
  ///
  /// In a date of digits, the era is outside of the digits, unless `label` is a date with the era before its year, as the
  /// Thai `d/M/G y`. If a mark follows the year, such as the Russian word for year, the era is behind the whole date, so
  /// that the mark stays beside its number.
  func adding(_ era: Part, like label: DatePattern) -> DatePattern {
    guard let place = label.parts.firstIndex(where: \.isEra),
      let labeled = label.parts.firstIndex(where: \.isYear),
      let year = place < labeled ? parts.firstIndex(where: \.isYear) : parts.lastIndex(where: \.isYear),
      let first = parts.firstIndex(where: \.isOfDate),
      let last = parts.lastIndex(where: \.isOfDate)
    else { return self }
    let gap: [Part] = abs(place - labeled) == 1 ? [] : [.literal(" ")]
    let isOfDigits = kinds.contains(.monthNumber) && !namesMonthNumber
    let isInside = label.parts[..<place].contains(where: \.isOfDate)
    let isBehindDate = labeled < place && label.parts[labeled..<place].dropFirst().contains(where: \.isOfDate)
    var parts = parts
    if place < labeled, year == first || !isOfDigits || gap.isEmpty || isInside {
      parts.insert(contentsOf: [era] + gap, at: year)
    } else if year < last, !isOfDigits, !isBehindDate, parts[year + 1].literal?.first?.isGap == true {
      parts.insert(contentsOf: gap + [era], at: year + 1)
    } else {
      // A text at the end belongs to the date, and so does a word before the weekday, as in `y թ., EEEE`.
      let text = parts[(last + 1)...].first?.literal ?? ""
      let word = last + 2 == parts.count ? text : text.dropping { $0.isGap || "(（".contains($0) }
      let isJoined = text.isEmpty && last + 1 < parts.count
      if !text.isEmpty { parts[last + 1] = .literal(String(text.dropFirst(word.count))) }
      parts.insert(contentsOf: [.literal(word + " "), era, .literal(isJoined ? " " : "")], at: last + 1)
    }
    return DatePattern(parts: parts.joiningTexts)
  }
}

extension DatePattern.Part {
  var isEra: Bool { letter == "G" }

  var isYear: Bool { letter == "y" }
}

extension Character {
  /// Whether the character is white space or a comma, which separate an era from a date.
  fileprivate var isGap: Bool { isWhitespace || ",،፣".contains(self) }
}

extension String {
  /// The text without the last characters for which `isDropped` is true.
  fileprivate func dropping(_ isDropped: (Character) -> Bool) -> String {
    lastIndex { !isDropped($0) }.map { String(self[...$0]) } ?? ""
  }
}
