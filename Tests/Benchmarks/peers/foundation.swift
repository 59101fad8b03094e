// The code that an app developer would write with Foundation for months, weekdays, eras and years of three calendars.
//
// Usage: foundation LIST FOLDER. LIST is a file with one tag on each line. FOLDER gets one JSON file for each locale.
import Foundation

struct Names: Encodable {
  var wide: [String]
  var abbreviated: [String]
  var narrow: [String]?
}

struct Contexts: Encodable {
  var format: Names
  var standAlone: Names
}

struct Years: Encodable {
  var first: Int
  var last: Int
  var display: [String]
}

struct CalendarFile: Encodable {
  var months: Contexts
  var eras: Names?
  var years: Years
}

struct LocaleFile: Encodable {
  var locale: String
  var weekdays: Contexts
  var calendars: [String: CalendarFile]
}

let identifiers: KeyValuePairs<String, Calendar.Identifier> = [
  "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese,
]
let years = 1900...2060

/// The 15th of June of each year, in UTC.
func middles(of years: ClosedRange<Int>) -> [Date] {
  var gregorian = Calendar(identifier: .gregorian)
  gregorian.timeZone = .gmt
  return years.compactMap { gregorian.date(from: DateComponents(year: $0, month: 6, day: 15)) }
}

func monthNames(_ calendar: Calendar) -> Contexts {
  Contexts(
    format: Names(
      wide: calendar.monthSymbols, abbreviated: calendar.shortMonthSymbols,
      narrow: calendar.veryShortMonthSymbols),
    standAlone: Names(
      wide: calendar.standaloneMonthSymbols, abbreviated: calendar.shortStandaloneMonthSymbols,
      narrow: calendar.veryShortStandaloneMonthSymbols))
}

func weekdayNames(_ calendar: Calendar) -> Contexts {
  Contexts(
    format: Names(
      wide: calendar.weekdaySymbols, abbreviated: calendar.shortWeekdaySymbols,
      narrow: calendar.veryShortWeekdaySymbols),
    standAlone: Names(
      wide: calendar.standaloneWeekdaySymbols, abbreviated: calendar.shortStandaloneWeekdaySymbols,
      narrow: calendar.veryShortStandaloneWeekdaySymbols))
}

/// The label of each day's year, with the era in the Buddhist calendar and with the cyclic name in the Chinese
/// calendar.
///
/// The Chinese labels need a fixed pattern, because a template gives only the number of the year in its cycle.
func yearLabels(_ calendar: Calendar, _ days: [Date]) -> [String] {
  let formatter = DateFormatter()
  formatter.calendar = calendar
  formatter.locale = calendar.locale
  formatter.timeZone = .gmt
  switch calendar.identifier {
  case .chinese: formatter.dateFormat = "r(U)"
  case .buddhist: formatter.setLocalizedDateFormatFromTemplate("Gy")
  default: formatter.setLocalizedDateFormatFromTemplate("y")
  }
  return days.map(formatter.string)
}

func localeFile(_ tag: String, _ days: [Date]) -> LocaleFile {
  let locale = Locale(identifier: tag)
  var file = LocaleFile(
    locale: tag, weekdays: weekdayNames(Calendar(identifier: .gregorian, in: locale)), calendars: [:])
  for (name, identifier) in identifiers {
    let calendar = Calendar(identifier: identifier, in: locale)
    let eras = Names(wide: calendar.longEraSymbols, abbreviated: calendar.eraSymbols)
    file.calendars[name] = CalendarFile(
      months: monthNames(calendar), eras: identifier == .chinese ? nil : eras,
      years: Years(first: years.lowerBound, last: years.upperBound, display: yearLabels(calendar, days)))
  }
  return file
}

extension Calendar {
  init(identifier: Identifier, in locale: Locale) {
    self.init(identifier: identifier)
    self.locale = locale
    timeZone = .gmt
  }
}

let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let folder = URL(filePath: CommandLine.arguments[2])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let days = middles(of: years)
for tag in list.split(separator: "\n").map(String.init) {
  try encoder.encode(localeFile(tag, days)).write(to: folder.appending(path: "\(tag).json"))
}
