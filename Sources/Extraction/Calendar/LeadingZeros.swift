import AlmanacKit

extension ExtractedPatterns {
  /// The patterns in which a day beside the name of its month has a leading zero only where the language has it.
  ///
  /// The language has it in the Gregorian date of the same style or skeleton, and in a range if the single date has it.
  /// CLDR's Italian has "05–18 mar 2026" beside "5 mar 2026", and its Macedonian has zeros in all calendars but the
  /// Gregorian.
  func withZeros(like gregorian: ExtractedPatterns) -> Self {
    func changed(_ own: ExtractedPattern, _ model: ExtractedPattern?) -> ExtractedPattern {
      guard own.origin != .erratum, own.parsed.kinds.contains(.monthName), let model = model?.parsed,
        model.kinds.contains(.monthName), model.parts.contains(.field(letter: "d", count: 1))
      else { return own }
      return own.changed(
        to: own.parsed.replacing("d", with: [.field(letter: "d", count: 1)]), by: .numberOfWord)
    }
    var patterns = self
    for (style, own) in date { patterns.date[style] = changed(own, gregorian.date[style]) }
    for (skeleton, own) in skeletons {
      patterns.skeletons[skeleton] = changed(own, gregorian.skeletons[skeleton.withoutEra])
    }
    return patterns.mappedIntervals { own, skeleton, _ in changed(own, patterns.skeletons[skeleton]) }
  }
}
