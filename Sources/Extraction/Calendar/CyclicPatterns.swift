import AlmanacICU
import AlmanacKit

/// The names of a calendar with cyclic years, as its patterns show them.
struct CyclicNames {
  let months: ContextNames
  let leapMonths: ContextNames?
  /// Whether the names of the years can be read: they are not root's pinyin in a language without Latin letters.
  let hasYearNames: Bool
}

extension OpenLocale {
  /// The patterns of a calendar with cyclic years.
  ///
  /// CLDR has most of them only in root, in the order of no language ("2026(bing-wu) Month 1 1"). A pattern of the
  /// language stays if it fits the Gregorian pattern. Any other is made from the Gregorian pattern, so that the dates,
  /// titles and intervals of a locale have one order.
  func cyclicPatterns(
    of calendar: borrowing OpenCalendar, _ names: CyclicNames, _ civil: ExtractedPatterns
  ) throws(ICUError) -> ExtractedPatterns {
    let own = try extractedPatterns(of: calendar)
    let year = yearLabel(own.skeletons[calendar.traits.yearLabel], names)
    let rule = CyclicRule(
      year: DatePattern(year.text), names: names, civil: civil, hasDayNames: hasDayNames,
      isArabic: request.likely.script == "Arab")
    var date: [String: ExtractedPattern] = [:]
    for style in ICUDateStyle.allCases {
      date[style.rawValue] = rule.pattern(
        civil.date[style.rawValue], isLong: style == .full || style == .long, own: own.date[style.rawValue])
    }
    var skeletons: [String: ExtractedPattern] = [:]
    for skeleton in CalendarFile.Patterns.skeletons {
      if skeleton == calendar.traits.yearLabel {
        skeletons[skeleton] = year
        continue
      }
      let plain = skeleton.replacingBytes(of: "Gy", with: "y")
      let pattern = civil.skeletons[plain]
      skeletons[skeleton] =
        plain == "y"
        ? year.replacing(own.skeletons[skeleton])
        : rule.pattern(pattern, isLong: plain.contains("MMMM"), own: own.skeletons[skeleton])
    }
    return ExtractedPatterns(
      date: date, dateTime: own.dateTime.fillingRoot(with: civil.dateTime),
      fallback: own.fallback.fillingRoot(with: civil.fallback),
      intervals: intervals(own, skeletons, rule), skeletons: skeletons)
  }

  /// The pattern of a year's label: the related year, which no two years share, and the year's name if it can be read.
  private func yearLabel(_ own: ExtractedPattern?, _ names: CyclicNames) -> ExtractedPattern {
    let found = DatePattern(own?.text ?? "")
    let label =
      if !names.hasYearNames {
        found.has("r") && !found.has("U") ? found : DatePattern("r")
      } else if own?.isOfLanguage != true {
        DatePattern.relatedYearAndName
      } else {
        found.has("r") ? found : found.replacing("U", with: DatePattern.relatedYearAndName.parts)
      }
    let origin = label == found ? own?.origin ?? .rule : .rule
    return ExtractedPattern(text: label.description, origin: origin, override: nil)
  }

  private func intervals(
    _ own: ExtractedPatterns, _ skeletons: [String: ExtractedPattern], _ rule: CyclicRule
  ) -> [String: [String: ExtractedPattern]] {
    var patterns: [String: [String: ExtractedPattern]] = [:]
    for (skeleton, letters) in Intervals.date {
      guard let one = skeletons[skeleton] else { continue }
      let single = DatePattern(one.text)
      for letter in letters {
        let civil = rule.civil.intervals[skeleton]?[letter]
        let made = rule.interval(civil, beside: single, own: own.intervals[skeleton]?[letter])
        let twice = single.twice(in: rule.civil.fallback.value).description
        patterns[skeleton, default: [:]][letter] =
          made ?? ExtractedPattern(text: twice, origin: .rule, override: one.override)
      }
    }
    return patterns.withYearsOfDays
  }
}

extension ExtractedPattern {
  /// The pattern in the place of another, which may say the same.
  fileprivate func replacing(_ other: ExtractedPattern?) -> ExtractedPattern {
    text == other?.text ? self : ExtractedPattern(text: text, origin: .rule, override: override)
  }
}

extension WithOrigin<String> {
  /// The text, or the Gregorian one if it is only root's.
  fileprivate func fillingRoot(with civil: WithOrigin<String>) -> WithOrigin<String> {
    origin == .root && value != civil.value ? WithOrigin(value: civil.value, origin: .rule) : self
  }
}

extension [String: WithOrigin<String>] {
  fileprivate func fillingRoot(with civil: Self) -> Self {
    var filled = self
    for (key, text) in civil { filled[key] = self[key]?.fillingRoot(with: text) }
    return filled
  }
}

extension ContextNames {
  /// Whether the names of the months in a pattern are only numbers.
  func areNumbers(in pattern: DatePattern) -> Bool {
    pattern.parts.contains { part in
      guard let names = self[part] else { return false }
      return names.areNumbers
    }
  }

  /// The names that a field of a month shows; `nil` for any other field and for the number of a month.
  subscript(part: DatePattern.Part) -> [String]? {
    guard case .field(let letter, let count) = part, letter == "M" || letter == "L", count >= 3 else {
      return nil
    }
    let width: NameWidth = count == 3 ? .abbreviated : count == 4 ? .wide : .narrow
    return self[letter == "M" ? .format : .standAlone, width]
  }
}
