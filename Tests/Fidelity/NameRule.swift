import AlmanacKit

/// Where Almanac has another name than ICU: of a month, if ICU's is only root's ("M04"), or of an era, if ICU's is that
/// of another era.
struct NameRule {
  private let file: CalendarFile

  init(_ file: CalendarFile) { self.file = file }

  /// The pattern around the names, if ICU would print another; `nil` if it prints the same.
  func named(_ parts: [DatePattern.Part], _ date: CalendarDate) -> String? {
    let hasOwn = parts.contains { part in
      guard case .field(let letter, let count) = part else { return false }
      return text(letter, count, date) != nil
    }
    return hasOwn ? parts.replacing { text($0, $1, date) } : nil
  }

  /// The name that stands for a field, if ICU would print another.
  func text(_ letter: Character, _ count: Int, _ date: CalendarDate) -> String? {
    if letter == "G" { return era(count, date) }
    guard letter == "M" || letter == "L", count >= 3 else { return nil }
    let context = letter == "M" ? "format" : "standAlone"
    let width = count == 3 ? "abbreviated" : count == 4 ? "wide" : "narrow"
    let table = date.month.isLeap ? "leapMonths" : "months"
    guard let source = file.sources["\(table).\(context).\(width)"], !source.isOfICU else { return nil }
    return name(letter, count, date.month)
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
