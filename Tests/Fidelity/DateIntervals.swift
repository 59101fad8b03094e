import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

// Ranges of dates.
extension DateComparison {
  func compareIntervals(_ skeleton: String, _ tally: inout Tally) throws {
    let native = try ICUDateIntervalFormat(locale: identifier, skeleton: skeleton)
    for (index, day) in days.days.enumerated() {
      let other = day + [1, 0, 9, 31, 5, 120, 17, 400, 3, 62, 36_500][index % 11]
      guard CalendarDate.supportedEpochDays.contains(other) else { continue }
      let (first, last) = (
        CalendarDate(epochDay: day, file.calendar), CalendarDate(epochDay: other, file.calendar)
      )
      guard !isWrongInICU(day), try !isWrong(other) else {
        tally.count([.arithmetic])
        continue
      }
      guard !first.month.isLeap, !last.month.isLeap else {
        tally.count([.leapInterval])
        continue
      }
      try compareInterval(skeleton, first, last, native, &tally)
    }
  }

  private func compareInterval(
    _ skeleton: String, _ first: CalendarDate, _ last: CalendarDate,
    _ native: borrowing ICUDateIntervalFormat,
    _ tally: inout Tally
  ) throws {
    let letter = first.year != last.year ? "y" : first.month != last.month ? "M" : "d"
    let shown = Skeleton(skeleton)?.showing(letter).description ?? skeleton
    let wanted = file.skeletonPatterns.pattern(shown) == nil ? skeleton : shown
    let pattern = first == last ? nil : file.intervalPatterns(letter).pattern(wanted)
    let isOne = pattern == nil
    let single = file.skeletonPatterns.pattern(first == last ? skeleton : wanted)
    let path =
      pattern.map { "patterns.intervals.\($0.key).\(letter)" } ?? "patterns.skeletons.\(single?.key ?? "")"
    let ours = (pattern ?? single)?.text ?? ""
    let parts = DatePattern(ours).parts
    let numbers = numbers(at: path, ours)
    let letters = DatePattern(parts: parts).letters
    var allowances: Set<Allowance> = []
    if file.sources[path] == .rule || isWithoutEra(wanted, (pattern ?? single)?.key) {
      allowances.insert(.pattern)
    }
    if !numbers.isEmpty { allowances.insert(.numbers) }
    if [first, last].contains(where: { names.named(parts, of: parts, $0, numbers) != nil }) {
      allowances.insert(.name)
    }
    if !isOne && (letters.isSuperset(of: ["L", "M"]) || letters.isSuperset(of: ["c", "E"])) {
      allowances.insert(.ends)
    }
    if wanted != skeleton || skeleton.contains("Q") { allowances.insert(.shownField) }
    if isOne && first != last { allowances.insert(.joined) }
    if !isOne && first.eraInICU(file.calendar) != last.eraInICU(file.calendar) { allowances.insert(.eras) }
    let expected =
      allowances.isEmpty
      ? try native.text(from: milliseconds(first.epochDay), to: milliseconds(last.epochDay))
      : try ends(parts, isOne: isOne, numbers, first, last)
    let text = try calendar.text(from: first, to: last, skeleton: skeleton)
    if let used = pattern ?? single, allowances.isEmpty, used.key != wanted, text != expected {
      let other = try ends(parts, isOne: isOne, numbers, first, last)
      tally.compare(text, other, [.width], "\(file.locale) \(file.calendar) \(path) \(ours) \(first) \(last)")
      return
    }
    tally.compare(
      text, expected, allowances,
      "\(file.locale) \(file.calendar) \(path) \(ours) \(first) \(last)")
  }

  /// ICU's text of the first end of an interval, followed by ICU's text of the second end.
  private func ends(
    _ parts: [DatePattern.Part], isOne: Bool, _ numbers: [Unicode.Scalar: String], _ first: CalendarDate,
    _ last: CalendarDate
  ) throws -> String {
    let ends = isOne ? (first: parts, second: parts) : parts.intervalEnds
    let start = try text(ends.first, of: parts, numbers, first)
    let end = try text(ends.second, of: parts, numbers, last)
    return isOne ? start == end ? start : file.patterns.intervals.joined(start, end) : start + end
  }

  private func text(
    _ parts: [DatePattern.Part], of whole: [DatePattern.Part], _ numbers: [Unicode.Scalar: String],
    _ date: CalendarDate
  ) throws -> String {
    let pattern = names.named(parts, of: whole, date, numbers) ?? DatePattern(parts: parts).description
    return try texts.text(pattern, numbers, at: milliseconds(date.epochDay))
  }

  private func isWrong(_ day: Int) throws -> Bool {
    guard !file.calendar.traits.isISO, !days.days.contains(day) else { return isWrongInICU(day) }
    return try SampleDays.isWrongInICU(day, file.calendar)
  }
}
