import AlmanacKit

// The month in the patterns of a calendar with eras: a name or a number, and in which form.
extension ExtractedPatterns {
  /// The patterns with the full date as the date that a screen reader speaks, if the two have other months.
  ///
  /// In pt-PT, CLDR has `EEEE, d/MM/y` for it beside the full date `EEEE, d 'de' MMMM 'de' y G`. A full date changes
  /// nothing if only root has it, if it has another order than the long date, or no wide name of the month.
  var withFullSpokenDates: Self {
    guard let full = date["full"], full.origin != .root else { return self }
    let whole = full.parsed
    guard whole.dateKinds == date["long"].parsed.dateKinds else { return self }
    var patterns = self
    for skeleton in Self.spoken {
      let found = skeletons[skeleton].parsed
      guard found.month != whole.month, whole.has("G") || !found.has("G"),
        found.month != .field(letter: "M", count: 4)
      else { continue }
      patterns.skeletons[skeleton] = full.spoken(skeleton)
    }
    return patterns
  }

  /// The skeletons of the dates that a screen reader speaks.
  static let spoken = ["yMMMMEEEEd", "yMMMMEd", "GyMMMMEEEEd", "GyMMMMEd"]

  /// The patterns in which a day and a month are written as with a year.
  ///
  /// CLDR's Korean has 라비 알 쎄니 21일 beside 1448년 4월 21일.
  var withMonthsOfWholeDates: Self {
    var patterns = self
    for (skeleton, own) in skeletons where own.parsed.has("d") {
      guard own.parsed.kinds.contains(.monthName), let whole = skeletons["y\(skeleton)"],
        whole.parsed.namesMonthNumber
      else { continue }
      let date = whole.parsed.removingEra.keeping { $0 != .year }
      patterns.skeletons[skeleton] = whole.copied(as: date, by: .ownPattern)
    }
    return patterns
  }

  /// The patterns in which the month is a name or a number in a range as in a single date, if CLDR has such a range
  /// with or without the era, or in the Gregorian calendar.
  ///
  /// CLDR's zh-Hant has names in ranges with an era, and numbers elsewhere. Vietnamese has numbers in ranges only.
  func withMonthsOfSingleDates(_ gregorian: ExtractedPatterns) -> Self {
    let eraPlace = eraPlace(gregorian)
    return mappedIntervals { own, skeleton, letter in
      guard skeleton.contains("MMM"), let single = skeletons[skeleton]?.parsed, single.kinds.count > 1,
        !own.parsed.namesMonth(as: single)
      else { return own }
      let other = skeleton.hasPrefix("G") ? skeleton.withoutEra : "G\(skeleton)"
      let civil = gregorian.intervals[skeleton]?[letter].flatMap { civil in
        civil.parsed.taking(the: own.parsed, at: eraPlace).map { civil.copied(as: $0, by: .ownPattern) }
      }
      let fitting = [intervals[other]?[letter], civil].compactMap(\.self).first { range in
        range.isOfLanguage && range.parsed.namesMonth(as: single)
          && range.parsed.has("G") == own.parsed.has("G")
      }
      return fitting.map { $0.copied(as: $0.parsed, by: .ownPattern) } ?? own
    }
  }

  /// The patterns in which a month without a day has its stand-alone name, if Gregorian dates have this name.
  ///
  /// CLDR's Greek has `MMMM y G` in the Buddhist calendar beside `LLLL y`: "of October 2569".
  func withMonthsAlone(like gregorian: ExtractedPatterns, _ months: ContextNames) -> Self {
    func alone(_ own: ExtractedPattern, _ civil: ExtractedPattern?) -> ExtractedPattern {
      let (found, civil) = (own.parsed, civil.parsed)
      guard !found.has("d"), civil.has("L"), civil.kinds.contains(.monthName) else { return own }
      let parts = found.parts.map { part in
        guard case .field("M", let count) = part, count >= 3,
          months.format[count] != months.standAlone[count]
        else { return part }
        return DatePattern.Part.field(letter: "L", count: count)
      }
      return own.changed(to: DatePattern(parts: parts), by: .ownPattern)
    }
    var patterns = self
    for (skeleton, own) in skeletons {
      patterns.skeletons[skeleton] = alone(own, gregorian.skeletons[skeleton.withoutEra])
    }
    return patterns.mappedIntervals { own, skeleton, letter in
      alone(own, gregorian.intervals[skeleton.withoutEra]?[letter])
    }
  }

  /// The patterns with a lowercase letter where a style begins with a word: a date can be inside a sentence.
  ///
  /// CLDR 42 has `'Ngày' dd 'tháng' M` in Vietnamese, and CLDR 48 has `'ngày' d 'tháng' M`.
  var withLowercaseBeginnings: Self {
    var patterns = self
    patterns.date = date.mapValues { style in
      var parts = style.parsed.parts
      guard let word = parts.first?.literal, word.first?.isUppercase == true else { return style }
      parts[0] = .literal(word.prefix(1).lowercased() + word.dropFirst())
      return style.changed(to: DatePattern(parts: parts), by: .titleCase)
    }
    return patterns
  }
}

extension ExtractedPattern {
  /// This full date as the pattern of a skeleton, whose weekday can be short.
  func spoken(_ skeleton: String) -> ExtractedPattern {
    let short = parsed.replacing("E", with: [.field(letter: "E", count: 3)])
    return copied(as: skeleton.contains("EEEE") ? parsed : short, by: .ownPattern)
  }
}

extension String {
  /// The skeleton without the letter `G` at its beginning.
  var withoutEra: String { hasPrefix("G") ? String(dropFirst()) : self }
}

extension DatePattern {
  /// The field for the month.
  fileprivate var month: Part? { parts.first { $0.kind == .monthName || $0.kind == .monthNumber } }

  /// Whether both patterns have the name of the month, or both have no name.
  func namesMonth(as other: DatePattern) -> Bool {
    kinds.contains(.monthName) == other.kinds.contains(.monthName)
  }
}
