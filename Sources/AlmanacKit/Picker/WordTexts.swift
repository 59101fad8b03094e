/// The length of a word, in CLDR's terms; ECMA-402 calls the three lengths long, short and narrow.
public enum WordWidth: String, CaseIterable, Sendable {
  /// The whole word.
  case wide
  /// The usual abbreviation.
  case abbreviated
  /// The shortest form.
  case narrow
}

/// A unit that has words such as "last", "this" and "next".
public enum RelativeUnit: String, CaseIterable, Sendable {
  /// A day: yesterday, today and tomorrow.
  case day
  /// A week: last week, this week and next week.
  case week
  /// A month: last month, this month and next month.
  case month
  /// A year: last year, this year and next year.
  case year
}

/// A unit of a duration.
public enum DurationUnit: String, CaseIterable, Sendable {
  /// An hour.
  case hour
  /// A minute.
  case minute
  /// A second.
  case second
}

extension AlmanacLocale {
  /// The name of a part of a date or time, such as "month", for use in a sentence; `nil` if CLDR has no such name.
  ///
  /// ```swift
  /// locale.name(of: .hour)  // "Stunde"
  /// locale.name(of: .hour, .abbreviated)  // "Std."
  /// ```
  public func name(of field: DateField, _ width: WordWidth = .wide) -> String? {
    guard let names = file.fields?[field.rawValue] else { return nil }
    return switch width {
    case .wide: names.wide
    case .abbreviated: names.abbreviated
    case .narrow: names.narrow
    }
  }

  /// The name of a part of a date or time, such as "Month", for a menu or a button; `nil` if CLDR has no such name.
  ///
  /// ```swift
  /// try almanac.locale("en").title(of: .month)  // "Month"
  /// ```
  public func title(of field: DateField) -> String? {
    let names = file.fields?[field.rawValue]
    return names?.titled?.wide ?? names?.wide
  }

  /// The names of the four quarters of a year, in order, for a menu or a button; `nil` if CLDR has no such names.
  ///
  /// ```swift
  /// locale.quarterNames()  // ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"]
  /// locale.quarterNames(.abbreviated)  // ["Q1", "Q2", "Q3", "Q4"]
  /// ```
  public func quarterNames(_ width: WordWidth = .wide) -> [String]? {
    guard let quarters = file.quarters else { return nil }
    let (names, titled) = (quarters.standAlone, quarters.titled)
    return switch width {
    case .wide: titled?.wide ?? names.wide
    case .abbreviated: titled?.abbreviated ?? names.abbreviated
    case .narrow: names.narrow
    }
  }

  /// The words for a day, week, month or year near the current one, such as "tomorrow"; `nil` if CLDR has none.
  ///
  /// ```swift
  /// locale.relativeName(of: .day, 1)  // "morgen"
  /// locale.relativeName(of: .day, 3)  // nil
  /// ```
  ///
  /// `offset` is −1 for the previous, 0 for the current and 1 for the next day, week, month or year. Some languages
  /// also have words for −2 and 2.
  public func relativeName(of unit: RelativeUnit, _ offset: Int) -> String? {
    file.relative?[unit.rawValue]?.words["\(offset)"]
  }

  /// The words of ``relativeName(of:_:)`` for a menu or a button, such as "Tomorrow"; `nil` if CLDR has none.
  ///
  /// ```swift
  /// locale.relativeTitle(of: .day, 1)  // "Morgen"
  /// ```
  public func relativeTitle(of unit: RelativeUnit, _ offset: Int) -> String? {
    let words = file.relative?[unit.rawValue]
    return words?.titled?["\(offset)"] ?? words?.words["\(offset)"]
  }

  /// The text for a number of hours, minutes or seconds, such as "3 hours"; `nil` if CLDR has no words for the unit.
  ///
  /// `number` is 0 or more.
  ///
  /// ```swift
  /// locale.duration(3, .hour)  // "3 Stunden"
  /// locale.duration(3, .hour, .abbreviated)  // "3 Std."
  /// ```
  public func duration(_ number: Int, _ unit: DurationUnit, _ width: WordWidth = .wide) -> String? {
    guard let names = file.units?[unit.rawValue]?[width.unitWidth],
      let form = names.forms[file.plurals.cardinal.category(of: number)] ?? names.forms[.other]
    else { return nil }
    return form.replacingBytes(of: "{0}", with: text(number))
  }

  /// The words above a column of hours, minutes or seconds, without a number; `nil` if CLDR has none.
  ///
  /// ```swift
  /// locale.durationLabel(.hour)  // "Stunden"
  /// ```
  public func durationLabel(_ unit: DurationUnit, _ width: WordWidth = .wide) -> String? {
    file.units?[unit.rawValue]?[width.unitWidth]?.label
  }
}

extension WordWidth {
  /// The name of this width in the field `units` of `locale.json`, such as `long` for ``wide`` (ECMA-402).
  fileprivate var unitWidth: String {
    switch self {
    case .wide: "long"
    case .abbreviated: "short"
    case .narrow: "narrow"
    }
  }
}
