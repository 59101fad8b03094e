/// How long a word is (CLDR's widths of fields; ECMA-402 has long, short and narrow).
public enum WordWidth: String, CaseIterable, Sendable {
  /// The whole word.
  case wide
  /// A usual abbreviation.
  case abbreviated
  /// As short as can be.
  case narrow
}

/// What "this", "last" and "next" can be said of.
public enum RelativeUnit: String, CaseIterable, Sendable {
  /// Yesterday, today, tomorrow.
  case day
  /// Last, this and next week.
  case week
  /// Last, this and next month.
  case month
  /// Last, this and next year.
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
  /// The name of a part of a date or time inside a text, as in "month", or `nil` if CLDR has none in the
  /// language.
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

  /// The name of a part of a date or time as a menu or a button shows it, as in "Month"; `nil` if CLDR has none
  /// in the language.
  ///
  /// ```swift
  /// try almanac.locale("en").title(of: .month)  // "Month"
  /// ```
  public func title(of field: DateField) -> String? {
    let names = file.fields?[field.rawValue]
    return names?.titled?.wide ?? names?.wide
  }

  /// The names of the four quarters of a year as a menu or a button shows them, the first one first; `nil` if CLDR has
  /// none in the language.
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

  /// The words for a day, week, month or year near this one, as in "tomorrow"; `nil` if CLDR has none.
  ///
  /// ```swift
  /// locale.relativeName(of: .day, 1)  // "morgen"
  /// locale.relativeName(of: .day, 3)  // nil
  /// ```
  ///
  /// `offset` is −1 for the one before, 0 for this one, 1 for the next; some languages have words for −2 and 2.
  public func relativeName(of unit: RelativeUnit, _ offset: Int) -> String? {
    file.relative?[unit.rawValue]?.words["\(offset)"]
  }

  /// The words of ``relativeName(of:_:)`` as a menu or a button shows them, as in "Tomorrow".
  ///
  /// ```swift
  /// locale.relativeTitle(of: .day, 1)  // "Morgen"
  /// ```
  public func relativeTitle(of unit: RelativeUnit, _ offset: Int) -> String? {
    let words = file.relative?[unit.rawValue]
    return words?.titled?["\(offset)"] ?? words?.words["\(offset)"]
  }

  /// A number of hours, minutes or seconds, from 0 on, as in "3 hours"; `nil` if CLDR has no words for it.
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
  /// The width's name among those of units (ECMA-402, `unitDisplay`).
  fileprivate var unitWidth: String {
    switch self {
    case .wide: "long"
    case .abbreviated: "short"
    case .narrow: "narrow"
    }
  }
}
