/// Replaces the digits in a locale's numbers and names with the digits that `-u-nu` requests.
package struct RequestedDigits: Sendable {
  let digits: [String]
  private let replacements: [Unicode.Scalar: String]

  /// Makes a change from a locale's own digits to `digits`; `nil` if one of them is `nil`, or if they are the same.
  package init?(from own: [String]?, to digits: [String]?) {
    guard let own, let digits, own != digits, own.count == digits.count else { return nil }
    var replacements: [Unicode.Scalar: String] = [:]
    for (old, new) in zip(own, digits) {
      guard let scalar = old.unicodeScalars.first, old.unicodeScalars.count == 1 else { return nil }
      replacements[scalar] = new
    }
    self.digits = digits
    self.replacements = replacements
  }

  package func changed(_ texts: [String]) -> [String] {
    texts.map { text in
      text.unicodeScalars.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
    }
  }

  /// Names such as "Month 4" and "4月"; CLDR's names can have digits too, which the numbers beside them should match.
  func changed(_ names: ContextNames) -> ContextNames {
    var result = ContextNames(hasShort: false) { changed(names[$0, $1]) }
    result.titled = names.titled.map {
      TitledNames(abbreviated: changed($0.abbreviated), short: nil, wide: changed($0.wide))
    }
    return result
  }
}

extension LocaleFile {
  mutating func apply(_ change: RequestedDigits) {
    numbers.digits = change.digits
    quarters = quarters.map(change.changed)
    wheels.minutes = change.changed(wheels.minutes)
    wheels.longest.minutes = change.changed(wheels.longest.minutes)
    wheels.hours = HourLabels { change.changed(wheels.hours[$0]) }
    wheels.longest.hours = HourLabels { change.changed(wheels.longest.hours[$0]) }
  }
}

extension CalendarFile {
  /// Replaces the digits in labels and names, and removes the ordinal days, which have the old digits.
  mutating func apply(_ change: RequestedDigits) {
    dayOfMonths = nil
    dayLabels = change.changed(dayLabels)
    months = change.changed(months)
    leapMonths = leapMonths.map(change.changed)
    leapYearMonths = leapYearMonths.map(change.changed)
    longest.days = change.changed(longest.days)
    longest.months = change.changed(longest.months)
    longest.years = change.changed(longest.years)
    years.display = years.display.map(change.changed)
    years.numeric = years.numeric.map(change.changed)
  }
}
