import AlmanacICU
import AlmanacKit

/// The names that differ between Almanac and ICU.
///
/// Almanac replaces a month's name that comes from root ("M04"), a leap month's number that comes from root ("6bis"),
/// and an era's name that belongs to another era. Beside the name of a month, it writes some days as ordinal numbers.
struct NameRule {
  private let file: CalendarFile
  /// ICU's identifier of the locale.
  private let identifier: String

  init(_ file: CalendarFile, _ identifier: String) {
    self.file = file
    self.identifier = identifier
  }

  /// The pattern with Almanac's names as literals; `nil` if ICU prints the same names.
  ///
  /// `whole` is the whole pattern, also if `parts` are only one end of an interval.
  func named(
    _ parts: [DatePattern.Part], of whole: [DatePattern.Part], _ date: CalendarDate,
    _ numbers: [Character: String]
  ) -> String? {
    let hasOwn = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return text(letter, count, of: whole, date, numbers) != nil
    }
    return hasOwn ? parts.replacing { text($0, $1, of: whole, date, numbers) } : nil
  }

  /// Almanac's name for a field; `nil` if ICU prints the same name.
  func text(
    _ letter: Character, _ count: Int, of whole: [DatePattern.Part], _ date: CalendarDate,
    _ numbers: [Character: String]
  ) -> String? {
    if letter == "G" { return era(count, date) }
    if letter == "d" { return numbers["d"] == nil ? ordinal(date, whole) : nil }
    guard letter == "M" || letter == "L" else { return nil }
    guard count >= 3 else {
      return date.month.isLeap ? numericLeap(count, date.month.number, numbers[letter]) : nil
    }
    let context = letter == "M" ? "format" : "standAlone"
    let width = count == 3 ? "abbreviated" : count == 4 ? "wide" : "narrow"
    let table = date.month.isLeap ? "leapMonths" : "months"
    guard let source = file.sources["\(table).\(context).\(width)"], !source.isOfICU else { return nil }
    return name(letter, count, date.month)
  }

  /// The number of a leap month as Almanac writes it; `nil` if ICU writes the number in the same way.
  private func numericLeap(_ count: Int, _ number: Int, _ system: String?) -> String? {
    guard file.sources["leapMonthPatterns.numeric"]?.isOfICU == false else { return nil }
    guard let own = try? ICUNumberingSystem(locale: identifier, numbers: nil).name,
      let format = try? NumberFormat(identifier, system ?? own), let text = try? format.text(number),
      let zero = try? format.text(0)
    else { return nil }
    let zeros = String(repeating: zero, count: max(0, count - text.count))
    return file.leapMonthPatterns?.numeric.replacing("{0}", with: zeros + text)
  }

  private func ordinal(_ date: CalendarDate, _ parts: [DatePattern.Part]) -> String? {
    let names = ["MMM", "MMMM", "MMMMM", "LLL", "LLLL", "LLLLL"]
    let isBesideName = parts.contains { part in
      if case .field(let letter, let count) = part {
        names.contains(String(repeating: letter, count: count))
      } else {
        false
      }
    }
    return isBesideName ? file.dayOfMonths?[String(date.day)] : nil
  }

  private func era(_ count: Int, _ date: CalendarDate) -> String? {
    let width = count == 4 ? "wide" : count == 5 ? "narrow" : "abbreviated"
    guard let eras = file.eras, let source = file.sources["eras.\(width)"], !source.isOfICU else {
      return nil
    }
    return eras.names[count][file.calendar.traits.eras.place(ofEpochDay: date.epochDay)]
  }

  private func name(_ letter: Character, _ count: Int, _ month: MonthCode) -> String? {
    let names = month.isLeap ? file.leapMonths : file.months
    let widths = letter == "M" ? names?.format : names?.standAlone
    let list = count == 3 ? widths?.abbreviated : count == 4 ? widths?.wide : widths?.narrow
    return list?[month.number - 1]
  }
}

/// ICU's format of numbers in a numbering system.
private final class NumberFormat {
  private let format: ICUNumberFormat

  init(_ locale: String, _ system: String) throws {
    format = try ICUNumberFormat(locale: locale, numbers: system)
  }

  func text(_ number: Int) throws -> String { try format.text(number) }
}
