/// Replaces the digits in a locale's numbers with the digits that a user requests with `-u-nu`.
struct RequestedDigits: Sendable {
  let digits: [String]
  private let replacements: [Unicode.Scalar: String]

  /// Makes a change from the locale's digits to `digits`; `nil` if the locale has no digits, or already uses `digits`.
  init?(from numbers: LocaleFile.Numbers, to digits: [String]) {
    guard let own = numbers.digits, own != digits, own.count == digits.count else { return nil }
    var replacements: [Unicode.Scalar: String] = [:]
    for (old, new) in zip(own, digits) {
      guard let scalar = old.unicodeScalars.first, old.unicodeScalars.count == 1 else { return nil }
      replacements[scalar] = new
    }
    self.digits = digits
    self.replacements = replacements
  }

  func changed(_ texts: [String]) -> [String] {
    texts.map { text in
      text.unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }
  }
}

extension LocaleFile {
  mutating func apply(_ change: RequestedDigits) {
    numbers.digits = change.digits
    wheels.minutes = change.changed(wheels.minutes)
    wheels.longest.minutes = change.changed(wheels.longest.minutes)
    wheels.hours = HourLabels { change.changed(wheels.hours[$0]) }
    wheels.longest.hours = HourLabels { change.changed(wheels.longest.hours[$0]) }
  }
}

extension CalendarFile {
  /// Replaces the digits in the labels of days and years, and removes the ordinal days, which have the old digits.
  mutating func apply(_ change: RequestedDigits) {
    dayOfMonths = nil
    dayLabels = change.changed(dayLabels)
    longest.days = change.changed(longest.days)
    longest.years = change.changed(longest.years)
    years.display = years.display.map(change.changed)
    years.numeric = years.numeric.map(change.changed)
  }
}
