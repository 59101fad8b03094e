import AlmanacKit

/// Checks the rules for Almanac's patterns of a calendar with cyclic years, such as the Chinese calendar.
///
/// This code is independent of the generator's code, so that a mistake in the generator appears as a difference.
struct CyclicCheck {
  let file: CalendarFile
  let gregorian: CalendarFile
  let isLatin: Bool

  func run(_ tally: inout Tally) {
    for (path, pattern) in patterns(of: file) {
      let letters = DatePattern(pattern).letters
      let place = "\(file.locale) \(file.calendar) \(path): '\(pattern)'"
      if letters.contains("y") || letters.contains("U") && !letters.contains("r") {
        tally.differ("\(place) shows the same year for two years that are 60 years apart")
      }
      if letters.contains("U") && file.sources["cyclicYears"] == .root && !isLatin {
        tally.differ(
          "\(place) shows the cyclic year name from root, although the locale's script is not Latin")
      }
      guard file.sources["patterns.\(path)"] == .rule else { continue }
      let keys = path.split(separator: ".").map(String.init)
      let others = [gregorianPattern(keys, isWithoutEra: true), gregorianPattern(keys, isWithoutEra: false)]
      var skeleton = keys[1]
      if path == "intervals.MMMd.y" { skeleton = "yMMMd" }
      let single = fields(of: file.skeletonPatterns.pattern(skeleton)?.text ?? "")
      // Almanac may make an interval from two copies of the pattern of a single date. Such an interval has the field
      // order of the single date, so its order is not compared with the Gregorian interval.
      if path.hasPrefix("intervals."), fields(of: pattern) == single + single { continue }
      if !others.contains(where: { hasOrder(pattern, of: $0) }) {
        tally.differ("\(place) does not have the field order of '\(others)'")
      }
    }
  }

  /// The Gregorian pattern at a path such as `intervals.yMMMd.M`.
  private func gregorianPattern(_ keys: [String], isWithoutEra: Bool) -> String {
    let skeleton = isWithoutEra ? keys[1].replacing("Gy", with: "y") : keys[1]
    let found =
      switch keys[0] {
      case "date": gregorian.patterns.date[keys[1]]
      case "skeletons": gregorian.skeletonPatterns.pattern(skeleton)?.text
      default: gregorian.intervalPatterns(keys[2]).pattern(skeleton)?.text
      }
    return found ?? ""
  }

  private func patterns(of file: CalendarFile) -> [String: String] {
    var patterns: [String: String] = [:]
    for (style, pattern) in file.patterns.date { patterns["date.\(style)"] = pattern }
    for (skeleton, pattern) in file.patterns.skeletons { patterns["skeletons.\(skeleton)"] = pattern }
    for (skeleton, letters) in file.patterns.intervals.patterns {
      for (letter, pattern) in letters { patterns["intervals.\(skeleton).\(letter)"] = pattern }
    }
    return patterns
  }

  /// Whether a pattern has the fields of a Gregorian pattern in the same order.
  ///
  /// A pattern may also have the order of the full or the numeric Gregorian date. Languages without names of months
  /// need the numeric order.
  private func hasOrder(_ pattern: String, of gregorianPattern: String) -> Bool {
    let fields = fields(of: pattern)
    if fields == self.fields(of: gregorianPattern) { return true }
    let orders = [gregorian.patterns.date["full"], gregorian.patterns.skeletons["yMd"]].map { order in
      self.fields(of: order ?? "").filter(Set(fields).contains)
    }
    return orders.contains(fields.filter { $0 != "E" }) || orders.contains(fields)
  }

  /// The fields of a pattern in order; a related year and its cyclic name are one field, and eras are left out.
  private func fields(of pattern: String) -> [Unicode.Scalar] {
    var fields: [Unicode.Scalar] = []
    for letter in DatePattern(pattern).parts.compactMap(\.letter) where letter != "G" {
      let field: Unicode.Scalar = ["r": "y", "U": "y", "L": "M", "c": "E"][letter] ?? letter
      if field != "y" || fields.last != "y" { fields.append(field) }
    }
    return fields
  }
}
