import AlmanacICU
import AlmanacKit

/// The names that differ between Almanac and ICU.
///
/// Almanac replaces a month's name that comes from root ("M04"), a leap month's number that comes from root ("6bis"),
/// digits of another system in the name of a quarter, and an era's name that belongs to another era or is a placeholder.
/// Beside the name of a month, it writes some days as ordinal numbers.
struct NameRule {
  private let file: CalendarFile
  /// ICU's identifier of the locale.
  private let identifier: String
  /// The names of the weekdays that Almanac has, if ICU has others in this calendar; otherwise `nil`.
  ///
  /// Almanac has one list for all calendars. CLDR's Indonesian has another word for Sunday in the Islamic calendars.
  private let weekdays: ContextNames?
  private let locale: LocaleFile

  init(_ file: CalendarFile, _ locale: LocaleFile, _ identifier: String) throws {
    self.file = file
    self.identifier = identifier
    self.locale = locale
    let own = try ICUDateFormat(locale: identifier, calendar: file.calendar.rawValue, style: .full)
    let civil = try ICUDateFormat(locale: identifier, calendar: "gregorian", style: .full)
    weekdays = try own.symbols(.weekdays) == civil.symbols(.weekdays) ? nil : locale.weekdays.names
  }

  /// The pattern with Almanac's names as literals; `nil` if ICU prints the same names.
  ///
  /// `whole` is the whole pattern, also if `parts` are only one end of an interval.
  func named(
    _ parts: [DatePattern.Part], of whole: [DatePattern.Part], _ date: CalendarDate,
    _ numbers: [Unicode.Scalar: String]
  ) -> String? {
    let hasOwn = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return text(letter, count, of: whole, date, numbers) != nil
    }
    return hasOwn ? parts.replacing { text($0, $1, of: whole, date, numbers) } : nil
  }

  /// Almanac's name for a field; `nil` if ICU prints the same name.
  func text(
    _ letter: Unicode.Scalar, _ count: Int, of whole: [DatePattern.Part], _ date: CalendarDate,
    _ numbers: [Unicode.Scalar: String]
  ) -> String? {
    if letter == "G" { return era(count, date) }
    if letter == "d" { return numbers["d"] == nil ? ordinal(date, whole) : nil }
    if letter == "E" || letter == "c" { return weekday(letter, count, date) }
    if letter == "Q" || letter == "q" { return quarter(letter, count, date) }
    if letter == "y" { return hebrewYear(date, numbers["y"]) }
    guard letter == "M" || letter == "L" else { return nil }
    guard count >= 3 else {
      return numericMonth(count, date.month, numbers[letter])
    }
    let context = letter == "M" ? "format" : "standAlone"
    let table = table(of: date)
    let source = file.sources["\(table.key).\(context).\(Self.width(count))"]
    guard source?.isOfICU == false else { return nil }
    return (letter == "M" ? table.names?.format : table.names?.standAlone)?[count][table.place]
  }

  /// The table with the name of a date's month, its key, and the index of the name.
  private func table(of date: CalendarDate) -> (key: String, names: ContextNames?, place: Int) {
    let (months, month) = (file.calendar.traits.months, date.month)
    if let place = months.leapMonths.firstIndex(of: month) { return ("leapMonths", file.leapMonths, place) }
    // The rule of ECMA-402's proposal for the leap years of the Hebrew calendar, which alone renames a month.
    if let place = months.renamedMonths.firstIndex(of: month), (7 * date.year + 1) % 19 < 7 {
      return ("leapYearMonths", file.leapYearMonths, place)
    }
    return ("months", file.months, month.number - 1)
  }

  private func weekday(_ letter: Unicode.Scalar, _ count: Int, _ date: CalendarDate) -> String? {
    // Latin letters are replaced by the beginnings of the names.
    let context = letter == "E" ? "format" : "standAlone"
    let isICU = locale.sources["weekdays.\(context).\(Self.width(count))"]?.isOfICU ?? true
    guard let weekdays = isICU ? weekdays : locale.weekdays.names else { return nil }
    // 1 January 1970 was a Thursday.
    return (letter == "E" ? weekdays.format : weekdays.standAlone)[count][(date.epochDay % 7 + 11) % 7]
  }

  private func quarter(_ letter: Unicode.Scalar, _ count: Int, _ date: CalendarDate) -> String? {
    let context = letter == "Q" ? "format" : "standAlone"
    guard locale.sources["quarters.\(context).\(Self.width(count))"]?.isOfICU == false else { return nil }
    let names = letter == "Q" ? locale.quarters?.format : locale.quarters?.standAlone
    return names?[count][(date.month.number - 1) / 3]
  }

  /// The width that a field with `count` letters shows, as in the paths of a file's sources.
  private static func width(_ count: Int) -> String {
    count == 4 ? "wide" : count == 5 ? "narrow" : "abbreviated"
  }

  /// A year in Hebrew numerals without its thousands.
  ///
  /// ICU writes it so only if a date style asks for these numerals, and not if a format is told to use them.
  private func hebrewYear(_ date: CalendarDate, _ system: String?) -> String? {
    guard system == "hebr" else { return nil }
    return try? ICUNumberFormat(locale: identifier, numbers: "hebr").text(date.year % 1000)
  }

  /// The number of a month as Almanac writes it; `nil` if ICU writes the number in the same way.
  ///
  /// ICU writes the number of a month's place in a Hebrew leap year: 7 for Adar II, whose code is M06.
  private func numericMonth(_ count: Int, _ month: MonthCode, _ system: String?) -> String? {
    let isOwn = month.isLeap && file.sources["leapMonthPatterns.numeric"]?.isOfICU == false
    guard isOwn || file.leapYearMonths != nil else { return nil }
    let number = month.number
    guard let own = try? ICUNumberingSystem(locale: identifier, numbers: nil).name,
      let format = try? Opened(ICUNumberFormat(locale: identifier, numbers: system ?? own)),
      let text = try? format.icu.text(number), let zero = try? format.icu.text(0)
    else { return nil }
    let zeros = String(repeating: zero, count: max(0, count - text.count))
    return month.isLeap ? file.leapMonthPatterns?.numeric.replacing("{0}", with: zeros + text) : zeros + text
  }

  private func ordinal(_ date: CalendarDate, _ parts: [DatePattern.Part]) -> String? {
    let isBesideName = parts.contains { part in
      if case .field(let letter, 3...) = part { "ML".unicodeScalars.contains(letter) } else { false }
    }
    return isBesideName ? file.dayOfMonths?[String(date.day)] : nil
  }

  private func era(_ count: Int, _ date: CalendarDate) -> String? {
    guard let eras = file.eras, file.sources["eras.\(Self.width(count))"]?.isOfICU == false else {
      return nil
    }
    return eras.names[count][file.calendar.traits.eras.place(ofEpochDay: date.epochDay)]
  }
}
