import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The patterns for a calendar with cyclic years, such as the Chinese calendar.
  ///
  /// CLDR has most of these patterns only in root, in an order that no language uses ("2026(bing-wu) Month 1 1"). A
  /// pattern of the language itself is kept if it fits the Gregorian pattern. All others are made from the Gregorian
  /// patterns, so that all texts of a locale have the same order. `hasYearNames` is `false` if CLDR has only root's
  /// pinyin names of the years, and the language is not written in Latin letters.
  func cyclicPatterns(
    of calendar: borrowing OpenCalendar, _ numbers: NumberedMonths, hasYearNames: Bool,
    _ gregorianPatterns: ExtractedPatterns
  ) throws(ICUError) -> ExtractedPatterns {
    let own = try extractedPatterns(of: calendar)
    let year = yearLabel(own.skeletons[calendar.traits.yearLabel], hasYearNames: hasYearNames)
    let rule = CyclicRule(year: year.parsed, numbers, gregorianPatterns)
    var date: [String: ExtractedPattern] = [:]
    for style in ICUDateStyle.allCases {
      date[style.rawValue] = rule.pattern(
        gregorianPatterns.date[style.rawValue], isLong: style == .full || style == .long,
        own: own.date[style.rawValue])
    }
    var skeletons: [String: ExtractedPattern] = [:]
    for skeleton in CalendarFile.Patterns.names(in: calendar.traits) {
      if skeleton == calendar.traits.yearLabel {
        skeletons[skeleton] = year
        continue
      }
      let plain = skeleton.replacingBytes(of: "Gy", with: "y")
      let pattern = gregorianPatterns.skeletons[plain]
      skeletons[skeleton] =
        plain == "y"
        ? year.text == own.skeletons[skeleton]?.text ? year : year.copied(as: rule.year, by: .cyclicPattern)
        : rule.pattern(pattern, isLong: plain.contains("MMMM"), own: own.skeletons[skeleton])
    }
    return ExtractedPatterns(
      date: date, dateTime: own.dateTime.merging(gregorianPatterns.dateTime) { $0.replaced(by: $1) },
      fallback: own.fallback.fillingRoot(with: gregorianPatterns.fallback),
      intervals: intervals(own, skeletons, rule), skeletons: skeletons)
  }

  /// The pattern for the label of a year, such as `r(U)`.
  ///
  /// The label has the related Gregorian year (`r`), which is unique. It also has the year's name (`U`) if people can
  /// read that name.
  private func yearLabel(_ own: ExtractedPattern?, hasYearNames: Bool) -> ExtractedPattern {
    let found = own.parsed
    let label =
      if !hasYearNames {
        found.has("r") && !found.has("U") ? found : DatePattern("r")
      } else if own?.isOfLanguage != true {
        DatePattern.relatedYearAndName
      } else {
        found.has("r") ? found : found.replacing("U", with: DatePattern.relatedYearAndName.parts)
      }
    let origin = label == found ? own?.origin ?? .made(by: .cyclicPattern) : .made(by: .cyclicPattern)
    return ExtractedPattern(label, origin: origin, override: nil)
  }

  private func intervals(
    _ own: ExtractedPatterns, _ skeletons: [String: ExtractedPattern], _ rule: CyclicRule
  ) -> [String: [String: ExtractedPattern]] {
    let fallback = rule.gregorianPatterns.fallback.value
    var patterns: [String: [String: ExtractedPattern]] = [:]
    for (skeleton, letters) in Intervals.allDates {
      guard let one = skeletons[skeleton] else { continue }
      for letter in letters {
        let plain = skeleton.replacingBytes(of: "Gy", with: "y")
        let gregorian = rule.gregorianPatterns.intervals[plain]?[letter]
        let made = rule.interval(gregorian, beside: one.parsed, own: own.intervals[skeleton]?[letter])
        patterns[skeleton, default: [:]][letter] =
          made ?? one.copied(as: one.parsed.twice(in: fallback), by: .cyclicPattern)
      }
    }
    return patterns
  }
}

extension WithOrigin<String> {
  /// This text, or the Gregorian text if this text comes from root.
  fileprivate func fillingRoot(with gregorian: WithOrigin<String>) -> WithOrigin<String> {
    origin == .root ? replaced(by: gregorian) : self
  }

  /// The Gregorian text.
  fileprivate func replaced(by gregorian: WithOrigin<String>) -> WithOrigin<String> {
    value == gregorian.value
      ? self : WithOrigin(value: gregorian.value, origin: .made(by: .cyclicPattern))
  }
}
