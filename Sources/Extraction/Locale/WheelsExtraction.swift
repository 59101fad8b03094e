import AlmanacKit

extension OpenLocale {
  /// The labels for the hours and minutes in a picker's wheels, in the locale's digits.
  ///
  /// The labels have a leading zero if the locale's patterns for hour and minute have one. German writes 09:30 on a
  /// 24-hour clock and 9:30 AM on a 12-hour clock, but Spanish writes 9:30 on both.
  func wheels(_ time: LocaleFile.Time, _ sources: inout [String: Origin]) -> LocaleFile.Wheels {
    let hours = LocaleFile.HourLabels { cycle in
      sources["wheels.hours.\(cycle.rawValue)"] = .made(by: .wheel)
      let pattern = time.skeletons[cycle.isHalfDay ? "hm" : "Hm"] ?? ""
      return labels(cycle.numbers, digits: DatePattern(pattern).count(of: ["h", "H", "k", "K"]))
    }
    sources["wheels.minutes"] = .made(by: .wheel)
    let minuteDigits = DatePattern(time.skeletons["Hm"] ?? "").count(of: ["m"])
    let minutes = labels(Array(0...59), digits: minuteDigits)
    return LocaleFile.Wheels {
      ($0.hours, $0.minutes) = (hours, minutes)
      $0.longest.hours = LocaleFile.HourLabels { hours[$0].longest }
      $0.longest.minutes = minutes.longest
    }
  }

  private func labels(_ numbers: [Int], digits: Int) -> [String] {
    numbers.map { numerals.ofTimes.text($0, minimumDigits: digits) }
  }
}

extension DatePattern {
  /// How many times the pattern repeats the letter of a field: 2 for `HH`.
  ///
  /// The field is the first one whose letter is in `letters`. The result is 1 if the pattern has no such field.
  fileprivate func count(of letters: Set<Unicode.Scalar>) -> Int {
    for case .field(let letter, let count) in parts where letters.contains(letter) { return count }
    return 1
  }
}
