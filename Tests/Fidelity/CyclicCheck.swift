import AlmanacKit

/// What must hold of the patterns of a calendar with cyclic years, where Almanac's differ from ICU's.
///
/// This is not the generator's code: a mistake there must show as a difference.
struct CyclicCheck {
  let file: CalendarFile
  let gregorian: CalendarFile
  let isLatin: Bool

  func run(_ tally: inout Tally) {
    let civil = patterns(of: gregorian)
    for (path, pattern) in patterns(of: file) {
      let letters = DatePattern(pattern).letters
      let place = "\(file.locale) \(file.calendar) \(path): '\(pattern)'"
      if letters.contains("y") || letters.contains("U") && !letters.contains("r") {
        tally.differ("\(place) shows no year that differs from that of 60 years later")
      }
      if letters.contains("U") && file.sources["cyclicYears"] == .root && !isLatin {
        tally.differ("\(place) shows root's name of the year in another script")
      }
      guard file.sources["patterns.\(path)"] == .rule else { continue }
      let other = civil[path.replacing("skeletons.Gy", with: "skeletons.y")] ?? ""
      var skeleton = path.split(separator: ".").dropFirst().first.map(String.init) ?? ""
      if path == "intervals.MMMd.y" { skeleton = "yMMMd" }
      let single = fields(of: file.patterns.skeletons[skeleton] ?? "")
      // Where no interval fits, each end has the pattern of a date.
      if path.hasPrefix("intervals."), fields(of: pattern) == single + single { continue }
      if !hasOrder(pattern, of: other) { tally.differ("\(place) has not the order of '\(other)'") }
    }
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

  /// Whether a pattern has the fields of the Gregorian one in its order.
  ///
  /// A date that names the month may have the order of the Gregorian date that does; and in a language without names of
  /// months, the order of the Gregorian date in numbers.
  private func hasOrder(_ pattern: String, of civil: String) -> Bool {
    let fields = fields(of: pattern)
    if fields == self.fields(of: civil) { return true }
    let orders = [gregorian.patterns.date["full"], gregorian.patterns.skeletons["yMd"]].map { order in
      self.fields(of: order ?? "").filter(Set(fields).contains)
    }
    return orders.contains(fields.filter { $0 != "E" }) || orders.contains(fields)
  }

  /// The fields in their order; the year and its name are one, and an era is none.
  private func fields(of pattern: String) -> [Character] {
    var fields: [Character] = []
    for case .field(let letter, _) in DatePattern(pattern).parts where letter != "G" {
      let field: Character = ["r": "y", "U": "y", "L": "M", "c": "E"][letter] ?? letter
      if field != "y" || fields.last != "y" { fields.append(field) }
    }
    return fields
  }
}
